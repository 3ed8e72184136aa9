import { fields, oneOf, type Shape } from '@little-wars/engine';
import { armyShape, memberShapes } from '../../w40k/muster/read.ts';
import { type Squad, type SquadMember, TRAITS } from './squad.ts';

/** RS-2.2: parses a squad from outside; legality is checked separately. */
export const squadShape: Shape<Squad> = armyShape(
  fields<SquadMember>({ ...memberShapes, trait: oneOf(...TRAITS), leader: oneOf(true) }, ['trait', 'leader']),
);
