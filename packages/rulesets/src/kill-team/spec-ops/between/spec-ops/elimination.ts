import type { SpecOp } from './types.ts';

export const elimination: SpecOp = {
  id: 'elimination',
  clause: 'KT-14.61',
  words: {
    en: {
      name: 'Elimination',
      how: 'Score Mark Target, Execution or Rob and Ransack in five battles, then Headhunter in one',
    },
  },
  first: { battles: 5, tacOps: ['mark-target', 'execution', 'executioner', 'rob-and-ransack'] },
  second: ['headhunter'],
  reward: { requisition: 1, xp: 5 },
};
