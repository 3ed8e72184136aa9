// Temporary +1 APL: First Of The Aspects, Will Of The Hive Mind.
import { changeApl } from '../../core/01-game/apl.ts';
import { type OperativeId, sequence } from '../../types.ts';

/** KT-1.8-10: until its activation ends, adding the AP at once. */
export const gainApl = sequence<{ readonly operative: OperativeId }>('gain APL', 'KT-6.4', s => [
  s.run('KT-6.4', 'gain one APL', (t, v) => {
    changeApl(t, { clause: 'KT-6.4', operative: v.operative, by: 1 });
    return v;
  }),
]);
