import { inches } from '@little-wars/engine/geometry';
import { areWithin, isEngaged } from '../../core/01-measuring/measuring.ts';
import { startMove } from '../../core/07-moving/moves.ts';
import { friendsOf, isStanding } from '../../lookups.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(6);
const STEP = inches(3);

/** Short: a friend within 6" that is standing and not engaged moves up to 3" at once. */
export const hiveImperative = onOne({
  id: 'hive-imperative',
  words: 'A friend within 6" that stands and is not engaged moves up to 3".',
  clause: 'VG-2.3',
  length: 'short',
  among: (t, by) =>
    friendsOf(t, by).filter(
      friend => isStanding(t, friend) && areWithin(t, by, friend, REACH) && !isEngaged(t, friend),
    ),
  does: (t, _by, friend) => startMove(t, friend, 'step', STEP),
});
