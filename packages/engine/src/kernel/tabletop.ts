import type { Outline } from '../geometry/path/reach-outline.ts';
import type { BaseSize, Direction, Footprint, Point, Spot } from '../geometry/shape.ts';
import type { Part } from '../geometry/terrain.ts';
import type { Tenths } from '../geometry/units.ts';
import type { AnswerOf, Id, Placement, Question, Reason, Seat } from './questions.ts';
import type { Numbered, Told } from './telling.ts';
import type { Frame, Game, Sight } from './types.ts';

/**
 * What any table (browser, terminal, lab) shows of a match besides its questions. Tables know no ruleset by name. The
 * ruleset's texts have words for every id in here. `t` holds a seat's view, never secrets.
 */
export interface Tabletop<G extends Game> {
  /** The table as it stands: terrain, models, marks, zones, score. */
  board(t: Sight<G>): Board;
  /** The outlines of something that is not a model at the place where it would be put; null for a model. */
  ground(question: Question<'place'>, placement: Placement): readonly (readonly Point[])[] | null;
  /** The model that acts in a question: the one that moves, shoots or fights; null if there is none. */
  actor(question: Question): Id | null;
  /** Who attacks whom while these sequences run; null if nobody does. */
  aim(frames: readonly Pick<Frame, 'vars'>[]): Aim | null;
  /** One direction of the sight court: all rulings on `from` looking at `to`, each with its evidence. */
  court(t: Sight<G>, from: Id, to: Id): readonly Ruling[];
  /** Where the moving model could end, and how to get to a point: for shading and clicking. */
  reach(t: Sight<G>, question: Question<'move'>): Reachable;
  /** Where a model could get with one normal move, regardless of whose turn it is. */
  stride(t: Sight<G>, model: Id): Reachable;
  /** The same table with one model moved elsewhere, legal or not: to see what that would mean. */
  movedTo(t: Sight<G>, model: Id, at: Spot): Sight<G>;
  /** Where a model or mark that drifts would end, with the chance of each place; null for what does not drift. */
  ahead(t: Sight<G>, what: Id): Ahead | null;
  /** A summary of the sight court for two models in play, cheap enough for a thousand places. */
  glimpse(t: Sight<G>, from: Id, to: Id): Glimpse;
  /**
   * Another ruleset's table under these rules, to look at: this ruleset's models stand in for those in play, in order.
   * Null if these rules cannot be applied to that table.
   */
  standIns(board: Board): StandIns<G> | null;
}

/** An attack going on. */
export interface Aim {
  readonly by: Id;
  readonly to: Id;
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
  /** Where the score of each side comes from. */
  readonly scores: readonly ScoreLine[];
  /** What players keep in mind: the mission, their cards, what is in force. */
  readonly notes: readonly BoardNote[];
}

/** A part of a side's score. */
export interface ScoreLine {
  readonly seat: Seat;
  readonly source: Told;
  readonly value: number;
  /** The most it can bring. */
  readonly most?: number;
  readonly clause: string;
}

export interface BoardNote {
  readonly kind: 'mission' | 'card' | 'active';
  /** Whose it is; null for the whole table. */
  readonly seat: Seat | null;
  readonly name: Told;
  /** What it does, or what it takes to score. */
  readonly how: Told | null;
  /** The other side does not know it yet. */
  readonly sealed?: true;
  readonly clause: string;
}

/** A piece of terrain in its current state: an open door is open. */
export interface BoardPiece {
  readonly id: string;
  readonly parts: readonly BoardPart[];
}

export interface BoardPart extends Pick<Part, 'kind' | 'outline' | 'bottom' | 'top'> {
  /**
   * What the rules class it as, if they have classes: texts name it (`ground`) and say what it does (`ground-does`).
   */
  readonly ground?: string;
}

export interface BoardModel {
  readonly id: Id;
  readonly seat: Seat;
  readonly name: string;
  /** The title of its card. */
  readonly card: string;
  /** The unit it was fielded in, if that has several models: orders may go to all of them at once. */
  readonly unit?: string;
  /** Null while it is off the table. */
  readonly base: Footprint | null;
  /** Of a base that is not round: its size and how it lies, also before it is on the table. It can be turned. */
  readonly lies?: { readonly size: BaseSize; readonly along: Direction };
  readonly at: Spot | null;
  /** Which way it faces or drifts, if that matters. */
  readonly heading?: Heading;
  /** The height of its body. */
  readonly height: Tenths;
  /** What it looks like. */
  readonly figure: Figure;
  readonly wounds: { readonly left: number; readonly of: number } | null;
  /** Orders, conditions, tokens, by id. */
  readonly conditions: readonly string[];
  /** Whether it may still act this turn. */
  readonly ready: boolean;
  /** Whether it is acting; an acting model is not `ready`. */
  readonly active?: boolean;
  /** The points for actions that it has left while it acts, where the rules count any. */
  readonly points?: number;
  /** Whether it is out of the game. */
  readonly out: boolean;
  /** The lines of its card: movement, armour, weapons … */
  readonly lines: readonly CardLine[];
}

/** What a model looks like from above, as parts to draw it from. */
export interface Figure {
  readonly body: 'legs' | 'beast' | 'swarm' | 'drone' | 'bike';
  readonly bulk: 'slight' | 'common' | 'broad' | 'huge';
  readonly head: 'bare' | 'helmet' | 'hood' | 'crest';
  readonly pack: 'none' | 'pack' | 'jets' | 'wings';
  /** Its largest gun. */
  readonly weapon: 'none' | 'pistol' | 'rifle' | 'long' | 'heavy' | 'flamer' | 'launcher';
  /** Whether it fights with a weapon in hand. */
  readonly blade: boolean;
}

/** Which way something faces or drifts: in space, with so many arrows; a facing counts once. */
export interface Heading {
  readonly along: Direction;
  readonly count: number;
}

/** Where something would drift to. */
export interface Ahead {
  readonly clause: string;
  readonly from: Spot;
  /** Every place where it may end, nearest first; their chances add up to 1. */
  readonly ends: readonly AheadEnd[];
}

export interface AheadEnd {
  readonly at: Spot;
  /** How far that is, in inches. */
  readonly inches: number;
  readonly chance: number;
}

/** One line of a card: a stat, or a weapon with its numbers and rules. */
export interface CardLine {
  readonly label: string;
  readonly value: string;
  readonly clause?: string;
}

/** Something lying on the table: an objective, a token, a mine, a body. */
export interface BoardMark {
  readonly id: string;
  readonly kind: string;
  readonly at: Spot;
  readonly radius: Tenths;
  readonly seat: Seat | null;
  /** Which way it drifts, if it does. */
  readonly heading?: Heading;
  readonly conditions: readonly string[];
}

/** A marked area: a drop zone, a territory. */
export interface BoardZone {
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly seat: Seat | null;
  /** Whether it matters now: a drop zone while models are set up. */
  readonly matters: boolean;
}

export interface StatusLine {
  readonly id: string;
  readonly seat: Seat | null;
  readonly value: number | string;
}

/** One ruling of the sight court and its evidence. */
export interface Ruling {
  /** Visible, in cover, obscured, in range, a valid target … */
  readonly id: string;
  readonly clause: string;
  readonly holds: boolean;
  /** The deciding line. */
  readonly line?: { readonly from: Spot; readonly to: Spot };
  /** The pieces and models the line touches, and where. */
  readonly touches?: readonly { readonly what: Id; readonly at?: Spot }[];
  /** By how much it holds or fails, in inches. */
  readonly margin?: number;
  /** A distance, in inches. */
  readonly inches?: number;
  readonly [parameter: string]: unknown;
}

/** How one model sees another, without the evidence; `sees` is the court's ruling `visible`. */
export interface Glimpse {
  readonly sees: boolean;
  /** Seen, but the rules give it cover. */
  readonly cover: boolean;
  /** Seen, but not clearly: obscured, or whatever the rules call it. */
  readonly obscured: boolean;
}

/** The exact chances of one result. */
export interface Forecast {
  /** What is forecast: the damage of a shot, the wounds lost in a fight. */
  readonly id: string;
  readonly clause: string;
  /** The attacker, its target and the weapon. */
  readonly by: Id;
  readonly to: Id;
  readonly with: string;
  /** The chance of each value from 0 on. */
  readonly chances: readonly number[];
  readonly mean: number;
  /** The chance that `to` is taken out. */
  readonly kill: number;
  /** The numbers that go into it, each explained. */
  readonly because: readonly Numbered[];
  /** How both sides are assumed to use their dice: optimally, or by a simple policy. */
  readonly policy: string;
  /** The damage to `by`: a fight hurts both. */
  readonly back?: { readonly chances: readonly number[]; readonly mean: number; readonly kill: number };
  /** Rules that affect the attack but are not in these chances. */
  readonly leftOut: readonly LeftOut[];
}

/** The exact chance of a roll that comes off or does not: a charge, a test. Its text is `prospect.<id>`. */
export interface Prospect {
  readonly id: string;
  readonly clause: string;
  /** The model that rolls. */
  readonly of: Id;
  /** What the dice must come to with their modifiers, at least or at most. */
  readonly needs: number;
  readonly chance: number;
  /** The chance if a re-roll is paid for where it helps; absent if none can be. */
  readonly bought?: number;
}

/** A special rule that a forecast leaves out, and why: its texts are `rule.<rule>` and `left-out.<reason>`. */
export interface LeftOut {
  readonly rule: string;
  readonly reason: string;
}

export interface Reachable {
  /** Where the centre of the base may end, level by level, for shading. */
  readonly outlines: readonly Outline[];
  /** Distances at which something changes, in order: the move itself, then with a dash … */
  readonly limits: readonly { readonly id: string; readonly at: Tenths }[];
  /**
   * The shortest legal way to a point, or the reasons against it; on the highest level unless `z` is given. If the
   * point almost touches terrain, the way ends in contact with it where that is legal.
   */
  wayTo(to: Point, z?: Tenths): Way;
  /**
   * Snaps a place that almost touches terrain into contact with it; null if contact does not matter.
   */
  contact(at: Spot): Spot | null;
  /** Judges a way drawn by the player. */
  along(legs: AnswerOf<'move'>): Way;
}

/** A possible move: its cost and every reason against it; none if it is legal. */
export interface Way {
  readonly legs: AnswerOf<'move'>;
  readonly cost: Tenths;
  readonly reasons: readonly Reason[];
}
