import { COMMAND_RE_ROLL, mayReRoll } from '../../w40k/stratagems/command-re-roll.ts';
import type { RollKind } from '../../w40k/types.ts';
import { oneRoll, commandReRoll as reRoll } from '../library.ts';
import type { Rule } from '../types.ts';

/** 9E-4.4: the rolls that it applies to. */
const KINDS: readonly RollKind[] = [
  'hit',
  'wound',
  'damage',
  'save',
  'advance',
  'charge',
  'psychic',
  'deny',
  'attacks',
];

export const commandReRoll: Rule<'command-re-roll'> = {
  clause: '9E-4.4',
  name: 'Command Re-roll',
  offer: {
    rolled: (t, { roll }, _use, seat) =>
      KINDS.includes(roll.what) && mayReRoll(t, roll, seat, oneRoll)
        ? [{ id: COMMAND_RE_ROLL, frame: reRoll.start({ die: null }) }]
        : [],
  },
};
