import { oneDie } from '../rules/one-die.ts';

/** 7E-6.17: one failed hit a turn is rolled again. */
export const masterCrafted = oneDie<'master-crafted'>({
  clause: '7E-6.17',
  mark: t => `master-crafted@${t.position.turns}`,
  applies: () => true,
});
