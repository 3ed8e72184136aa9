import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../index.ts';
import { apart, armed, broke, rules, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Use } from '../uses.ts';
import { inFusillade } from './fusillade.ts';

const gunner: Stood = blue('boy-gunner', 0, 0, { at: spot(2000, 1000), ...armed('big-shoota') });
const enemyAt = (x: number): Stood => red('boy-fighter', 0, 0, { at: spot(x, 3000) });
const aim = { attacker: 0, target: 1, weapon: 'big-shoota', profile: 'standard', action: 'shoot' };

section('KT-9.7 Fusillade', () => {
  rule('KT-9.7', 'further valid targets are within 2" of the first, including exactly 2", without chaining', () => {
    const near = (...xs: readonly number[]) =>
      inFusillade(tableOf(killTeam, open, broke([gunner, ...xs.map(enemyAt)])), aim);
    expect(near(2000, 2000 + apart(2), 2000 - apart(2) - 1)).toEqual([2]);
    expect(near(2000, 2000 + apart(2), 2000 + 2 * apart(2))).toEqual([2]);
    expect(near(2000)).toEqual([]);
  });

  rule('KT-9.7', 'the dice are split, at least one for each; each attack has its own', start => {
    const game = start.from(open, broke([gunner, enemyAt(2000), enemyAt(2500)]), shooting());
    game.picks('select a ranged weapon', 'big-shoota/standard').picks('select a valid target', 1);
    expect(game.asks('add targets', 'pick-some')).toMatchObject({ to: 0, options: [2], least: 0, most: 1 });
    game.picks('add targets', [2]).picks('order the attacks of the fusillade', [2, 1]);
    expect(game.asks('share out the attack dice', 'share')).toMatchObject({ among: [2, 1], total: 6, least: 1 });
    game.refuses([6, 0], 'share-too-small', 'KT-9.7').refuses([3, 2], 'wrong-total', 'KT-9.7');
    game.picks('share out the attack dice', [5, 1]);
    game.dice('roll attack dice', 5, 5, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    game.dice('roll attack dice', 6).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives.map(({ wounds }) => wounds)).toEqual([10, 10 - 3, 10 - 4]);
  });

  rule('KT-9.7', 'all dice may go to the first; nobody is asked if there are no others', start => {
    const all = start.from(open, broke([gunner, enemyAt(2000), enemyAt(2500)]), shooting());
    all.picks('select a ranged weapon', 'big-shoota/standard').picks('select a valid target', 1);
    all.picks('add targets', []).dice('roll attack dice', 1, 1, 1, 1, 1, 1);
    const alone = start.from(open, broke([gunner, enemyAt(2000)]), shooting());
    alone.picks('select a ranged weapon', 'big-shoota/standard').picks('select a valid target', 1);
    alone.dice('roll attack dice', 1, 1, 1, 1, 1, 1);
  });

  rule('KT-9.7', 'no more targets than there are dice, and none but the first with a single die', start => {
    const row = [2000, 2100, 2200, 2300, 2400, 2500].map(enemyAt);
    const one = { rule: 'as-written', seat: 0, holder: 0, attacks: 1, hit: 3, damage: [3, 4], support: 0 };
    const bolter: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 1000) });
    const split = rules([{ rule: 'fusillade' }]).effects;
    const game = start.from(open, broke([bolter, ...row], { effects: split }), shooting());
    game.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
    expect(game.asks('add targets', 'pick-some')).toMatchObject({ options: [2, 3, 4, 5, 6], least: 0, most: 3 });
    game.stopsAt('add targets');
    const effects = [...split, { use: one as Use, until: 'battle' } as const];
    const single = start.from(open, broke([bolter, ...row], { effects }), shooting());
    single.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
    single.dice('roll attack dice', 1);
  });

  rule(['KT-9.7', 'KT-9.17'], 'others must be within Rng too', () => {
    const position = broke([gunner, enemyAt(2000), enemyAt(2500)], rules([{ rule: 'range', inches: 7 }]));
    expect(inFusillade(tableOf(killTeam, open, position), aim)).toEqual([2]);
    const short = broke([gunner, enemyAt(2000), enemyAt(2826)], rules([{ rule: 'range', inches: 7 }]));
    expect(inFusillade(tableOf(killTeam, open, short), aim)).toEqual([]);
  });
});
