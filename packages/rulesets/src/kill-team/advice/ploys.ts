// Strategic ploys: what each would do this turning point, by exact odds where it changes dice.
import { type Advised, adviseBest, type Question, recent, type Seat } from '@little-wars/engine';
import { priceOf } from '../factions/mechanisms/ploys.ts';
import { enemiesOf, inPlay, operativeOf, other } from '../lookups.ts';
import type { Effect, Look, OperativeId } from '../types.ts';
import type { Use } from '../uses.ts';
import { bestFightWith } from './fights.ts';
import { bestShotOf } from './shots.ts';
import { supposing } from './supposing.ts';
import { ATTACKING_PLOYS, MOVING_PLOYS, WEIGHTS } from './weights.ts';

/** The table with a ploy active for a seat. */
const withPloy = (t: Look, ploy: string, seat: Seat): Look => {
  const effect: Effect = { use: { rule: ploy, seat, holder: null } as unknown as Use, until: 'turning-point' };
  return supposing(t, { effects: [...t.position.effects, effect] });
};

/** Everybody ready and on Engage, to see which attacks are possible from here. */
const engaging = (t: Look): Look =>
  supposing(t, { operatives: t.position.operatives.map(each => ({ ...each, order: 'engage', ready: true }) as const) });

/** The total worth of a seat's best attacks, one per operative. */
const attacksOf = (t: Look, seat: Seat): number =>
  inPlay(t.position, each => each.seat === seat).reduce((sum, attacker) => sum + bestAttackOf(t, attacker), 0);

function bestAttackOf(t: Look, attacker: OperativeId): number {
  const shot = bestShotOf(t, { attacker, action: 'shoot' })?.worth ?? 0;
  const near = enemiesOf(t, attacker).filter(enemy => isNear(t, attacker, enemy));
  return Math.max(0, shot, ...near.map(enemy => 0.5 * (bestFightWith(t, attacker, enemy)?.worth ?? 0)));
}

const REACH = 8 * 254;

function isNear(t: Look, a: OperativeId, b: OperativeId): boolean {
  const [one, two] = [operativeOf(t, a).at!, operativeOf(t, b).at!];
  return Math.abs(one.x - two.x) <= REACH && Math.abs(one.y - two.y) <= REACH;
}

interface AsTheyStand {
  readonly table: Look;
  readonly attacks: readonly number[];
}

const situations = recent<Look>(
  (a, b) =>
    a.setup === b.setup && a.position.operatives === b.position.operatives && a.position.effects === b.position.effects,
  1,
);

/** Cached, because every ploy is compared with the same baseline. */
const asTheyStand = (t: Look): AsTheyStand =>
  situations(t, 'attacks', () => {
    const table = engaging(t);
    return { table, attacks: [0, 1].map(seat => attacksOf(table, seat)) };
  });

/** Ploys that only matter when attacked. */
const DEFENCES: readonly string[] = ['forewarned', 'skulk-about', 'lurk'];

/** How much better one's own attacks get, or how much worse the enemy's. */
function gainOf(t: Look, ploy: string, seat: Seat): number {
  const { table, attacks } = asTheyStand(t);
  const then = withPloy(table, ploy, seat);
  const enemy = other(seat);
  return DEFENCES.includes(ploy) ? attacks[enemy]! - attacksOf(then, enemy) : attacksOf(then, seat) - attacks[seat]!;
}

/** What having the ploy this turning point is worth. */
function worthOfPloy(t: Look, ploy: string, seat: Seat): number {
  const [moves, twice] = [MOVING_PLOYS[ploy], ATTACKING_PLOYS[ploy]];
  if (moves !== undefined) return moves * inPlay(t.position, each => each.seat === seat).length;
  return twice === undefined ? gainOf(t, ploy, seat) : twice * asTheyStand(t).attacks[seat]!;
}

export function advisePloy(t: Look, { options, to }: Question<'pick-one'>): Advised<'pick-one'> | null {
  const ploys = options
    .filter(id => id !== 'pass')
    .map(id => {
      const worth = worthOfPloy(t, String(id), to as Seat) - WEIGHTS.commandPoint * priceOf(String(id));
      return { answer: id, worth, because: { reason: 'worth-its-price' } };
    });
  return adviseBest<'pick-one'>([{ answer: 'pass', worth: 0, because: { reason: 'keep-command-points' } }, ...ploys]);
}
