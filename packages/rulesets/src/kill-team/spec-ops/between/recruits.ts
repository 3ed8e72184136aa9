// KT-14.36  Operatives that join a dataslate
import { cardOf } from '../../content/index.ts';
import { loadOutsOf } from '../../roster/index.ts';
import type { Enlisted } from './state.ts';

/** An unused number for that card on the dataslate: one more than the highest. */
const nextNumber = (operatives: readonly Enlisted[], card: string): number =>
  1 + Math.max(0, ...operatives.filter(each => each.card === card).map(({ id }) => Number(id.split('-').at(-1))));

/** An Adept without experience, with the usual load-out of its card unless given. */
export function recruitOf(
  operatives: readonly Enlisted[],
  card: string,
  loadOut: readonly string[] = loadOutsOf(cardOf(card))[0]!,
): Enlisted {
  const number = nextNumber(operatives, card);
  return {
    id: `${card}-${number}`,
    card,
    name: `${cardOf(card).name} ${number}`,
    loadOut,
    xp: 0,
    specialisms: [],
    honours: [],
    scars: [],
    rested: 0,
    out: false,
    proficient: false,
    upgrades: [],
    smith: false,
  };
}
