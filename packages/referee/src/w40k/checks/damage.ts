import { type Faults, fault } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { type Ongoing, ongoing } from '../ledger.ts';
import { partsOf, worthOf } from '../printed.ts';

/** The damage of the unsaved wounds; with twice as many dice the better of each pair counts. */
export function pointsOf({ unsaved, settled }: Pick<Ongoing, 'unsaved' | 'settled'>): number | null {
  const parts = unsaved.map(({ damage }) => partsOf(damage));
  const dice = parts.reduce((sum, each) => sum + each.dice, 0);
  const faces = settled.findLast(({ what }) => what === 'damage')?.faces ?? [];
  if (faces.length !== dice && faces.length !== 2 * dice) return null;
  const isTwice = dice > 0 && faces.length === 2 * dice;
  let [sum, at] = [0, 0];
  for (const { dice: count, sides, plus } of parts) {
    sum += plus;
    for (let i = 0; i < count; i++) {
      const own = isTwice ? [faces[at++]!, faces[at++]!] : [faces[at++]!];
      sum += Math.max(...own.map(face => worthOf(face, sides)));
    }
  }
  return sum;
}

function against(now: Ongoing): Faults {
  // Losses of several models are checked one by one.
  if (now.attack.members) return null;
  const points = pointsOf(now);
  if (points === null) return fault('a die for each random damage', 'another number');
  const ignored = now.settled
    .filter(({ what }) => what === 'ignore')
    .reduce((sum, { faces, needs }) => sum + faces.filter(face => face >= (needs ?? 7)).length, 0);
  const due = Math.min(now.at.wounds, Math.max(0, points + now.mortal - now.takenOver - ignored));
  return due === now.lost ? null : fault(`${due} wounds lost`, now.lost);
}

/** Unsaved wounds cost their damage, minus what is ignored; no more than the target has. */
export const damage = (c: Clauses): CoreCheck => ({
  name: 'damage',
  clause: c.damage,
  on: {
    'attack-ended': l => (ongoing(l) ? against(ongoing(l)!) : null),
    'wounds-lost': (l, { model, wounds }) =>
      wounds > 0 && wounds < l.models[model]!.wounds ? null : fault('some wounds, but not the last', wounds),
    slain: (l, { model }) => (l.models[model]!.removed ? fault('somebody in the game', `model ${model}`) : null),
  },
});
