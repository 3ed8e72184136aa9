// Weapons and targets.
import type { Advised, Question } from '@little-wars/engine';
import { engagedWith } from '../core/01-measuring.ts';
import { validTargets } from '../core/04-shoot.ts';
import { weaponsOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { bestFightWith, bestOf, bestShotOf, fightWith, shotAt } from './worth.ts';

type Picked = Advised<'pick-one'> | null;

/** The action under way: the last one begun, or an overwatch outside the operative's activation. */
const actionOf = (t: Look, attacker: OperativeId): string =>
  t.position.activation?.operative === attacker ? 'shoot' : 'overwatch';

export function adviseWeapon(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const { operative: attacker } = about as { readonly operative: OperativeId };
  const shooter = { attacker, action: actionOf(t, attacker) };
  const shots = options.flatMap(weapon =>
    validTargets(t, { ...shooter, chosen: String(weapon) }).map(target => shotAt(t, shooter, String(weapon), target)),
  );
  const best = bestOf(shots);
  return best && { answer: best.weapon, because: { reason: 'most-damage', average: best.average, kill: best.kill } };
}

export function adviseTarget(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const v = about as { readonly attacker: OperativeId; readonly action: string; readonly chosen: string };
  const best = bestOf(options.map(id => shotAt(t, v, v.chosen, id as OperativeId)));
  return best && { answer: best.target, because: { reason: 'most-damage', average: best.average, kill: best.kill } };
}

/** Whoever has the best shot. */
export function adviseOverwatch(t: Look, { options }: Question<'pick-one'>): Picked {
  const shots = options.flatMap(id => {
    if (id === 'pass') return [];
    const shot = bestShotOf(t, { attacker: id as OperativeId, action: 'overwatch' });
    return shot ? [{ ...shot, answer: id }] : [];
  });
  const best = bestOf(shots);
  if (!best || best.worth <= 0) return { answer: 'pass', because: { reason: 'nothing-better' } };
  return { answer: best.answer, because: { reason: 'good-shot', target: best.target, kill: best.kill } };
}

/** Whom to fight: of those engaged with whoever is active. */
export function adviseEnemy(t: Look, { options }: Question<'pick-one'>): Picked {
  const operative = t.position.activation?.operative;
  if (operative === undefined || !options.every(id => engagedWith(t, operative).includes(id as OperativeId)))
    return null;
  const best = bestOf(options.flatMap(id => bestFightWith(t, operative, id as OperativeId) ?? []));
  return best && { answer: best.target, because: { reason: 'good-fight', kill: best.kill } };
}

/** The weapon that does the most on average, whoever the enemy is. */
export function adviseMelee(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const { operative } = about as { readonly operative: OperativeId };
  const enemy = engagedWith(t, operative)[0];
  if (enemy === undefined || weaponsOf(t, operative).some(({ id, type }) => type === 'ranged' && options.some(o => String(o).startsWith(`${id}/`)))) return null; // biome-ignore format: one test
  const best = bestOf(options.map(weapon => fightWith(t, operative, String(weapon), enemy)));
  return best && { answer: best.weapon!, because: { reason: 'good-fight', kill: best.kill } };
}
