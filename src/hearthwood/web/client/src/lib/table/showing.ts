// What lies in front of somebody: a table where they sit, or a game that they watch.

import type { AdviceMessage, Now, Seat, Step, View } from '../../protocol';

/** How a table of one game stands. */
export type NowOf<Seen extends View> = Now & { readonly view: Seen };

export interface Showing<Seen extends View = View, Done extends Step = Step> {
  /** Where the server tells of it. */
  readonly place: string;
  readonly now: NowOf<Seen> | null;
  /** Who sits where, as far as it was said. */
  readonly seats: readonly Seat[];
  readonly steps: readonly Done[];
  /** Is an answer still to come? */
  readonly busy: boolean;
  /** What the strong player thinks of it as it stands, once it was asked. */
  readonly advice: AdviceMessage | null;
  /** The move that comes next, where that is known: in a game that is over. */
  readonly coming: string | null;
  /** Something was pressed where no moves are made, in a game that is over. Is that all there is to it? */
  pressed?(move: string): boolean;
  play(...moves: readonly string[]): void;
  undo(times?: number): void;
}
