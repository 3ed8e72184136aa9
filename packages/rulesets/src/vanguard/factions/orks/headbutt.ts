import { engagedWith } from '../../core/01-measuring/measuring.ts';
import { modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence } from '../../types.ts';
import { onOne } from '../on-one.ts';

interface Butting {
  readonly by: ModelId;
  readonly target: ModelId;
}

const KNOCKS = 4;

export const rollToKnockDown = question('roll to knock down', 'roll');

export const butting = sequence<Butting>('Headbutt', 'VG-8.1', s => [
  s.roll('VG-8.1', rollToKnockDown, {
    count: () => 1,
    whose: (t, v) => ownerOf(t, v.by),
    then: (t, v, [face]) => {
      if (face! >= KNOCKS) t.emit({ type: 'knocked-down', clause: 'VG-8.1', model: v.target });
      return v;
    },
  }),
]);

/** Enemies it is engaged with that are standing and can be knocked down. */
const foes = (t: Look, by: ModelId): readonly ModelId[] =>
  engagedWith(t, by).filter(
    enemy => !modelOf(t, enemy).down && t.query('knocked-down-by', true, { model: enemy, from: by }),
  );

/** Short: on 4+ an enemy it is engaged with is knocked down. */
export const headbutt = onOne({
  id: 'headbutt',
  words: 'On a 4+ an enemy it is engaged with is knocked down.',
  clause: 'VG-8.1',
  length: 'short',
  among: foes,
  does: (_t, by, target) => butting.start({ by, target }),
});
