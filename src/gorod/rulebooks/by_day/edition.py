"""The hours of the by-day rules."""

from gorod.rulebooks.policies.by_day.hours import Hours

EDITION = Hours()
