"""HTTP plumbing that routes share: the guard, middleware, responses, errors."""
