// Advice on weapons and targets.
import { type Advised, adviseBest, bestOf, type Question } from '@little-wars/engine';
import type { Shooting } from '../core/04-shooting/shoot.ts';
import { validTargets } from '../core/04-shooting/valid-targets.ts';
import type { Fighting } from '../core/05-fighting/fight.ts';
import { meleeOf, type Selecting } from '../core/05-fighting/melee.ts';
import { type Storm, shootingWith } from '../factions/aeldari/shuriken-storm.ts';
import { isEnemy, ownerOf } from '../lookups.ts';
import type { Aim } from '../queries.ts';
import type { AboutOperative, Look, OperativeId } from '../types.ts';
import { bestFightWith, fightAtWorst, fightWith } from './fights.ts';
import { worthOf } from './harm.ts';
import { bestShotOf, type Shot, shotAt } from './shots.ts';

type Picked = Advised<'pick-one'> | null;

/** The action in progress: the last one begun, or an Overwatch outside the operative's activation. */
const actionOf = (t: Look, attacker: OperativeId): string =>
  t.position.activation?.operative === attacker ? 'shoot' : 'overwatch';

const mostDamage = ({ average, kill, target }: Shot) => ({ reason: 'most-damage', target, average, kill });

export function adviseWeapon(t: Look, { about, options }: Question<'pick-one', AboutOperative>): Picked {
  const { operative: attacker } = about;
  const shooter = { attacker, action: actionOf(t, attacker) };
  const shots = options.flatMap(weapon =>
    validTargets(t, { ...shooter, chosen: String(weapon) }).map(target => shotAt(t, shooter, String(weapon), target)),
  );
  return adviseBest<'pick-one'>(
    shots.map(shot => ({ answer: shot.weapon, worth: shot.worth, because: mostDamage(shot) })),
  );
}

export function adviseTarget(t: Look, { about: v, options }: Question<'pick-one', Shooting>): Picked {
  const shots = options.map(id => shotAt(t, v, v.chosen, id as OperativeId));
  return adviseBest<'pick-one'>(
    shots.map(shot => ({ answer: shot.target, worth: shot.worth, because: mostDamage(shot) })),
  );
}

const atAim = (t: Look, { attacker, action, weapon, profile }: Aim, target: OperativeId): Shot =>
  shotAt(t, { attacker, action }, `${weapon}/${profile}`, target);

/** The next target of a Torrent, by the harm done. */
export const adviseNext = (t: Look, { about, options }: Question<'pick-one', Aim>): Picked =>
  adviseBest<'pick-one'>(
    options.map(answer => {
      const shot = atAim(t, about, answer as OperativeId);
      return { answer, worth: shot.worth, because: mostDamage(shot) };
    }),
  );

/** Both targets of a storm; the second may be the first one again. */
export function adviseStorm(t: Look, { about: { attacker }, options }: Question<'pick-one', Storm>): Picked {
  const { chosen, ...shooter } = shootingWith(attacker);
  const shots = options.map(id => shotAt(t, shooter, chosen, id as OperativeId));
  return adviseBest<'pick-one'>(
    shots.map(shot => ({ answer: shot.target, worth: shot.worth, because: mostDamage(shot) })),
  );
}

/** The most promising attacks first, so that worse dice go to those that matter least. */
export function adviseAttackOrder(t: Look, { about: aim, options }: Question<'pick-some', Aim>): Advised<'pick-some'> {
  const sign = (id: OperativeId): number => (isEnemy(t, aim.attacker, id) ? 1 : -1);
  const ranked = (options as readonly OperativeId[]).map(id => ({ id, worth: sign(id) * atAim(t, aim, id).worth }));
  return { answer: ranked.sort((a, b) => b.worth - a.worth).map(({ id }) => id), because: { reason: 'worst-first' } };
}

/** All dice on the selected target: split, they rarely bring anybody down. */
export const adviseMoreTargets = (_t: Look, { least, options }: Question<'pick-some'>): Advised<'pick-some'> => ({
  answer: options.slice(0, least),
  because: { reason: 'all-on-one' },
});

/** The operative with the best shot. */
export function adviseOverwatch(t: Look, { options }: Question<'pick-one'>): Picked {
  const shots = options.flatMap(id => {
    const shot = id === 'pass' ? null : bestShotOf(t, { attacker: id as OperativeId, action: 'overwatch' });
    return shot ? [{ ...shot, answer: id }] : [];
  });
  const best = bestOf(shots);
  if (!best || best.worth <= 0) return { answer: 'pass', because: { reason: 'nothing-better' } };
  return { answer: best.answer, because: { reason: 'good-shot', target: best.target, kill: best.kill } };
}

export function adviseEnemy(t: Look, { about: { attacker }, options }: Question<'pick-one', Fighting>): Picked {
  const best = bestOf(options.flatMap(id => bestFightWith(t, attacker, id as OperativeId) ?? []));
  return best && { answer: best.target, because: { reason: 'good-fight', enemy: best.target, kill: best.kill } };
}

const isMelee = (t: Look, { operative }: Selecting, weapon: string): boolean => meleeOf(t, operative).includes(weapon);

/** The attacker's weapon, supposing the defender answers with its best. */
export function adviseAttackersWeapon(t: Look, { about: v, options }: Question<'pick-one', Selecting>): Picked {
  const fights = options
    .filter(weapon => isMelee(t, v, String(weapon)))
    .map(weapon => fightAtWorst(t, v.operative, String(weapon), v.against));
  return adviseBest<'pick-one'>(
    fights.map(({ weapon, worth, kill }) => ({
      answer: weapon!,
      worth,
      because: { reason: 'good-fight', enemy: v.against, kill },
    })),
  );
}

/** The defender's weapon: the worst one for the attacker. */
export function adviseDefendersWeapon(t: Look, { about, options }: Question<'pick-one', Selecting>): Picked {
  const { operative, against } = about;
  const weighed = options
    .filter(weapon => isMelee(t, { operative, against }, String(weapon)))
    .map(answer => {
      const attacks = meleeOf(t, against).map(weapon =>
        fightWith(t, against, weapon, { target: operative, parry: String(answer) }),
      );
      const worst = bestOf(attacks);
      return {
        answer,
        worth: -(worst?.worth ?? 0),
        because: { reason: 'good-fight', enemy: against, kill: worst?.killed ?? 0 },
      };
    });
  return adviseBest<'pick-one'>(weighed);
}

/** The enemy most worth removing, or the most valuable friend. */
export const adviseWorthiest = (t: Look, { options, to }: Question<'pick-one'>): Picked =>
  adviseBest<'pick-one'>(
    options.flatMap(answer =>
      typeof answer === 'number'
        ? [
            {
              answer,
              worth: worthOf(t, answer),
              because: { reason: ownerOf(t, answer) === to ? 'helps-friends' : 'hinders-an-enemy' },
            },
          ]
        : [],
    ),
  );
