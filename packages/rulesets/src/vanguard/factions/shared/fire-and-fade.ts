import { inches } from '@little-wars/engine/geometry';
import { isEngaged } from '../../core/01-measuring/measuring.ts';
import { startMove } from '../../core/07-moving/moves.ts';
import { payFor } from '../../core/11-command/command.ts';
import { isStanding, ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import { canAfford } from '../paying.ts';

const ABILITY = 'fire-and-fade';

interface Fading {
  readonly model: ModelId;
  readonly cp: number;
  /** In inches. */
  readonly by: number;
}

export const fading = sequence<Fading>('Fire and Fade', 'VG-2.4', s => [
  s.run('VG-2.4', 'pay for the step', (t, v) => {
    payFor(t, v.model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    // VG-2.8: once per activation.
    t.emit({ type: 'counted-as', clause: 'VG-2.8', model: v.model, action: ABILITY });
    return v;
  }),
  s.call('VG-7.1', 'step away', (t, { model, by }) => startMove(t, model, 'step', inches(by))),
]);

/** VG-2.4: for CP, after its Attack and if it is not engaged, it makes a short move, which is no Walk. */
export const fireAndFade: Rule<'fire-and-fade'> = {
  clause: 'VG-2.4',
  words: '{cp} CP, after its Attack and engaged with nobody: it moves up to {by}".',
  offer: {
    'action-finished': (t, { model, action }, { holder, cp, by }, seat) =>
      action === 'attack' &&
      model === holder &&
      ownerOf(t, model) === seat &&
      isStanding(t, model) &&
      t.position.activation?.performed.includes(ABILITY) === false &&
      canAfford(t, model, ABILITY, cp) &&
      !isEngaged(t, model)
        ? [{ id: ABILITY, frame: fading.start({ model, cp, by }) }]
        : [],
  },
};
