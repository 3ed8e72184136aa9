import { tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import { part, rectangle } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood, withPieces } from '../../testing/field.ts';
import { climb, drop, go, INCH, jump, move } from '../../testing/moves.ts';
import type { Position, Setup } from '../../types.ts';
import { activation } from '../02-turning-point/activation.ts';
import { againstMove, dashFor } from '../03-actions/move-reasons.ts';
import type { MoveAction } from '../03-actions/moves.ts';
import { heightCost } from './ground.ts';

const marine = (x: number, y: number, z = 0, change: Stood[4] = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, y, z), ...change });
const boy = (x: number, y: number, z = 0): Stood => red('boy-fighter', 0, 0, { at: spot(x, y, z) });
const from = (x: number, y: number, z = 0, ...others: readonly Stood[]): Position =>
  broke([marine(x, y, z), boy(7300, 5300), ...others]);

/** A stage from x 3000 on, of a height in inches, with a ruined wall under its edge to climb. */
const stage = (height: number, id = 'stage', [left, width]: readonly [number, number] = [3000, 1500]): Piece => ({
  id,
  parts: [
    part('ruin-wall', rectangle([left / 254, 5], [width / 254, 7]), 0, height - 0.2),
    part('floor', rectangle([left / 254, 5], [width / 254, 7]), height - 0.2, height),
  ],
});
const on = (...pieces: readonly Piece[]): Setup => withPieces(pieces);

section('KT-8.5, KT-8.13 Traverse', () => {
  // The base overlaps the wall from about 2840 to 3236.
  const wall = on(block('low-wall', [3000 / 254, 0], [0.3, 20], [0, 1.25]));

  rule('KT-8.13', 'crossing Traversable terrain adds 2" to the distance: moving 4" counts as exactly 6"', start => {
    const game = start.from(wall, from(2500, 2000), move());
    game.refuses([go(2501 + 4 * INCH, 2000)], 'too-long', 'KT-3.1');
    game.picks('move', [go(2500 + 4 * INCH, 2000)]);
  });

  rule('KT-8.13', 'a move may not end on it', start => {
    const game = start.from(wall, from(2500, 2000), move());
    game.refuses([go(3000, 2000)], 'not-standing', 'KT-8.13').picks('move', [go(2840, 2000)]);
  });

  rule(['KT-8.5', 'KT-8.13'], 'a barricade is traversed', start => {
    const position = from(2500, 2000);
    const barricades = [{ id: 'b', seat: 0, at: spot(3000, 2000), along: { dx: 0, dy: 1 } }];
    const game = start.from(on(), { ...position, barricades }, move());
    game.refuses([go(2501 + 4 * INCH, 2000)], 'too-long', 'KT-3.1').picks('move', [go(2500 + 4 * INCH, 2000)]);
  });

  rule('KT-8.11', 'materiel of exactly 2" is traversed, higher is not; the option says how high', start => {
    const crates = (height: number) => [block('crates', [3000 / 254, 0], [0.3, 20], [0, height])];
    const over = [go(2500 + 4 * INCH, 2000)];
    start.from(on(...crates(2)), from(2500, 2000), move()).picks('move', over);
    start
      .from(on(...crates(2.1)), from(2500, 2000), move())
      .refuses(over, 'through-solid', 'KT-3.4')
      .picks('move', []);
    const setup = on(...crates(2.1));
    const higher: Setup = { ...setup, options: { ...setup.options, materielUpTo: 3 } };
    start.from(higher, from(2500, 2000), move()).picks('move', over);
  });

  rule(['KT-8.4', 'KT-8.11'], 'detritus under 1" is ignored; at 1" it is materiel', start => {
    const rubble = (height: number) => on(block('detritus', [3000 / 254, 0], [0.3, 20], [0, height]));
    start.from(rubble(0.9), from(2500, 2000), move()).picks('move', [go(2500 + 6 * INCH, 2000)]);
    const game = start.from(rubble(1), from(2500, 2000), move());
    game.refuses([go(2500 + 6 * INCH, 2000)], 'too-long', 'KT-3.1').picks('move', []);
  });
});

section('KT-8.17, KT-8.18 Climb', () => {
  // The base touches the stage at 2840; its centre is over it at 3001, the whole base at 3160.
  rule('KT-8.17', 'the height counts, rounded up to multiples of 2"', start => {
    // 2" up, and 320 across to stand there; 2.1" up counts as 4".
    const up = (height: number) => [climb(3160, 2000, inches(height))];
    const game = start.from(on(stage(2)), from(2840, 2000), move());
    game.picks('move', [...up(2), go(3160 + 4 * INCH - 320, 2000, inches(2))]);
    const more = start.from(on(stage(2)), from(2840, 2000), move());
    more.refuses([...up(2), go(3161 + 4 * INCH - 320, 2000, inches(2))], 'too-long', 'KT-3.1').picks('move', []);
    const higher = start.from(on(stage(2.1)), from(2840, 2000), move());
    higher.refuses([...up(2.1), go(3161 + 2 * INCH - 320, 2000, inches(2.1))], 'too-long', 'KT-3.1');
    higher.picks('move', [...up(2.1), go(3160 + 2 * INCH - 320, 2000, inches(2.1))]);
  });

  rule('KT-8.17', 'from within 1" of the part: exactly 1" is close enough', start => {
    const start1 = 3000 - 160 - 254;
    start.from(on(stage(2)), from(start1, 2000), move()).picks('move', [climb(3160, 2000, inches(2))]);
    const game = start.from(on(stage(2)), from(start1 - 1, 2000), move());
    game.refuses([climb(3160, 2000, inches(2))], 'no-face', 'KT-8.17').picks('move', []);
  });

  rule('KT-8.17', 'a part that is not climbable cannot be climbed; a ladder can', start => {
    const steel: Piece = {
      id: 'box',
      parts: [
        part('container', rectangle([3000 / 254, 5], [6, 7]), 0, 1.8),
        part('floor', rectangle([3000 / 254, 5], [6, 7]), 1.8, 2),
      ],
    };
    const ladder = block('ladder', [2975 / 254, 1900 / 254], [25 / 254, 200 / 254], [0, 2]);
    const up = [climb(3160, 2000, inches(2))];
    start.from(on(steel), from(2840, 2000), move()).refuses(up, 'no-face', 'KT-8.17').picks('move', []);
    start.from(on(steel, ladder), from(2840, 2000), move()).picks('move', up);
  });

  rule('KT-8.17', 'a plain leg does not change level', start => {
    const game = start.from(on(stage(2)), from(2840, 2000), move());
    game.refuses([go(3160, 2000, inches(2))], 'wrong-height', 'KT-8.17').picks('move', []);
  });

  rule('KT-8.17', 'it also climbs down, and over terrain it cannot stand on', start => {
    start.from(on(stage(2)), from(3160, 2000, inches(2)), move()).picks('move', [climb(2840, 2000)]);
    // Climbing over 2.4" crates: up counts as 4", and with the way down that is more than 6".
    const crates = on(block('crates', [3000 / 254, 5], [0.5, 7], [0, 2.4]));
    const over = [climb(3060, 2000, inches(2.4)), drop(3300, 2000)];
    const game = start.from(crates, from(2840, 2000), move());
    game.refuses(over.slice(0, 1), 'not-standing', 'KT-8.6');
    game.refuses(over, 'too-long', 'KT-3.1').picks('move', []);
  });

  rule('KT-8.18', 'only if it can be placed at the end of the move', start => {
    const game = start.from(on(stage(4)), from(2840, 2000), move());
    game.refuses([climb(3001, 2000, inches(4))], 'not-standing', 'KT-8.6');
    game.picks('move', [climb(3160, 2000, inches(4))]);
  });

  rule('KT-8.18', 'a Dash may complete it: one path, both actions paid for', start => {
    // 1" to the wall, 6" up for 5", 320 across: more than 6" and less than 9".
    const far = 2840 - INCH;
    const path = [go(2840, 2000), climb(3160, 2000, inches(5))];
    const game = start.from(on(stage(5)), from(far, 2000), activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'normal-move');
    expect(game.asks('move', 'move')).toMatchObject({ allowance: inches(6), about: { dash: inches(3) } });
    // The part before the climb must be within the move, and without a climb a Dash does not help.
    game.refuses([go(far - 7 * INCH, 2000)], 'too-long', 'KT-3.1');
    game.refuses([...path, go(4000, 2000, inches(5))], 'too-long', 'KT-3.1');
    game.picks('move', path);
    expect(game.position.operatives[0]!.at).toEqual(spot(3160, 2000, inches(5)));
    expect(game.position.activation).toMatchObject({ ap: 1, performed: ['normal-move', 'dash'] });
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-8.18', 'a Dash may complete a climb that is the whole move', start => {
    // 5" up, which count as 6", and 320 across.
    const game = start.from(on(stage(5)), from(2840, 2000), activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'normal-move').picks('move', [climb(3160, 2000, inches(5))]);
    expect(game.position.activation).toMatchObject({ ap: 1, performed: ['normal-move', 'dash'] });
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-8.18', 'where a Dash would complete it, what else is against it is told, and not its length', () => {
    // A model stands where it would end.
    const line = from(2840, 2000, 0, blue('tactical-marine-warrior', 0, 0, { at: spot(3300, 2000, inches(6)) }));
    const t = tableOf(killTeam, on(stage(6)), line);
    const about = { operative: 0, action: 'normal-move', allowance: inches(6) } as const;
    const path = [climb(3160, 2000, inches(6))];
    const reasons = (dash: number) => againstMove(t, { ...about, dash }, path).map(({ reason }) => reason);
    expect(reasons(inches(3))).not.toContain('too-long');
    expect(reasons(inches(3)).length).toBeGreaterThan(0);
    expect(reasons(0)).toContain('too-long');
  });

  rule('KT-8.18', 'only a Normal Move of the operative that is activated, which may still Dash', () => {
    const dash = (action: MoveAction, change: Parameters<typeof active>[0], operative = 0) =>
      dashFor(tableOf(killTeam, on(stage(5)), { ...from(2840, 2000), activation: active(change) }), operative, action);
    expect(dash('normal-move', {})).toBe(inches(3));
    expect([dash('charge', {}), dash('normal-move', { ap: 0 }), dash('normal-move', {}, 1)]).toEqual([0, 0, 0]);
    expect(dash('normal-move', { performed: ['dash'] })).toBe(0);
  });

  rule('KT-8.18', 'a Dash cannot complete it without the AP', start => {
    const line = broke([marine(2840 - 2 * INCH, 2000), boy(7300, 5300)], { activation: active({ ap: 0 }) });
    const path = [go(2840, 2000), climb(3160, 2000, inches(5))];
    start
      .from(on(stage(5)), line, move())
      .refuses(path, 'too-long', 'KT-3.1')
      .picks('move', []);
  });

  rule('KT-8.18', 'a move that needs no Dash does not pay for one', start => {
    const game = start.from(on(stage(2)), from(2840, 2000), activation.start({ operative: 0, chosen: null }));
    game.picks('choose an action', 'normal-move').picks('move', [climb(3160, 2000, inches(2))]);
    expect(game.position.activation).toMatchObject({ ap: 2, performed: ['normal-move'] });
    game.picks('choose an action', 'end-activation');
  });
});

section('KT-8.19, KT-8.20 Drop', () => {
  const top = (height: number, ...others: readonly Stood[]): Position => from(3160, 2000, inches(height), ...others);

  rule('KT-8.19', 'the height counts, rounded down to multiples of 2": under 2" is free', start => {
    const down = [drop(2840, 2000)];
    const further = (by: number) => [...down, go(2840 - by, 2000)];
    const free = 6 * INCH - 320;
    start.from(on(stage(1.9)), top(1.9), move()).picks('move', further(free));
    const game = start.from(on(stage(2)), top(2), move());
    game.refuses(further(free - 2 * INCH + 1), 'too-long', 'KT-3.1').picks('move', further(free - 2 * INCH));
    start.from(on(stage(3.9)), top(3.9), move()).picks('move', further(free - 2 * INCH));
  });

  rule('KT-8.19', 'at most 6" down', start => {
    const charge = (height: number) =>
      start.from(on(stage(height)), broke([marine(3160, 2000, inches(height)), boy(2400, 2000)]), move('charge'));
    charge(6).picks('move', [drop(2800, 2000)]);
    charge(6.1)
      .refuses([drop(2800, 2000)], 'too-deep-to-drop', 'KT-8.19')
      .stopsAt('move');
  });

  rule('KT-8.19', 'lands within 1" of the edge', start => {
    const game = start.from(on(stage(1.9)), top(1.9), move());
    game.refuses([drop(3000 - 160 - 255, 2000)], 'too-far-from-edge', 'KT-8.19');
    game.picks('move', [drop(3000 - 160 - 254, 2000)]);
  });

  rule('KT-8.20', 'not through or onto a base', start => {
    const below: Stood = blue('tactical-marine-warrior', 0, 0, { at: spot(2700, 2000) });
    const game = start.from(on(stage(3)), top(3, below), move());
    game.refuses([drop(2840, 2000)], 'through-base', 'KT-8.20');
    game.picks('move', [drop(2840, 2400)]);
  });

  rule('KT-8.22', 'FLY drops any height for nothing', start => {
    const drone = broke([blue('mv1-gun-drone', 0, 0, { at: spot(3200, 2000, inches(8)) }), boy(7300, 5300)]);
    const game = start.from(on(stage(8)), drone, move());
    game.refuses([jump(3199 - 6 * INCH, 2000)], 'too-long', 'KT-3.1').picks('move', [jump(3200 - 6 * INCH, 2000)]);
  });
});

section('KT-8.14, KT-8.17, KT-8.20 Estimates of heights', () => {
  rule(
    ['KT-8.14', 'KT-8.17', 'KT-8.20'],
    'depend on the difference alone, and a jump between raised levels is free',
    () => {
      const raised = inches(4);
      for (const high of [inches(1), inches(2), inches(2) + 1, inches(5)]) {
        expect(heightCost(raised, raised + high, 'climb')).toBe(heightCost(0, high, 'climb'));
        expect(heightCost(raised + high, raised, 'drop')).toBe(heightCost(high, 0, 'drop'));
        const isNear = high <= inches(2);
        expect(heightCost(raised, raised + high)).toBe(isNear ? 0 : heightCost(0, high));
        expect(heightCost(raised + high, raised)).toBe(isNear ? 0 : heightCost(high, 0));
      }
      expect([heightCost(0, inches(1)), heightCost(0, inches(3))].every(cost => cost > 0)).toBe(true);
    },
  );
});
