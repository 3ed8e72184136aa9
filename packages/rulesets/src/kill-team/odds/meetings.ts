// The final dice of both sides of a combat, and their values.
import type { FightCase, Fighter } from './case.ts';
import { bestChanges, type Changed, type Judged } from './changes.ts';
import type { ExchangePlan, Values } from './exchange.ts';
import { place } from './pool.ts';
import type { End, Prepared } from './prepared.ts';

const judgedAt = (dice: number, { critical, normal }: End): Judged => ({
  critical,
  normal,
  fail: dice - critical - normal,
});

export interface ChangePlan {
  attacker(own: Judged, theirs: Judged): Changed;
  defender(own: Judged, theirs: Judged): Changed;
}

export function planChanges({ attacker: a, defender: d }: FightCase, exchange: ExchangePlan): ChangePlan {
  const value = (own: Judged, theirs: Judged): readonly [number, number] => {
    const { main, tie, side } = exchange.values();
    const at = placeOfHits(a, own) * side + placeOfHits(d, theirs);
    return [main[at]!, tie[at]!];
  };
  const defender = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, d.changes, dice => value(theirs, dice).map(x => -x), theirs);
  const attacker = (own: Judged, theirs: Judged): Changed =>
    bestChanges(own, a.changes, dice => value(dice, defender(theirs, dice).dice), theirs);
  return { attacker, defender };
}

const placeOfHits = ({ attacks }: Fighter, { critical, normal }: Judged): number =>
  place(attacks, { critical, normal, ones: 0 });

/** By the places of both sides' final dice: the changes made, and the value to the attacker. */
export interface Meetings extends Values {
  /** The places of the attacker's and the defender's dice after changes; null if there are no changes. */
  readonly changed: readonly [Int32Array, Int32Array] | null;
}

export type Rolls = { readonly own: Prepared; readonly theirs: Prepared };

export function meet({ own, theirs }: Rolls, fight: FightCase, changes: ChangePlan, exchange: ExchangePlan): Meetings {
  const { attacker, defender } = fight;
  const values = exchange.values();
  if (attacker.changes.length + defender.changes.length === 0) return { ...values, changed: null };
  const { side } = values;
  const size = own.places * side;
  const meetings = { side, main: new Float64Array(size), tie: new Float64Array(size) };
  const changed = [new Int32Array(size), new Int32Array(size)] as const;
  const others = theirs.ends.map(end => judgedAt(defender.attacks, end));
  for (const end of own.ends) {
    const mine = judgedAt(attacker.attacks, end);
    for (const [i, other] of others.entries()) {
      const first = attacker.changes.length === 0 ? mine : changes.attacker(mine, other).dice;
      const then = defender.changes.length === 0 ? other : changes.defender(other, first).dice;
      const at = end.place * side + theirs.ends[i]!.place;
      changed[0][at] = placeOfHits(attacker, first);
      changed[1][at] = placeOfHits(defender, then);
      const to = changed[0][at]! * side + changed[1][at]!;
      meetings.main[at] = values.main[to]!;
      meetings.tie[at] = values.tie[to]!;
    }
  }
  return { ...meetings, changed };
}

/** Whether a better die is never worth less to a side, whatever the other dice are. */
export function rises({ main, tie, side: width }: Meetings, own: Prepared, theirs: Prepared, side: 0 | 1): boolean {
  const sign = side === 0 ? 1 : -1;
  const [mine, step, others, across] = side === 0 ? [own, width, theirs, 1] : [theirs, 1, own, width];
  const isNoWorse = (to: number, from: number): boolean => {
    const more = sign * (main[to]! - main[from]!);
    return more > ROUNDING || (more >= -ROUNDING && sign * (tie[to]! - tie[from]!) >= -ROUNDING);
  };
  return mine.ends.every(({ place: at, critical, normal, dice }) =>
    others.ends.every(({ place: other }) => {
      const here = at * step + other * across;
      return (
        (critical + normal === dice || isNoWorse(here + step, here)) &&
        (normal === 0 || isNoWorse(here + dice * step, here))
      );
    }),
  );
}

/** Equal averages may differ by rounding errors. */
const ROUNDING = 1e-12;
