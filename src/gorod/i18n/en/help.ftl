# The help: the words around its pages. The pages themselves are in docs/en.

help-back = Go back
help-contents = Contents
help-pages = All help pages
