### The daily deal.

daily-line = The same deals for everybody here, until midnight UTC. Nobody knows them before.
daily-line-past = The deals of a day that is over. What is played now is compared with nobody.
daily-roofs =
    { $days ->
        [one] This is the first day of this server.
       *[other] { $count } of the last { $days } days played.
    }
daily-play = Play it
daily-play-late = Play it now
daily-again = Play it again
daily-running = Your first try is going on.
daily-not-counted = This try does not count: it was begun on another day, or had hints or a branch.
daily-gone = You have deleted your first try.
daily-own =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
daily-sage =
    { $stars ->
        [one] The sage won 1 star with this deal, seeing no more than you.
       *[other] The sage won { $stars } stars with this deal, seeing no more than you.
    }
daily-sage-playing = The sage is playing this deal …
daily-few =
    { $players ->
        [0] Compared with others from { $needed } results on. There is none yet.
        [one] Compared with others from { $needed } results on. There is 1 so far.
       *[other] Compared with others from { $needed } results on. There are { $players } so far.
    }
daily-players = { $count } first tries have ended.
daily-better = Yours was better than { $percent } % of the others.
daily-bar = { $stars } stars: { $players }
daily-how = How it is compared
daily-rules = Your first try counts, if you begin it on its day and go on without branches. There are no hints and no way back in it. Seeds and replays open when the day is over.
daily-limits = What this cannot hinder: that somebody tries twice with two browsers, or is told the deal by another. So there is no table of the best.
daily-archive = Days before
daily-day = Day
daily-not-played = not played
daily-begun = not ended
daily-stars = { $stars } ★
daily-before = The day before
daily-to-today = To today’s deal
daily-closed = There is no deal for this day.
