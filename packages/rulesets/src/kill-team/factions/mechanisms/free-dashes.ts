// Strategic ploys that let several operatives dash, each to a certain kind of place.
import type { Declared, Seat } from '@little-wars/engine';
import { isInPlay, operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, sequence } from '../../types.ts';
import { begin, effectOn, finish } from './effects.ts';
import { freeAction } from './free-action.ts';

export interface Dashing {
  readonly seat: Seat;
  readonly chosen: readonly OperativeId[];
}

type Restraint = 'on-a-hidden-path' | 'sweeping';

/** Asks who dashes, then each of them in turn, under the ploy's restriction. */
export const dashesAtOnce = (
  name: string,
  choose: Declared<'pick-some', undefined>,
  restraint: Restraint,
  who: (t: Look, seat: Seat) => readonly OperativeId[],
) =>
  sequence<Dashing>(name, 'KT-2.5', s => [
    s.ask('KT-2.5', choose, {
      to: (_t, v) => v.seat,
      ask: (t, v) => {
        const options = who(t, v.seat);
        return options.length > 0 ? { of: 'operative', options, least: 0, most: options.length } : null;
      },
      then: (_t, v, chosen) => ({ ...v, chosen: chosen as readonly OperativeId[] }),
    }),
    s.each('KT-2.13', 'each dashes', {
      of: (_t, v) => v.chosen,
      call: (t, v, operative: OperativeId) =>
        isInPlay(operativeOf(t, operative)) ? restrained.start({ seat: v.seat, operative, restraint }) : null,
    }),
  ]);

export interface Restrained {
  readonly seat: Seat;
  readonly operative: OperativeId;
  readonly restraint: Restraint;
}

export const restrained = sequence<Restrained>('dash under restraint', 'KT-2.13', s => [
  s.run('KT-2.5', 'begin the restraint', (t, { seat, operative, restraint }) => {
    begin(t, { use: { rule: restraint, seat, holder: operative }, until: 'turning-point' }, 'KT-2.5');
    return { seat, operative, restraint };
  }),
  s.call('KT-2.13', 'dash free of cost', (_t, v) => freeAction(v.operative, 'dash')),
  s.run('KT-2.5', 'end the restraint', (t, v) => {
    const use = effectOn(t, v.restraint, v.operative);
    if (use !== null) finish(t, use, 'KT-2.5');
    return v;
  }),
]);
