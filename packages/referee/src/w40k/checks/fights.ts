import { type Faults, fault } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { type Clauses, type CoreCheck, type Edition, upOf } from '../check.ts';
import { areInReach, did, enemiesOf, inPlay, type Ledger, type Model } from '../ledger.ts';

/** Some weapons strike before their bearer is removed, out of order. */
const strikesLate = ({ weapons }: Model): boolean =>
  weapons.some(({ profiles }) => profiles.some(({ rules }) => rules.some(({ rule }) => rule === 'strikes-when-slain')));

interface Deed {
  readonly model: number;
  readonly deed: string;
}

function against(l: Ledger, { model: id, deed }: Deed, order: string, e: Edition): Faults {
  const isFirst = (model: Model): boolean => e.fightsFirst(l, model);
  if (deed === 'picked') {
    const model = l.models[id]!;
    return did(model, 'picked') ? fault('one pick a phase', 'two') : null;
  }
  if (deed !== 'fought') return null;
  const model = l.models[id]!;
  const waiting = inPlay(l).find(other => other !== model && isFirst(other) && !did(other, 'fought'));
  const isAmong = isFirst(model) || e.alsoFirst?.(l, model) === true;
  const isPaid = l.spent[model.seat]!.includes('counter-offensive') || strikesLate(model);
  const isNear = enemiesOf(l, model).some(enemy => areInReach(model, enemy, e.reach(model) * INCH, upOf(e)));
  return [
    l.phase === 'fight' ? null : fault('the Fight phase', l.phase),
    did(model, 'fought') ? fault('one fight a turn', 'two') : null,
    isFirst(model) || isNear ? null : fault('somebody near an enemy', `model ${id}`),
    !isAmong && waiting && !isPaid ? fault(`model ${waiting.id} first`, `model ${id}`, order) : null,
  ];
}

/** Every model is picked once and fights once: chargers before the others. */
export const fights = ({ fight, fightOrder }: Clauses, e: Edition): CoreCheck => ({
  name: 'picks and fights',
  clause: fight,
  on: { did: (l, f) => against(l, f, fightOrder, e) },
});
