// TOY-5  Shooting
import { reRoll } from './07-re-roll.ts';
import { RANGE } from './content.ts';
import { inches, isNear, sees } from './ground.ts';
import { cardOf, other, ownerOf, standing } from './lookups.ts';
import { type Look, question, type Shot, type SoldierId, sequence, type T } from './types.ts';

interface Shooting extends Shot {
  readonly faces: readonly number[];
}

export const shareHits = question('share out the hits', 'share');

export const rollToHit = question('roll to hit', 'roll');

export const shoot = sequence<Shooting>('shoot', 'TOY-5.1', s => [
  s.window('TOY-6.1', 'the target may duck', 'target-chosen', (_t, { shooter, target }) => ({ shooter, target })),
  s.roll('TOY-5.2', rollToHit, {
    count: (t, v) => cardOf(t, v.shooter).dice,
    whose: (t, v) => ownerOf(t, v.shooter),
    then: (_t, v, faces) => ({ ...v, faces }),
  }),
  s.call(
    'TOY-7.1',
    're-roll',
    (t, v) => {
      const most = t.query('re-rolls', 0, v);
      return most > 0 ? reRoll.start({ seat: ownerOf(t, v.shooter), faces: v.faces, most, chosen: [] }) : null;
    },
    (_t, v, faces: readonly number[]) => ({ ...v, faces }),
  ),
  s.ask('TOY-5.3', shareHits, {
    to: (t, v) => ownerOf(t, v.shooter),
    ask: (t, v) => {
      const among = caughtWith(t, v.target);
      const total = hitsOf(t, v);
      return total > 0 && among.length > 1 ? { of: 'hits', among, total, least: 0 } : null;
    },
    then: (t, v, shares) => {
      for (const [i, id] of caughtWith(t, v.target).entries()) takeHits(t, v, id, shares[i]!);
      return { ...v, faces: [] };
    },
  }),
  s.run('TOY-5.4', 'take the hits', (t, v) => {
    takeHits(t, v, v.target, hitsOf(t, v));
    t.emit({ type: 'ducked', clause: 'TOY-6.1', soldier: null });
    return v;
  }),
  s.each('TOY-5.4', 'remove the fallen', {
    of: t => t.position.soldiers.flatMap((soldier, id) => (soldier.at && soldier.wounds === 0 ? [id] : [])),
    call: (_t, v, id: SoldierId) => fall.start({ soldier: id, to: v.shooter }),
  }),
]);

export const fall = sequence<{ readonly soldier: SoldierId; readonly to: SoldierId }>('fall', 'TOY-5.4', s => [
  s.run('TOY-5.4', 'it falls', (t, v) => {
    t.emit({ type: 'fell', clause: 'TOY-5.4', soldier: v.soldier, to: v.to });
    t.emit({ type: 'scored', clause: 'TOY-5.4', seat: other(ownerOf(t, v.soldier)), points: 1 });
    return v;
  }),
]);

const takeHits = (t: T, { shooter }: Shot, soldier: SoldierId, amount: number): void => {
  if (amount > 0) t.emit({ type: 'wounds-lost', clause: 'TOY-5.4', soldier, amount, from: shooter });
};

export const hitsOf = (t: Look, v: Shooting): number => {
  const hitOn = t.query('hit-on', 4, v);
  return v.faces.filter(face => face >= hitOn).length;
};

const caughtWith = (t: Look, target: SoldierId): readonly SoldierId[] => {
  const near = standing(
    t.position,
    (soldier, id) => id !== target && soldier.seat === ownerOf(t, target) && isNear(t, id, target, inches(1)),
  );
  return [target, ...near];
};

/** TOY-5.1 */
export const targetsOf = (t: Look, shooter: SoldierId): readonly SoldierId[] =>
  standing(
    t.position,
    (soldier, id) => soldier.seat !== ownerOf(t, shooter) && isNear(t, id, shooter, RANGE) && sees(t, shooter, id),
  );
