import { attackBy } from '../../core/10-attacks/attack.ts';
import { hasAttack } from '../../core/10-attacks/targets.ts';
import { payFor } from '../../core/11-command/command.ts';
import { isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, type Rule, sequence } from '../../types.ts';
import { canAfford, isMarked, markOf } from '../paying.ts';

const ABILITY = 'death-throes';

interface Dying {
  readonly model: ModelId;
  readonly from: ModelId;
  readonly cp: number;
}

export const dying = sequence<Dying>('Death Throes', 'VG-2.4', s => [
  s.run('VG-2.4', 'pay for the last blow', (t, v) => {
    payFor(t, v.model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    t.emit({ type: 'attack-marked', clause: 'VG-2.8', mark: markOf(ABILITY, v.model) });
    return v;
  }),
  s.call('VG-2.4', 'strike once more', (_t, { model, from }) => attackBy(model, 'retaliation', from)),
]);

/** VG-11.17: never in response to a reaction, so that reactions do not chain. */
const mayStrike = (t: Look, model: ModelId, from: ModelId): boolean => {
  const { attack } = t.position;
  return (
    attack?.type === 'melee' &&
    attack.manner !== 'retaliation' &&
    attack.attacker === from &&
    isInPlay(modelOf(t, from)) &&
    hasAttack(t, { attacker: model, manner: 'retaliation', only: from })
  );
};

/** VG-2.4: for CP, when a melee attack takes its last wound, it attacks back before its recovery roll. */
export const deathThroes: Rule<'death-throes'> = {
  clause: 'VG-2.4',
  words: '{cp} CP, out of wounds by a melee attack: it attacks back before its recovery roll.',
  offer: {
    'before-recovery': (t, { model, from }, { holder, cp }, seat) =>
      model === holder &&
      from !== null &&
      ownerOf(t, model) === seat &&
      !isMarked(t, markOf(ABILITY, model)) &&
      canAfford(t, model, ABILITY, cp) &&
      mayStrike(t, model, from)
        ? [{ id: ABILITY, frame: dying.start({ model, from, cp }) }]
        : [],
  },
};
