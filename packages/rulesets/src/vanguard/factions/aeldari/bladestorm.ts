import { payFor } from '../../core/11-command/command.ts';
import { ownerOf } from '../../lookups.ts';
import { type ModelId, type Rule, sequence } from '../../types.ts';
import { canAfford } from '../paying.ts';

const ABILITY = 'bladestorm';

interface Storming {
  readonly model: ModelId;
  readonly cp: number;
  readonly wounds: number;
}

export const storming = sequence<Storming>('Bladestorm', 'VG-2.4', s => [
  s.run('VG-2.4', 'pay for the storm', (t, v) => {
    payFor(t, v.model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    t.emit({ type: 'attack-marked', clause: 'VG-2.8', mark: ABILITY });
    const use = { rule: 'mortal-sixes', wounds: v.wounds, seat: ownerOf(t, v.model), holder: v.model } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.4', effect: { use, until: 'attack' } });
    return v;
  }),
]);

/** VG-10.10: for CP, natural 6s of a ranged attack deal mortal wounds; once, at the target it was paid for. */
export const bladestorm: Rule<'bladestorm'> = {
  clause: 'VG-10.10',
  words:
    '{cp} CP, before the hit roll of a ranged attack: each natural 6 at that target deals {wounds} mortal wound as well.',
  offer: {
    'before-hit-roll': (t, _about, { holder, cp, wounds }, seat) => {
      const { attacker: model, type, marks } = t.position.attack!;
      const isOpen = model === holder && ownerOf(t, model) === seat && type === 'ranged' && !marks.includes(ABILITY);
      return isOpen && canAfford(t, model, ABILITY, cp)
        ? [{ id: ABILITY, frame: storming.start({ model, cp, wounds }) }]
        : [];
    },
  },
};
