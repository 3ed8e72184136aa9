// Who may cast what at whom, what a test needs, and who may deny it
import { eachAtPosition, type Reason } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import type { Power } from '../content/types.ts';
import { enemiesOf, friendsOf, type Lookups, onTable } from '../measuring/lookups.ts';
import type { Casting, Look, ModelId } from '../types.ts';

const DENIAL = inches(24);

export interface CastingParts {
  readonly targets: Targets;
  readonly powerOf: (id: string) => Power;
}

export function castingOf({ clauses }: Book, lookups: Lookups, { targets, powerOf }: CastingParts) {
  const powersOf = (t: Look, model: ModelId): readonly string[] => lookups.kit(t, model).psyker?.powers ?? [];

  /** The possible targets of a power. */
  const targetsFor = (t: Look, model: ModelId, id: string): readonly ModelId[] => {
    const { range, target } = powerOf(id);
    const isNear = (other: ModelId): boolean => other === model || lookups.areWithin(t, model, other, inches(range));
    switch (target) {
      case 'friend':
        return [model, ...friendsOf(t, model)].filter(isNear);
      case 'enemy':
        return enemiesOf(t, model).filter(isNear);
      case 'seen-enemy':
        return enemiesOf(t, model).filter(enemy => isNear(enemy) && targets.canSee(t, model, enemy));
      case 'closest-enemy':
        return lookups.nearestAmong(t, model, enemiesOf(t, model)).filter(isNear);
      case 'closest-seen-enemy': {
        // If the closest one that is seen is in range, it is the closest of those in range: sight takes longer.
        const seen = enemiesOf(t, model).filter(enemy => isNear(enemy) && targets.canSee(t, model, enemy));
        return lookups.nearestAmong(t, model, seen);
      }
    }
  };
  const triedBy = (t: Look, model: ModelId): readonly string[] =>
    t.position.casts.filter(cast => cast.model === model).map(({ power }) => power);
  const againstPower = (t: Look, model: ModelId, power: string): readonly Reason[] => {
    const reasons: Reason[] = [];
    const tried = triedBy(t, model);
    if (tried.length >= t.query('casts', lookups.kit(t, model).psyker?.cast ?? 0, { model }))
      reasons.push({ reason: 'no-more-powers', clause: clauses.psychic });
    if (tried.includes(power)) reasons.push({ reason: 'power-tried', clause: clauses.powerOnce });
    return t.query('cast-refused', reasons, { model, power });
  };
  const isCastable = (t: Look, model: ModelId, power: string): boolean =>
    againstPower(t, model, power).length === 0 && targetsFor(t, model, power).length > 0;
  const castable = (t: Look, model: ModelId): readonly string[] =>
    powersOf(t, model).filter(power => isCastable(t, model, power));
  const mayCast = eachAtPosition((t: Look, model: ModelId): boolean =>
    powersOf(t, model).some(power => isCastable(t, model, power)),
  );
  const casters = (t: Look): readonly ModelId[] =>
    onTable(t.position, t.position.turn).filter(model => mayCast(t, model));

  /** The number a test needs, and the modifier of its dice. */
  const testOf = (t: Look, model: ModelId, power: string) => ({
    needs: t.query('warp-charge', powerOf(power).warpCharge, { model, power }),
    modifier: t.query('psychic-modifier', 0, { model, power }),
  });
  const isPerilous = (t: Look, { model, power }: Casting, faces: readonly number[], total: number): boolean => {
    const isDouble = faces[0] === faces[1] && (faces[0] === 1 || faces[0] === 6);
    return t.query('brings-perils', isDouble, { model, power, faces, total });
  };

  /** Enemy Psykers that may try to deny a power of this caster. */
  const deniers = (t: Look, caster: ModelId): readonly ModelId[] =>
    enemiesOf(t, caster).filter(model => {
      const { psyker } = lookups.kit(t, model);
      if (psyker === null || !lookups.areWithin(t, model, caster, DENIAL)) return false;
      const done = t.position.denials.filter(id => id === model).length;
      return done < t.query('denials', psyker.deny, { model });
    });
  return { targetsFor, castable, casters, testOf, isPerilous, deniers };
}
