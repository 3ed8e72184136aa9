import { BATTLES_FOUGHT, FOUGHT_ALONE } from './battles.ts';
import type { Measured } from './entry.ts';
import { OTHER_ANSWERS, RANDOM_ANSWERS, RANDOM_GAMES } from './games.ts';

/** Entries that are compared with a peer measured in the same run. */
const RATIOS: readonly { readonly name: string; readonly of: string; readonly to: string }[] = [
  { name: 'ratio: games to battles of @pkmn/sim', of: RANDOM_GAMES, to: BATTLES_FOUGHT[0] },
  { name: 'ratio: answers to decisions of @pkmn/sim', of: RANDOM_ANSWERS, to: BATTLES_FOUGHT[1] },
  { name: 'ratio: games to battles, engine alone', of: RANDOM_GAMES, to: FOUGHT_ALONE[0] },
  { name: 'ratio: answers to decisions, engine alone', of: RANDOM_ANSWERS, to: FOUGHT_ALONE[1] },
  ...OTHER_ANSWERS.map(of => ({ name: `ratio: ${of.split(':')[0]} answers to decisions`, of, to: BATTLES_FOUGHT[1] })),
];

/** The ratios for which both entries were measured. */
export const ratiosOf = (measured: readonly Measured[]): readonly Measured[] =>
  RATIOS.flatMap(({ name, of, to }) => {
    const [one, other] = [of, to].map(each => measured.find(entry => entry.name === each));
    if (!one || !other) return [];
    const value = Number((one.value / other.value).toPrecision(3));
    return [{ name, value, unit: 'times', checksum: '' } as const];
  });
