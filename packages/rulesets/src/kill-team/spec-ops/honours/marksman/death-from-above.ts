import { attack } from '../../../core/04-shooting/attack.ts';
import { vantageUnder } from '../../../core/08-terrain/vantage.ts';
import { remember, remembers } from '../../../factions/mechanisms/effects.ts';
import { isInPlay, operativeOf } from '../../../lookups.ts';
import type { Done } from '../../../queries.ts';
import { type Look, type OperativeId, type Rule, sequence } from '../../../types.ts';

const DONE = 'death-from-above';

const stands = (t: Look, id: OperativeId): boolean => isInPlay(operativeOf(t, id)) && operativeOf(t, id).wounds > 0;

/** KT-14.19: from a Vantage Point, once per turning point, a shot that did no wounds is repeated. */
export const deathFromAbove: Rule<'death-from-above'> = {
  clause: 'KT-14.19',
  words: { en: { rule: 'Death From Above', reactions: { 'death-from-above': 'Death From Above: shoot again' } } },
  dice: { does: 'attack-again' },
  offer: {
    'attack-resolved': (t, { operative, against, lost, shot }, { holder }, seat) =>
      lost === 0 &&
      operative === holder &&
      operativeOf(t, operative).seat === seat &&
      stands(t, operative) &&
      stands(t, against) &&
      vantageUnder(t, operativeOf(t, operative).at!) !== null &&
      !remembers(t, operative, DONE)
        ? [{ id: 'death-from-above', frame: shootAgain.start({ operative, shot }) }]
        : [],
  },
};

export const shootAgain = sequence<Pick<Done, 'operative' | 'shot'>>('death from above', 'KT-14.19', s => [
  s.run('KT-14.19', 'once in a turning point', (t, v) => {
    remember(t, v.operative, DONE, 'turning-point');
    return v;
  }),
  s.call('KT-14.19', 'shoot again', (_t, { shot }) => attack.start(shot)),
]);
