import { expect } from 'vitest';
import { apart, armed, broke, fighting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';

const nob: Stood = red('clan-kommando-nob', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('power-klaw') });
const marine: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000) });

section('KT-9.5 Brutal', () => {
  rule('KT-9.5', 'only critical hits parry it, whoever started the fight', start => {
    const game = start.from(open, broke([marine, nob]), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1).dice('roll combat dice', 6, 3, 1, 1);
    const options = ['strike-critical', 'parry-critical-critical', 'parry-critical-normal', 'strike-normal'];
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual(options);
    game.refuses('parry-normal-normal', 'not-an-option', 'KT-5.4').picks('resolve a hit', 'parry-critical-critical');
    // The klaw itself parries with any hit.
    expect(game.asks('resolve a hit', 'pick-one')).toMatchObject({
      to: 1,
      options: ['strike-normal', 'parry-normal-normal'],
    });
    game.picks('resolve a hit', 'parry-normal-normal');
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([11, 13]);
  });
});
