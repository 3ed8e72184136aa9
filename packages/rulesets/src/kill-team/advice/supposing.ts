// The table as it would be if something were different, and answers kept while nothing is.
import { tableOf } from '@little-wars/engine';
import { ruleset } from '../ruleset.ts';
import type { Activation, Look, Operative, OperativeId, Position, Setup, T } from '../types.ts';

export const supposing = (t: Look, change: Partial<Position>): Look =>
  tableOf(ruleset, t.setup, { ...t.position, ...change });

/** The table if something about an operative were different. */
export const ifSo = (t: Look, id: OperativeId, change: Partial<Operative>, more: Partial<Position> = {}): Look =>
  supposing(t, {
    operatives: t.position.operatives.map((each, i) => (i === id ? { ...each, ...change } : each)),
    ...more,
  });

/** A table on which nothing happens: rules that would note something may be asked what they would say. */
export const asTable = (t: Look): T => ({
  setup: t.setup,
  position: t.position,
  query: (name, base, about) => t.query(name, base, about),
  emit: () => {},
});

/** An activation under way, with so many AP left. */
export const activationOf = (operative: OperativeId, ap: number, performed: readonly string[] = []): Activation => ({
  operative,
  ap,
  performed,
  weapons: [],
});

export const hasDone = (t: Look, action: string): boolean => t.position.activation?.performed.includes(action) ?? false;

interface Known {
  readonly setup: Setup;
  readonly mover: OperativeId;
  readonly position: Position;
  readonly found: Map<string, unknown>;
}

/** The last few situations: an order is weighed, given, and an action chosen, while only its bearer changes. */
let recent: readonly Known[] = [];
const MOST = 6;

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((each, i) => each === b[i]));

/** Whether all is the same that the worth of places hangs on, besides the mover's order and AP. */
function isAlike({ setup, mover, position: a }: Known, t: Look, operative: OperativeId): boolean {
  const { position: b } = t;
  if (setup !== t.setup || mover !== operative || a.turningPoint !== b.turningPoint) return false;
  if (a.barricades !== b.barricades || a.openHatches !== b.openHatches || a.infiltrations !== b.infiltrations)
    return false;
  if (!isSameList(a.tokens, b.tokens) || !isSameList(a.effects, b.effects)) return false;
  if (!a.tacOps.every((cards, seat) => isSameList(cards, b.tacOps[seat]!))) return false;
  const [one, other] = [a.operatives[operative]!, b.operatives[operative]!];
  return (
    one.at === other.at &&
    one.wounds === other.wounds &&
    a.operatives.every((each, i) => i === operative || each === b.operatives[i])
  );
}

/** What was found out about a mover by this name, or is found out now, whatever its order and AP. */
export function kept<X>(t: Look, mover: OperativeId, name: string, find: () => X): X {
  let known = recent.find(each => isAlike(each, t, mover));
  if (!known) {
    known = { setup: t.setup, mover, position: t.position, found: new Map() };
    recent = [known, ...recent.slice(0, MOST - 1)];
  }
  if (!known.found.has(name)) known.found.set(name, find());
  return known.found.get(name) as X;
}

/** Found out when first asked for. */
export function lazily<X>(find: () => X): () => X {
  let found: { readonly is: X } | null = null;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
