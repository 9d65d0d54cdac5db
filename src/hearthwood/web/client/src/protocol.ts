// Written by tools/write_protocol_types.py from the server's models; `make protocol` writes it anew.

/** What this server offers. */
export interface About {
  readonly version: string;
  readonly games: readonly GameName[];
  readonly setups: readonly SetupInfo[];
  readonly difficulties: readonly Difficulty[];
  readonly languages: readonly Language[];
  /** What is there beyond playing, such as `hints`. */
  readonly features: readonly string[];
}

/** What the strong player thinks of a position. */
export interface Advice {
  /** The percentages say how likely this is: the present fief becomes friendly, or the game is won. */
  readonly of: "friendly" | "won";
  /** Every legal move, the best first. */
  readonly moves: readonly MoveWorth[];
  /** Messages that say why the first is the best. */
  readonly reasons: readonly Prompt[];
  /** For Northwood!: in how many per cent of deals the visit ends with 0, 1, … cards scored. */
  readonly scores: number[] | null;
}

/** What was asked with `advise`. It does not come if the table has moved on meanwhile. */
export interface AdviceMessage {
  readonly type: "advice";
  readonly reply_to: RequestNumber;
  /** What it is about. Noting the question in the journal has made it one more than the command's. */
  readonly state: StateNumber;
  readonly advice: Advice;
}

/** Ask what the strong player thinks. It is noted in the journal and counted; strict tables refuse it. */
export interface AdviseCommand {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
  readonly type: "advise";
}

/** An ally slot; `legal` says whether it can be activated, or named by an ability. */
export interface AllySight {
  readonly legal: boolean;
  readonly why_not: Problem | null;
  readonly slot: SlotLetter;
  readonly ally: CharacterText;
  /** The fief whose ruler covers the ally. */
  readonly cover: FiefNumber | null;
  /** The ally, or the ruler who covers it. */
  readonly shown: CharacterText;
  /** Whose ability runs: under the Queen of Leaves that of the ruler visited; null between visits. */
  readonly acting: CharacterText | null;
  readonly exhausted: boolean;
}

/** What is asked, as far as it is known by more than its name; what does not apply is null. */
export interface Asked {
  /** The card that asks. */
  readonly card: CardName | null;
  readonly term: Term | null;
  /** Of a roll or fight. */
  readonly difficulty: number | null;
  /** Of the shots so far, or what was added to a roll before it is thrown. */
  readonly total: number | null;
  /** Those of the last shot, or of the roll. */
  readonly dice: string | null;
  /** What the last shot came to. */
  readonly last: number | null;
  /** That was found, or is offered. */
  readonly item: CardName | null;
  /** Whose turn it is to choose items, or who gets the item that was found or is offered. */
  readonly who: MemberLetter | null;
  readonly giver: MemberLetter | null;
  /** Those drawn, of which one is chosen. */
  readonly events: readonly CardName[];
  /** How many events are still to be drawn, or how often something is still to be stolen. */
  readonly count: number | null;
}

/** The state that advice is asked for. */
export interface Asking {
  readonly state: StateNumber;
}

/** Go back to any ply as practice: what is hidden there is drawn anew. */
export interface BranchCommand {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
  readonly type: "branch";
  readonly ply: Ply;
}

/** A place to try something else from. */
export interface BranchPoint {
  readonly ply: Ply;
}

/** So many of a card in a pile, whose order says nothing. */
export interface CardCount {
  readonly card: CardName;
  readonly count: number;
}

/** What every card has. */
export interface CardHead {
  readonly id: CardName;
  readonly name: string;
  readonly text: string;
  /** The drawing on it, by the name of its file. */
  readonly picture: string;
  readonly tags: readonly string[];
  readonly copies: number;
}

export type CardName = string;

export type CardText = string;

/** A code typed in on the other device. */
export interface Carry {
  readonly code: string;
  /** Do the games played on this device so far move to the profile? */
  readonly take_along?: boolean;
}

/** A code that brings another device to this profile, once. */
export interface CarryCode {
  readonly code: string;
  readonly expires: string;
}

export type CellName = string;

/** A character. */
export interface CharacterCard {
  readonly id: CardName;
  readonly name: string;
  readonly text: string;
  /** The drawing on it, by the name of its file. */
  readonly picture: string;
  readonly tags: readonly string[];
  readonly copies: number;
  readonly slots: number;
  readonly start: readonly CardName[];
  readonly suggested: readonly CardName[];
}

export type CharacterText = string;

export type ClientMessage = PlayCommand | UndoCommand | BranchCommand | StopCommand | AdviseCommand | SyncCommand;

/** The base of all commands at a table. */
export interface Command {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
}

/** A view as typed in, to be advised about. */
export interface CompanionAdvice {
  readonly setup?: NorthwoodSetup;
  readonly view: ViewText;
  readonly goal?: Goal;
}

/** How the typed-in table stands. */
export interface CompanionAnswer {
  readonly view: NorthwoodView;
  /** The move that was made, if one was. */
  readonly steps: readonly StepSight[];
}

/** A move made with the printed cards, and what it turned up. */
export interface CompanionMove {
  readonly setup?: NorthwoodSetup;
  readonly view: ViewText;
  readonly move: MoveText;
  /** The hidden cards that the move turned up, in order. */
  readonly revealed?: readonly CardText[];
  /** The eight cards dealt, where the move ended a visit. */
  readonly hand?: readonly CardText[];
}

/** A view as typed in. */
export interface CompanionQuestion {
  readonly setup?: NorthwoodSetup;
  readonly view: ViewText;
}

export type Cursor = string;

/** The own first tries, the last days first, and between which days there are deals. */
export interface DailyArchive {
  readonly today: Day;
  readonly first_day: Day;
  readonly tries: readonly PastTry[];
}

/** The deal of a day for one setup. */
export interface DailyDeal {
  readonly day: Day;
  readonly setup: SetupName;
  /** Is it that day still? Until it is over the seed and replays stay closed. */
  readonly open: boolean;
  readonly own: OwnTry | null;
  /** How many first tries have ended. */
  readonly players: number;
  /** From so many on they are compared. */
  readonly needed: number;
  readonly tally: Tally[] | null;
  /** The stars that the strong player won; told when the own first try has ended. */
  readonly sage: number | null;
  /** It is still at it: ask again. */
  readonly sage_playing: boolean;
}

/** The deals of a day, and where the archive begins. */
export interface DailyPage {
  readonly day: Day;
  readonly today: Day;
  readonly first_day: Day;
  readonly deals: readonly DailyDeal[];
}

export type Day = string;

/** The deck as the player knows it. */
export interface DeckSight {
  readonly size: number;
  /** Known cards on top, top first. */
  readonly known: readonly CardText[];
  /** The others in the order of the notation: it says nothing of where they lie. */
  readonly unseen: readonly CardText[];
}

/** The points that win, under a name. */
export interface Difficulty {
  readonly name: string;
  readonly goal: Goal;
}

/** An item that lies where the team is. */
export interface DroppedSight {
  readonly item: CardName;
  readonly uses: number | null;
  readonly by: MemberLetter;
}

export type EntryKind = "play" | "undo" | "branch" | "hint" | "stop";

/** A kind of event. */
export interface EventCard {
  readonly id: CardName;
  readonly name: string;
  readonly text: string;
  /** The drawing on it, by the name of its file. */
  readonly picture: string;
  readonly tags: readonly string[];
  readonly copies: number;
}

export type EventFacts = Record<string, string | number | number[] | string[] | null>;

export type Facts = Record<string, string | number>;

export type FiefNumber = number;

/** A fief; `legal` says whether `@k` can be played. */
export interface FiefSight {
  readonly legal: boolean;
  readonly why_not: Problem | null;
  readonly fief: FiefNumber;
  readonly target: number;
  readonly stars: number;
  readonly standing: FiefStanding;
  readonly ruler: CharacterText | null;
}

export type FiefStanding = "unvisited" | "home" | "brought" | "gone" | "lost";

export type GameName = "northwood" | "nordguard";

export type Goal = number;

export type GroupName = string;

/** A card of the hand. */
export interface HandCard {
  readonly legal: boolean;
  readonly why_not: Problem | null;
  readonly card: CardText;
  /** As the answer to the statement; null while nothing was said. */
  readonly would_score: boolean | null;
}

/** The kinds of events; the values are what messages are named by. */
export type Happening = "drew" | "took-discard" | "took-score" | "discarded" | "scored" | "missed" | "put-on-score" | "put-on-deck" | "looked" | "found" | "shuffled" | "stated" | "dealt" | "friendly" | "lost" | "left" | "covered" | "visited" | "activated" | "readied" | "rulers-swapped" | "moved" | "named-suit" | "swapped-discard" | "swapped-score" | "ended";

/** Is everything well? */
export interface Health {
  readonly status: "ok";
}

/** An item that a character carries. */
export interface HeldSight {
  readonly item: CardName;
  readonly uses: number | null;
  /** How many uses its holder gets out of a fresh one. */
  readonly full: number | null;
  /** An item that was used keeps one use when it changes hands. */
  readonly used: boolean;
  /** It must be carried until the team first leaves Frontier. */
  readonly bound: boolean;
  /** All that it can do is used up for now. */
  readonly resting: boolean;
}

/** The tables that records have become. */
export interface Imported {
  readonly tables: readonly TableHead[];
}

/** A kind of item. */
export interface ItemCard {
  readonly id: CardName;
  readonly name: string;
  readonly text: string;
  /** The drawing on it, by the name of its file. */
  readonly picture: string;
  readonly tags: readonly string[];
  readonly copies: number;
  readonly uses: number | null;
}

export type JournalCommand = PlayCommand | UndoCommand | BranchCommand | StopCommand;

/** Which of the reviews is known already. */
export interface Known {
  readonly edition?: number;
}

export type Language = "en" | "es" | "it";

/** A move that can be made now. */
export interface LegalMove {
  readonly move: MoveText;
  readonly kind: MoveKind;
  readonly card: CardText | null;
  readonly fief: FiefNumber | null;
  readonly slot: SlotLetter | null;
  readonly suit: Suit | null;
  /** What it will do, as far as that can be known before. Cards that it turns up are not named. */
  readonly foretold: readonly NorthwoodEvent[];
  /** The prompt that follows, where no hidden card has a say in it. */
  readonly leads_to: string | null;
}

export type LinkId = string;

/** A kind of location. */
export interface LocationCard {
  readonly id: CardName;
  readonly name: string;
  readonly text: string;
  /** The drawing on it, by the name of its file. */
  readonly picture: string;
  readonly tags: readonly string[];
  readonly copies: number;
  readonly waypoint: boolean;
  readonly events: number;
  readonly enter: Term | null;
  /** What its roll or fight asks for: a number or dice. */
  readonly difficulty: string | null;
}

export type MapSide = number;

export type Measure = "points" | "win16" | "win18" | "win20";

/** A card that has to be met to enter a location. */
export interface Meeting {
  /** The location, or an obstacle that lies there. */
  readonly card: CardName;
  /** Null where it asks nothing. */
  readonly asks: Term | null;
}

export type MemberLetter = "a" | "b" | "c" | "d" | "e" | "f" | "g";

/** A character of the team. */
export interface MemberSight {
  readonly letter: MemberLetter;
  readonly seat: SeatNumber;
  readonly character: CardName;
  readonly slots: number;
  readonly items: readonly HeldSight[];
  /** What this character could do is used up for now. */
  readonly resting: boolean;
}

export type MoveKind = "card" | "visit" | "activate" | "suit" | "listen" | "draw" | "done" | "substitute";

export type MoveText = string;

/** A legal move and what it promises. */
export interface MoveWorth {
  readonly move: MoveText;
  /** The chance of what `Advice.of` says. */
  readonly percent: number;
  /** The mean of the points at the end, where the game has points. */
  readonly points: number | null;
  readonly low: number | null;
  /** Between these the percentage lies for 95 of 100 estimates, where it is an estimate. */
  readonly high: number | null;
}

/** A character of a team; what is not said is chosen in the game. */
export interface NewCharacter {
  readonly character?: CardName | null;
  /** Besides the starting items. */
  readonly items?: CardName[] | null;
  /** With the items that the card suggests. */
  readonly suggested?: boolean;
}

/** How a daily deal is to be played. */
export interface NewDaily {
  readonly strict?: boolean;
  readonly goal?: Goal;
}

/** A table of Nordguard to be opened. */
export interface NewNordguard {
  readonly game: "nordguard";
  readonly width?: MapSide;
  readonly height?: MapSide;
  readonly seats: readonly NewSeat[];
  readonly recall?: "memory" | "notebook";
  readonly lead?: "turns" | "first";
  /** Stop for the map also when there is nothing to choose. */
  readonly study?: boolean;
  readonly seed?: SeedText | null;
  readonly strict?: boolean;
  readonly purpose?: "free" | "tutorial";
}

/** A table of For Northwood! to be opened. */
export interface NewNorthwood {
  readonly game?: "northwood";
  readonly setup?: NorthwoodSetup;
  readonly goal?: Goal;
  /** Without one the server takes one that nobody knows. */
  readonly seed?: SeedText | null;
  readonly strict?: boolean;
  readonly purpose?: "free" | "tutorial";
}

/** A seat with its characters. */
export interface NewSeat {
  readonly name?: SeatName | null;
  readonly characters: readonly NewCharacter[];
}

export type NewTable = NewNorthwood | NewNordguard;

/** The cards of a set in one language. */
export interface NordguardCards {
  readonly set: CardName;
  readonly title: string;
  readonly text: string;
  readonly characters: readonly CharacterCard[];
  readonly items: readonly ItemCard[];
  readonly locations: readonly LocationCard[];
  readonly events: readonly EventCard[];
}

/** One thing that a move did; docs/web/protocol.md says which facts come with which kind. */
export interface NordguardEvent {
  readonly kind: string;
  readonly facts: EventFacts;
  /** Something hidden was seen: undo does not go back past it. */
  readonly reveals: boolean;
}

/** A move that can be made now. */
export interface NordguardMove {
  readonly move: MoveText;
  readonly kind: string;
  readonly seat: SeatNumber;
  readonly who: MemberLetter | null;
  /** Which of this character's items, from 0; null for the character's own power. */
  readonly place: number | null;
  readonly to: MemberLetter | null;
  /** Which of several, from 0. */
  readonly number: number | null;
  /** A card or a cell. */
  readonly name: string | null;
  /** The dice of a shot, such as `d6+2`. */
  readonly throws: string | null;
  /** The chance that what this move throws is enough by itself. */
  readonly percent: number | null;
}

/** How a finished game went. */
export interface NordguardOutcome {
  readonly result: NordguardResult;
  readonly days: number;
}

export type NordguardResult = "won" | "lost" | "blocked";

/** A move that stands, for the transcript. */
export interface NordguardStep {
  readonly ply: Ply;
  readonly day: number;
  readonly seat: SeatNumber;
  readonly move: MoveText;
  readonly events: readonly NordguardEvent[];
}

/** All that a seat may see of Nordguard. */
export interface NordguardView {
  readonly game: "nordguard";
  /** The view in the notation: to copy, to ask about. */
  readonly text: string;
  readonly phase: string;
  readonly prompt: Prompt;
  readonly seats_to_move: readonly SeatNumber[];
  readonly width: number;
  readonly height: number;
  readonly recall: "memory" | "notebook";
  readonly lead_by: "turns" | "first";
  readonly seats: number;
  /** The seat of each character of the team, those who have not joined yet included. */
  readonly places: readonly SeatNumber[];
  /** 0 before the first. */
  readonly day: number;
  readonly days: number;
  readonly days_at_first: number;
  /** From the team's place to Destination. */
  readonly steps_to_go: number;
  readonly lead: SeatNumber;
  readonly team: CellName;
  readonly dawn: CellName;
  readonly heading: Way | null;
  /** Where the team is trying to go. */
  readonly target: CellName | null;
  /** From the north-west, row by row. */
  readonly sites: readonly SiteSight[];
  readonly members: readonly MemberSight[];
  readonly ground: readonly DroppedSight[];
  /** What the item deck holds. */
  readonly items: readonly CardCount[];
  /** What the event deck holds. */
  readonly events: readonly CardCount[];
  /** The event discard pile, last first. */
  readonly discarded: readonly CardName[];
  readonly scene: Scene | null;
  readonly asked: Asked;
  /** Null on strict tables, and where nothing is rolled. */
  readonly odds: RollOdds | null;
  readonly legal: readonly NordguardMove[];
  readonly outcome: NordguardOutcome | null;
}

/** One thing that a move did; which fields are set depends on the kind. `event-KIND` is its message. */
export interface NorthwoodEvent {
  readonly kind: Happening;
  readonly card: CardText | null;
  readonly taken: CardText | null;
  readonly cards: readonly CardText[];
  readonly fief: FiefNumber | null;
  readonly other: FiefNumber | null;
  readonly slot: SlotLetter | null;
  readonly character: CharacterText | null;
  readonly suit: Suit | null;
  readonly count: number | null;
  /** Something hidden was seen: undo does not go back past it. */
  readonly reveals: boolean;
}

/** How a finished game went. */
export interface NorthwoodOutcome {
  readonly points: number;
  readonly friendly: readonly FiefNumber[];
  /** The name of the best medal that it is worth. */
  readonly medal: string | null;
  readonly won: boolean;
}

export type NorthwoodSetup = "intro" | "full";

/** All that the player may see of For Northwood! */
export interface NorthwoodView {
  readonly game: "northwood";
  /** The view in the notation: to copy, to ask about. */
  readonly text: string;
  readonly phase: Phase;
  readonly visit: number;
  readonly prompt: Prompt;
  readonly seats_to_move: readonly SeatNumber[];
  readonly goal: Goal | null;
  /** The fief being visited. */
  readonly fief: FiefNumber | null;
  readonly trump: Suit | null;
  readonly target: number | null;
  readonly score: number;
  readonly points: number;
  readonly points_possible: number;
  readonly fiefs: readonly FiefSight[];
  readonly allies: readonly AllySight[];
  readonly hand: readonly HandCard[];
  readonly statement: CardText | null;
  /** Top first. */
  readonly discard_pile: readonly CardText[];
  /** Top first. */
  readonly score_pile: readonly CardText[];
  readonly deck: DeckSight;
  readonly pending: PendingAbility | null;
  /** Does the Baron of Eyes wait for the next response? */
  readonly watching: boolean;
  readonly legal: readonly LegalMove[];
  readonly outcome: NorthwoodOutcome | null;
}

/** How a table stands after some entries of its journal. */
export interface Now {
  /** Commands carry this number. */
  readonly state: StateNumber;
  readonly standing: Standing;
  /** Something seen was undone by a branch. */
  readonly practice: boolean;
  readonly hints: number;
  /** How many moves stand. */
  readonly ply: Ply;
  /** Undo alone leads back to here; to any ply before, a practice branch does. */
  readonly free_ply: Ply;
  /** Told when the game has ended (for a daily deal, when its day has). */
  readonly seed: SeedText | null;
  readonly view: View;
}

/** An event that lies on a location. */
export interface ObstacleSight {
  readonly event: CardName;
  /** After how many it goes; null if it stays for good. */
  readonly evenings: number | null;
}

/** The first try of this profile. */
export interface OwnTry {
  /** Null when it was deleted. */
  readonly table: TableId | null;
  readonly standing: Standing | null;
  /** Null while it runs. */
  readonly points: number | null;
  /** Begun on the day itself, without branches or hints. */
  readonly counts: boolean;
}

/** An own first try. */
export interface PastTry {
  readonly day: Day;
  readonly setup: SetupName;
  /** Null where it has not ended, or was deleted. */
  readonly points: number | null;
}

/** The ability that is being resolved. */
export interface PendingAbility {
  readonly slot: SlotLetter;
  /** Whose text runs. */
  readonly character: CharacterText;
  /** What it remembers, as the notation writes it (docs/rules, N7.phase). */
  readonly argument: string | null;
}

export type Phase = "choose" | "substitute" | "ready" | "spent" | "respond" | "ability" | "over";

/** Make a move. */
export interface PlayCommand {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
  readonly type: "play";
  /** Who makes it; without this, whoever is asked. */
  readonly seat?: SeatNumber | null;
  readonly move: MoveText;
}

export type Ply = number;

/** Why something cannot be done. `reason` names the translated message: `refusal-REASON` where the rules of a game refuse, and `rule` says which; `problem-REASON` where the table does, and `rule` is null. `facts` are what the message needs, `message` is the English for programs. */
export interface Problem {
  readonly reason: string;
  readonly rule: string | null;
  readonly facts: Facts;
  readonly message: string;
}

/** Who plays, without a name. */
export interface Profile {
  readonly id: string;
  readonly created: string;
  readonly devices: number;
  readonly tables: number;
}

/** What is asked now, as a message and what it needs. */
export interface Prompt {
  readonly id: string;
  readonly facts: Facts;
}

/** Why a table was opened. */
export type Purpose = "free" | "daily" | "tutorial" | "branch" | "imported";

/** One or many games in the text form of docs/records.md. */
export interface Records {
  readonly text: string;
}

/** A command was not carried out; nothing has changed. */
export interface RefusedMessage {
  readonly type: "refused";
  /** Null where the message could not be read at all. */
  readonly reply_to: RequestNumber | null;
  readonly state: StateNumber;
  readonly problem: Problem;
}

/** A finished game, for anybody who has its link. */
export interface Replay {
  readonly link: LinkId;
  readonly game: GameName;
  readonly setup: GroupName;
  readonly goal: Goal | null;
  readonly seed: SeedText;
  readonly daily: Day | null;
  readonly standing: Standing;
  readonly practice: boolean;
  readonly hints: number;
  readonly strict: boolean;
  readonly started: string;
  readonly points: number;
  readonly steps: readonly Step[];
}

/** A link by which anybody can watch a finished game. */
export interface ReplayLink {
  readonly link: LinkId;
}

export type RequestNumber = number;

export type RevealKind = "statement" | "draw" | "look" | "deal";

/** A game of For Northwood! looked back at. */
export interface Review {
  readonly game: "northwood";
  readonly version: 1;
  readonly setup: string;
  readonly measure: Measure;
  readonly goal: Goal;
  readonly stars: number;
  readonly finished: boolean;
  readonly trained: boolean;
  readonly ledger: ReviewLedger;
  readonly luck: Record<string, number>;
  readonly visits: readonly ReviewVisit[];
  readonly deals: readonly ReviewReveal[];
  readonly moments: readonly ReviewMoment[];
  readonly drills: readonly ReviewDrill[];
  readonly strokes: readonly number[][];
  readonly repeated: readonly ReviewRepeated[];
  readonly again: ReviewAgain | null;
}

/** What the sage makes of games that begin as this one did. */
export interface ReviewAgain {
  readonly games: number;
  readonly wins: number;
  readonly stars: number;
}

/** A turning point, to be decided once more. */
export interface ReviewDrill {
  readonly ply: Ply;
  readonly view: string;
  readonly played: MoveText;
  readonly best: MoveText;
  readonly cost: number;
  readonly why: readonly Prompt[];
}

/** `start + luck + choices + error = end`. */
export interface ReviewLedger {
  readonly start: number;
  readonly luck: number;
  readonly choices: number;
  readonly error: number;
  readonly end: number;
}

/** A stop of the game. */
export interface ReviewMoment {
  readonly ply: Ply;
  readonly visit: number;
  readonly fief: FiefNumber | null;
  readonly dialogue: number;
  readonly phase: Phase;
  readonly view: string;
  readonly worth: ReviewWorth;
  readonly value: number;
  /** The best first. */
  readonly options: readonly ReviewOption[];
  readonly played: MoveText;
  readonly reveals: readonly ReviewReveal[];
  readonly after: number;
  readonly why: readonly Prompt[];
  readonly choice: boolean;
  readonly expected: number;
  readonly loss: number;
  readonly error: number;
  readonly luck: number;
}

/** A legal move, and what could be expected after it. */
export interface ReviewOption {
  readonly move: MoveText;
  readonly value: number;
}

/** A drill over other decks: in how many of them the fief becomes friendly after either move. */
export interface ReviewRepeated {
  readonly ply: Ply;
  readonly decks: number;
  readonly played: number;
  readonly best: number;
}

/** A card or a hand that was hidden before. */
export interface ReviewReveal {
  readonly kind: RevealKind;
  readonly cards: readonly CardText[];
  readonly expected: number;
  readonly value: number;
  readonly exact: boolean;
  readonly luck: number;
}

/** How far a review is: so much `done`, `of` so much. */
export interface ReviewState {
  readonly done: number;
  readonly of: number;
  /** 0: there is none yet, 1: the quick one, 2: the careful one. */
  readonly edition: number;
  /** Will there be a better one? */
  readonly going_on: boolean;
  /** Null where it is known already, or not there yet. */
  readonly review: Review | null;
}

/** A visit's part of the ledger; it begins with the deal of its hand. */
export interface ReviewVisit {
  readonly number: number;
  readonly fief: FiefNumber | null;
  readonly ruler: CharacterText | null;
  readonly target: number | null;
  readonly stars: number | null;
  readonly score: number;
  readonly kept: boolean | null;
  readonly first: Ply;
  readonly moves: number;
  readonly ledger: ReviewLedger;
}

/** What a moment promised: the visit's chance to end at its target, stars, chances to win. */
export interface ReviewWorth {
  readonly hit: number;
  readonly points: number;
  readonly win16: number;
  readonly win18: number;
  readonly win20: number;
}

/** How likely it is to beat the difficulty. */
export interface RollOdds {
  /** With all that can still be fired or added, or with the dice as they are. */
  readonly percent: number;
  /** How many shots and helps are left in a fight. */
  readonly left: number;
}

/** The card that is being dealt with. */
export interface Scene {
  readonly kind: "location" | "obstacle" | "event";
  readonly card: CardName;
  readonly cell: CellName;
}

/** The finished games of one setup, played under the same terms. */
export interface ScoreLine {
  readonly game: GameName;
  readonly setup: GroupName;
  readonly terms: Terms;
  /** Played to the end. */
  readonly games: number;
  readonly stopped: number;
  /** At the goal chosen before. */
  readonly won: number;
  /** How many of each, by name. */
  readonly medals: Record<string, number>;
  readonly mean_points: number | null;
  /** How many games ended with 0, 1, … 20 points; of Nordguard, days left, none where it was lost. */
  readonly points: readonly number[];
  /** How many of the games made fief 0, 1, … 7 friendly. */
  readonly friendly: readonly number[];
}

/** A place at the table. For Northwood! has one, Nordguard one to seven. */
export interface Seat {
  readonly seat: SeatNumber;
  readonly yours: boolean;
  /** Who sits there, where somebody said so. */
  readonly name: string | null;
}

export type SeatName = string;

export type SeatNumber = number;

export type SeedText = string;

export type ServerMessage = TableMessage | UpdateMessage | RefusedMessage | AdviceMessage;

/** How somebody likes the table. The client decides nothing by it that the rules decide. */
export interface Settings {
  readonly language?: Language | null;
  readonly theme?: "auto" | "day" | "night";
  readonly motion?: "auto" | "full" | "none";
  /** Play a move that is the only one at once. */
  readonly play_forced?: boolean;
  readonly show_odds?: boolean;
  /** The lessons that were gone through. */
  readonly lessons?: readonly string[];
}

/** A way to lay out a game. */
export interface SetupInfo {
  readonly game: GameName;
  readonly setup: SetupName;
  readonly targets: readonly number[];
  readonly stars: readonly number[];
  readonly abilities: number;
}

export type SetupName = string;

/** A location of the map. */
export interface SiteSight {
  readonly cell: CellName;
  /** Null where its face is not shown. */
  readonly location: CardName | null;
  readonly face_up: boolean;
  /** Was its face seen since it was last shuffled? */
  readonly seen: boolean;
  /** The difficulty that scouting rolled. */
  readonly result: number | null;
  readonly obstacles: readonly ObstacleSight[];
  /** Nobody can enter it now. */
  readonly barred: boolean;
  /** The legal move that means this location, if there is one: going there, or naming it. */
  readonly move: MoveText | null;
  /** Of a location next to the team whose face is shown: what has to be met there, in order. */
  readonly meets: readonly Meeting[];
}

export type SlotLetter = "a" | "b" | "c" | "d";

/** How a game has ended, if it has. */
export type Standing = "running" | "over" | "stopped";

export type StateNumber = number;

/** The own results; only first endings count, a branch after the end does not. */
export interface Statistics {
  readonly lines: readonly ScoreLine[];
  readonly going_on: number;
}

export type Step = StepSight | NordguardStep;

/** A move that stands, for the transcript. */
export interface StepSight {
  /** How many moves had been made before it. */
  readonly ply: Ply;
  readonly visit: number;
  readonly seat: SeatNumber;
  readonly move: MoveText;
  readonly events: readonly NorthwoodEvent[];
}

/** Give the game up. */
export interface StopCommand {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
  readonly type: "stop";
}

export type Suit = "C" | "F" | "L" | "E";

/** Catch up: asks for the table whole. */
export interface SyncCommand {
  readonly type: "sync";
  readonly id: RequestNumber;
}

/** What is fixed when a table is opened. */
export interface TableHead {
  readonly id: TableId;
  readonly game: GameName;
  readonly setup: GroupName;
  readonly goal: Goal | null;
  /** No hints, no odds. */
  readonly strict: boolean;
  /** The deal may have been known before: such games are counted apart. */
  readonly seed_known: boolean;
  readonly purpose: Purpose;
  readonly daily: Day | null;
  readonly started: string;
}

export type TableId = string;

/** The own tables, those changed last first. */
export interface TableList {
  readonly tables: readonly TableSummary[];
  /** Where the list goes on, if it does. */
  readonly next: Cursor | null;
}

/** The table whole: first on every socket, and in answer to `sync`. */
export interface TableMessage {
  readonly type: "table";
  readonly reply_to: RequestNumber | null;
  readonly table: TableState;
}

/** A table whole: what a client needs to draw it from nothing. */
export interface TableState {
  readonly head: TableHead;
  readonly seats: readonly Seat[];
  readonly now: Now;
  readonly steps: readonly Step[];
}

/** A table in a list. */
export interface TableSummary {
  readonly head: TableHead;
  readonly state: StateNumber;
  readonly standing: Standing;
  readonly practice: boolean;
  readonly hints: number;
  /** Or the day. */
  readonly visit: number;
  readonly points: number;
  readonly changed: string;
}

/** How many first tries ended with so many points. */
export interface Tally {
  readonly points: number;
  readonly players: number;
}

/** A requirement or an effect of a card, as docs/nordguard/vocabulary.md has it. */
export interface Term {
  readonly verb: string;
  readonly facts: TermFacts;
  /** The terms in it, by field: one list, or for `choose` one for each choice. */
  readonly parts: Record<string, Term[][]>;
  /** The items that it means. */
  readonly items: readonly CardName[];
  /** How likely a roll or a fight that is still to come is met: a roll with nothing used on it, a fight with every shot. Null on strict tables, and where there are no dice. */
  readonly percent: number | null;
}

export type TermFacts = Record<string, string | number | boolean | string[] | null>;

/** Under which conditions a game was played. Each game counts once, in the first of these that fits. */
export type Terms = "practice" | "chosen-seed" | "helped" | "fair";

/** Take the last move back, if it revealed nothing. */
export interface UndoCommand {
  readonly id: RequestNumber;
  /** The state that the command was made for; at another one it is refused as `stale`. */
  readonly state: StateNumber;
  readonly type: "undo";
}

/** Something was entered; it is kept already. Every socket of the table hears it. */
export interface UpdateMessage {
  readonly type: "update";
  /** Set on the socket that asked. */
  readonly reply_to: RequestNumber | null;
  readonly entry: EntryKind;
  readonly now: Now;
  /** The transcript up to here stays … */
  readonly steps_from: Ply;
  /** … and goes on with these. */
  readonly steps: readonly Step[];
}

export type View = NorthwoodView | NordguardView;

export type ViewText = string;

/** What was seen at some plies in a row, to step back through without undoing. */
export interface Views {
  readonly first: Ply;
  readonly views: readonly View[];
}

export type Way = "north" | "east" | "south" | "west";
