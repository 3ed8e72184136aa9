import { isAlive } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import { type ModelId, type Rule, sequence } from '../types.ts';

export interface Leaping {
  readonly model: ModelId;
}

export const leap = sequence<Leaping>('Skyleap', 'RS-10.4', s => [
  s.run('RS-10.4', 'leave the table', (t, v) => {
    t.emit({ type: 'left-table', clause: 'RS-10.4', model: v.model });
    return v;
  }),
]);

/** RS-10.4: may leave the table at the start of its Movement phase, and arrive in a later turn. */
export const skyleap: Rule<'skyleap'> = {
  clause: 'RS-10.4',
  name: 'Skyleap',
  offer: {
    'phase-began': (t, { phase, seat: turn }, { holder, seat: own }, seat) =>
      phase === 'movement' &&
      turn === own &&
      seat === own &&
      holder !== null &&
      isAlive(t, holder) &&
      !lookups.isInCombat(t, holder)
        ? [{ id: `skyleap ${holder}`, frame: leap.start({ model: holder }) }]
        : [],
  },
};
