import type { Read } from '../read.ts';
import type { Advising, Playable, Showing } from './edition.ts';
import { PLAIN_FLOW } from './flow.ts';
import type { Choice, Chosen } from './lobby.ts';
import type { Question, Seat } from './questions.ts';
import type { CardLine, Figure, Tabletop } from './tabletop.ts';
import type { Told } from './telling.ts';
import type { FactShape, Game, Result, Ruleset, Sight } from './types.ts';

/**
 * What happens between two matches, played as a match of its own: questions and rolls like any other, but no board. So
 * it has the part to play, and of the others only texts and advice.
 */
export interface Interlude<G extends Game = Game>
  extends Ruleset<G>,
    Pick<Showing<G>, 'telling' | 'texts'>,
    Pick<Advising<G>, 'clauses' | 'advice'> {}

/** Two teams for a match. */
export interface Fielded {
  /** The teams, including members who joined for the match. */
  readonly teams: readonly object[];
  /** The setup of the match, to be validated by its ruleset. */
  readonly setup: unknown;
  /** The participants: ids of members of each team, in the order of the setup. */
  readonly members: readonly (readonly string[])[];
}

/**
 * Linked games of a ruleset: how teams carry over from one match to the next. A team is plain data of the ruleset's
 * own.
 */
export interface Linking<B extends Game = Game> {
  readonly between: Interlude<B>;
  /** Ids of the ready teams to start with. */
  readonly founders: readonly string[];
  /** What may be agreed when a campaign begins, each with its default; the interlude's texts have the words. */
  readonly choices: readonly Choice[];
  found(founder: string, name: string): object;
  readTeam(x: unknown): Read<object>;
  /**
   * Ids of the plans that say which missions a campaign plays; the first is the usual one. Their words are `plan.<id>`.
   */
  readonly plans: readonly string[];
  /** The next match of two teams; the plan and `nth` decide mission and map. */
  field(teams: readonly object[], nth: number, plan: string, chosen?: Chosen): Fielded;
  /** The setup of the interlude after a finished match: from its last position and its result. */
  after(fielded: Fielded, position: object, result: Result, chosen?: Chosen): unknown;
  /** The teams at the start and at the end of an interlude. */
  teamsBefore(setup: B['setup']): readonly object[];
  teamsIn(position: B['position']): readonly object[];
  /** The participants of the match before an interlude, as in `Fielded`. */
  membersIn(setup: B['setup']): readonly (readonly string[])[];
  /** The progress of a team, for reports: 0 at the start. */
  growthOf(team: object): number;
  /** Further figures of a team, by name. */
  talliesOf(team: object): { readonly [name: string]: number };
  /** Whether a fact of a match belongs in the chronicle of a campaign. */
  isStory(fact: FactShape): boolean;
  /** Such a fact as a line of the chronicle; null if it is not worth one. */
  storyOf(match: { readonly setup: unknown; readonly position: object }, fact: FactShape): Story | null;
  /** A fact of an interlude as a line of the chronicle; null if it is not worth one. */
  aftermathOf(t: Sight<B>, fact: B['fact']): Story | null;
  /** Ids of the ruleset's own texts that say which match a setup is: its mission, its map. */
  headingsOf(setup: unknown): readonly string[];
  /** A team as shown to players. */
  sheetOf(team: object): Sheet;
  /** Which member an option of a question between matches may improve, and the possible gains; null if none. */
  gainsIn(t: Sight<B>, question: Question, option: unknown): Gains | null;
  /** The exact odds of a member's attacks on a typical target, now and with each of some gains. */
  outlookOf(team: object, member: string, gains: readonly string[]): Outlook;
}

/** A line of a chronicle. Its words are among the interlude's texts; names in it are final, not ids. */
export interface Story {
  /** The part of the match it belongs to: "In the second turning point". */
  readonly when: Told | null;
  readonly told: Told;
  /** The members of teams that it is about: places in `Fielded.members`, or ids. */
  readonly about: readonly { readonly seat: Seat; readonly member: string | number }[];
  /** Shown only in the history of a member. */
  readonly minor?: true;
}

/** A team as shown to players. The words are in the interlude's texts. */
export interface Sheet {
  readonly name: string;
  /** What kind of team it is. */
  readonly title: string;
  readonly members: readonly SheetMember[];
  /** Points that belong to the whole team. */
  readonly counts: readonly SheetCount[];
  readonly marks: readonly SheetMark[];
  /** Names of members that were lost. */
  readonly lost: readonly string[];
}

export interface SheetMember {
  readonly id: string;
  readonly name: string;
  /** The title of its card. */
  readonly card: string;
  readonly figure: Figure;
  readonly lines: readonly CardLine[];
  /** The text of its rank. */
  readonly rank: string;
  /** How many ranks it has reached, and how many there are. */
  readonly place: { readonly now: number; readonly of: number };
  /** The limits of its rank; null if there is no next one. */
  readonly experience: { readonly now: number; readonly from: number; readonly next: number | null };
  readonly marks: readonly SheetMark[];
  /** Its other conditions: it rests, it misses the next match. */
  readonly notes: readonly Told[];
  /** The tables that its next gain may come from, with what is left on each. */
  readonly prospects: readonly { readonly name: Told; readonly gains: readonly string[] }[];
}

export interface SheetCount {
  readonly word: string;
  readonly value: number;
  readonly most?: number;
  readonly clause: string;
}

/** Something that a member or a team has, good or bad. */
export interface SheetMark {
  readonly kind: 'trade' | 'honour' | 'scar' | 'gear' | 'asset' | 'task';
  readonly name: Told;
  readonly clause: string;
}

/** What a member may gain by an answer: one of these, all equally likely. */
export interface Gains {
  readonly seat: Seat;
  readonly member: string;
  readonly gains: readonly string[];
}

export interface Outlook {
  readonly attacks: readonly OutlookOn[];
  /** In the order asked for. */
  readonly gains: readonly OutlookWith[];
}

export interface OutlookOn {
  /** The attack in words: who attacks what. */
  readonly told: Told;
  readonly odds: Odds;
}

export interface OutlookWith {
  readonly gain: string;
  readonly name: Told;
  readonly clause: string;
  /** The odds of the same attacks with it; null if they do not change. */
  readonly odds: readonly (Odds | null)[];
  /** Whether it affects one of these attacks in a way that exact odds cannot include. */
  readonly isLeftOut: boolean;
}

export interface Odds {
  /** Wounds lost on average. */
  readonly mean: number;
  /** The chance that the target is taken out. */
  readonly kill: number;
}

const none = (): null => null;

/** An empty board. */
const BARE: Tabletop<Game> = {
  board: () => ({
    width: 0,
    depth: 0,
    pieces: [],
    models: [],
    marks: [],
    zones: [],
    status: [],
    scores: [],
    notes: [],
  }),
  ground: none,
  actor: none,
  aim: none,
  court: () => [],
  reach: () => nowhere(),
  stride: () => nowhere(),
  movedTo: t => t,
  ahead: none,
  glimpse: () => ({ sees: false, cover: false, obscured: false }),
  standIns: none,
};

function nowhere(): never {
  throw new Error('nobody moves between matches');
}

/** An interlude as a table plays it: without a board, and with nothing settled. */
export const playableBetween = (interlude: Interlude): Playable<Game> => ({
  ...interlude,
  tabletop: BARE,
  flow: PLAIN_FLOW,
});

/** An interlude as a bot plays it: without chances and without a score. */
export const advisedBetween = (interlude: Interlude): Ruleset<Game> & Advising<Game> => ({
  ...interlude,
  evaluate: () => 0,
  chances: null,
  tray: null,
  odds: null,
  meaning: () => null,
});
