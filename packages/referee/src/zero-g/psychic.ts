// 7E-4  The referee's state of a Psychic phase
import type { Fact, Id, Roll } from './facts.ts';

export interface Psychic {
  /** The warp charge left to each seat, and the dice it used last. */
  warp: readonly number[];
  spent: readonly number[];
  /** The final dice of the last attempt. */
  manifesting: Roll | null;
  denying: Roll | null;
  test: { readonly total: number; readonly needs: number } | null;
  hadPerils: boolean;
  wasDenied: boolean;
  /** Attempted powers in this phase, by model. */
  readonly tried: Set<string>;
}

export const noPsychic = (): Psychic => ({
  warp: [0, 0],
  spent: [0, 0],
  manifesting: null,
  denying: null,
  test: null,
  hadPerils: false,
  wasDenied: false,
  tried: new Set(),
});

export const attempt = (model: Id, power: string): string => `${model} ${power}`;

/** Records powers; called before the dice on the table are cleared. */
export function notePsychic(p: Psychic, fact: Fact, roll: Roll | undefined): void {
  switch (fact.type) {
    case 'phase-began':
      Object.assign(p, noPsychic());
      break;
    case 'warp-charged':
      p.spent = fact.warp.map((each, seat) => p.warp[seat]! - each);
      p.warp = fact.warp;
      break;
    case 'power-tried':
      Object.assign(p, { manifesting: null, denying: null, test: null, hadPerils: false, wasDenied: false });
      p.tried.add(attempt(fact.model, fact.power));
      break;
    case 'roll-settled':
      if (roll?.what === 'psychic') p.manifesting = roll;
      if (roll?.what === 'deny') p.denying = roll;
      break;
    case 'psychic-tested':
      p.test = { total: fact.total, needs: fact.needs };
      break;
    case 'perils':
      p.hadPerils = true;
      break;
    case 'power-denied':
      p.wasDenied = true;
  }
}
