import type { Seat } from '@little-wars/engine';
import { fault, same } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { areWithin, type Model, sideOf } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';

/** RS-2.4, and enemies that cause terror: once, however many of one name are near. */
function leadershipOf(l: Ledger, model: Model): number {
  const fear = sideOf(l, 1 - model.seat).flatMap(enemy =>
    enemy.abilities.filter(use => use.rule === 'terrifies' && areWithin(enemy, model, Number(use['within']) * INCH)),
  );
  const byName = new Map(fear.map(use => [use.from, use.by ?? 0]));
  const own = (model.profile.leadership ?? 0) + (model.trait === 'champion' ? 2 : 0);
  return [...byName.values()].reduce((sum, by) => sum + by, own);
}

/** RS-7.7, RS-2.12, RS-7.19: the best available. */
const bestOf = (l: Ledger, model: Model): number =>
  Math.max(
    leadershipOf(l, model),
    ...sideOf(l, model.seat)
      .filter(friend => {
        const reach = friend.trait === 'champion' ? 12 : friend.leader ? 6 : null;
        return (
          reach !== null &&
          friend !== model &&
          friend.profile.leadership !== null &&
          areWithin(friend, model, reach * INCH)
        );
      })
      .map(friend => leadershipOf(l, friend)),
  );

const isBelowHalf = (l: Ledger, seat: Seat): boolean => {
  const all = l.models.filter(model => model.seat === seat);
  return 2 * all.filter(({ removed }) => !removed).length < all.length;
};

/** RS-7: which models break, and which pass. */
export const breakTests: SquadCheck = {
  name: 'Break Tests',
  clause: 'RS-7.5',
  on: {
    broke: (l, { seat }) => [
      seat === l.turn ? null : fault('the player whose turn it is', seat, 'RS-7.1'),
      isBelowHalf(l, seat) ? null : fault('fewer than half left', 'more', 'RS-7.1'),
      l.brokenSince[seat] === null ? null : fault('once', 'again', 'RS-7.1'),
    ],
    'break-tested': (l, { model: id, total, leadership, passed }) => {
      const model = l.models[id]!;
      const since = l.brokenSince[model.seat];
      if (since === null || since === undefined) return fault('a test of a broken army', `model ${id}`, 'RS-7.3');
      return [
        same('the test', (model.stood['test']?.[0] ?? 0) + l.round - since + 1, total),
        same('Leadership', bestOf(l, model), leadership),
        same('held', String(total <= leadership), String(passed)),
      ];
    },
    'phase-began': (l, { phase }) => {
      if (phase !== 'movement') return null;
      if (l.fleeing !== null) return fault(`model ${l.fleeing} gone`, 'there', 'RS-7.6');
      return null;
    },
  },
  after: {
    'phase-began': (l, { phase }) =>
      // Breaking is checked before anything else in a turn.
      phase === 'movement' && l.turn !== null && l.brokenSince[l.turn] === null && isBelowHalf(l, l.turn)
        ? fault('a broken army', 'fewer than half left', 'RS-7.1')
        : null,
  },
};
