"""Code that all HTTP routes share: the guard, middleware, responses, errors."""
