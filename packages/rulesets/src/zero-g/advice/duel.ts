// What two models can do to each other in the open, by the distance between them
import { keyed, perObject, tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { reachOfBase } from '@little-wars/skirmish';
import type { Kit } from '../content/types.ts';
import { armsOf } from '../core/03-shooting/weapons.ts';
import { hammerBlow } from '../core/04-assault/combats.ts';
import { isMonster, isVehicle, jumps, kitOf, profileOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { oddsOfAttack } from '../odds/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { fresh, opening } from '../setup.ts';
import type { Look, Model, Setup } from '../types.ts';
import { bestShot, blowsWorth, harmWorth } from './worth.ts';

/** Distances are rounded to inches, and longer ones count as this many. */
export const FARTHEST = 60;

/** A value for each distance in whole inches, from 0 on. */
export type Curve = readonly number[];

/** How a model has moved before it shoots. */
export type Manner = 'still' | 'moved' | 'snap';

export interface Duel {
  /** What the best shot is worth, by how the model has moved. */
  readonly shots: { readonly [manner in Manner]: Curve };
  /** What a round of close combat is worth to the attacker: on the charge, and in later rounds. */
  readonly blows: number;
  readonly standing: number;
  /** ZG-4.2: what the hits before the blows of a charge with one arrow are worth. */
  readonly hammer: number;
  readonly initiative: number;
}

const BARE: Setup = {
  ...ready[0]!,
  map: { ...MAPS[0]!, id: 'bare', terrain: { width: inches(100), depth: inches(48), pieces: [] } },
};

const MANNERS = {
  still: { manoeuvre: 'stay', snap: false },
  moved: { manoeuvre: 'start', snap: false },
  snap: { manoeuvre: 'turn', snap: true },
} as const;

/** A model by its card on an empty table. */
const alone = ({ sheet, kind, name, choices }: Model, seat: number, wounds: number, x: number): Model => ({
  ...fresh(wounds),
  sheet,
  kind,
  name,
  choices,
  seat,
  selection: 0,
  at: { x, y: inches(24), z: 0 },
});

const FROM = inches(5);

/** A table with only these two models, the given number of inches apart. */
function tableWith(attacker: Model, target: Model, gap: number, change: Partial<Model>): Look {
  const [one, other] = [kitOf(attacker), kitOf(target)];
  const wounds = one.profile?.wounds ?? one.vehicle?.hullPoints ?? 1;
  const far = Math.floor(inches(gap)) + reachOfBase(one.kind.base) + reachOfBase(other.kind.base);
  const models = [{ ...alone(attacker, 0, wounds, FROM), ...change }, alone(target, 1, target.wounds, FROM + far)];
  return tableOf(ruleset, BARE, { ...opening({ armies: [] }), round: 1, turns: 1, phase: 'shooting', models }) as Look;
}

/** The distances at which the effect of a weapon changes. */
const stepsOf = (profile: string): readonly number[] => {
  const { range } = profileOf(profile);
  return range === 0 ? [1, 4, 8] : [range / 2, range, range + 11.9, range + 23.9, range + 35.9];
};

function curveOf(attacker: Model, target: Model, manner: Manner): Curve {
  const near = tableWith(attacker, target, 1, MANNERS[manner]);
  const steps = [...new Set(armsOf(near, 0).flatMap(({ profile }) => stepsOf(profile)))].sort((a, b) => a - b);
  const worths = steps.map(step => {
    const t = tableWith(attacker, target, Math.max(1, step - 0.05), MANNERS[manner]);
    return Math.max(0, bestShot(t, 0, 1)?.worth ?? 0);
  });
  return Array.from({ length: FARTHEST + 1 }, (_, gap) => worths[steps.findIndex(step => gap <= step)] ?? 0);
}

function duel(attacker: Model, target: Model): Duel {
  const touching = tableWith(attacker, target, 0, { did: ['charged'] });
  const later = tableWith(attacker, target, 0, {});
  const hits = 1 + touching.query('hammer-hits', jumps(touching, 0) || isMonster(touching, 0) ? 1 : 0, { model: 0 });
  return {
    shots: {
      still: curveOf(attacker, target, 'still'),
      moved: curveOf(attacker, target, 'moved'),
      snap: curveOf(attacker, target, 'snap'),
    },
    blows: blowsWorth(touching, 0, 1),
    standing: blowsWorth(later, 0, 1),
    hammer: isVehicle(touching, 0)
      ? 0
      : harmWorth(touching, 1, oddsOfAttack(touching, hammerBlow(touching, 0, 1, hits))),
    initiative: kitOf(attacker).profile?.initiative ?? 1,
  };
}

/** Keyed by the cards of both and the wounds that the target has left: in the open nothing else matters. */
const byKits = perObject((_attacker: Kit) => perObject((_target: Kit) => keyed<number, Duel>(MOST_WOUNDS)));
const MOST_WOUNDS = 16;

export const duelOf = (attacker: Model, target: Model): Duel =>
  byKits(kitOf(attacker))(kitOf(target))(target.wounds, () => duel(attacker, target));
