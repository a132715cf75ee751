# The check of a deal: `gorod fair verify`.

fair-chain-yes = Deal { $deal } stands in the chain behind the deal before it.
fair-chain-no = Deal { $deal } does not follow the deal before it: it should say “{ $expected }” and says “{ $found }”.
fair-commitment-yes = The opened secret of deal { $deal } gives the commitment that was published: { $found }
fair-commitment-no = The opened secret of deal { $deal } does not give the commitment that was published: { $expected } instead of { $found }
fair-contributions-yes = Who added to deal { $deal }: { $found }
fair-contributions-no = The contributions to deal { $deal } cannot be right: { $found }
fair-cards-yes = The cards of deal { $deal } follow from the secret and the contributions: { $found }
fair-cards-no = The cards of deal { $deal } do not follow from the secret and the contributions: { $expected } instead of { $found }
fair-entered-none = The cards of deal { $deal } were entered by the judge. Nothing is claimed of them.
fair-changed-none = The judge changed the cards of deal { $deal } after they had been drawn.
fair-closed-none = The secret of deal { $deal } is not opened: the game is not over, or the cards were entered by the judge.
fair-unused-none = Deal { $deal } was promised and not made.
fair-draw-yes = A lot of deal { $deal } follows from the secret: { $found }
fair-draw-no = A lot of deal { $deal } does not follow from the secret: { $found }, but it falls on { $expected }
fair-coin-none = The judge entered a lot: { $found }
fair-coin-no = The lot of the game is not the one that was drawn: { $found }, but { $expected } was drawn
fair-table-yes = The players have the cards of deal { $deal }.
fair-table-no = The players do not have the cards of deal { $deal }: { $expected } instead of { $found }
fair-promise-yes = The commitment that was noted before the deal is that of deal { $deal }.
fair-promise-no = No deal has the commitment that was noted before the deal: { $found }
fair-own-yes = What was added on this device is in deal { $deal }: { $found }
fair-own-no = What was added on this device is missing in deal { $deal }: { $found }
fair-unknown-no = Deal { $deal } is of a kind that this release does not know.
fair-verdict-holds = It holds: the cards and lots follow from what was promised before the deal.
fair-verdict-fails = It does NOT hold.
fair-verdict-nothing = There is nothing to check: this file claims nothing of its deal.
cli-fair-unreadable = { $file }: the proof of the deal cannot be read ({ $key })
cli-help-fair =
    gorod fair verify FILE [--commitment HEX] [--json] [--lang ru|en]

    Checks the deal of a game, step by step. FILE is a record (.mgn) or the JSON object of a game.
    A secret is drawn and its hash, the commitment, is published before the deal; players add to it;
    cards and lots follow from both; after the game the secret is opened. A deal that was taken back
    stays in the chain. docs/fair-deal.md tells how to do the same with openssl.

    --commitment HEX   what you wrote down before the deal: is it among those of the file?
    --json             one JSON object instead of sentences

    Exit code 0: everything holds; 1: something does not; 3: there is nothing to check; 2: unreadable.
