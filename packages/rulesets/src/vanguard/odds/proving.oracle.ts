// Compares an attack in real play with its odds.
import { expect } from 'vitest';
import { strike } from '../core/10-attacks/strike.ts';
import { modelOf, weaponOf } from '../lookups.ts';
import { look, open } from '../testing/field.ts';
import type { AttackManner, Effect, Position, Setup } from '../types.ts';
import type { Use } from '../uses.ts';
import { everyEnding, type Play } from './enumerate.oracle.ts';
import { notCounted } from './not-counted.ts';
import type { StrikeOdds } from './strike.ts';
import { strikeOdds } from './strike.ts';
import { type StrikeDetails, strikeCaseOf } from './strike-case.ts';

/** Puts a rule in play on a model for the whole game: for rules that no card at hand has. */
export const working = (...uses: readonly Use[]): { readonly effects: readonly Effect[] } => ({
  effects: uses.map(use => ({ use, until: 'game' })),
});

export const withoutExplosions: Setup = { ...open, options: { ...open.options, explodingSixes: false } };

export interface Proof {
  readonly position: Position;
  readonly weapon: string;
  readonly setup?: Setup;
  readonly manner?: AttackManner;
  readonly details?: StrikeDetails;
  /** Available reactions that nobody uses; by default those that are said to be left out. Any other fails. */
  readonly passedUp?: readonly string[];
  /** How many bonus dice to follow in one roll. */
  readonly deep?: number;
  /** The largest chance that may remain beyond those. */
  readonly tail?: number;
}

/** How a model ended up: removed, or standing or down with its wounds. */
export const endOf = ({ models }: Position, id: number): string => {
  const { removed, down, wounds } = models[id]!;
  return removed ? 'removed' : `${down ? 'down' : 'up'} ${wounds}`;
};

/** The same according to the odds. */
export function endsBy(
  odds: StrikeOdds,
  wounds: number,
  { wasDown, knocksDown }: { wasDown: boolean; knocksDown: boolean },
) {
  const ends = new Map<string, number>([['removed', odds.removed]]);
  const add = (key: string, chance: number): void => void ends.set(key, (ends.get(key) ?? 0) + chance);
  for (let lost = 0; lost < wounds; lost++)
    add(`${wasDown || (knocksDown && lost > 0) ? 'down' : 'up'} ${wounds - lost}`, odds.lost.weights[lost]!);
  add('down 1', odds.recovers);
  return ends;
}

const ROUNDING = 1e-12;

/** No ending is more likely in play than in the odds, and none less likely by more than the tail. */
export function agree(played: ReadonlyMap<string, number>, tail: number, odds: ReadonlyMap<string, number>): void {
  for (const key of new Set([...played.keys(), ...odds.keys()])) {
    const [real, expected] = [played.get(key) ?? 0, odds.get(key) ?? 0];
    expect(expected, key).toBeGreaterThanOrEqual(real - ROUNDING);
    expect(expected, key).toBeLessThanOrEqual(real + tail + ROUNDING);
  }
}

/** Model 0 attacks only model 1. */
export function proves({
  position,
  weapon,
  setup = open,
  manner = 'action',
  details = {},
  passedUp,
  deep = 5,
  tail = 2e-3,
}: Proof): StrikeOdds {
  const t = look(position, setup);
  const aim = { attacker: 0, target: 1, weapon, manner };
  const strikeCase = strikeCaseOf(t, aim, details);
  const odds = strikeOdds(strikeCase);
  const { dice = weaponOf(t, 0, weapon).dice, aimed = false, focus = null, marks = [], reactions = [] } = details;
  const frame = strike.start({ ...aim, dice, aimed, focus, marks });
  const play: Play = {
    reactions,
    passedUp: passedUp ?? notCounted(t, aim, details),
    buysReRolls: details.bought !== undefined,
  };
  const played = everyEnding({ setup, position, frame }, play, deep, end => endOf(end, 1));
  expect(played.tail).toBeLessThanOrEqual(tail);
  if (!setup.options.explodingSixes) expect(Math.abs(played.tail)).toBeLessThan(ROUNDING);
  agree(played.chances, Math.max(0, played.tail), endsBy(odds, modelOf(t, 1).wounds, strikeCase));
  return odds;
}
