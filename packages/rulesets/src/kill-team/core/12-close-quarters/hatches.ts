// KT-12.8-10  Hatches: fighting through them, opening and closing them
import { end, type Reason } from '@little-wars/engine';
import { inches, overlapsArea } from '@little-wars/engine/geometry';
import { enemiesOf, inPlay, isInPlay, mapOf, operativeOf, ownerOf, standingOf } from '../../lookups.ts';
import type { AccessPoint, Outline } from '../../maps/map.ts';
import { type AboutOperative, type Look, type OperativeId, question, sequence } from '../../types.ts';
import { isEngaged } from '../01-game/measuring.ts';
import { type Action, actionOf, isAllowed } from '../03-actions/actions.ts';
import { fight } from '../05-fighting/fight.ts';
import { accessPointsOf, isByAccessPoint, isCloseQuarters, isOpen } from './close-quarters.ts';
import { acrossHatchways, touchedBy } from './hatchways.ts';

/** KT-12.8 */
export const hatchwayFight: Action = {
  id: 'hatchway-fight',
  clause: 'KT-12.8',
  ap: 1,
  countsAs: 'fight',
  reasons: (t, id) => {
    const reasons: Reason[] = [];
    const refuse = (reason: string): void => void reasons.push({ reason, clause: 'KT-12.8' });
    if (isEngaged(t, id)) refuse('engaged');
    if (touchedBy(t, id).length === 0) refuse('not-against-open-hatchway');
    else if (acrossHatchways(t, id).length === 0) refuse('nobody-across-hatchway');
    return reasons;
  },
  start: (_t, attacker) => fight.start({ attacker, action: 'hatchway-fight', target: null, weapon: null, parry: null }),
};

/** The ground an open hatch covers. */
const leafOf = (t: Look, { piece }: AccessPoint): Outline | undefined =>
  mapOf(t.setup)
    .terrain.pieces.find(({ id }) => id === piece)
    ?.parts.find(({ open }) => open)?.open;

/** KT-12.9, KT-12.22: every reason against operating a hatch in reach. */
function againstHatch(t: Look, operative: OperativeId, point: AccessPoint): readonly Reason[] {
  const open = isOpen(t, point);
  const about = { hatch: point.piece };
  const held = inches(t.setup.options.hatchHeldBy);
  if (open && enemiesOf(t, operative).some(enemy => isByAccessPoint(t, enemy, point, held)))
    return [{ reason: 'hatch-held-open', clause: 'KT-12.9', ...about }];
  const goesTo = open ? point.outline : leafOf(t, point);
  return goesTo && inPlay(t.position).some(id => overlapsArea(standingOf(t, id), goesTo))
    ? [{ reason: 'hatch-in-the-way', clause: 'KT-12.22', ...about }]
    : [];
}

const inReach = (t: Look, operative: OperativeId): readonly AccessPoint[] => {
  const reach = inches(t.setup.options.operateHatch);
  return accessPointsOf(t).filter(point => point.hatch && isByAccessPoint(t, operative, point, reach));
};

/** KT-12.9: the hatches an operative may open or close from where it stands. */
export const hatchesFor = (t: Look, operative: OperativeId): readonly string[] =>
  inReach(t, operative)
    .filter(point => againstHatch(t, operative, point).length === 0)
    .map(({ piece }) => piece);

/** KT-12.9 */
export const operateHatch: Action = {
  id: 'operate-hatch',
  clause: 'KT-12.9',
  ap: 1,
  reasons: (t, id) => {
    const reasons: Reason[] = isEngaged(t, id) ? [{ reason: 'engaged', clause: 'KT-12.9' }] : [];
    const near = inReach(t, id);
    if (near.length === 0) return [...reasons, { reason: 'no-hatch-in-reach', clause: 'KT-12.9' }];
    const refused = near.map(point => againstHatch(t, id, point));
    return refused.some(({ length }) => length === 0) ? reasons : [...reasons, ...refused.flat()];
  },
  start: (_t, operative) => operating.start({ operative, hatch: null }),
};

interface Operating {
  readonly operative: OperativeId;
  readonly hatch: string | null;
}

export const chooseHatchway = question<'pick-one', AboutOperative>('choose a hatchway', 'pick-one');

export const operating = sequence<Operating>('operate a hatch', 'KT-12.9', s => [
  s.ask('KT-12.9', chooseHatchway, {
    to: (t, v) => ownerOf(t, v.operative),
    ask: (t, v) => {
      const options = hatchesFor(t, v.operative);
      return options.length > 1 ? { of: 'hatch', options, about: { operative: v.operative } } : null;
    },
    then: (_t, v, hatch) => ({ ...v, hatch: hatch as string }),
  }),
  s.run('KT-12.9', 'open or close it', (t, { operative, hatch }) => {
    const chosen = hatch ?? hatchesFor(t, operative)[0]!;
    const type = t.position.openHatches.includes(chosen) ? 'hatch-closed' : 'hatch-opened';
    t.emit({ type, clause: 'KT-12.9', operative, hatch: chosen });
    return end();
  }),
]);

/** KT-3.1: a piece under 1" counts as 1", so with less left the move cannot continue. */
const LEAST = inches(1);

interface Underway {
  readonly operative: OperativeId;
  readonly action: string;
  /** The distance left of the move. */
  readonly left: number;
}

/** KT-12.10: whether it may operate a hatch now and then continue its Normal Move or Dash. */
export const mayOperateOnTheWay = (t: Look, { operative, action, left }: Underway): boolean =>
  left >= LEAST &&
  (action === 'normal-move' || action === 'dash') &&
  isCloseQuarters(t.setup) &&
  isAllowed(t, actionOf(t, operative, operateHatch.id), operative);

/** KT-12.10: not if opening the hatch left it engaged, or a guard attack ended its activation. */
export const mayGoOn = (t: Look, operative: OperativeId): boolean =>
  isInPlay(operativeOf(t, operative)) && !t.position.activation?.cutShort && !isEngaged(t, operative);

export const hatchSequences = [operating];
