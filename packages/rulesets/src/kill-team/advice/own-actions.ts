// Actions that only some operatives have, from their card, an item or a ploy.
import { bestOf, type Id, type Weighed } from '@little-wars/engine';
import { validTargets } from '../core/04-shooting/valid-targets.ts';
import { shootingWith } from '../factions/aeldari/shuriken-storm.ts';
import { enemiesOf, friendsOf, operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { worthOfStaying } from './places.ts';
import { bestShotOf, shotAt } from './shots.ts';
import { hasDone, ifSo } from './supposing.ts';
import { OWN_ACTIONS } from './weights.ts';

type Doing = Weighed<'pick-one'>;
type Judge = (t: Look, operative: OperativeId) => Omit<Doing, 'answer'> | null;

/** Two attacks for two AP, each at its best target. */
const storm: Judge = (t, attacker) => {
  const { chosen, ...shooter } = shootingWith(attacker);
  const best = bestOf(validTargets(t, { ...shooter, chosen }).map(target => shotAt(t, shooter, chosen, target)));
  return (
    best && {
      worth: OWN_ACTIONS.storm * best.worth,
      because: { reason: 'good-shot', target: best.target, kill: best.kill },
    }
  );
};

/** A re-roll for friends still to shoot at a visible target, above all for the operative itself. */
const light: Judge = (t, operative) => {
  const shot = hasDone(t, 'shoot') ? null : bestShotOf(t, { attacker: operative, action: 'shoot' });
  const others = friendsOf(t, operative).filter(id => operativeOf(t, id).ready).length;
  const isBoth = (t.position.activation?.ap ?? 0) >= 2;
  const own = shot && isBoth ? OWN_ACTIONS.markedShot * shot.worth : 0;
  return { worth: OWN_ACTIONS.markerlight * others + own, because: { reason: 'helps-friends' } };
};

/** The platform shoots, and counts as activated. */
const platform: Judge = (t, operative) => {
  const shots = friendsOf(t, operative).flatMap(attacker =>
    operativeOf(t, attacker).ready && operativeOf(t, attacker).card.includes('platform')
      ? (bestShotOf(t, { attacker, action: 'shoot' }) ?? [])
      : [],
  );
  return { worth: OWN_ACTIONS.platform + Math.max(0, bestOf(shots)?.worth ?? 0), because: { reason: 'helps-friends' } };
};

const small =
  (worth: number): Judge =>
  () => ({ worth, because: { reason: 'hinders-an-enemy' } });

/** How a change of order would affect the operative where it stands. */
const otherOrder: Judge = (t, operative) => {
  const { order } = operativeOf(t, operative);
  if (order === 'conceal') return null;
  const then = ifSo(t, operative, { order: 'conceal' });
  const worth = worthOfStaying(then, operative) - worthOfStaying(t, operative);
  return (hasDone(t, 'shoot') || enemiesOf(t, operative).length === 0) && worth > 0
    ? { worth, because: { reason: 'better-hidden' } }
    : null;
};

const JUDGES: { readonly [action: string]: Judge | undefined } = {
  'shuriken-storm': storm,
  markerlight: light,
  'control-platform': platform,
  'photon-grenade': small(OWN_ACTIONS.photonGrenade),
  'mindshackle-scarabs': small(OWN_ACTIONS.mindshackle),
  'dimensional-concealment': otherOrder,
  'camouflage-field-engagement': otherOrder,
};

export const ownActionsOf = (t: Look, operative: OperativeId, options: readonly Id[]): readonly Doing[] =>
  options.flatMap(answer => {
    const judged = typeof answer === 'string' ? JUDGES[answer]?.(t, operative) : null;
    return judged ? [{ answer, ...judged }] : [];
  });
