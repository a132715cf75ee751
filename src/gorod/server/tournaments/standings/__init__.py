"""The standings of a stage and what stands behind each number."""
