// Random values: D3, 2D6, D6+2
import type { Amount } from '../content/types.ts';

/** A parsed amount: a number of dice with a number of sides, and a constant. */
export interface Parts {
  readonly dice: number;
  readonly sides: 3 | 6;
  readonly plus: number;
}

const FORM = /^(\d*)D([36])(?:\+(\d+))?$/;

export function partsOf(amount: Amount): Parts {
  if (typeof amount === 'number') return { dice: 0, sides: 6, plus: amount };
  const match = FORM.exec(amount);
  if (!match) throw new Error(`no amount: ${amount}`);
  const [, dice, sides, plus] = match;
  return { dice: dice === '' ? 1 : Number(dice), sides: sides === '3' ? 3 : 6, plus: Number(plus ?? 0) };
}

/** The value of a six-sided die: a D3 is half of it, rounded up. */
export const worthOfFace = (face: number, sides: 3 | 6): number => (sides === 3 ? Math.ceil(face / 2) : face);

/** The amount for these dice. */
export function amountOf(amount: Amount, faces: readonly number[]): number {
  const { sides, plus } = partsOf(amount);
  return faces.reduce((sum, face) => sum + worthOfFace(face, sides), plus);
}

/** The amount plus a constant. */
export function plusAmount(amount: Amount, by: number): Amount {
  if (typeof amount === 'number') return amount + by;
  const { dice, sides, plus } = partsOf(amount);
  return `${dice === 1 ? '' : dice}D${sides}${plus + by > 0 ? `+${plus + by}` : ''}` as Amount;
}
