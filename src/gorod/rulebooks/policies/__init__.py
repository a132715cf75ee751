"""Answers that rulebooks share: one module per question, one function per answer.

The name of a function is the sentence of the rule. Two behaviours are two functions.
"""
