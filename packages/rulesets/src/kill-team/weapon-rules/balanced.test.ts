import { expect } from 'vitest';
import { apart, armed, attackWith, broke, fighting, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red } from '../testing/field.ts';

section('KT-9.3 Balanced', () => {
  const avenger = broke([blue('dire-avenger-warrior', 5, 5), red('boy-fighter', 5, 12)]);

  rule('KT-9.3', 'one attack die may be re-rolled, whatever its face', start => {
    const game = start
      .from(open, avenger, attackWith('avenger-shuriken-catapult'))
      .dice('roll attack dice', 1, 3, 6, 2);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({
      to: 0,
      options: [0, 1, 2, 3],
      least: 0,
      most: 1,
      about: { rule: 'balanced' },
    });
    game.refuses([0, 3], 'too-many', 'KT-1.5').picks('choose dice to roll again', [3]).dice('roll them again', 3);
    game.reacts('attack-dice-judged', null).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 3 - 3 - 4);
  });

  rule('KT-9.3', 're-rolling is optional', start => {
    const game = start
      .from(open, avenger, attackWith('avenger-shuriken-catapult'))
      .dice('roll attack dice', 1, 1, 1, 1);
    game.picks('choose dice to roll again', []);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });

  rule('KT-9.3', 'in combat too, for each fighter that has it', start => {
    const close = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) }),
      red('genestealer-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('scything-talons') }),
    ]);
    const game = start.from(open, close, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1, 1);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ to: 1, most: 1 });
    game.picks('choose dice to roll again', [4]).dice('roll them again', 6);
    expect(game.position.operatives[0]!.wounds).toBe(11 - 6);
  });

  rule(['KT-9.7', 'KT-9.3', 'KT-9.27'], 'with Fusillade, one die of each attack', start => {
    const effects = [{ use: { rule: 'balanced', seat: 0, holder: 0 }, until: 'battle' }] as const;
    const two = broke(
      [blue('boy-gunner', 5, 5, armed('big-shoota')), red('boy-fighter', 5, 12), red('boy-fighter', 7, 12)],
      { effects },
    );
    const game = start.from(open, two, shooting());
    game.picks('select a ranged weapon', 'big-shoota/standard').picks('select a valid target', 1);
    game.picks('add targets', [2]).picks('order the attacks of the fusillade', [1, 2]);
    game.picks('share out the attack dice', [2, 4]);
    game.dice('roll attack dice', 1, 1).picks('choose dice to roll again', [1]).dice('roll them again', 1);
    game.dice('roll attack dice', 1, 1, 1, 1).picks('choose dice to roll again', [0]).dice('roll them again', 6);
    game.dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([10, 10, 10 - 3]);
  });
});
