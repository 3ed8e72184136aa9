import { expect } from 'vitest';
import { castNothing, psychicPhase } from '../core/08-psychic/psychic.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, look, open, red, type Stood, tenths } from '../testing/field.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const phase = (start: Start, stood: readonly Stood[]) =>
  start.from(open, field(stood, { phase: 'psychic' }), psychicPhase.start(castNothing)).dice('roll for warp charge', 3);
const foe = (kind = 'Void Trooper', x = 20): Stood => red(kind, x, 10);

section('ZG-8.4 Abilities of Psykers', () => {
  rule(
    ['ZG-8.4', '7E-4.1'],
    'Waaagh! Energy: one more warp charge with ten Orks within 12", and a wound if it fails',
    start => {
      const mob = (count: number) =>
        Array.from({ length: count }, (_, i) => blue('Ork Boy', 12 + (i % 5) * 2, 14 + Math.floor(i / 5) * 2));
      const ten = phase(start, [blue('Weirdboy', 12, 10), foe('Void Trooper', 22), ...mob(10)]);
      expect(ten.position.warp).toEqual([5, 3]);
      ten.picks('choose a Psyker', 'done');
      const nine = phase(start, [blue('Weirdboy', 12, 10), foe('Void Trooper', 22), ...mob(9)]);
      expect(nine.position.warp).toEqual([4, 3]);
      nine
        .picks('choose a Psyker', 0)
        .picks('choose a power', 'force')
        .picks('choose how many warp charge dice to roll', 1)
        .dice('roll to manifest', 1);
      nine.dice('saving throws', 1);
      expect(nine.position.models[0]!.wounds).toBe(1);
      nine.picks('choose a Psyker', 'done');
    },
  );

  rule(
    'ZG-8.4',
    'the Runes of the Farseer re-roll one attempt, once per phase; the Ghosthelm spends a warp charge for a wound',
    start => {
      const game = phase(start, [blue('Farseer', 10, 10), foe()])
        .picks('choose a Psyker', 0)
        .picks('choose how many warp charge dice to roll', 3);
      game.dice('roll to manifest', 6, 6, 1).picks('choose dice to roll again', [2]).dice('roll to manifest again', 1);
      expect(game.position.effects).toMatchObject([{ use: { rule: 'runes-used' } }]);
      game.reacts('losing-wounds', 'ghosthelm 0');
      expect(game.position.warp).toEqual([2, 3]);
      game.picks('choose how many dice to deny with', 0).dice('roll to hit', 1, 1, 1, 1);
      expect(game.position.models[0]!.wounds).toBe(3);
      const hurt = phase(start, [blue('Farseer', 10, 10), foe()])
        .picks('choose a Psyker', 0)
        .picks('choose how many warp charge dice to roll', 2);
      hurt
        .dice('roll to manifest', 6, 6)
        .reacts('losing-wounds', null)
        .picks('choose how many dice to deny with', 0)
        .dice('roll to hit', 1, 1, 1, 1);
      expect(hurt.position.models[0]!.wounds).toBe(2);
    },
  );

  rule('ZG-8.4', 'a Psychic Hood denies powers aimed at friends within 12" on 5+', () => {
    const needs = (gap: number) => {
      const line = [
        red('Librarian', 20, 10),
        red('Void Trooper', 0, 0, { at: tenths(20 * 254 + 200 + 125 + gap, 2540) }),
      ];
      return look(field(line)).query('deny-needs', 6, { target: 1 });
    };
    expect([needs(12 * 254), needs(12 * 254 + 1)]).toEqual([5, 6]);
  });
});
