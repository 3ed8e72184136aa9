import { fields, type Shape } from '@little-wars/engine';
import type { Member } from '../../w40k/muster/army.ts';
import { armyShape, memberShapes } from '../../w40k/muster/read.ts';
import type { Team } from './team.ts';

/** Parses a team from outside; legality is checked separately. */
export const teamShape: Shape<Team> = armyShape(fields<Member>(memberShapes));
