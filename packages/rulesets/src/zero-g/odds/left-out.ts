// What may change an attack but is not in its odds
import type { LeftOut } from '@little-wars/engine';
import { type Names, unreadBy } from '@little-wars/skirmish';
import type { ReRoll } from '../../w40k/types.ts';
import { mayJink } from '../core/03-shooting/jink.ts';
import { blastOf, isTemplate } from '../core/03-shooting/weapons.ts';
import { mayGround } from '../core/05-attacks/resolve.ts';
import { coverOf, isShot, woundsOf } from '../core/05-attacks/saves.ts';
import { damageBonus, resultOnTable } from '../core/09-vehicles/armour.ts';
import { isVehicle, kit, modelOf } from '../lookups.ts';
import { specialRules } from '../special-rules.ts';
import type { Attack, Look, ZeroG } from '../types.ts';
import { FACES, reRollOf } from './hits.ts';

export type LeftOutBecause = 'may-be-used' | 'strikes-others' | 'cover-may-go' | 'firer-may-fall' | 'not-understood';

/** The re-rolls that odds include: of one die of several only for hits. */
const COUNTED: readonly ReRoll[] = ['none', 'ones', 'failed', 'any'];

/** What an attack emits and offers but odds do not ask about: a rule that handles any of it is left out. */
export const UNREAD = {
  queries: [],
  timings: ['rolled'],
  facts: [
    'attack-began',
    'rolled',
    're-rolled',
    'roll-settled',
    'hits-scored',
    'wounds-scored',
    'saves-made',
    'wounds-lost',
    'slain',
    'armour-tried',
    'vehicle-damaged',
    'weapon-destroyed',
    'condition-began',
    'condition-ended',
    'effect-began',
    'item-used',
    'attack-ended',
    'fired',
    'recoiled',
    'strayed',
    'scattered',
    'did',
  ],
} as const satisfies Names & { readonly facts: readonly ZeroG['fact']['type'][] };

const unreadIn = unreadBy<ZeroG>(UNREAD);

const notUnderstood = (t: Look, attack: Attack): readonly string[] =>
  (['hit', 'wound', 'save', 'ignore'] as const)
    .filter(what => {
      const which = reRollOf(t, attack, what, 4);
      return !COUNTED.includes(which) && !(what === 'hit' && which === 'one');
    })
    .map(what => `re-roll-${what}`);

/** 7E-10.8: whether the target may explode. */
const mayExplode = (t: Look, attack: Attack): boolean =>
  isVehicle(t, attack.target) && resultOnTable(6 + damageBonus(t, attack)) === 'explodes';

/** ZG-6.4: a body is removed with the first save it gives, and later saves have no cover. */
function mayLoseCover(t: Look, attack: Attack, isMarker: boolean): boolean {
  if (attack.attacks < 2 && !isMarker && t.query('more-hits', 0, { attack, face: 6 }) === 0) return false;
  if (coverOf(t, attack)?.behind == null) return false;
  const kinds = new Set(
    FACES.flatMap(face => woundsOf(t, attack, [face]).map(({ ap, instant }) => `${ap} ${instant}`)),
  );
  return isVehicle(t, attack.target) || isMarker || kinds.size > 1;
}

/** 7E-6.11: whether the firer's weapon may slay it, with rules that change what follows. */
const mayFall = (t: Look, attack: Attack): boolean =>
  t.query('gets-hot', false, attack) &&
  attack.attacks >= modelOf(t, attack.attacker).wounds &&
  kit(t, attack.attacker).abilities.some(({ rule }) => {
    const { modify = {} } = specialRules[rule] as { readonly modify?: object };
    return 're-rolls' in modify || 'wound-needs' in modify;
  });

/** What may change an attack but is not in its odds, with the reasons. */
export function leftOut(t: Look, attack: Attack): readonly LeftOut[] {
  const { target } = attack;
  const isMarker = isShot(attack) && blastOf(t, attack) > 0 && !isTemplate(t, attack);
  const isFlame = isShot(attack) && isTemplate(t, attack);
  const candidates: readonly (readonly [is: boolean, rule: string, reason: LeftOutBecause])[] = [
    [isShot(attack) && !isFlame && mayJink(t, target), 'jink', 'may-be-used'],
    [mayGround(t, attack), 'go-to-ground', 'may-be-used'],
    [isMarker, 'blast', 'strikes-others'],
    [isFlame && attack.manner !== 'overwatch', 'template', 'strikes-others'],
    [mayExplode(t, attack), 'explosion', 'strikes-others'],
    [mayLoseCover(t, attack, isMarker), 'body-cover', 'cover-may-go'],
    [isShot(attack) && mayFall(t, attack), 'gets-hot', 'firer-may-fall'],
  ];
  return [
    ...candidates.filter(([is]) => is).map(([, rule, reason]) => ({ rule, reason })),
    ...[...notUnderstood(t, attack), ...unreadIn(t, [{ attack }])].map(rule => ({
      rule,
      reason: 'not-understood',
    })),
  ];
}
