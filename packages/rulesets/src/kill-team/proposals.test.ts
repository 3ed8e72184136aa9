import { numbers, type Question, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from './index.ts';
import { proposeMove } from './proposals.ts';
import { rule, section } from './testing/book.ts';
import { field, open } from './testing/field.ts';

section('what random bots do with a move', () => {
  rule('KT-3.1', 'who may not move at all stays where it is', () => {
    const position = field([[0, 'tactical-marine-warrior', 8, 8], [1, 'boy-fighter', 20, 8]], {
      activation: { operative: 0, ap: 1, performed: [], weapons: [] },
    }); // biome-ignore format: one position
    const question = { kind: 'move', model: 0, allowance: 0, about: { action: 'dash', dash: 0 } };
    for (let seed = 0; seed < 20; seed++)
      expect(
        proposeMove(
          tableOf(killTeam, open, position),
          question as unknown as Question<'move'>,
          numbers(`stuck ${seed}`),
        ),
      ).toEqual([]);
  });
});
