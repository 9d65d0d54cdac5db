### Showing a result to others.

share-title = Share
share-note = It says how the game went and nothing of the cards, so others can still play the deal.
share-game =
    { $stars ->
        [one] For Northwood!, { $setup }: 1 star of 20
       *[other] For Northwood!, { $setup }: { $stars } stars of 20
    }
share-daily =
    { $stars ->
        [one] For Northwood!, daily deal of { $day }, { $setup }: 1 star of 20
       *[other] For Northwood!, daily deal of { $day }, { $setup }: { $stars } stars of 20
    }
share-copy = Copy the text
share-copied = Copied.
share-picture = Save a picture
share-link = Add a replay link
share-later = Seed and replay of this deal open when its day is over, at midnight UTC.
share-compare = Compare with others
