import { oneDie } from '../rules/one-die.ts';

/** 7E-6.17: re-rolls one failed hit per turn. */
export const masterCrafted = oneDie<'master-crafted'>({
  clause: '7E-6.17',
  mark: t => `master-crafted@${t.position.turns}`,
  applies: () => true,
});
