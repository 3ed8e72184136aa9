// ST-7  Combined Units: over which models a unit rule is evaluated
import { supposing } from '@little-wars/engine';
import { inches, isWithin, type Spot } from '@little-wars/engine/geometry';
import type { Targets } from '../../../w40k/attacks/targets.ts';
import { isAlive, type Lookups, modelOf } from '../../../w40k/measuring/lookups.ts';
import type { Look, Model, ModelId } from '../../types.ts';
import type { Reading } from './scopes.ts';

/** ST-7.1: whether a scope includes a model of the same side. */
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

/** Where distances and sight are measured from: the relevant model's place, or that of its replacement. */
export type From = Spot | ModelId | null;

export interface Readings {
  /** ST-7.1, ST-7.3: whether two models are in one Combined Unit, with the first as the relevant one. */
  areOneUnit(t: Look, reading: Reading, one: ModelId, other: ModelId, from?: From): boolean;
  /** The models on the table of a model's Combined Unit, including itself if on the table. */
  unitOf(t: Look, reading: Reading, one: ModelId, from?: From): readonly ModelId[];
}

export function readingsFor(lookups: Lookups, targets: () => Targets): Readings {
  const isNear = (t: Look, { within }: Reading, one: Model, at: Spot | null, other: ModelId): boolean =>
    within === undefined ||
    (at !== null && isWithin(lookups.standingAt(one, at), lookups.standing(t, other), inches(within)));
  /** A slain model sees from where it stood. */
  const sees = (t: Look, one: ModelId, at: Spot | null, other: ModelId): boolean => {
    if (isAlive(t, one)) return targets().canSee(t, one, other);
    if (at === null) return false;
    const stood = { ...modelOf(t, one), at, removed: false };
    return targets().canSee(supposing(t, { models: t.position.models.with(one, stood) }), one, other);
  };
  const areOneUnit: Readings['areOneUnit'] = (t, reading, one, other, from = modelOf(t, one).at) => {
    if (one === other) return true;
    const [model, another] = [modelOf(t, one), modelOf(t, other)];
    const relevant = typeof from === 'number' ? from : one;
    const at = typeof from === 'number' ? modelOf(t, from).at : from;
    // ST-7.3: friends only, or enemies only; a bare distance includes both.
    const isFriend = model.seat === another.seat;
    const side = reading.side ?? (reading.scope === 'near' ? null : 'friends');
    if (side !== null && isFriend !== (side === 'friends')) return false;
    if (!isInScope(lookups, t, reading, [one, other]) || !isNear(t, reading, modelOf(t, relevant), at, other))
      return false;
    return !reading.visible || relevant === other || sees(t, relevant, at, other);
  };
  return {
    areOneUnit,
    unitOf: (t, reading, one, from) =>
      t.position.models.flatMap((_, id) =>
        isAlive(t, id) && (id === one || areOneUnit(t, reading, one, id, from)) ? [id] : [],
      ),
  };
}
