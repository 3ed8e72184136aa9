import { fields, oneOf, type Shape } from '@little-wars/engine';
import { armyShape, memberShapes } from '../../w40k/muster/read.ts';
import { type Squad, type SquadMember, TRAITS } from './squad.ts';

/** RS-2.2: a squad as it comes from outside; whether it is legal is another question. */
export const squadShape: Shape<Squad> = armyShape(
  fields<SquadMember>({ ...memberShapes, trait: oneOf(...TRAITS), leader: oneOf(true) }, ['trait', 'leader']),
);
