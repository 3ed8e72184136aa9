import { COMMAND_RE_ROLL, mayReRoll } from '../../w40k/stratagems/command-re-roll.ts';
import { commandReRoll as reRoll } from '../library.ts';
import type { Rule } from '../types.ts';

/** 8E-10.2 */
export const commandReRoll: Rule<'command-re-roll'> = {
  clause: '8E-10.2',
  name: 'Command Re-roll',
  offer: {
    rolled: (t, { roll }, _use, seat) =>
      mayReRoll(t, roll, seat) ? [{ id: COMMAND_RE_ROLL, frame: reRoll.start({ die: null }) }] : [],
  },
};
