import { type Faults, fault, same } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { hasEffect, type Ledger, type Operative } from '../ledger.ts';
import { aplOf, has } from '../numbers.ts';

/** The cost of actions: KT-3, KT-11.4, KT-12, KT-15, and tac ops. */
const COST: { readonly [action: string]: number } = {
  ...{ 'normal-move': 1, charge: 1, 'fall-back': 2, dash: 1, pass: 1, overwatch: 0, 'pick-up': 1, shoot: 1, fight: 1 },
  ...{ loot: 1, secure: 1, guard: 1, 'hatchway-fight': 1, 'operate-hatch': 1 },
  ...{ 'upload-viral-code': 2, sabotage: 2, interlope: 1, triangulate: 1, 'plant-transponder': 1, 'install-device': 1 },
  ...{ 'break-out': 1, 'bring-to-safety': 1, 'plant-charge': 1, 'defuse-charge': 1 },
  ...{ 'call-for-relief': 1, 'silence-relay': 1 },
  ...{ 'plant-signal-beacon': 2, vantage: 2, 'destroy-banner': 1 },
};

function costOf(one: Operative, action: string): number | undefined {
  if (Object.hasOwn(COST, action)) return COST[action];
  const given = one.faction.equipment.find(({ gives }) => gives.action?.id === action)?.gives.action;
  return given?.ap ?? one.faction.actions.find(({ id }) => id === action)?.ap;
}

/** Dashes that faction rules make free. */
const isFreeDash = (l: Ledger, one: Operative): boolean =>
  has(one, 'lightning-reflexes') ||
  (hasEffect(l, one, 'fleet') && ['normal-move', 'fall-back'].some(done => l.activation?.performed.includes(done)));

function costs(l: Ledger, one: Operative, action: string, ap: number): Faults {
  const cost = costOf(one, action);
  if (cost === undefined || ap === cost) return null;
  const free = l.activation?.operative !== one.id || (action === 'dash' && isFreeDash(l, one));
  if (ap === 0 && free) return null;
  if (ap === cost - 1 && hasEffect(l, one, 'read-out')) return null;
  // Unwieldy makes a shot cost more (KT-9.25), and frightened operatives pay more for missions.
  if (ap === cost + 1 && (action === 'shoot' || l.effects.some(({ use }) => use.rule === 'terrifying'))) return null;
  return fault(`${cost}AP for ${action}`, `${ap}AP`);
}

/** AP equal APL; each action costs its AP, and no more is spent than available. */
export const actionPoints: KillTeamCheck = {
  name: 'action points',
  clause: 'KT-2.12',
  on: {
    activated: (l, { operative, ap }) => same('AP', aplOf(l.operatives[operative]!), ap),
    'action-begun': (l, { operative, action, ap }) => {
      const one = l.operatives[operative]!;
      const had = l.activation?.operative === operative ? l.activation.ap : null;
      return [
        had !== null && ap > had ? fault(`at most ${had}AP spent`, ap) : null,
        costs(l, one, action, ap),
        one.at === null ? fault('an operative in play', `${action} by one that is not`) : null,
      ];
    },
  },
};
