// RS-10.5  Powers that last until the caster's next Psychic phase
import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

export const strengthens: Rule<'power-strengthens'> = {
  clause: 'RS-10.5',
  modify: {
    strength: add((value, { target, strength }, { model }) => (model === target ? value + strength : value)),
    toughness: add((value, { target, toughness }, { model }) => (model === target ? value + toughness : value)),
    attacks: add((value, { target, attacks }, { model }) => (model === target ? value + attacks : value)),
  },
};

/** Its own failed hit rolls of shooting are re-rolled. */
export const guides: Rule<'power-guides'> = {
  clause: 'RS-10.5',
  modify: {
    're-rolls': add((which, { target }, { roll, attack }) =>
      roll.what === 'hit' && attack?.attacker === target && attack.manner !== 'fighting'
        ? moreOf(which, 'failed')
        : which,
    ),
  },
};

/** Failed wound rolls against it are re-rolled. */
export const dooms: Rule<'power-dooms'> = {
  clause: 'RS-10.5',
  modify: {
    're-rolls': add((which, { target, seat }, { roll, attack }) =>
      roll.what === 'wound' && roll.seat === seat && attack?.target === target ? moreOf(which, 'failed') : which,
    ),
  },
};

export const changesSaves: Rule<'power-saves'> = {
  clause: 'RS-10.5',
  modify: {
    'save-modifier': add((sum, { target, by }, { attack }) => (attack.target === target ? sum + by : sum)),
  },
};

export const ignoresWounds: Rule<'power-ignores-wounds'> = {
  clause: 'RS-10.5',
  modify: {
    'ignores-wounds': add((needs, { target, on }, { model }) => (model === target ? [...needs, on] : needs)),
  },
};
