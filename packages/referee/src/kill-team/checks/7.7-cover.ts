import { fault } from '../../frame/check.ts';
import { inchesOf } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { areWithin, gapOf, has } from '../numbers.ts';
import { isInTheOpen } from '../terrain.ts';

/** No cover with nothing between, nor within 2" of the viewer. */
export const cover: KillTeamCheck = {
  name: 'cover',
  clause: 'KT-7.7',
  on: {
    'attack-began': (l, { attack }) => {
      const viewer = l.operatives[attack.after ?? attack.attacker]!;
      const target = l.operatives[attack.target]!;
      if (!attack.inCover || viewer.at === null || target.at === null || viewer.id === target.id) return null;
      if (areWithin(viewer, target, 2) && l.map.closeQuarters === null)
        return fault('no cover within 2" of the viewer', inchesOf(gapOf(viewer, target)));
      if (has(target, 'camouflage-field') || !isInTheOpen(l, viewer, target)) return null;
      return fault('no cover with nothing between', `operative ${target.id} in cover`);
    },
  },
};
