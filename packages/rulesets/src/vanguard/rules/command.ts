// VG-11.3, VG-11.14  Re-roll
import type { Offer } from '@little-wars/engine';
import { mayReRoll, reRollFrame } from '../core/11-command/command.ts';
import type { Rolling } from '../queries.ts';
import type { CoreRule, Look } from '../types.ts';

const offered = (t: Look, { side }: Rolling, _use: unknown, seat: number): readonly Offer[] =>
  mayReRoll(t, side, seat) ? [{ id: 're-roll', frame: reRollFrame(side) }] : [];

export const commandReRoll: CoreRule<'command-re-roll'> = {
  clause: 'VG-11.3',
  name: 're-roll for CP',
  offer: { 'hit-dice-rolled': offered, 'armor-dice-rolled': offered },
};
