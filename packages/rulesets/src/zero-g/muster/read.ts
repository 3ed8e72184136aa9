import { fields, type Shape } from '@little-wars/engine';
import type { Member } from '../../w40k/muster/army.ts';
import { armyShape, memberShapes } from '../../w40k/muster/read.ts';
import type { Team } from './team.ts';

/** A team as it comes from outside; whether it is legal is another question. */
export const teamShape: Shape<Team> = armyShape(fields<Member>(memberShapes));
