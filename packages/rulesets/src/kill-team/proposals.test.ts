import { anyLegal, type Id, numbers, propose, type Question, questionOf, startAt, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { activation } from './core/02-turning-point/activation.ts';
import type { MoveAbout } from './core/03-actions/move-reasons.ts';
import { proposeMove } from './core/03-actions/propose-move.ts';
import { killTeam } from './index.ts';
import { rule, section } from './testing/book.ts';
import { blue, field, open, red } from './testing/field.ts';

section('what random bots do with a move', () => {
  rule('KT-3.1', 'an operative that cannot move stays where it is', () => {
    const position = field([blue('tactical-marine-warrior', 8, 8), red('boy-fighter', 20, 8)], {
      activation: { operative: 0, ap: 1, performed: [], weapons: [] },
    });
    const question = { kind: 'move', model: 0, allowance: 0, about: { action: 'dash', dash: 0 } };
    for (let seed = 0; seed < 20; seed++)
      expect(
        proposeMove(
          tableOf(killTeam, open, position),
          question as unknown as Question<'move', MoveAbout>,
          numbers(`stuck ${seed}`),
        ),
      ).toEqual([]);
  });
});

section('what random bots do with an activation', () => {
  const position = field([blue('boy-fighter', 8, 8), red('boy-fighter', 20, 8)], {
    turningPoint: 1,
  });
  const state = startAt(killTeam, open, position, activation.start({ operative: 0, chosen: null }));
  const asked = questionOf(killTeam, open, state) as Question<'pick-one'>;
  const picks = (bot: typeof anyLegal): readonly (readonly [Id, number])[] => {
    const times = new Map<Id, number>();
    const next = numbers('picks');
    for (let i = 0; i < 3000; i++) {
      const pick = bot(killTeam, open, state, next) as Id;
      times.set(pick, (times.get(pick) ?? 0) + 1);
    }
    return [...times];
  };

  rule('KT-2.12', 'any legal action is as likely as any other, and ending the activation too', () => {
    const times = picks(anyLegal);
    expect(times.map(([pick]) => pick).toSorted()).toEqual(asked.options.toSorted());
    const even = 3000 / times.length;
    for (const [, n] of times) expect(Math.abs(n - even)).toBeLessThan(5 * Math.sqrt(even));
  });

  rule('KT-2.12', 'an eager bot mostly does something, and often attacks', () => {
    const times = new Map(picks(propose));
    expect(times.get('shoot')!).toBeGreaterThan(1000);
    expect(times.get('end-activation')! + times.get('pass')!).toBeLessThan(500);
  });
});
