import type { Edition, Game } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';
import { killTeam } from './kill-team/index.ts';
import { reconSquad } from './recon-squad/index.ts';
import { scoutTeam } from './scout-team/index.ts';
import { vanguard } from './vanguard/index.ts';
import { zeroG } from './zero-g/index.ts';

/** All playable rulesets. Applications and the clause table read this list. */
export const rulesets: readonly Edition<Game>[] = [killTeam, vanguard, reconSquad, scoutTeam, zeroG, toy].map(
  edition => edition as unknown as Edition<Game>,
);
