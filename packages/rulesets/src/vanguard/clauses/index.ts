import type { Clause } from '@little-wars/engine';
import { diceAndRound } from './01-dice-and-round.ts';
import { activationAndMoving } from './05-activation-and-moving.ts';
import { attacksAndCommand } from './10-attacks-and-command.ts';
import { teamsAndTables } from './13-teams-and-tables.ts';

/** Kill Team Vanguard: every rule by its one name, in the order of the document. */
export const clauses: readonly Clause[] = [
  ...diceAndRound,
  ...activationAndMoving,
  ...attacksAndCommand,
  ...teamsAndTables,
];
