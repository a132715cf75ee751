"""Policies that rulebooks share: one module per question, one function per answer.

The name of a function states the rule. Two different behaviours are two functions.
"""
