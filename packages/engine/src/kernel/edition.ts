import type { Guide } from './guide.ts';
import type { Lobby } from './lobby.ts';
import type { OddsDesk } from './odds-desk.ts';
import type { Id, Question, Seat } from './questions.ts';
import type { AdviceOn } from './speaking.ts';
import type { Forecast, Tabletop } from './tabletop.ts';
import type { Telling } from './telling.ts';
import type { Game, Ruleset, Sight } from './types.ts';

// The contract of a ruleset has four parts: to play (`Ruleset`), to show, to choose and to advise. Each is whole: where
// a ruleset has nothing to give, it says so with an empty value.

/** What it takes to show a match: its board and its words. */
export interface Showing<G extends Game = Game> {
  /** What a table in a browser or a terminal shows of a match. */
  readonly tabletop: Tabletop<G>;
  /** How questions, facts and numbers are put into words. */
  readonly telling: Telling<G>;
  /** Words by language: text for every id a player may meet. */
  readonly texts: { readonly [language: string]: { readonly [id: string]: string } };
}

/** What it takes to choose a match to play. */
export interface Choosing<G extends Game = Game> {
  /** Setups ready to play: the first for a quick game, and enough of them to try every part of the ruleset. */
  readonly ready: readonly G['setup'][];
  /** How matches and teams are put together. */
  readonly lobby: Lobby;
  /** A first game that teaches by doing, if there is one. */
  readonly guide: Guide | null;
}

/** What it takes to advise: rules to look up, what a sensible player would do, exact chances. `t` holds a view. */
export interface Advising<G extends Game = Game> {
  /** Every rule by its name, to look up. */
  readonly clauses: readonly Clause[];
  /** One entry for each question there is advice on. */
  readonly advice: readonly AdviceOn<G>[];
  /** A cheap score of a position for a seat. */
  evaluate(setup: G['setup'], position: G['position'], seat: Seat): number;
  /** The exact chances of attacks, if the ruleset works them out. */
  readonly chances: Chances<G> | null;
  /** Odds of an attack told in words, without a match, if there are any. */
  readonly odds: OddsDesk | null;
}

export interface Chances<G extends Game = Game> {
  /** What an answer would lead to, exactly; nothing where the rules cannot tell. */
  forecast(t: Sight<G>, question: Question, answer: unknown): readonly Forecast[];
  /** Every attack of one on another that the rules would allow as they stand, whoever's turn it is. */
  attacks(t: Sight<G>, from: Id, to: Id): readonly Forecast[];
}

/** What a board needs: rules that can be played and shown. */
export interface Playable<G extends Game = Game> extends Ruleset<G>, Showing<G> {}

/** A ruleset as it stands on the shelf, with all four parts. */
export interface Edition<G extends Game = Game> extends Playable<G>, Choosing<G>, Advising<G> {}

export interface Clause {
  readonly id: string;
  /** What the clause is about, in a few words of our own. */
  readonly title: string;
}
