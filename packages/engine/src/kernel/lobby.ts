import type { Terrain } from '../geometry/terrain.ts';
import type { Tenths } from '../geometry/units.ts';
import type { Id, Reason } from './questions.ts';
import type { CardLine } from './tabletop.ts';

/**
 * How a match is put together and how teams are built: the choices, the checks and the resulting setup. A table shows
 * it without knowing the ruleset by name; the ruleset's texts have words for ids and titles.
 */
export interface Lobby {
  /** The choices in order: way to play, mission, map, house rules. Later ones may depend on earlier ones. */
  choices(chosen: Chosen, table?: OwnTable): readonly Choice[];
  /** What holds for tables of the players' own; null if the document sets the terrain. */
  readonly ownTables: OwnTables | null;
  /** Ready-made teams. */
  readonly starters: readonly Roster[];
  readonly factions: readonly Faction[];
  /** Every reason against a roster, and how much of each allowance it uses. */
  check(roster: Roster): { readonly reasons: readonly Reason[]; readonly tallies: readonly Tally[] };
  /** The resulting setup, still to be validated by `readSetup`. */
  setup(chosen: Chosen, rosters: readonly Roster[], table?: OwnTable): unknown;
  /** The content that matches between these teams use, and no other; null if they may use all of it. */
  contentOf(rosters: readonly Roster[]): object | null;
}

export interface OwnTables {
  /** Where on a table of this size only flat ground may lie: around objectives. */
  clear(size: { readonly width: Tenths; readonly depth: Tenths }): readonly ClearBox[];
}

/** An upright rectangle on the table. */
export interface ClearBox {
  readonly left: Tenths;
  readonly low: Tenths;
  readonly right: Tenths;
  readonly high: Tenths;
}

/** A table that players laid out, to be used in place of a map. */
export interface OwnTable {
  readonly name: string;
  readonly terrain: Terrain;
}

/** The choices made so far, by id; missing ones have their default. */
export type Chosen = { readonly [choice: string]: Id | boolean };

export type Choice = {
  readonly id: string;
  readonly clause: string;
  /** A number or a yes or no that is chosen with mission and map, not among the house rules. */
  readonly main?: true;
} & (
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
  /** Extra equipment that members may carry. */
  readonly items: readonly Item[];
}

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** Never priced, because it is a matter of taste: the shape of a base, for instance. */
  readonly free?: true;
}

/** A kind of member that a team may include. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly points: number | null;
  readonly lines: readonly CardLine[];
  /** The allowed sets of weapons, as lists of weapon ids; the first is the default. */
  readonly loadOuts: readonly (readonly string[])[];
}

/** A team as its owner saves it. */
export interface Roster {
  readonly ruleset: string;
  readonly name: string;
  readonly faction: string;
  /** The ids of the groups in the next match; members refer to them by index. */
  readonly groups: readonly string[];
  readonly members: readonly RosterMember[];
}

export interface RosterMember {
  readonly entry: string;
  readonly name: string;
  readonly loadOut: readonly string[];
  readonly items: readonly string[];
  /** The index of its group, or null if it is left out. */
  readonly group: number | null;
}

/** How much of an allowance is used: points, places, equipment. */
export interface Tally {
  readonly id: string;
  readonly used: number;
  readonly most: number | null;
}
