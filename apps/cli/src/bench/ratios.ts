import { BATTLES_FOUGHT, DECISIONS_MADE } from './battles.ts';
import type { Measured } from './entry.ts';
import { RANDOM_ANSWERS, RANDOM_GAMES } from './kill-team.ts';

/** What is set against a peer measured in the same run. */
const RATIOS: readonly { readonly name: string; readonly of: string; readonly to: string }[] = [
  { name: 'ratio: games to the battles of @pkmn/sim', of: RANDOM_GAMES, to: BATTLES_FOUGHT },
  { name: 'ratio: answers to the decisions of @pkmn/sim', of: RANDOM_ANSWERS, to: DECISIONS_MADE },
];

/** The ratios of which both sides were measured. */
export const ratiosOf = (measured: readonly Measured[]): readonly Measured[] =>
  RATIOS.flatMap(({ name, of, to }) => {
    const [one, other] = [of, to].map(each => measured.find(entry => entry.name === each));
    if (!one || !other) return [];
    const value = Number((one.value / other.value).toPrecision(3));
    return [{ name, value, unit: 'times', checksum: '' } as const];
  });
