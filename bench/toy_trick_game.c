/* How fast can this machine play such a game at all? A plain C loop of a toy with the shape of For Northwood!:
 * eight visits, each with a freshly shuffled deck, eight cards in hand, a trump and statements to answer; but no
 * characters, no abilities, no notation. As in the real engine, every stop is a decision: the legal moves are one
 * mask, one of them is drawn at random, the move is applied.
 *
 *     toy_trick_game GAMES SEED
 *
 * prints one line of JSON. Moves are counted as the game's notation writes them: the choice of a fief, each
 * `listen` and each answer are one move. The checksum depends on how every visit of every game ended.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { FIEFS = 8, SUITS = 4, VALUES = 8, CARDS = SUITS * VALUES, HAND = 8 };

static const int STARS[FIEFS] = {4, 3, 2, 1, 1, 2, 3, 4};

typedef struct { /* the top card is the last */
    uint8_t cards[CARDS];
    int size;
} Pile;

typedef struct {
    enum { CHOOSE, READY, RESPOND, OVER } phase;
    int ruler_suit[FIEFS];
    uint32_t unvisited; /* bit k: fief k */
    int fief;           /* the one being visited */
    uint32_t hand;      /* bit 8 * suit + value - 1 */
    Pile deck, discard, score;
    uint64_t streams; /* gives each visit's deck its seed */
    int points;
    uint64_t digest;
} Game;

/* --- randomness: SplitMix64 --- */

static uint64_t next(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static uint32_t below(uint64_t *state, uint32_t n) { return (uint32_t)(((next(state) >> 32) * n) >> 32); }

/* One of the bits of a mask, each as likely as the others. */
static int draw_bit(uint64_t *dice, uint32_t mask) {
    uint32_t skipped = below(dice, (uint32_t)__builtin_popcount(mask));
    while (skipped--) mask &= mask - 1;
    return __builtin_ctz(mask);
}

/* --- piles --- */

static void put(Pile *pile, int card) { pile->cards[pile->size++] = (uint8_t)card; }

static int take(Pile *pile) { return pile->cards[--pile->size]; }

static int top(const Pile *pile) { return pile->cards[pile->size - 1]; }

static void shuffle_all_cards_into(Pile *deck, uint64_t stream) {
    for (int card = 0; card < CARDS; card++) deck->cards[card] = (uint8_t)card;
    deck->size = CARDS;
    for (uint32_t i = CARDS - 1; i > 0; i--) {
        uint32_t j = below(&stream, i + 1);
        uint8_t swapped = deck->cards[i];
        deck->cards[i] = deck->cards[j];
        deck->cards[j] = swapped;
    }
}

/* --- the machine --- */

static void begin_visit(Game *game) {
    shuffle_all_cards_into(&game->deck, next(&game->streams));
    game->discard.size = game->score.size = 0;
    game->hand = 0;
    for (int i = 0; i < HAND; i++) game->hand |= 1u << take(&game->deck);
    game->phase = CHOOSE;
}

static void end_visit(Game *game) {
    if (game->score.size == game->fief) game->points += STARS[game->fief];
    game->digest = game->digest * 1021 + (uint64_t)(top(&game->discard) * CARDS + game->score.size);
    game->unvisited &= ~(1u << game->fief);
    if (game->unvisited)
        begin_visit(game);
    else
        game->phase = OVER;
}

static void respond(Game *game, int card) {
    int statement = top(&game->discard), suit = card / VALUES;
    int scores = suit == statement / VALUES ? card > statement : suit == game->ruler_suit[game->fief];
    game->hand &= ~(1u << card);
    put(scores ? &game->score : &game->discard, card);
    if (game->hand && game->deck.size)
        game->phase = READY;
    else
        end_visit(game);
}

static uint32_t legal_moves(const Game *game) {
    if (game->phase == CHOOSE) return game->unvisited;
    if (game->phase == READY) return 1; /* listen */
    uint32_t of_suit = game->hand & (0xFFu << (top(&game->discard) / VALUES * VALUES));
    return of_suit ? of_suit : game->hand;
}

static void apply(Game *game, int move) {
    switch (game->phase) {
    case CHOOSE:
        game->fief = move;
        game->phase = READY;
        break;
    case READY:
        put(&game->discard, take(&game->deck));
        game->phase = RESPOND;
        break;
    default:
        respond(game, move);
    }
}

static void set_up(Game *game, uint64_t seed) {
    game->streams = seed;
    uint64_t setup = next(&game->streams);
    for (int fief = 0; fief < FIEFS; fief++) game->ruler_suit[fief] = (int)below(&setup, SUITS);
    game->unvisited = (1u << FIEFS) - 1;
    game->points = 0;
    game->digest = 0;
    begin_visit(game);
}

/* --- the loop --- */

static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", words[0]);
        return 2;
    }
    uint64_t games = strtoull(words[1], NULL, 10), seed = strtoull(words[2], NULL, 10);
    uint64_t dice = seed, moves = 0, checksum = 0;
    Game game;
    double start = seconds_now();
    for (uint64_t i = 0; i < games; i++) {
        set_up(&game, seed + i);
        while (game.phase != OVER) {
            apply(&game, draw_bit(&dice, legal_moves(&game)));
            moves++;
        }
        checksum = checksum * 31 + game.digest + (uint64_t)game.points;
    }
    double seconds = seconds_now() - start;
    printf("{\"games\": %" PRIu64 ", \"moves\": %" PRIu64 ", \"seconds\": %.6f, \"checksum\": \"%016" PRIx64 "\"}\n",
           games, moves, seconds, checksum);
    return 0;
}
