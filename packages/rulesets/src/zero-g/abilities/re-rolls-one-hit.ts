import { oneDie } from '../rules/one-die.ts';

/** ZG-8.4: re-rolls one hit of shooting, once per game. */
export const reRollsOneHit = oneDie<'re-rolls-one-hit'>({
  clause: 'ZG-8.4',
  name: 'an ammo runt',
  mark: () => 'one-hit',
  applies: ({ manner }) => manner !== 'fighting',
  asks: true,
});
