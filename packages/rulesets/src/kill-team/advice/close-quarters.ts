// KT-12: advice on guard, hatches and Indirect.
import { type Advised, bestOf, type Id, type Question, type Seat, type Weighed } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { Shooting } from '../core/04-shooting/shoot.ts';
import { validTargets } from '../core/04-shooting/valid-targets.ts';
import { enemiesToFight } from '../core/05-fighting/fight.ts';
import { isCloseQuarters } from '../core/12-close-quarters/close-quarters.ts';
import { doorwaysFor } from '../core/12-close-quarters/doorways.ts';
import { type GuardAttack, guardAttacksOf, guardsOf } from '../core/12-close-quarters/guard.ts';
import { hatchesFor } from '../core/12-close-quarters/hatches.ts';
import { nameOfWay } from '../core/12-close-quarters/indirect.ts';
import { enemiesOf, operativeOf } from '../lookups.ts';
import type { AboutOperative, Look, OperativeId } from '../types.ts';
import { bestFightWith } from './fights.ts';
import { promiseFor } from './places.ts';
import { bestShotOf, shotAt } from './shots.ts';
import { walksTo } from './walking.ts';

type Picked = Advised<'pick-one'> | null;
type OfOperative = Question<'pick-one', AboutOperative>;

/** What a guard attack is worth at its best target. */
export function worthOfGuardAttack(t: Look, guard: OperativeId, attack: GuardAttack): number {
  if (attack !== 'fight') return bestShotOf(t, { attacker: guard, action: 'overwatch' })?.worth ?? 0;
  const enemies = enemiesToFight(t, { attacker: guard, action: 'fight' });
  return bestOf(enemies.flatMap(enemy => bestFightWith(t, guard, enemy) ?? []))?.worth ?? 0;
}

const bestAttackOf = (t: Look, guard: OperativeId) =>
  bestOf(guardAttacksOf(t, guard).map(attack => ({ attack, worth: worthOfGuardAttack(t, guard, attack) })));

const bestGuardOf = (t: Look, guards: readonly Id[]) =>
  bestOf(
    guards.flatMap(guard => {
      const best = bestAttackOf(t, guard as OperativeId);
      return best ? [{ guard, ...best }] : [];
    }),
  );

const LEAST = 0.02;

/** KT-12.4: attacks from guard when that does more good than harm. */
export function adviseGuardReaction(t: Look, seat: Seat): { readonly takes: boolean; readonly worth: number } {
  const worth = bestGuardOf(t, guardsOf(t, seat))?.worth ?? 0;
  return { takes: worth > LEAST, worth };
}

export function adviseGuard(t: Look, { options }: Question<'pick-one'>): Picked {
  const best = bestGuardOf(t, options);
  return best && { answer: best.guard, because: { reason: 'good-guard-attack', worth: best.worth } };
}

export function adviseGuardAttack(t: Look, { about: { operative } }: OfOperative): Picked {
  const best = bestAttackOf(t, operative);
  return best && { answer: best.attack, because: { reason: 'good-guard-attack', worth: best.worth } };
}

/** An enemy within this walking distance may arrive before the operative acts again. */
const SOON = inches(14);

/** KT-12.1: guard is worth something where an enemy may arrive, and nothing elsewhere. */
export function worthOfGuard(t: Look, operative: OperativeId): number {
  const from = operativeOf(t, operative).at!;
  const walk = walksTo(t, operative, from);
  const away = Math.min(...enemiesOf(t, operative).map(id => walk(operativeOf(t, id).at!)));
  return away <= SOON ? 0.05 + 0.1 * (1 - away / SOON) : 0;
}

interface Opening {
  readonly hatch: string;
  readonly worth: number;
}

const NEAR = inches(3);

/** KT-12.9: closed hatches it may open, by how much better a place is behind them. */
export function openingsFor(t: Look, operative: OperativeId): readonly Opening[] {
  if (!isCloseQuarters(t.setup)) return [];
  const stand = promiseFor(t, operative);
  const here = stand(operativeOf(t, operative).at!);
  const may = hatchesFor(t, operative);
  return doorwaysFor(t, operative, NEAR)
    .filter(({ point }) => may.includes(point.piece) && !t.position.openHatches.includes(point.piece))
    .map(({ point, behind }) => ({ hatch: point.piece, worth: stand(behind) - here }))
    .filter(({ worth }) => worth > 0);
}

/** KT-12.10 */
export function adviseOnTheWay(t: Look, { about: { operative } }: OfOperative): Picked {
  const best = bestOf(openingsFor(t, operative));
  return best
    ? { answer: 'operate-hatch', because: { reason: 'opens-the-way', hatch: best.hatch } }
    : { answer: 'end-move', because: { reason: 'nothing-better' } };
}

export function adviseHatchway(t: Look, { about: { operative }, options }: OfOperative): Picked {
  const best = bestOf(openingsFor(t, operative).filter(({ hatch }) => options.includes(hatch)));
  return best && { answer: best.hatch, because: { reason: 'opens-the-way', hatch: best.hatch } };
}

/** KT-12.12: whichever way of shooting has the better shot. */
export function adviseIndirect(t: Look, { about: v }: Question<'pick-one', Shooting>): Picked {
  const shots = [false, true].flatMap(indirect => {
    const way = { ...v, indirect };
    return validTargets(t, way).map(target => ({ ...shotAt(t, way, v.chosen, target), indirect }));
  });
  const best = bestOf(shots);
  return (
    best && {
      answer: nameOfWay(best.indirect),
      because: { reason: 'most-damage', average: best.average, kill: best.kill },
    }
  );
}

/** KT-12.9: half the worth of standing behind the hatch, because the way there is still to go. */
export const openings = (t: Look, operative: OperativeId): readonly Weighed<'pick-one'>[] =>
  openingsFor(t, operative).map(({ hatch, worth }) => ({
    answer: 'operate-hatch',
    worth: worth / 2,
    because: { reason: 'opens-the-way', hatch },
  }));
