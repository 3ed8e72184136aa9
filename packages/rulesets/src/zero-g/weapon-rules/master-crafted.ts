import { oneDie } from '../rules/one-die.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.17: re-rolls one failed hit per turn. */
export const masterCrafted: WeaponRule<'master-crafted'> = {
  ...oneDie<'master-crafted'>({
    clause: '7E-6.17',
    name: 'Master Crafted',
    mark: t => `master-crafted@${t.position.turns}`,
    applies: () => true,
  }),
  label: 'Master crafted',
  words: null,
};
