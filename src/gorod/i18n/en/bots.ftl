# What bots say at the table.

bot-claims-role = I am the { $role }.
bot-reports-check = I checked { $seat }: { $colour ->
   *[red] red
    [black] black
}.
bot-accuses = I suspect { $seat }: { $sure } % against us.
bot-trusts = I trust { $seat }: { $sure } % one of ours.
