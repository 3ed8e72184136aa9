import type { FactShape } from '@little-wars/engine';
import type { Book } from './frame/check.ts';
import type { Finding } from './frame/finding.ts';
import type { PlayedGame } from './frame/played-game.ts';
import { walk } from './frame/walk.ts';
import { killTeam } from './kill-team/book.ts';
import { reconSquad } from './recon-squad/book.ts';
import { scoutTeam } from './scout-team/book.ts';
import { tinSoldiers } from './tin-soldiers/book.ts';
import { vanguard } from './vanguard/book.ts';
import { zeroG } from './zero-g/book.ts';

export { type Finding, sentenceOf } from './frame/finding.ts';
export type { PlayedGame, Turn } from './frame/played-game.ts';

/** Checks a game by the rules of one book. */
type Reader = (told: PlayedGame) => readonly Finding[];

/** Games come from outside: their facts are cast to the book's types here. */
const readerOf =
  <L, F extends FactShape>(book: Book<L, F>): Reader =>
  told =>
    walk(book, told as PlayedGame<F>);

const READERS: { readonly [ruleset: string]: Reader } = {
  [killTeam.ruleset]: readerOf(killTeam),
  [vanguard.ruleset]: readerOf(vanguard),
  [reconSquad.ruleset]: readerOf(reconSquad),
  [scoutTeam.ruleset]: readerOf(scoutTeam),
  [zeroG.ruleset]: readerOf(zeroG),
  [tinSoldiers.ruleset]: readerOf(tinSoldiers),
};

/** The rulesets whose games can be refereed. */
export const refereed: readonly string[] = Object.keys(READERS);

/** Every finding in a game; null if its rules are unknown. */
export const referee = (told: PlayedGame): readonly Finding[] | null => READERS[told.ruleset]?.(told) ?? null;
