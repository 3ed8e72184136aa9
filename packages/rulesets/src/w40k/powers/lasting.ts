// Powers that last until the caster's next Psychic phase
import { add } from '@little-wars/engine';
import { moreOf } from '../dice/re-rolls.ts';
import type { Attack, ReRoll, SharedRule } from '../types.ts';

/** A power in effect, and its target. */
export type LastingPower =
  | {
      readonly rule: 'power-strengthens';
      readonly target: number;
      readonly strength: number;
      readonly toughness: number;
      readonly attacks: number;
    }
  | { readonly rule: 'power-guides'; readonly target: number }
  | { readonly rule: 'power-dooms'; readonly target: number }
  | { readonly rule: 'power-saves'; readonly target: number; readonly by: number }
  | { readonly rule: 'power-ignores-wounds'; readonly target: number; readonly on: number };

type Lasting<N extends LastingPower['rule']> = SharedRule<Extract<LastingPower, { readonly rule: N }>>;

export const strengthens = (clause: string): Lasting<'power-strengthens'> => ({
  clause,
  name: 'Might of Heroes or Warpath',
  modify: {
    strength: add((value, { target, strength }, { model }) => (model === target ? value + strength : value)),
    toughness: add((value, { target, toughness }, { model }) => (model === target ? value + toughness : value)),
    attacks: add((value, { target, attacks }, { model }) => (model === target ? value + attacks : value)),
  },
});

/** Its own hit rolls are re-rolled: which, and of which attacks. */
export const guides = (clause: string, dice: ReRoll, isFor: (attack: Attack) => boolean): Lasting<'power-guides'> => ({
  clause,
  name: 'Guide',
  modify: {
    're-rolls': add((which, { target }, { roll, attack }) =>
      roll.what === 'hit' && attack !== null && attack.attacker === target && isFor(attack)
        ? moreOf(which, dice)
        : which,
    ),
  },
});

/** Wound rolls against it are re-rolled. */
export const dooms = (clause: string, dice: ReRoll): Lasting<'power-dooms'> => ({
  clause,
  name: 'Doom',
  modify: {
    're-rolls': add((which, { target, seat }, { roll, attack }) =>
      roll.what === 'wound' && roll.seat === seat && attack?.target === target ? moreOf(which, dice) : which,
    ),
  },
});

export const changesSaves = (clause: string): Lasting<'power-saves'> => ({
  clause,
  name: 'Protect or Jinx',
  modify: {
    'save-modifier': add((sum, { target, by }, { attack }) => (attack.target === target ? sum + by : sum)),
  },
});

export const ignoresWounds = (clause: string): Lasting<'power-ignores-wounds'> => ({
  clause,
  name: 'Catalyst',
  modify: {
    'ignores-wounds': add((needs, { target, on }, { model }) => (model === target ? [...needs, on] : needs)),
  },
});
