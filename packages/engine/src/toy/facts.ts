import type { Ruleset } from '../kernel/index.ts';
import { replaced } from './lookups.ts';
import type { Position, Soldier, Toy } from './types.ts';

const soldier = (p: Position, id: number, change: Partial<Soldier>): Position => ({
  ...p,
  soldiers: replaced(p.soldiers, id, { ...p.soldiers[id]!, ...change }),
});

/** How each fact changes the position. */
export const facts: Ruleset<Toy>['facts'] = {
  placed: (p, f) => soldier(p, f.soldier, { at: f.at }),
  'round-began': (p, f) => ({
    ...p,
    round: f.round,
    soldiers: p.soldiers.map(s => ({ ...s, ready: s.wounds > 0 })),
    courage: p.courage.map(c => c + 1),
  }),
  bid: (p, f) => ({ ...p, bids: replaced(p.bids, f.seat, f.courage) }),
  'bids-shown': (p, f) => ({
    ...p,
    bids: p.bids.map(() => null),
    first: f.first,
    courage: p.courage.map((c, seat) => c - f.bids[seat]!),
  }),
  activated: (p, f) => soldier(p, f.soldier, { ready: false }),
  moved: (p, f) => soldier(p, f.soldier, { at: f.to }),
  'courage-changed': (p, f) => ({ ...p, courage: replaced(p.courage, f.seat, p.courage[f.seat]! + f.by) }),
  ducked: (p, f) => ({ ...p, ducked: f.soldier }),
  'wounds-lost': (p, f) => soldier(p, f.soldier, { wounds: Math.max(0, p.soldiers[f.soldier]!.wounds - f.amount) }),
  fell: (p, f) => soldier(p, f.soldier, { ready: false, at: null }),
  'barrel-rolled': (p, f) => ({ ...p, barrel: f.to }),
  scored: (p, f) => ({ ...p, points: replaced(p.points, f.seat, p.points[f.seat]! + f.points) }),
  ended: p => ({ ...p, over: true }),
};
