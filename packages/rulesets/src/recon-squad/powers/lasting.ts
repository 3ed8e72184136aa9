// RS-10.5  Powers that last until the caster's next Psychic phase
import * as lasting from '../../w40k/powers/lasting.ts';
import { type Rule, shared } from '../types.ts';

const CLAUSE = 'RS-10.5';

export const strengthens: Rule<'power-strengthens'> = shared(lasting.strengthens(CLAUSE));
/** Its own failed hit rolls of shooting are re-rolled. */
export const guides: Rule<'power-guides'> = shared(
  lasting.guides(CLAUSE, 'failed', ({ manner }) => manner !== 'fighting'),
);
/** Failed wound rolls against it are re-rolled. */
export const dooms: Rule<'power-dooms'> = shared(lasting.dooms(CLAUSE, 'failed'));
export const changesSaves: Rule<'power-saves'> = shared(lasting.changesSaves(CLAUSE));
export const ignoresWounds: Rule<'power-ignores-wounds'> = shared(lasting.ignoresWounds(CLAUSE));
