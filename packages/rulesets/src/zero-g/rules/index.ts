import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { areWithin, isAlive, jumps, ownerOf, profileOf } from '../lookups.ts';
import type { Rule } from '../types.ts';
import type { CoreUse, LastingUse } from '../uses.ts';

/** 7E-4.6: force weapons look this rule up. */
const forceActive: Rule<'force-active'> = { clause: '7E-4.6', name: 'Force' };

/** ZG-8.3: shots of the other side at a model with markerlight counters are improved, by 1 for each. */
const acquired: Rule<'acquired'> = {
  clause: 'ZG-8.3',
  name: 'a markerlight counter',
  modify: {
    'hit-needs': add((needs, { target, seat }, { attack }, t) =>
      attack.target === target && ownerOf(t, attack.attacker) === seat && attack.manner === 'shooting' && !attack.snap
        ? Math.max(2, needs - 1)
        : needs,
    ),
  },
};

const isNear = (
  t: Parameters<typeof isAlive>[0],
  model: number,
  holder: number,
  seat: number,
  within: number,
): boolean => ownerOf(t, model) === seat && isAlive(t, holder) && areWithin(t, model, holder, inches(within));

/** ZG-8.4: an effect for an Ethereal's friends. */
const invoked: Rule<'invoked'> = {
  clause: 'ZG-8.4',
  name: 'Invocation of the Elements',
  modify: {
    shots: add((value, { holder, element, within, seat }, { attacker, target, profile }, t) =>
      element === 'fire' &&
      profileOf(profile).family === 'pulse' &&
      target !== null &&
      isNear(t, attacker, holder!, seat, within) &&
      areWithin(t, attacker, target, inches(profileOf(profile).range) / 2)
        ? value + 1
        : value,
    ),
    'feel-no-pain': add((needs, { holder, element, within, seat, ignoreOn }, { model, instant }, t) =>
      element === 'stone' && !instant && isNear(t, model, holder!, seat, within) ? [...needs, ignoreOn] : needs,
    ),
  },
};

/** ZG-8.4 */
const resurrecting: Rule<'resurrecting'> = {
  clause: 'ZG-8.4',
  name: 'Resurrection Orb',
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'ignore' && roll.model === holder ? moreOf(which, 'failed') : which,
    ),
  },
};

const runesUsed: Rule<'runes-used'> = { clause: 'ZG-8.4', name: 'the Runes of the Farseer' };

/** 7E-5.11: cover given by hand, for odds without a table. */
const toldCover: Rule<'told-cover'> = {
  clause: '7E-5.11',
  name: 'cover',
  modify: {
    'cover-saves': add((saves, { target, save }, { attack }) => (attack.target === target ? [...saves, save] : saves)),
  },
};

/** ZG-5.4: jump models may re-roll all dice of a charge, once. */
const packCharge: Rule<'pack-charge'> = {
  clause: 'ZG-5.4',
  name: 'a pack',
  modify: {
    're-rolls': add((which, _use, { roll }, t) =>
      roll.what === 'charge' && roll.model !== null && jumps(t, roll.model) ? moreOf(which, 'all') : which,
    ),
  },
};

/** Temporary rules, and those of all models. */
export const lastingRules: { readonly [N in (LastingUse | CoreUse)['rule']]: Rule<N> } = {
  'pack-charge': packCharge,
  'force-active': forceActive,
  acquired,
  invoked,
  resurrecting,
  'runes-used': runesUsed,
  'told-cover': toldCover,
};
