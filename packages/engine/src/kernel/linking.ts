import type { Read } from '../read.ts';
import type { Advising, Showing } from './edition.ts';
import type { FactShape, Game, Result, Ruleset } from './types.ts';

/**
 * What happens between two matches, played as a match of its own: questions and rolls like any other, but no board. So
 * it has the part to play, and of the others only the words and the advice.
 */
export interface Interlude<G extends Game = Game>
  extends Ruleset<G>,
    Pick<Showing<G>, 'telling' | 'texts'>,
    Pick<Advising<G>, 'clauses' | 'advice'> {}

/** Two teams as they go into a match. */
export interface Fielded {
  /** The teams, with whoever had to join them for the match. */
  readonly teams: readonly object[];
  /** The match, to be read by its ruleset. */
  readonly setup: unknown;
  /** Who takes part: ids of members of each team, in the order of the setup. */
  readonly members: readonly (readonly string[])[];
}

/** Linked games of a ruleset: how teams go on from one match to the next. A team is plain data of the ruleset's own. */
export interface Linking<B extends Game = Game> {
  readonly between: Interlude<B>;
  /** Ids of the ready teams that one may begin with. */
  readonly founders: readonly string[];
  found(founder: string, name: string): object;
  readTeam(x: unknown): Read<object>;
  /** The next match of two teams; `nth` decides about mission and map. */
  field(teams: readonly object[], nth: number): Fielded;
  /** The setup of what follows a match that is over: from its last position and its result. */
  after(fielded: Fielded, position: object, result: Result): unknown;
  /** The teams that an interlude begins with, and those it ends with. */
  teamsBefore(setup: B['setup']): readonly object[];
  teamsIn(position: B['position']): readonly object[];
  /** How far a team has come, for reports: 0 to begin with. */
  growthOf(team: object): number;
  /** What else there is to count of a team, by name. */
  talliesOf(team: object): { readonly [name: string]: number };
  /** Whether a fact of a match belongs in the chronicle of a campaign. */
  isStory(fact: FactShape): boolean;
}
