import { counterOffensiveOf } from '../../w40k/stratagems/counter-offensive.ts';
import { fights } from '../library.ts';
import { type Rule, shared } from '../types.ts';

const { rule, sequences } = counterOffensiveOf('8E-10.3', {
  fight: fights.fight,
  mayFight: fights.mayFight,
  // RS-2.37: after an enemy that charged, which includes a Duellist.
  mayAnswer: (t, model) => t.query('counts-as-charging', t.position.models[model]!.did.includes('charged'), { model }),
});

/** 8E-10.3: after an enemy that charged has fought. */
export const counterOffensive: Rule<'counter-offensive'> = shared(rule);
export const counterOffensiveSequences = sequences;
