import type { Id, Reason } from './questions.ts';
import type { CardLine } from './tabletop.ts';

/**
 * How a match is put together, and how teams are built: what there is to choose, what the rules say to it, and the
 * setup that comes of it. A table draws it without knowing the ruleset by name; ids and titles have words in its texts.
 */
export interface Lobby {
  /** What there is to choose, in order: way to play, mission, map, house rules. Later ones may depend on earlier. */
  choices(chosen: Chosen): readonly Choice[];
  /** Teams to play with at once. */
  readonly starters: readonly Roster[];
  readonly factions: readonly Faction[];
  /** Everything against a roster, and what is used up of what there is. */
  check(roster: Roster): { readonly reasons: readonly Reason[]; readonly tallies: readonly Tally[] };
  /** The setup these make, for `readSetup` to judge. */
  setup(chosen: Chosen, rosters: readonly Roster[]): unknown;
}

/** What was chosen so far, by the id of the choice; what is missing counts as its default. */
export type Chosen = { readonly [choice: string]: Id | boolean };

export type Choice = { readonly id: string; readonly clause: string } & (
  | { readonly kind: 'one-of'; readonly options: readonly string[]; readonly usual: string }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number; readonly usual: number }
  | { readonly kind: 'yes-or-no'; readonly usual: boolean }
);

export interface Faction {
  readonly id: string;
  readonly title: string;
  /** Parts of a team that members belong to, such as fire teams; empty where a ruleset has none. */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly entries: readonly string[] }[];
  readonly entries: readonly Entry[];
  /** What members may carry on top. */
  readonly items: readonly { readonly id: string; readonly title: string; readonly points: number }[];
}

/** Somebody who can be taken into a team. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly points: number | null;
  readonly lines: readonly CardLine[];
  /** Every way to arm it, each as a list of weapon ids; the first is the plain one. */
  readonly loadOuts: readonly (readonly string[])[];
}

/** A team as its owner keeps it. */
export interface Roster {
  readonly ruleset: string;
  readonly name: string;
  readonly faction: string;
  /** The groups taken into the next match, by id, in order; members name theirs by its place here. */
  readonly groups: readonly string[];
  readonly members: readonly RosterMember[];
}

export interface RosterMember {
  readonly entry: string;
  readonly name: string;
  readonly loadOut: readonly string[];
  readonly items: readonly string[];
  /** Its group, or null if it stays at home. */
  readonly group: number | null;
}

/** Points, places, equipment: how much of it is used. */
export interface Tally {
  readonly id: string;
  readonly used: number;
  readonly most: number | null;
}
