# What a tournament tells about itself, and dates.

desk-about-day = this is no day of the calendar: { $about }
desk-about-days = the last day is before the first one, or the first one is missing
desk-about-zone = there is no such time zone: { $about }
desk-about-text = { $first ->
    [name] the name is longer than { $second } characters
    [place] the place is longer than { $second } characters or has some that are not allowed
    [address] the address is longer than { $second } characters or has some that are not allowed
    [fee] the fee is longer than { $second } characters or has some that are not allowed
    [consent] the consent text is longer than { $second } characters or has characters that are not allowed
    [contacts] the contacts are longer than { $second } characters or have some that are not allowed
   *[other] the description is longer than { $second } characters or has some that are not allowed
}

## Dates

desk-month-1 = January
desk-month-2 = February
desk-month-3 = March
desk-month-4 = April
desk-month-5 = May
desk-month-6 = June
desk-month-7 = July
desk-month-8 = August
desk-month-9 = September
desk-month-10 = October
desk-month-11 = November
desk-month-12 = December
desk-day-in-year = { $day } { $month }
desk-day = { $day } { $year }
desk-days-of-month = { $first }–{ $last }
desk-days = { $first } – { $last }
desk-start = { $day }, { $time }
desk-start-short = { $date }/{ $month } { $time }
desk-times-moment = this is no time: { $about }
desk-times-minutes = there can be 1 to 1440 minutes, and a break may have none: { $about }
desk-times-round = the stage has no such round: { $about }
desk-away-already = the tournament is put away already
desk-not-away = the tournament is not put away
