import { type Faults, fault } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { type Ledger, type Ongoing, ongoing } from '../ledger.ts';
import { pointsOf } from './damage.ts';

/** The wounds due to the member a wound was allocated to, and those it lost; mortal wounds are added at the end. */
function against(now: Ongoing, isLast: boolean): Faults {
  const { share } = now;
  if (!share) return null;
  const settled = now.settled.slice(share.rolls);
  const points = pointsOf({ unsaved: share.unsaved, settled });
  if (points === null) return fault('a die for each random damage', 'another number');
  const ignored = settled
    .filter(({ what }) => what === 'ignore')
    .reduce((sum, { faces, needs }) => sum + faces.filter(face => face >= (needs ?? 7)).length, 0);
  const least = Math.min(share.wounds, Math.max(0, points - ignored - now.takenOver));
  const most = isLast ? Math.min(share.wounds, least + now.mortal) : least;
  return share.lost >= least && share.lost <= most
    ? null
    : fault(least === most ? `${least} wounds lost` : `${least} to ${most} wounds lost`, share.lost);
}

/** Whether any of the models attacked together is left. */
const isAnyLeft = (l: Ledger, { attack: { members = [] } }: Ongoing): boolean =>
  members.some(id => l.models[id]!.at !== null);

/** Only the model a wound was allocated to suffers from it. */
function suffered(l: Ledger, model: number): Faults {
  const now = ongoing(l);
  if (!now?.attack.members?.includes(model) || now.mortal > 0 || now.takenOver > 0) return null;
  return now.share?.target === model ? null : fault(`model ${now.share?.target ?? 'nobody'}`, `model ${model}`);
}

/** Wounds of an attack on several models, one by one: each costs the member it is allocated to its damage. */
export const damageByMember = (c: Clauses, allocate: string): CoreCheck => ({
  name: 'damage by member',
  clause: c.damage,
  on: {
    'wound-allocated': (l, { target }) => {
      const now = ongoing(l);
      const isMember = now?.attack.members?.includes(target) === true && l.models[target]!.at !== null;
      return isMember ? null : fault('a member that is there', `model ${target}`, allocate);
    },
    'saves-made': (l, { unsaved }) => {
      const now = ongoing(l);
      if (!now?.attack.members) return null;
      return [
        against(now, false),
        unsaved.length > 1 ? fault('one wound at a time', unsaved.length, allocate) : null,
        now.shares >= now.wounds.length ? fault(`${now.wounds.length} wounds`, 'more', allocate) : null,
      ];
    },
    'wounds-lost': (l, { model }) => suffered(l, model),
    slain: (l, { model }) => suffered(l, model),
    'attack-ended': l => {
      const now = ongoing(l);
      if (!now?.attack.members) return null;
      const isShort = now.shares < now.wounds.length && isAnyLeft(l, now);
      return [against(now, true), isShort ? fault(`${now.wounds.length} wounds`, now.shares, allocate) : null];
    },
  },
});
