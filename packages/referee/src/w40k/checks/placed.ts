import { type Faults, fault } from '../../frame/check.ts';
import { discOf, gap, INCH, slimmer } from '../../frame/measure.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { baseOf, did, enemiesOf, flies, inPlay, type Ledger, type Model, sideOf } from '../ledger.ts';

/** Long bases may overlap on the record by their rounding. */
const SLACK = 3;
/** Models this far apart in height are on different floors. */
const STOREY = 100;

function onTable(l: Ledger, model: Model): Faults {
  const base = baseOf(model);
  const { middle, r } = discOf(base);
  const { width, depth } = l.map.terrain;
  const isOn =
    middle.x >= r - SLACK && middle.y >= r - SLACK && middle.x <= width - r + SLACK && middle.y <= depth - r + SLACK;
  return isOn || base.a !== base.b ? null : fault('a base on the table', `(${middle.x}, ${middle.y})`);
}

function clearOf(l: Ledger, model: Model): Faults {
  const slim = { ...slimmer(baseOf(model), SLACK), z: 0 };
  const over = inPlay(l).find(
    other =>
      other !== model &&
      Math.abs(other.at!.z - model.at!.z) < STOREY &&
      gap(slim, { ...slimmer(baseOf(other), SLACK), z: 0 }) <= 0,
  );
  return over ? fault('clear of models', `model ${model.id} over ${over.id}`) : null;
}

/** A flying model passes over others and may be interrupted there: it is checked at the end of the phase. */
const clear = (l: Ledger, id: number): Faults => {
  const model = l.models[id]!;
  return [onTable(l, model), flies(model) ? null : clearOf(l, model)];
};

/** Exactly an inch is within it. */
const AN_INCH = INCH - 1e-6;

/** Models are on the table, on no other model, and after their moves away from enemies. */
export const placed = ({ offTable, enemyZone }: Clauses): CoreCheck => ({
  name: 'placed on the table, clear of models',
  clause: offTable,
  after: {
    moved: (l, { model }) => clear(l, model),
    deployed: (l, { model }) => clear(l, model),
    arrived: (l, { model }) => clear(l, model),
    'phase-began': (l, { phase }) => {
      const over = inPlay(l).map(model => (flies(model) ? clearOf(l, model) : null));
      if (phase !== 'psychic' || l.turn === null) return over;
      const near = sideOf(l, l.turn)
        .filter(model => did(model, 'moved', 'advanced', 'fell-back', 'arrived'))
        .flatMap(model =>
          enemiesOf(l, model)
            .filter(enemy => gap(baseOf(model), baseOf(enemy)) < AN_INCH - (model.base.shape === 'round' ? 0 : SLACK))
            .map(enemy => fault(`model ${model.id} more than 1" from enemies`, `beside ${enemy.id}`, enemyZone)),
        );
      return [...over, ...near];
    },
  },
});
