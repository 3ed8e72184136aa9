// 'Eavy Armour, Bosspole, Kustom Force Field, Targetin' Fing
import { add, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isWhollyWithinReach } from '../../core/01-game/measuring.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import { operativeOf, ownerOf, standingOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

const LIGHT = 5;
const EAVY = 4;

/** A save of 5+ becomes 4+. */
export const eavyArmour: Rule<'eavy-armour'> = {
  clause: 'KT-13.1',
  modify: {
    'save-on': set((save, { holder }, rolling) => (rollerOf(rolling) === holder && save === LIGHT ? EAVY : save)),
  },
};

/** One more APL. */
export const bosspole: Rule<'bosspole'> = {
  clause: 'KT-13.1',
  modify: { apl: add((apl, { holder }, { operative }) => (operative === holder ? apl + 1 : apl)) },
};

const FIELD = inches(3);
const FIELD_SAVE = 5;

/** Friends wholly within the field have a 5+ invulnerable save against shooters outside it. */
export const kustomForceField: Rule<'kustom-force-field'> = {
  clause: 'KT-13.1',
  modify: {
    'invulnerable-saves': add((faces, { seat, holder }, { attack: { attacker, target } }, t) => {
      if (ownerOf(t, target) !== seat || operativeOf(t, holder!).at === null) return faces;
      const isOutside = attacker !== holder && !areWithin(t, attacker, holder!, FIELD);
      return isOutside && isWhollyWithinReach(t, standingOf(t, target), standingOf(t, holder!), FIELD)
        ? [...faces, FIELD_SAVE]
        : faces;
    }),
  },
};

const AIMED: readonly string[] = ['shoota', 'slugga', 'big-shoota', 'rokkit-launcha', 'kustom-mega-blasta', 'deffgun'];
const BEST = 4;

/** The carrier's first matching weapon hits one better, at best on 4+. */
export const targetinFing: Rule<'targetin-fing'> = {
  clause: 'KT-13.1',
  modify: {
    'hit-on': set((hit, { holder }, { attack, side }, t) => {
      if (attack.kind !== 'shooting' || side !== 'attacker' || attack.attacker !== holder) return hit;
      const fitted = operativeOf(t, holder).weapons.find(weapon => AIMED.includes(weapon));
      return attack.weapon === fitted && hit > BEST ? hit - 1 : hit;
    }),
  },
};
