# A player's own link.

mine-title = My link
mine-gone = This link does not open
mine-gone-text = It was closed, it has expired, or it was not copied as a whole. Ask the organiser for a new one.
mine-again = Try again
mine-card = My card and my table
mine-card-about = The card is seen only while you hold your finger on it.
mine-protest = File the { -protest }
mine-protest-about = A protest is filed right after the game, within the time that the rules give. The chief judge looks at it.
mine-protest-game = Against which game
mine-protest-text = What happened
mine-protest-clauses = Clauses of the rules, if you know them
mine-protest-send = File the { -protest }
mine-photo = Add a photo
mine-photo-other = Another photo
mine-photo-drop = Remove the photo
mine-photo-bad = This picture cannot be read: JPEG, PNG or WebP, please.
mine-consent-agree = I agree
mine-consent-given = You agreed to the processing of your data on { $when }
mine-consent-digest = Fingerprint of the text (SHA-256): { $digest }
mine-leave = Leave the tournament
mine-leave-title = Leave the tournament?
mine-leave-about = Your games stay in the standings; you will not be seated any more. Only the organiser can bring you back.
mine-leave-reason = Reason, if you like
mine-leave-yes = Yes, I am leaving
