# The FIIM rules of 2011 on the screens.

foul-letter = W
do-warn = Remark
do-defeat = Team defeat
do-ban = Suspension from games
did-ban = Suspended: player { $seat }
