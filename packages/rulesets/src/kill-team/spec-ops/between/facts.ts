import type { Ruleset, Seat } from '@little-wars/engine';
import { replacedAt } from '@little-wars/skirmish';
import type { Dataslate, Enlisted, Of, Position, SpecOps } from './types.ts';

const team = (p: Position, seat: Seat, change: (old: Dataslate) => Partial<Dataslate>): Position => {
  const old = p.teams[seat]!;
  return { ...p, teams: replacedAt(p.teams, seat, { ...old, ...change(old) }) };
};

const enlisted = (p: Position, { seat, operative }: Of, change: (old: Enlisted) => Partial<Enlisted>): Position =>
  team(p, seat, ({ operatives }) => ({
    operatives: operatives.map(one => (one.id === operative ? { ...one, ...change(one) } : one)),
  }));

type Lists = Pick<Position, 'without' | 'fresh' | 'used'>;
const listed = (p: Position, list: keyof Lists, seat: Seat, entry: string): Position => ({
  ...p,
  [list]: replacedAt(p[list], seat, [...p[list][seat]!, entry]),
});

export const facts: Ruleset<SpecOps>['facts'] = {
  'casualty-tested': p => p,
  'casualty-re-rolled': (p, f) => listed(p, 'used', f.seat, f.by),
  'scar-gained': (p, f) =>
    listed(
      enlisted(p, f, ({ scars }) => ({ scars: [...scars, f.scar] })),
      'fresh',
      f.seat,
      `${f.operative}/${f.scar}`,
    ),
  slain: (p, f) =>
    team(p, f.seat, ({ operatives, memorial }) => ({
      operatives: operatives.filter(({ id }) => id !== f.operative),
      memorial: [...memorial, operatives.find(({ id }) => id === f.operative)!.name],
    })),
  afflicted: (p, f) => listed(p, 'without', f.seat, f.operative),
  evacuated: (p, f) => enlisted(p, f, () => ({ out: true })),
  'recovery-tested': p => p,
  'scar-healed': (p, f) => enlisted(p, f, ({ scars }) => ({ scars: scars.filter(scar => scar !== f.scar) })),
  'rest-counted': (p, f) => enlisted(p, f, () => ({ rested: f.rested, out: false })),
  'experience-gained': (p, f) => enlisted(p, f, ({ xp }) => ({ xp: xp + f.xp })),
  'rank-reached': p => p,
  'specialism-taken': (p, f) => enlisted(p, f, ({ specialisms }) => ({ specialisms: [...specialisms, f.specialism] })),
  'made-proficient': (p, f) => enlisted(p, f, () => ({ proficient: true })),
  'weapon-improved': (p, f) =>
    enlisted(p, f, ({ upgrades }) => ({ upgrades: [...upgrades, { weapon: f.weapon, item: f.item }] })),
  'weaponsmith-assigned': (p, f) => enlisted(p, f, () => ({ smith: true })),
  'honour-gained': (p, f) => enlisted(p, f, ({ honours }) => ({ honours: [...honours, f.honour] })),
  'requisition-changed': (p, f) => team(p, f.seat, ({ requisition }) => ({ requisition: requisition + f.by })),
  'stash-changed': (p, f) => team(p, f.seat, ({ stash }) => ({ stash: stash + f.by })),
  'asset-gained': (p, f) => team(p, f.seat, ({ assets }) => ({ assets: [...assets, f.asset] })),
  'capacity-raised': (p, f) => team(p, f.seat, ({ capacity }) => ({ capacity: capacity + 1 })),
  enlisted: (p, f) => team(p, f.seat, ({ operatives }) => ({ operatives: [...operatives, f.enlisted] })),
  'spec-op-taken': (p, f) => team(p, f.seat, () => ({ specOp: { id: f.specOp, battles: 0 } })),
  'spec-op-advanced': (p, f) =>
    team(p, f.seat, ({ specOp }) => ({ specOp: specOp && { ...specOp, battles: specOp.battles + 1 } })),
  'spec-op-completed': (p, f) => team(p, f.seat, () => ({ specOp: null })),
  dismissed: (p, f) =>
    team(p, f.seat, ({ operatives }) => ({ operatives: operatives.filter(({ id }) => id !== f.operative) })),
  'orders-carried-out': (p, f) => team(p, f.seat, () => ({ orders: null })),
  'told-to-rest': p => p,
  'orders-given': (p, f) => team(p, f.seat, () => ({ orders: f.orders })),
  'aftermath-ended': p => ({ ...p, over: true }),
};
