// Weapons, targets and dice.
import type { Advised, Question } from '@little-wars/engine';
import { engagedWith } from '../core/01-measuring.ts';
import { validTargets } from '../core/04-shoot.ts';
import { countOf, countsAs, diceOf, neededBy, now, type Side } from '../core/dice.ts';
import { cardOf, weaponsOf } from '../lookups.ts';
import { bestFight } from '../odds/case.ts';
import { planExchange } from '../odds/exchange.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import type { Attack, Look, OperativeId } from '../types.ts';
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

const hitsOf = (t: Look, side: Side) => {
  const dice = diceOf(now(t, side));
  return { critical: countOf(dice, 'critical'), normal: countOf(dice, 'normal') };
};

const named = (weapon: string | null, profile: string | null): string | null =>
  weapon ? `${weapon}/${profile ?? ''}` : null;

/** Strike or parry, by the exchange thought through to its end. */
export function adviseHit(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const { side } = about as { readonly side: Side };
  const { attacker, target, weapon, profile, parryWeapon, parryProfile, marks } = t.position.attack as Attack;
  const duel = { attacker, target, weapon: named(weapon, profile), parry: named(parryWeapon, parryProfile) };
  const wounds = [t.position.operatives[attacker]!.wounds, t.position.operatives[target]!.wounds] as const;
  const use = planExchange(fightCaseOf(t, duel), bestFight).choose({
    turn: side === 'attacker' ? 0 : 1,
    hits: [hitsOf(t, 'attacker'), hitsOf(t, 'defender')],
    wounds,
    struck: [marks.includes('attacker-struck-critical'), marks.includes('defender-struck-critical')],
  });
  return use && options.includes(use) ? { answer: use, because: { reason: 'best-exchange' } } : null;
}

/** The ways to spend saves come with the least damaging first. */
export const adviseSaves = (_t: Look, { options }: Question<'pick-one'>): Picked => ({
  answer: options[0]!,
  because: { reason: 'least-damage' },
});

/** The save that makes more saves on average. */
export function adviseSave(t: Look, { options }: Question<'pick-one'>): Picked {
  const defending = now(t, 'defender');
  const dice = t.query('defence-dice', cardOf(t, defending.attack.target).defence, defending);
  const left = Math.max(0, dice - t.query('ap', 0, now(t, 'attacker')));
  const invulnerable = options.find(id => id !== 'save');
  if (invulnerable === undefined) return null;
  const chance = (face: number): number => (7 - Math.min(6, Math.max(2, face))) / 6;
  const byArmour = left * chance(neededBy(t, defending).succeedsOn);
  const byOther = dice * chance(Number(String(invulnerable).slice('invulnerable-'.length)));
  return { answer: byArmour >= byOther ? 'save' : invulnerable, because: { reason: 'most-saves', byArmour, byOther } };
}

/** Of the dice that may be rolled again, those that fail. */
const failing = (t: Look, side: Side, options: readonly unknown[]): readonly number[] => {
  const needed = neededBy(t, now(t, side));
  const dice = diceOf(now(t, side));
  return (options as readonly number[]).filter(i => countsAs(dice[i]!.face, needed) === 'fail');
};

export function adviseReRolls(t: Look, { about, options, most }: Question<'pick-some'>): Advised<'pick-some'> {
  const { side } = about as { readonly side: Side };
  const chosen = failing(t, side, options).slice(0, most);
  return { answer: chosen, because: { reason: 'roll-failures-again', dice: chosen.length } };
}

export function adviseDie(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const { side } = about as { readonly side: Side };
  const die = failing(t, side, options)[0];
  return die === undefined ? null : { answer: die, because: { reason: 'roll-failures-again', dice: 1 } };
}
