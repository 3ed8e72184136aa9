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

/** The table with a ploy at work for a seat. */
const withPloy = (t: Look, ploy: string, seat: Seat): Look => {
  const effect: Effect = { use: { rule: ploy, seat, holder: null } as unknown as Use, until: 'turning-point' };
  return supposing(t, { effects: [...t.position.effects, effect] });
};

/** Everybody ready and on engage: what attacks there are from where all stand. */
const engaging = (t: Look): Look =>
  supposing(t, { operatives: t.position.operatives.map(each => ({ ...each, order: 'engage', ready: true }) as const) });

/** What the best attacks of a seat are worth, one for each operative. */
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

/** Asked for one ploy after the other: the same for all. */
const asTheyStand = (t: Look): AsTheyStand =>
  situations(t, 'attacks', () => {
    const table = engaging(t);
    return { table, attacks: [0, 1].map(seat => attacksOf(table, seat)) };
  });

/** Ploys that only count when one is attacked. */
const DEFENCES: readonly string[] = ['forewarned', 'skulk-about', 'lurk'];

/** More by one's own attacks, or less by the enemy's. */
function gainOf(t: Look, ploy: string, seat: Seat): number {
  const { table, attacks } = asTheyStand(t);
  const then = withPloy(table, ploy, seat);
  const enemy = other(seat);
  return DEFENCES.includes(ploy) ? attacks[enemy]! - attacksOf(then, enemy) : attacksOf(then, seat) - attacks[seat]!;
}

/** What it is worth to have the ploy this turning point. */
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
