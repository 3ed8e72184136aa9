// TOY-7.1  Rolling dice again
import { end, type Seat } from '../kernel/index.ts';
import { replaced } from './lookups.ts';
import { question, sequence } from './types.ts';

interface ReRoll {
  readonly seat: Seat;
  readonly faces: readonly number[];
  readonly most: number;
  readonly chosen: readonly number[];
}

export const chooseDice = question<'pick-some', { readonly faces: readonly number[] }>('choose dice', 'pick-some');

export const rollThemAgain = question('roll them again', 'roll');

export const reRoll = sequence<ReRoll, readonly number[]>('re-roll', 'TOY-7.1', s => [
  s.ask('TOY-7.1', chooseDice, {
    to: (_t, v) => v.seat,
    ask: (_t, v) => ({
      of: 'die',
      options: v.faces.map((_, i) => i),
      least: 0,
      most: v.most,
      about: { faces: v.faces },
    }),
    then: (_t, v, chosen) => ({ ...v, chosen: chosen as readonly number[] }),
  }),
  s.roll('TOY-7.1', rollThemAgain, {
    count: (_t, v) => v.chosen.length,
    whose: (_t, v) => v.seat,
    then: (_t, v, again) => ({
      ...v,
      faces: v.chosen.reduce((faces, die, i) => replaced(faces, die, again[i]!), v.faces),
    }),
  }),
  s.run('TOY-7.1', 'keep the new dice', (_t, v) => end(v.faces)),
]);
