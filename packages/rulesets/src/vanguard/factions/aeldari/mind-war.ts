import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { canSee } from '../../core/09-sight/line-of-sight.ts';
import { mortalWoundsOn } from '../../core/10-attacks/armor.ts';
import { nerveTest } from '../../core/12-nerve/nerve.ts';
import { enemiesOf } from '../../lookups.ts';
import { type ModelId, sequence } from '../../types.ts';
import { onOne } from '../on-one.ts';

const REACH = inches(12);
const HELD = 1;
const BROKEN = 3;

interface Warring {
  readonly by: ModelId;
  readonly target: ModelId;
  readonly wounds: number;
}

export const warring = sequence<Warring>('Mind War', 'VG-12.1', s => [
  s.call(
    'VG-12.1',
    'test its nerve',
    (_t, { target }) => nerveTest.start({ model: target }),
    (_t, v, passed: boolean) => ({ ...v, wounds: passed ? HELD : BROKEN }),
  ),
  s.call('VG-10.10', 'its mind gives way', (_t, { by, target, wounds }) => mortalWoundsOn(target, wounds, by)),
]);

/** Long: an enemy within 12" and in sight takes a nerve test: one mortal wound if it passes, three if it fails. */
export const mindWar = onOne({
  id: 'mind-war',
  words: 'An enemy within 12" and in sight tests its nerve: 1 mortal wound if it holds, 3 if not.',
  clause: 'VG-2.3',
  length: 'long',
  among: (t, by) => enemiesOf(t, by).filter(enemy => areWithin(t, by, enemy, REACH) && canSee(t, by, enemy)),
  does: (_t, by, target) => warring.start({ by, target, wounds: 0 }),
});
