import { oneDie } from '../rules/one-die.ts';

/** ZG-8.4: re-rolls one melee hit per turn. */
export const reRollsMeleeHit = oneDie<'re-rolls-melee-hit'>({
  clause: 'ZG-8.4',
  name: 'an attack squig',
  mark: t => `melee-hit@${t.position.turns}`,
  applies: ({ manner }) => manner === 'fighting',
});
