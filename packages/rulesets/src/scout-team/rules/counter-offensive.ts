import { counterOffensiveOf } from '../../w40k/stratagems/counter-offensive.ts';
import { fights } from '../library.ts';
import { type Rule, shared } from '../types.ts';

const { rule, sequences } = counterOffensiveOf('9E-4.8', {
  fight: fights.fight,
  mayFight: fights.mayFight,
  mayAnswer: () => true,
  isAnswered: true,
});

/** 9E-4.8: after any enemy has fought. */
export const counterOffensive: Rule<'counter-offensive'> = shared(rule);
export const counterOffensiveSequences = sequences;
