"""By-day games as a service: their clock, what people are told, their bots, their book."""
