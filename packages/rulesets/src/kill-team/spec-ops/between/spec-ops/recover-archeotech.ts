import type { SpecOp } from './types.ts';

export const recoverArcheotech: SpecOp = {
  id: 'recover-archeotech',
  clause: 'KT-14.62',
  words: {
    en: {
      name: 'Recover Archeotech',
      how: 'Score Seize Ground or Vantage in five battles, then Retrieval in one',
    },
  },
  first: { battles: 5, tacOps: ['seize-ground', 'vantage', 'secure-vantage'] },
  second: ['retrieval', 'recover-item'],
  reward: { requisition: 3, xp: 0 },
};
