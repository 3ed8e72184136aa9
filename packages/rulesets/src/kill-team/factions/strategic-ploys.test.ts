import { expect } from 'vitest';
import { factions } from '../content/index.ts';
import { turningPoint } from '../core/02-turning-point/turning-point.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, type Stood } from '../testing/field.ts';
import { PARTS } from './parts.ts';
import { strategicPloys } from './strategic-ploys.ts';
import { atWork, planned, planning, skip, table, USE } from './testing/moments.ts';

const enemy: Stood = red('boy-fighter', 20, 15);
const marines: readonly Stood[] = [
  blue('tactical-marine-sergeant', 5, 5),
  blue('tactical-marine-warrior', 8, 5),
  enemy,
];
const broke = { cp: [0, 0] };
const own = { cp: [2, 0] };

section('KT-2.5 Strategic ploys of the factions', () => {
  rule('KT-2.5', 'every strategic ploy of every faction is there, at its price', () => {
    for (const { id, ploys } of factions)
      expect(PARTS[id]!.strategic.map(ploy => ploy.id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        ploys
          .filter(({ kind }) => kind === 'strategic')
          .map(ploy => ploy.id)
          .toSorted((a, b) => (a < b ? -1 : 1)),
      );
    const t = table(field(marines));
    expect(strategicPloys(t, 0).map(({ id, cp }) => [id, cp])).toEqual([
      ['bolter-discipline', 1],
      ['shock-assault', 1],
      ['tactical-precision', 1],
    ]);
  });

  rule('KT-2.5', 'one is paid for and active at once, for its own team', start => {
    const game = start.from(open, field(marines, own), planning()).picks(USE, 'shock-assault');
    expect(game.position).toMatchObject({ cp: [1, 0], ploys: [['shock-assault'], []] });
    expect(game.position.effects).toEqual([
      { use: { rule: 'shock-assault', seat: 0, holder: null }, until: 'turning-point' },
    ]);
    game.stopsAt(USE);
  });

  rule('KT-2.6', 'none twice in a turning point, and none that cannot be paid', start => {
    const game = start.from(open, field(marines, own), planning()).picks(USE, 'shock-assault');
    expect(planned(game)).toEqual(['bolter-discipline', 'tactical-precision']);
    game.refuses('shock-assault', 'not-an-option', 'KT-2.5');
    game.picks(USE, 'bolter-discipline');
    start.from(open, field(marines, broke), planning());
  });

  rule('KT-2.5', 'one that would help nobody is not on offer', start => {
    const leaderless = start.from(open, field([marines[1]!, enemy], own), planning());
    expect(planned(leaderless)).toEqual(['bolter-discipline', 'shock-assault']);
    leaderless.stopsAt(USE);
    const grots = start.from(open, field([blue('gretchin', 5, 5), red('necron-warrior', 20, 15)], own), planning());
    expect(grots.state.question).toBeNull();
  });

  rule('KT-2.5', 'each lasts until its turning point ends', start => {
    const down = { ready: false, wounds: 1 };
    const alone = field(
      [blue('tactical-marine-warrior', 5, 5, down), red('tactical-marine-warrior', 20, 15, down)],
      own,
    );
    const game = start.from(open, alone, turningPoint.start({ number: 1 }));
    game.picks(USE, 'shock-assault');
    expect(atWork(game.position)).toEqual(['shock-assault']);
    while (game.state.question !== null) {
      const { question } = game.state;
      if (question.kind === 'react') skip(game);
      else if (question.purpose === USE) game.picks(USE, 'pass');
      else if (question.purpose === 'choose who activates')
        game.picks('choose who activates', (question as { options: readonly number[] }).options[0]);
      else game.picks(question.purpose, 'end-activation');
    }
    expect(atWork(game.position)).toEqual([]);
  });
});
