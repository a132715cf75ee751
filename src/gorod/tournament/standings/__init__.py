"""The standings of a stage: what counts, who stands where, why, and who may see it."""
