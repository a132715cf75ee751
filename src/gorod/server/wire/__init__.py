"""Everything the server sends: response models, the audience of each field, and the projection."""
