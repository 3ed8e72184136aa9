import type { Roll } from '../kernel/questions.ts';

/** Answers rolls. Null leaves the roll to the people at the table. */
export type DiceSource = (roll: Roll) => readonly number[] | null;

/** Identifies a kind of roll, whatever was decided in between. */
export type RollKey = Pick<Roll, 'purpose' | 'whose' | 'count' | 'sides'>;

/**
 * Stateless dice: the faces of the nth roll (from 0) of a key. Each key is counted separately, so that a different
 * decision elsewhere does not shift the dice.
 */
export type Dice = (roll: RollKey, nth: number) => readonly number[] | null;

/** Either kind of dice; the caller does the counting. */
export type AnyDice = (roll: Roll, nth: number) => readonly number[] | null;

/** Limits above what any rule needs, within which the numbers of a key can be packed into one exact double. */
const MOST_DICE = 1000;
const MOST_SIDES = 1_000_000;

/** Counts rolls by key; each call returns how many rolls of that key came before. */
export function tally(history: readonly RollKey[] = []): (roll: RollKey) => number {
  const counts = new Map<string, Map<number, number>>();
  const next = (roll: RollKey): number => {
    checkRoll(roll);
    let ofPurpose = counts.get(roll.purpose);
    if (ofPurpose === undefined) {
      ofPurpose = new Map();
      counts.set(roll.purpose, ofPurpose);
    }
    const key = numberOf(roll);
    const before = ofPurpose.get(key) ?? 0;
    ofPurpose.set(key, before + 1);
    return before;
  };
  for (const roll of history) next(roll);
  return next;
}

/** Turns dice into a source that counts its rolls, starting after a history. */
export function counted(dice: AnyDice, history: readonly RollKey[] = []): DiceSource {
  const next = tally(history);
  return roll => dice(roll, next(roll));
}

const numberOf = ({ whose, count, sides }: RollKey): number =>
  (whose === null ? 0 : whose + 1) * 0x80000000 + count * 0x100000 + sides;

/** Throws on a roll that no rule should ask for: that is a bug in the rules, not a player's mistake. */
export function checkRoll({ purpose, count, sides }: RollKey): void {
  const whole = Number.isSafeInteger(count) && Number.isSafeInteger(sides);
  if (!whole || count < 0 || count > MOST_DICE || sides < 1 || sides > MOST_SIDES)
    throw new Error(`no such roll: ${count} dice of ${sides} sides for "${purpose}"`);
}

export const keyOf = ({ purpose, whose, count, sides }: RollKey): RollKey => ({ purpose, whose, count, sides });

export const keyText = ({ purpose, whose, count, sides }: RollKey): string =>
  JSON.stringify([purpose, whose, count, sides]);

/**
 * A number from 0 to below - 1 from a stream of 32-bit words: too high ones are skipped, so that all are equally
 * likely.
 */
export function fairNumber(below: number, next: () => number): number {
  if (!Number.isInteger(below) || below < 1 || below > 0x100000000) throw new Error(`no number below ${below}`);
  const limit = 0x100000000 - (0x100000000 % below);
  for (;;) {
    const x = next();
    if (x < limit) return x % below;
  }
}
