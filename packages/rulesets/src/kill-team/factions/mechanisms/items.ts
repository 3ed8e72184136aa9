// Rules that work once per battle: marks the item as used, then resolves it.
import type { Frame } from '@little-wars/engine';
import { operativeOf } from '../../lookups.ts';
import { type Look, type OperativeId, sequence } from '../../types.ts';

export const isSpent = (t: Look, operative: OperativeId, item: string): boolean =>
  operativeOf(t, operative).used.includes(item);

interface UsingItem {
  readonly operative: OperativeId;
  readonly item: string;
  readonly then: Frame;
}

export const usingAnItem = sequence<UsingItem>('use an item', 'KT-13.1', s => [
  s.run('KT-13.1', 'use it up', (t, { operative, item, then }) => {
    t.emit({ type: 'item-used', clause: 'KT-13.1', operative, item });
    return { operative, item, then };
  }),
  s.call('KT-13.1', 'carry it out', (_t, v) => v.then),
]);
