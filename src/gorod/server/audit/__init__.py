"""`gorod audit`: checks whether today's rules decide stored games the same. It only reports."""
