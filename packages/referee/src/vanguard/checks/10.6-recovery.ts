import { type Faults, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { VanguardCheck } from '../check.ts';
import type { Fact } from '../facts.ts';
import { abilityOf, inPlay, type Ledger, type Model, ongoing, weaponOf } from '../ledger.ts';

/** VG-10.6, VG-3.5: 4+, minus the wounds beyond the last, with modifiers of cards; null where no die was rolled. */
function passes(l: Ledger, model: Model, turn: Turn<Fact>): boolean | null {
  const face = turn.purpose === 'recovery roll' ? facesOf(turn)[0] : undefined;
  if (face === undefined) return null;
  if (face === 6 || face === 1) return face === 6;
  const attack = ongoing(l);
  const weapon = attack && weaponOf(l.models[attack.attack.attacker]!, attack.attack.weapon);
  const lethal = weapon?.rules.find(({ rule }) => rule === 'lethal')?.by ?? 0;
  const tough = attack?.marks.includes(`hard-to-kill/${model.id}`) ? (abilityOf(model, 'hard-to-kill')?.by ?? 0) : 0;
  const excess = Math.max(0, -model.wounds);
  return face - excess - lethal + tough >= 4;
}

function outcome(l: Ledger, id: number, clause: string, turn: Turn<Fact>): Faults {
  const model = l.models[id]!;
  const right = passes(l, model, turn);
  const stays = clause === 'VG-10.16';
  if (clause === 'VG-10.18') return model.down ? null : fault('a recovery roll for one that stood', 'none', 'VG-10.6');
  if (clause !== 'VG-10.16' && clause !== 'VG-10.17') return null;
  return [
    model.wounds <= 0 ? null : fault('0 wounds or less', model.wounds),
    right === null || right === stays
      ? null
      : fault(right ? 'a roll passed' : 'a roll failed', stays ? 'one that stays' : 'one removed'),
    stays && ongoing(l)?.attack.target === id && ongoing(l)?.attack.wasDown
      ? fault('no recovery for one that lay there before', 'one', 'VG-10.18')
      : null,
  ];
}

/** No model continues without wounds. */
const standing = (l: Ledger): Faults =>
  inPlay(l).map(({ id, wounds }) =>
    wounds > 0 ? null : fault(`model ${id} removed or recovered at 0 wounds`, 'in play'),
  );

/** At 0 wounds or less a recovery roll decides: 1 wound and knocked down, or removed. */
export const recovery: VanguardCheck = {
  name: 'recovery and removal',
  clause: 'VG-10.6',
  on: {
    recovered: (l, { model, clause }, turn) => outcome(l, model, clause, turn),
    removed: (l, { model, clause }, turn) => outcome(l, model, clause, turn),
    activated: standing,
    'round-began': standing,
    'wounds-regained': (l, { model, wounds }) => {
      const one = l.models[model]!;
      const full = one.card.wounds + (one.leader ? 1 : 0);
      return one.wounds + wounds <= full ? null : fault(`at most ${full} wounds`, one.wounds + wounds, 'VG-2.1');
    },
  },
};
