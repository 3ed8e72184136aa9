// ST-7  Combined Units: over which models a rule of units is read
import { inches, isWithin, type Spot } from '@little-wars/engine/geometry';
import type { Targets } from '../../../w40k/attacks/targets.ts';
import { isAlive, type Lookups, modelOf } from '../../../w40k/measuring/lookups.ts';
import type { Reading } from '../../content/readings.ts';
import type { Look, Model, ModelId } from '../../types.ts';

/** ST-7.1: whether a scope takes a model of the same side in. */
function isInScope(lookups: Lookups, t: Look, { scope, keyword }: Reading, [one, other]: readonly [ModelId, ModelId]) {
  switch (scope) {
    case 'unit-name':
      return modelOf(t, one).sheet === modelOf(t, other).sheet;
    case 'keyword':
      return lookups.hasKeyword(t, other, keyword!);
    default:
      return true;
  }
}

export interface Readings {
  /** ST-7.1, ST-7.3: whether two models are of one Combined Unit, read from the first, which stood here. */
  areOneUnit(t: Look, reading: Reading, one: ModelId, other: ModelId, at?: Spot | null): boolean;
  /** The models on the table of a model's Combined Unit, itself included if it is there. */
  unitOf(t: Look, reading: Reading, one: ModelId, at?: Spot | null): readonly ModelId[];
}

export function readingsFor(lookups: Lookups, targets: () => Targets): Readings {
  const isNear = (t: Look, { within }: Reading, one: Model, at: Spot | null, other: ModelId): boolean =>
    within === undefined ||
    (at !== null && isWithin(lookups.standingAt(one, at), lookups.standing(t, other), inches(within)));
  const areOneUnit: Readings['areOneUnit'] = (t, reading, one, other, at = modelOf(t, one).at) => {
    if (one === other) return true;
    const [model, another] = [modelOf(t, one), modelOf(t, other)];
    // ST-7.3: friends only, enemies only; a distance alone takes in both.
    const isFriend = model.seat === another.seat;
    const side = reading.side ?? (reading.scope === 'near' ? null : 'friends');
    if (side !== null && isFriend !== (side === 'friends')) return false;
    if (!isInScope(lookups, t, reading, [one, other]) || !isNear(t, reading, model, at, other)) return false;
    return !reading.visible || (isAlive(t, one) && targets().canSee(t, one, other));
  };
  return {
    areOneUnit,
    unitOf: (t, reading, one, at) =>
      t.position.models.flatMap((_, id) =>
        isAlive(t, id) && (id === one || areOneUnit(t, reading, one, id, at)) ? [id] : [],
      ),
  };
}
