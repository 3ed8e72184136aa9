// The facts of Zero-G games that the referee reads, declared independently on purpose.
import type { Seat } from '@little-wars/engine';
import type { Direction, Spot } from '../frame/measure.ts';

export type Id = number;

/** The part of an attack that the referee reads. */
export interface Attack {
  readonly attacker: Id;
  readonly target: Id;
  readonly profile: string;
  readonly manner: string;
  readonly attacks: number;
  readonly strength: number;
  readonly ap: number;
  readonly snap: boolean;
  readonly stray: boolean;
}

export interface Roll {
  readonly what: string;
  readonly model: Id | null;
  readonly faces: readonly number[];
  readonly again: readonly number[];
  readonly needs: number | null;
}

export interface Wound {
  readonly ap: number;
}

interface Bodies {
  'edge-chosen': { readonly seat: Seat; readonly edge: number };
  seized: { readonly face: number };
  manoeuvred: { readonly model: Id; readonly manoeuvre: string };
  shot: { readonly model: Id };
  'condition-began': { readonly model: Id; readonly condition: string };
  rolled: { readonly roll: Roll };
  're-rolled': { readonly dice: readonly number[]; readonly faces: readonly number[] };
  'roll-settled': object;
  'attack-began': { readonly attack: Attack };
  'attack-ended': object;
  'hits-scored': { readonly hits: number; readonly faces: readonly number[] };
  'wounds-scored': { readonly wounds: readonly Wound[] };
  'saves-made': { readonly unsaved: readonly Wound[] };
  'warp-charged': { readonly warp: readonly number[] };
  'power-tried': { readonly model: Id; readonly power: string };
  'psychic-tested': { readonly power: string; readonly total: number; readonly needs: number };
  perils: { readonly model: Id };
  'power-manifested': { readonly model: Id; readonly power: string };
  'power-denied': { readonly power: string };
  'step-began': { readonly step: number };
  'step-ended': object;
  did: { readonly model: Id; readonly deed: string };
  'charge-declared': { readonly model: Id; readonly at: readonly Id[] };
  'hammer-noted': { readonly model: Id; readonly hits: number };
  'reserves-rolled': { readonly face: number; readonly arrives: boolean };
  scattered: { readonly inches: number; readonly hour: number };
  'armour-tried': { readonly armour: number; readonly total: number; readonly result: string };
  'wreck-drifted': { readonly from: Spot; readonly to: Spot };
  'first-turn-won': { readonly seat: Seat };
  'round-began': { readonly round: number };
  'turn-began': { readonly seat: Seat };
  'phase-began': { readonly phase: string };
  deployed: { readonly model: Id; readonly at: Spot };
  arrived: { readonly model: Id; readonly at: Spot };
  moved: { readonly model: Id; readonly from?: Spot; readonly to: Spot };
  recoiled: { readonly model: Id; readonly from: Spot; readonly to: Spot };
  fired: { readonly attacker: Id; readonly profile: string };
  'arrows-changed': { readonly model: Id; readonly arrows: number; readonly course: Direction | null };
  drifted: { readonly model: Id; readonly faces: readonly number[] };
  'wounds-lost': { readonly model: Id; readonly wounds: number };
  'wounds-regained': { readonly model: Id; readonly wounds: number };
  slain: { readonly model: Id };
  lost: { readonly model: Id };
  'body-left': { readonly model: Id; readonly at: Spot; readonly arrows: number; readonly course: Direction };
  'body-drifted': { readonly model: Id; readonly from: Spot; readonly to: Spot };
  'body-stopped': { readonly model: Id };
  'body-removed': { readonly model: Id; readonly why: string };
  scored: { readonly seat: Seat; readonly points: number };
  'game-ended': object;
}

export type Fact = {
  [K in keyof Bodies]: { readonly type: K; readonly clause: string } & Bodies[K];
}[keyof Bodies];
