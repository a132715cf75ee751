# The FIIM rules of 2011 on the screens.

foul-letter = W
do-warn = Remark
do-defeat = Team defeat
do-ban = Suspension from games
did-ban = Suspended { $seat }
news-tie-found = A shoot-out: { $seats }
desk-disqualify = Suspend from the tournament
desk-disqualify-who = Suspend { $name } from the tournament
desk-any-duty-disqualify = Suspended by the host: decide at the desk
cup-any-column-award = Hosts
cup-officials = Hosts and organisers
desk-any-people-officials = Hosts
