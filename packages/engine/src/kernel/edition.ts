import type { Flow } from './flow.ts';
import type { Guide } from './guide.ts';
import type { Lobby } from './lobby.ts';
import type { OddsDesk } from './odds-desk.ts';
import type { Id, Numbers, Question, Seat } from './questions.ts';
import type { On } from './speaking.ts';
import type { Forecast, Prospect, Tabletop } from './tabletop.ts';
import type { Telling } from './telling.ts';
import type { TrayOf } from './tray.ts';
import type { Advised, Game, Ruleset, Sight } from './types.ts';

// The contract of a ruleset has four parts: to play (`Ruleset`), to show, to choose and to advise. No member is
// optional: a ruleset that has nothing to offer says so with null or an empty list.

/** Shows a match: its board and its words. */
export interface Showing<G extends Game = Game> {
  /** What a table, in the browser or the terminal, shows of a match. */
  readonly tabletop: Tabletop<G>;
  /** How questions, facts and numbers are put into words. */
  readonly telling: Telling<G>;
  /** What need not be asked, and what options do. */
  readonly flow: Flow<G>;
  /** Texts by language, for every id a player may see. */
  readonly texts: { readonly [language: string]: { readonly [id: string]: string } };
}

/** Offers matches and teams to choose from. */
export interface Choosing<G extends Game = Game> {
  /** Setups that are ready to play: the first is the quick game, and together they cover every part of the ruleset. */
  readonly ready: readonly G['setup'][];
  /** How matches and teams are put together. */
  readonly lobby: Lobby;
  /** A first game that teaches by doing, if there is one. */
  readonly guide: Guide<G> | null;
}

export type AdviceOn<G extends Game> = On<Sight<G>, Numbers, Advised | null>;
export type ForecastOn<G extends Game> = On<Sight<G>, unknown, readonly Forecast[]>;
export type ProspectOn<G extends Game> = On<Sight<G>, unknown, readonly Prospect[]>;

/** Advises players: rules to look up, sensible answers, exact chances. `t` holds a seat's view. */
export interface Advising<G extends Game = Game> {
  /** Every clause of the rules, for looking up. */
  readonly clauses: readonly Clause[];
  /** One entry for each question there is advice on. */
  readonly advice: readonly AdviceOn<G>[];
  /** A cheap score of a position for a seat. */
  evaluate(setup: G['setup'], position: G['position'], seat: Seat): number;
  /** The exact chances of attacks, if the ruleset can calculate them. */
  readonly chances: Chances<G> | null;
  /**
   * Attacks as dice on a tray, if the ruleset shows them: beside the chances, as no first board has an attack on it.
   */
  readonly tray: TrayOf<G> | null;
  /** The odds of an attack that is described in words, without a match, if the ruleset offers that. */
  readonly odds: OddsDesk | null;
  /** The rule that a part of a weapon's line on a card stands for ("Lethal 5+"); null for numbers. */
  meaning(part: string): Meaning | null;
}

/** What a rule that a card names does, in words, and the clause that has it. */
export interface Meaning {
  readonly clause: string;
  readonly words: string;
}

export interface Chances<G extends Game = Game> {
  /** The exact chances of what an answer leads to; empty where they cannot be calculated. */
  forecast(t: Sight<G>, question: Question, answer: unknown): readonly Forecast[];
  /** The exact chances of the rolls that an answer leads to, other than attacks. */
  prospects(t: Sight<G>, question: Question, answer: unknown): readonly Prospect[];
  /** Every attack of one model on another that the rules allow in this position, regardless of whose turn it is. */
  attacks(t: Sight<G>, from: Id, to: Id): readonly Forecast[];
}

/** A ruleset that can be played and shown: all that a board needs. */
export interface Playable<G extends Game = Game> extends Ruleset<G>, Showing<G> {}

/** A complete ruleset, with all four parts. */
export interface Edition<G extends Game = Game> extends Playable<G>, Choosing<G>, Advising<G> {}

export interface Clause {
  readonly id: string;
  /** A short title in our own words. */
  readonly title: string;
}
