// The table with hypothetical changes, and a cache for what they leave the same.
import { recent, supposing } from '@little-wars/engine';
import { changedAt } from '@little-wars/skirmish';
import type { Activation, Look, Operative, OperativeId, Position, T } from '../types.ts';

export { supposing } from '@little-wars/engine';

/** The table with an operative changed. */
export const ifSo = (t: Look, id: OperativeId, change: Partial<Operative>, more: Partial<Position> = {}): Look =>
  supposing(t, { operatives: changedAt(t.position.operatives, id, change), ...more });

/** A table on which nothing happens, for rules that would also note something when asked. */
export const asTable = (t: Look): T => ({
  setup: t.setup,
  position: t.position,
  query: (name, base, about) => t.query(name, base, about),
  emit: () => {},
});

/** An activation in progress with this many AP left. */
export const activationOf = (operative: OperativeId, ap: number, performed: readonly string[] = []): Activation => ({
  operative,
  ap,
  performed,
  weapons: [],
});

export const hasDone = (t: Look, action: string): boolean => t.position.activation?.performed.includes(action) ?? false;

interface Situation {
  readonly t: Look;
  readonly mover: OperativeId;
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((each, i) => each === b[i]));

/** Whether two situations agree in all that places' worth depends on, apart from the mover's order and AP. */
function isAlike({ t: before, mover }: Situation, { t, mover: now }: Situation): boolean {
  const [a, b] = [before.position, t.position];
  if (before.setup !== t.setup || mover !== now || a.turningPoint !== b.turningPoint) return false;
  if (a.barricades !== b.barricades || a.openHatches !== b.openHatches || a.infiltrations !== b.infiltrations)
    return false;
  if (a.strengthened !== b.strengthened) return false;
  if (!isSameList(a.tokens, b.tokens) || !isSameList(a.effects, b.effects)) return false;
  if (!a.tacOps.every((cards, seat) => isSameList(cards, b.tacOps[seat]!))) return false;
  const [one, other] = [a.operatives[mover]!, b.operatives[mover]!];
  return (
    one.at === other.at &&
    one.wounds === other.wounds &&
    a.operatives.every((each, i) => i === mover || each === b.operatives[i])
  );
}

/** The last few situations: weighing an order, giving it and choosing an action only change the mover. */
const situations = recent(isAlike, 6);

/** Caches a value for a mover, whatever its order and AP. */
export const cached = <X>(t: Look, mover: OperativeId, name: string, make: () => X): X =>
  situations({ t, mover }, name, make);
