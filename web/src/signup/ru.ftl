# signup
