// 7E-10.4-9  The chances of losing hull points

import { coverOf } from '../core/05-attacks/saves.ts';
import { armourOf, damageBonus, resultOnTable } from '../core/09-vehicles/armour.ts';
import { isUnder, kit, modelOf } from '../lookups.ts';
import type { Attack, Look, ModelId } from '../types.ts';
import { type Chances, power, times } from './chances.ts';

const DIE: Chances = [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6];

interface Tried {
  readonly glance: number;
  readonly penetrate: number;
  /** 7E-6.12: a hull point and immobilised, without the table. */
  readonly immobilise: number;
}

/** The chances of one hit against the armour, including cover saves. */
function tryOf(t: Look, attack: Attack): Tried {
  const cover = coverOf(t, attack);
  const through = cover === null ? 1 : (cover.needs - 1) / 6;
  const { glance, penetrate, immobilise } = againstArmour(t, attack);
  return { glance: glance * through, penetrate: penetrate * through, immobilise: immobilise * through };
}

function againstArmour(t: Look, attack: Attack): Tried {
  const test = t.query('armour-test', 'strength', { attack });
  if (test === 'haywire') return { glance: 4 / 6, penetrate: 1 / 6, immobilise: 0 };
  if (test === 'graviton') return { glance: 0, penetrate: 0, immobilise: 1 / 6 };
  const more = power(DIE, t.query('penetration-dice', 0, { attack }));
  const rends = t.query('sixes-rend', false, { attack });
  const isGlancing = t.query('sixes-glance', false, { attack });
  const armour = armourOf(t, attack);
  let [glance, penetrate] = [0, 0];
  for (let first = 1; first <= 6; first++) {
    const extra: Chances = first === 6 && rends ? times(more, [0, 1 / 3, 1 / 3, 1 / 3]) : more;
    for (const [sum, chance] of extra.entries()) {
      const total = attack.strength + first + sum;
      if (total > armour) penetrate += chance / 6;
      else if (total === armour || (first === 6 && isGlancing)) glance += chance / 6;
    }
  }
  return { glance, penetrate, immobilise: 0 };
}

/** The state of a vehicle, hit by hit: hull points, whether it can move, and how many weapons it has. */
export interface Left {
  readonly hull: number;
  readonly moves: boolean;
  readonly weapons: number;
}

const keyOf = ({ hull, moves, weapons }: Left): string => `${hull} ${moves} ${weapons}`;

/** The effect of one table entry on a vehicle that has already lost its hull point. */
function after(left: Left, total: number): Left {
  const stopped = left.moves ? { ...left, moves: false } : { ...left, hull: left.hull - 1 };
  switch (resultOnTable(total)) {
    case 'explodes':
      return { ...left, hull: 0 };
    case 'weapon':
      return left.weapons > 0 ? { ...left, weapons: left.weapons - 1 } : stopped;
    case 'immobilised':
      return stopped;
    default:
      return left;
  }
}

/** Every state that one hit leads to, with its chance. */
function afterHit(
  left: Left,
  { glance, penetrate, immobilise }: Tried,
  bonus: number,
): readonly (readonly [Left, number])[] {
  const hurt = { ...left, hull: left.hull - 1 };
  const stopped = left.moves ? { ...hurt, moves: false } : { ...hurt, hull: hurt.hull - 1 };
  const table =
    hurt.hull <= 0
      ? [[hurt, penetrate] as const]
      : [1, 2, 3, 4, 5, 6].map(face => [after(hurt, face + bonus), penetrate / 6] as const);
  const any = glance + penetrate + immobilise;
  return [[left, 1 - any], [hurt, glance], [hurt.hull <= 0 ? hurt : stopped, immobilise], ...table];
}

const stateOf = (t: Look, target: ModelId): Left => ({
  hull: modelOf(t, target).wounds,
  moves: !isUnder(t, target, 'immobilised'),
  weapons: kit(t, target).weapons.length - modelOf(t, target).wrecked.length,
});

/** The states that one hit leads to, and the chance that the cover of a dead body saves the vehicle (ZG-6.4). */
export function afterOneHit(
  t: Look,
  attack: Attack,
): { readonly left: readonly (readonly [Left, number])[]; readonly sheltered: number } {
  const cover = coverOf(t, attack);
  const { glance, penetrate, immobilise } = againstArmour(t, attack);
  const left = afterHit(stateOf(t, attack.target), tryOf(t, attack), damageBonus(t, attack));
  return {
    left,
    sheltered: cover?.behind == null ? 0 : ((glance + penetrate + immobilise) * (7 - cover.needs)) / 6,
  };
}

/** A mixture of different hits, each with its share. */
function mixed(t: Look, as: readonly (readonly [share: number, attack: Attack])[]): Tried {
  const sum = { glance: 0, penetrate: 0, immobilise: 0 };
  for (const [share, attack] of as) {
    const { glance, penetrate, immobilise } = tryOf(t, attack);
    sum.glance += share * glance;
    sum.penetrate += share * penetrate;
    sum.immobilise += share * immobilise;
  }
  return sum;
}

/** The hull points lost to so many hits with these chances. */
export function hullOdds(
  t: Look,
  target: ModelId,
  as: readonly (readonly [share: number, attack: Attack])[],
  hits: Chances,
): Chances {
  const { wounds: full } = modelOf(t, target);
  const [tried, bonus] = [mixed(t, as), damageBonus(t, as[0]![1])];
  const start = stateOf(t, target);
  const lost = Array.from({ length: full + 1 }, () => 0);
  let states = new Map<string, { readonly left: Left; readonly chance: number }>([
    [keyOf(start), { left: start, chance: 1 }],
  ]);
  for (const [count, chance] of hits.entries()) {
    if (count > 0) {
      const next: typeof states = new Map();
      for (const { left, chance: here } of states.values())
        for (const [to, share] of left.hull <= 0 ? [[left, 1] as const] : afterHit(left, tried, bonus)) {
          const key = keyOf(to);
          next.set(key, { left: to, chance: (next.get(key)?.chance ?? 0) + here * share });
        }
      states = next;
    }
    for (const { left, chance: here } of states.values()) {
      const gone = Math.min(full, full - left.hull);
      lost[gone] = lost[gone]! + chance * here;
    }
  }
  return lost;
}
