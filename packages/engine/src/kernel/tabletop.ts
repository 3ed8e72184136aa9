import type { Outline } from '../geometry/path/reach-outline.ts';
import type { Footprint, Point, Spot } from '../geometry/shape.ts';
import type { Part } from '../geometry/terrain.ts';
import type { Tenths } from '../geometry/units.ts';
import type { AnswerOf, Id, Question, Reason, Seat } from './questions.ts';
import type { Numbered } from './telling.ts';
import type { Game, Sight } from './types.ts';

/**
 * What any table (browser, terminal, lab) shows of a match beside its questions. A ruleset fills it in; a table knows
 * no ruleset by name. Every id in here has words in the ruleset's texts. `t` holds a seat's view, never the secrets.
 */
export interface Tabletop<G extends Game> {
  /** The table as it stands: terrain, models, marks, zones, score. */
  board(t: Sight<G>): Board;
  /** Whose doing a question is about: the model that moves, shoots, fights; null where it is nobody's. */
  actor(question: Question): Id | null;
  /** One way of the sight court: everything the rules say of `from` looking at `to`, each with its exhibit. */
  court(t: Sight<G>, from: Id, to: Id): readonly Ruling[];
  /** Where the model of a move could end, and how to get to a point: for clicking and for shading. */
  reach(t: Sight<G>, question: Question<'move'>): Reachable;
  /** Where a model could get with one plain move, whoever's turn it is. */
  stride(t: Sight<G>, model: Id): Reachable;
  /** The same table with one model in play standing somewhere else, legal or not: to ask what that would mean. */
  movedTo(t: Sight<G>, model: Id, at: Spot): Sight<G>;
  /** The sight court in short, of two models in play: cheap enough to be asked for a thousand places. */
  glimpse(t: Sight<G>, from: Id, to: Id): Glimpse;
  /**
   * Another ruleset's table under these rules, to look at: own models stand in for those in play on it, in order. Null
   * where the rules cannot be laid over that table.
   */
  standIns(board: Board): StandIns<G> | null;
}

export interface StandIns<G extends Game> {
  readonly setup: G['setup'];
  readonly position: G['position'];
}

export interface Board {
  readonly width: Tenths;
  readonly depth: Tenths;
  readonly pieces: readonly BoardPiece[];
  readonly models: readonly BoardModel[];
  readonly marks: readonly BoardMark[];
  readonly zones: readonly BoardZone[];
  /** Turn, phase, score, points to spend: in the order in which to show them. */
  readonly status: readonly StatusLine[];
}

/** A piece of terrain as it stands now, an open door open. */
export interface BoardPiece {
  readonly id: string;
  readonly parts: readonly Pick<Part, 'kind' | 'outline' | 'bottom' | 'top'>[];
}

export interface BoardModel {
  readonly id: Id;
  readonly seat: Seat;
  readonly name: string;
  /** What it is: the title of its card. */
  readonly card: string;
  /** Null while it is not on the table. */
  readonly base: Footprint | null;
  readonly at: Spot | null;
  /** How far its body rises above where it stands. */
  readonly height: Tenths;
  readonly wounds: { readonly left: number; readonly of: number } | null;
  /** Orders, conditions, tokens, by id. */
  readonly conditions: readonly string[];
  /** May still act in this turn. */
  readonly ready: boolean;
  /** Is out of the game. */
  readonly out: boolean;
  /** The lines of its card: movement, armour, weapons … */
  readonly lines: readonly CardLine[];
}

/** One line of a card: a stat, or a weapon with its numbers and rules. */
export interface CardLine {
  readonly label: string;
  readonly value: string;
  readonly clause?: string;
}

/** Something that lies on the table: an objective, a token, a mine, a body. */
export interface BoardMark {
  readonly id: string;
  readonly kind: string;
  readonly at: Spot;
  readonly radius: Tenths;
  readonly seat: Seat | null;
  readonly conditions: readonly string[];
}

/** A marked area: a drop zone, a territory. */
export interface BoardZone {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly seat: Seat | null;
}

export interface StatusLine {
  readonly id: string;
  readonly seat: Seat | null;
  readonly value: number | string;
}

/** One ruling of the sight court and its exhibit. */
export interface Ruling {
  /** Visible, in cover, obscured, in range, a valid target … */
  readonly id: string;
  readonly clause: string;
  readonly holds: boolean;
  /** The deciding line. */
  readonly line?: { readonly from: Spot; readonly to: Spot };
  /** What it touches on its way: pieces and models, and where. */
  readonly touches?: readonly { readonly what: Id; readonly at?: Spot }[];
  /** By how much it holds or fails, in inches. */
  readonly margin?: number;
  /** A distance, in inches. */
  readonly inches?: number;
  readonly [parameter: string]: unknown;
}

/** How one model is to be seen by another, without the exhibits; `sees` is what the court says under `visible`. */
export interface Glimpse {
  readonly sees: boolean;
  /** Seen, but the rules give it cover. */
  readonly cover: boolean;
  /** Seen, but not clearly: obscured, or whatever the rules call it. */
  readonly obscured: boolean;
}

/** The exact chances of one result. */
export interface Forecast {
  /** What is told: the damage of a shot, the wounds lost in a fight. */
  readonly id: string;
  readonly clause: string;
  /** From whom, to whom, with what. */
  readonly by: Id;
  readonly to: Id;
  readonly with: string;
  /** The chance of each value from 0 on. */
  readonly chances: readonly number[];
  readonly mean: number;
  /** The chance that `to` is taken out. */
  readonly kill: number;
  /** Why each number is what it is. */
  readonly because: readonly Numbered[];
  /** How the dice of both sides are taken to be played: best for each, or by a plain policy. */
  readonly policy: string;
  /** What comes back at `by`: a fight hurts both. */
  readonly back?: { readonly chances: readonly number[]; readonly mean: number; readonly kill: number };
  /** What bears on the attack and is not in these chances. */
  readonly leftOut?: readonly LeftOut[];
}

/** A special rule that a forecast leaves out, and why: `rule.<rule>` and `left-out.<reason>` are its words. */
export interface LeftOut {
  readonly rule: string;
  readonly reason: string;
}

export interface Reachable {
  /** Where the middle of the base may end, level by level, for shading. */
  readonly outlines: readonly Outline[];
  /** Lengths at which something changes, in order: the move itself, then what a dash adds … */
  readonly limits: readonly { readonly id: string; readonly at: Tenths }[];
  /** The shortest legal way to a point, on the highest level unless one is named; or the reasons against it. */
  wayTo(to: Point, z?: Tenths): Way;
  /** A way of one's own. */
  along(legs: AnswerOf<'move'>): Way;
}

/** A move thought of: what it costs, and every reason against it; none when it is legal. */
export interface Way {
  readonly legs: AnswerOf<'move'>;
  readonly cost: Tenths;
  readonly reasons: readonly Reason[];
}
