import { expect } from 'vitest';
import { fight } from '../core/05-fighting/fight.ts';
import { naming } from '../core/10-tac-ops/tac-ops.ts';
import { armed, block } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, withPieces } from '../testing/field.ts';
import {
  act,
  against,
  at,
  BOY,
  fall,
  hand,
  INCH,
  MARINE,
  R,
  scoredIn,
  scoresAgain,
  sealed,
  turnEnd,
} from './testing/hand.ts';

const core = { ...open, options: { ...open.options, coreDeck: true } };
const ASK = 'reveal or keep secret';
const item = { id: 'item-0', kind: 'item', at: { x: 1000, y: 1000, z: 0 }, seat: 0, marks: {} };

section('KT-10.4 Capture Hostage & Infiltrate', () => {
  const id = 'core/capture-hostage-and-infiltrate';
  const falls = (gap: number, other: number, turningPoint = 2, carrying: string | null = null) =>
    ({
      setup: core,
      victim: 1,
      by: 0,
      how: 'combat',
      card: sealed,
      position: { turningPoint, tokens: [item] },
      stood: [
        blue(MARINE, 0, 0, { ...at(3000, 3000), carrying }),
        red(BOY, 0, 0, at(3000 + 2 * R + gap, 3000)),
        red(BOY, 0, 0, at(3000 - 2 * R - other, 3000)),
      ],
    }) as const;

  rule(
    ['KT-10.4', 'KT-10.2'],
    'a kill from exactly 2", over 6" from other enemies: the slayer leaves, and it scores',
    start => {
      const game = fall(start, id, falls(2 * INCH, 6 * INCH + 1)).picks(ASK, id);
      expect(scoredIn(game)).toEqual([2, 0]);
      expect(game.position.operatives[0]).toMatchObject({ removed: true, at: null });
      expect(game.position.fallen.map(({ operative }) => operative)).toEqual([1]);
    },
  );

  rule(['KT-10.4', 'KT-3.16'], 'the operative that leaves drops what it carries', start => {
    const game = fall(start, id, falls(INCH, 9 * INCH, 2, 'item-0')).picks(ASK, id);
    game.picks('drop the token', { at: { x: 3000, y: 3000 + R + INCH, z: 0 } });
    expect(game.position.tokens).toMatchObject([{ id: 'item-0', at: { x: 3000, y: 3000 + R + INCH } }]);
    expect(game.position.operatives[0]).toMatchObject({ removed: true, carrying: null });
  });

  rule('KT-10.4', 'in turning points 3 and 4 it scores twice', start => {
    expect(scoredIn(fall(start, id, falls(0, 6 * INCH + 1, 3)).picks(ASK, id))).toEqual([3, 3]);
  });

  rule('KT-10.4', 'farther, or with another enemy at exactly 6", it is not asked', start => {
    expect(fall(start, id, falls(2 * INCH + 1, 6 * INCH + 1)).state.question).toBeNull();
    expect(fall(start, id, falls(2 * INCH, 6 * INCH)).state.question).toBeNull();
    const secret = fall(start, id, falls(0, 9 * INCH)).picks(ASK, 'keep-secret');
    expect(secret.position.operatives[0]!.removed).toBe(false);
  });
});

section('KT-10.4 Behind Enemy Lines', () => {
  const id = 'core/behind-enemy-lines';
  const mine = (y: number) => blue(MARINE, 0, 0, at(3000, y));
  const theirs = (gap: number) => red(BOY, 0, 0, at(3000 + 2 * R + gap, 19 * INCH + R));
  rule('KT-10.4', 'a friend wholly within the enemy drop zone, over 3" from enemies', start => {
    scoresAgain(start, id, { setup: core, stood: [mine(19 * INCH + R), theirs(3 * INCH + 1)] });
    expect(turnEnd(start, id, { setup: core, stood: [mine(19 * INCH + R), theirs(3 * INCH)] })).toEqual([0, 0]);
    expect(turnEnd(start, id, { setup: core, stood: [mine(19 * INCH + R - 1), theirs(9 * INCH)] })).toEqual([0, 0]);
  });
});

section('KT-10.4 Upload Viral Code', () => {
  const id = 'core/upload-viral-code';
  const near = 13 * INCH - R;
  const moment = (y: number, gap: number) => ({
    setup: core,
    stood: [blue(MARINE, 0, 0, at(3000, y)), red(BOY, 0, 0, at(3000 + 2 * R + gap, y))] as const,
  });
  rule(
    'KT-10.4',
    '2AP within exactly 6" of the enemy zone with no enemy within 2"; again in a later turning point',
    start => {
      const first = act(start, id, moment(near, 2 * INCH + 1), 'upload-viral-code');
      // The operative that does it stays.
      expect(first.position.operatives[0]).toMatchObject({ removed: false, at: { z: 0 } });
      expect([scoredIn(first), first.position.activation!.ap]).toEqual([[2, 0], 1]);
      const second = act(start, id, { ...moment(near, 9 * INCH), card: { scored: [1, 0] } }, 'upload-viral-code');
      expect(scoredIn(second)).toEqual([1, 2]);
    },
  );

  rule(
    ['KT-10.4', 'KT-10.3', 'KT-3.19'],
    'refused elsewhere, twice in one turning point, when complete and while sealed',
    () => {
      const no = (y: number, gap: number, card = {}) => against(id, { ...moment(y, gap), card }, 'upload-viral-code');
      expect(no(near - 1, 9 * INCH)).toEqual(['too-far-from-enemy-zone KT-10.4']);
      expect(no(near, 2 * INCH)).toEqual(['enemy-too-near KT-10.4']);
      expect(no(near, 9 * INCH, { scored: [2, 0] })).toEqual(['already-this-turning-point KT-10.3']);
      expect(no(near, 9 * INCH, { scored: [1, 1] })).toEqual(['tac-op-complete KT-10.3']);
      expect(no(near, 9 * INCH, sealed)).toBeNull();
    },
  );
});

section('KT-10.4 Implant', () => {
  for (const id of ['core/implant', 'critical-ops/implant']) {
    const setup = id.startsWith('core') ? core : open;
    const stood = [blue(MARINE, 5, 5, armed('fists')), red(BOY, 5, 6, armed('fists')), red(BOY, 20, 20)] as const;
    const duel = (card: object) =>
      [
        setup,
        field(stood, { cp: [0, 0], turningPoint: 2, ...hand([0, id, card]) }),
        fight.start({ attacker: 0, action: 'fight', target: 1, weapon: null, parry: null }),
      ] as const;

    rule(['KT-10.4', 'KT-10.2'], `${id}: a hit implants instead of striking, which reveals and scores`, start => {
      const game = start.from(...duel(sealed));
      game.dice('roll combat dice', 5, 1, 1).dice('roll combat dice', 1, 1, 1);
      expect(game.asks('resolve a hit', 'pick-one').options).toEqual(['strike-normal', 'implant-normal']);
      game.picks('resolve a hit', 'implant-normal');
      expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, scored: [2, 0], memo: { 'implanted-1': 1 } });
      expect(game.position.operatives[1]!.wounds).toBe(10);
      expect(game.facts().some(({ type }) => type === 'struck')).toBe(false);
    });

    rule('KT-10.4', `${id}: nobody is implanted twice; two more implants score the second point`, start => {
      const once = start.from(...duel({ scored: [1, 0], memo: { 'implanted-1': 1 } }));
      once.dice('roll combat dice', 5, 1, 1).dice('roll combat dice', 1, 1, 1);
      expect(once.position.operatives[1]!.wounds).toBeLessThan(10);
      const second = start.from(...duel({ scored: [1, 0], memo: { 'implanted-2': 1 } }));
      second
        .dice('roll combat dice', 5, 1, 1)
        .dice('roll combat dice', 1, 1, 1)
        .picks('resolve a hit', 'implant-normal');
      expect(scoredIn(second)).toEqual([1, 0]);
      const third = start.from(...duel({ scored: [1, 0], memo: { 'implanted-2': 1, 'implanted-3': 1 } }));
      third
        .dice('roll combat dice', 5, 1, 1)
        .dice('roll combat dice', 1, 1, 1)
        .picks('resolve a hit', 'implant-normal');
      expect(scoredIn(third)).toEqual([1, 2]);
    });

    rule('KT-10.4', `${id}: the side without the card has no such choice`, start => {
      const game = start.from(...duel(sealed));
      game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 5, 1, 1);
      expect(game.position.operatives[0]!.wounds).toBeLessThan(11);
    });
  }
});

section('KT-10.4 Sabotage', () => {
  const id = 'core/sabotage';
  const [one, two, home] = [
    block('wall', [8, 14], [2, 1]),
    block('wall', [11, 14], [2, 1]),
    block('wall', [8, 5], [2, 1]),
  ] as const;
  const setup = { ...withPieces([one, two, home]), options: core.options };
  const by = (x: number, gap: number, enemy = 9 * INCH, y = 14 * INCH - R - gap) => ({
    setup,
    stood: [blue(MARINE, 0, 0, at(x, y)), red(BOY, 0, 0, at(x + 2 * R + enemy, y))] as const,
  });
  rule(
    'KT-10.4',
    '2AP within exactly 1" of a Heavy feature that is within 6" of the enemy zone; another scores again',
    start => {
      const first = act(start, id, by(2200, INCH), 'sabotage');
      expect(scoredIn(first)).toEqual([2, 0]);
      const memo = first.position.tacOps[0]![0]!.memo;
      const second = act(start, id, { ...by(3000, INCH), card: { scored: [2, 0], memo } }, 'sabotage');
      expect(scoredIn(second)).toEqual([2, 2]);
    },
  );

  rule(
    'KT-10.4',
    'between two the player chooses; nothing near, too near an enemy, or done before is refused',
    start => {
      const both = by(10.5 * INCH, 0);
      const game = act(start, id, both, 'sabotage');
      game.refuses(home.id, 'not-an-option', 'KT-10.4').picks('choose what it is done to', two.id);
      expect(game.position.tacOps[0]![0]!.memo).toEqual({ [`sabotaged-${two.id}`]: 1 });
      expect(against(id, by(2200, INCH + 1), 'sabotage')).toEqual(['nothing-to-sabotage KT-10.4']);
      expect(against(id, by(2200, INCH, 2 * INCH), 'sabotage')).toEqual(['enemy-too-near KT-10.4']);
      expect(against(id, by(2200, 0, 9 * INCH, 5 * INCH - R), 'sabotage')).toEqual(['nothing-to-sabotage KT-10.4']);
      const card = { scored: [1, 0], memo: { [`sabotaged-${one.id}`]: 1 } } as const;
      expect(against(id, { ...by(2200, 0), card }, 'sabotage')).toEqual(['nothing-to-sabotage KT-10.4']);
    },
  );
});

section('KT-10.4 Interloper', () => {
  const id = 'core/interloper';
  const card = { ...sealed, memo: { interloper: 0 } };
  const edge = 22 * INCH - R - INCH;
  const moment = (y: number, gap: number, carrying: string | null = null) => ({
    setup: core,
    card,
    position: { tokens: [item] },
    stood: [
      blue(MARINE, 0, 0, { ...at(3000, y), carrying }),
      blue(MARINE, 0, 0, at(1500, y)),
      red(BOY, 0, 0, at(3000 + 2 * R + gap, y)),
    ] as const,
  });
  rule(
    ['KT-10.4', 'KT-10.2'],
    '1AP within exactly 1" of the enemy edge, over 3" from enemies: it leaves, and both score',
    start => {
      const game = act(start, id, moment(edge, 3 * INCH + 1), 'interlope');
      expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, scored: [2, 2] });
      expect(game.position.operatives[0]!.removed).toBe(true);
      expect(game.position.fallen).toEqual([]);
    },
  );

  rule(['KT-10.4', 'KT-3.16'], 'it drops what it carries', start => {
    const game = act(start, id, moment(edge, 9 * INCH, 'item-0'), 'interlope');
    game.refuses({ at: item.at }, 'too-far', 'KT-3.16').picks('drop the token', { at: { x: 3000, y: edge, z: 0 } });
    expect(game.position.tokens).toMatchObject([{ id: 'item-0', at: { x: 3000, y: edge } }]);
    expect(game.position.operatives[0]).toMatchObject({ removed: true, carrying: null });
  });

  rule(['KT-10.4', 'KT-3.16'], 'it drops the banner of another card too', start => {
    const both = hand([0, id, card], [0, 'core/plant-banner', { ...sealed, memo: { bearer: 0 } }]);
    const game = act(start, id, { ...moment(edge, 9 * INCH), position: both }, 'interlope');
    game.picks('put it down', { at: { x: 3000, y: edge, z: 0 } });
    expect(game.position.tokens).toMatchObject([{ id: 'banner-0', at: { x: 3000, y: edge } }]);
    expect(game.position.operatives[0]!.removed).toBe(true);
  });

  rule('KT-10.4', 'not farther from the edge, nor nearer to an enemy, nor another operative', () => {
    expect(against(id, moment(edge - 1, 9 * INCH), 'interlope')).toEqual(['too-far-from-enemy-edge KT-10.4']);
    expect(against(id, moment(edge, 3 * INCH), 'interlope')).toEqual(['enemy-too-near KT-10.4']);
    expect(against(id, moment(edge, 9 * INCH), 'interlope', 1)).toEqual(['not-the-interloper KT-10.4']);
  });
});

section('KT-10.4 Stalk Target, Gather Surveillance', () => {
  const conceal = { order: 'conceal' } as const;
  rule(
    ['KT-10.4', 'KT-10.2'],
    'stalk target: an enemy named this turning point, a concealed friend within exactly 3" and not engaged',
    start => {
      const id = 'critical-ops/stalk-target';
      const stood = (gap: number, change: object = conceal) =>
        [
          blue(MARINE, 0, 0, { ...at(3000, 3000), ...change }),
          red(BOY, 0, 0, at(3000 + 2 * R + gap, 3000)),
          red(BOY, 25, 20),
        ] as const;
      const card = { memo: { target: 1, named: 2 } };
      scoresAgain(start, id, { stood: stood(3 * INCH), card });
      expect(turnEnd(start, id, { stood: stood(3 * INCH + 1), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(INCH), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(INCH + 1), card })).toEqual([2, 0]);
      expect(turnEnd(start, id, { stood: stood(2 * INCH, {}), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(2 * INCH), card: { memo: { target: 1, named: 1 } } })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(2 * INCH), card: { memo: { target: 2, named: 2 } } })).toEqual([0, 0]);
    },
  );

  rule(
    ['KT-10.4', 'KT-10.2'],
    'gather surveillance: a friend named this turning point, concealed, wholly in enemy territory, over 3" from enemies',
    start => {
      const id = 'critical-ops/gather-surveillance';
      const stood = (y: number, gap: number, change: object = conceal) =>
        [blue(MARINE, 0, 0, { ...at(3000, y), ...change }), red(BOY, 0, 0, at(3000 + 2 * R + gap, y))] as const;
      const card = { memo: { watcher: 0, named: 2 } };
      const line = 11 * INCH + R;
      scoresAgain(start, id, { stood: stood(line, 3 * INCH + 1), card });
      expect(turnEnd(start, id, { stood: stood(line, 3 * INCH), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(line - 1, 9 * INCH), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(line, 9 * INCH, {}), card })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: stood(line, 9 * INCH), card: { memo: { watcher: 0, named: 1 } } })).toEqual([
        0, 0,
      ]);
      const game = start.from(
        open,
        field(stood(line, 0), { turningPoint: 3, ...hand([0, id]) }),
        naming.start({ seat: 0, tacOp: id, name: 'watcher' }),
      );
      expect(game.refuses(1, 'not-an-option', 'KT-10.2').picks('name it', 0).position.tacOps[0]![0]!.memo).toEqual({
        watcher: 0,
        named: 3,
      });
    },
  );
});

section('KT-10.4 Seize Defences', () => {
  const id = 'critical-ops/seize-defences';
  const barricade = (seat: number) => ({
    id: 'barricade-1',
    seat,
    at: { x: 3000, y: 3000, z: 0 },
    along: { dx: 1, dy: 0 },
  });
  // A barricade is a quarter of an inch thick: 32 tenths on either side.
  const mine = (gap: number) => blue(MARINE, 0, 0, at(3000, 3000 - 32 - R - gap));
  const theirs = (x: number) => red(BOY, 0, 0, at(x, 3000 + 32 + R));
  const ends = (stood: readonly Parameters<typeof field>[0][number][], seat = 1) => ({
    stood,
    position: { barricades: [barricade(seat)] },
  });
  rule('KT-10.4', 'more APL within exactly 1" of an enemy barricade', start => {
    scoresAgain(start, id, ends([mine(INCH), theirs(3000)]));
    expect(turnEnd(start, id, ends([mine(INCH + 1), theirs(6000)]))).toEqual([0, 0]);
    expect(turnEnd(start, id, ends([mine(0), theirs(2800), theirs(3200)]))).toEqual([0, 0]);
    expect(turnEnd(start, id, ends([mine(0), theirs(6000)], 0))).toEqual([0, 0]);
  });
});

section('KT-10.4 Install Device, Subversive Control', () => {
  const objective = (id: string, y: number) => ({
    id,
    kind: 'objective',
    at: { x: 3000, y, z: 0 },
    seat: null,
    marks: {},
  });
  const tokens = [objective('centre', 11 * INCH), objective('own', 6 * INCH), objective('beyond', 16 * INCH)];
  const mine = (y: number, gap = 2 * INCH) => blue(MARINE, 0, 0, at(3000 + R + gap, y));
  const theirs = red(BOY, 25, 20);

  rule(
    ['KT-10.4', 'KT-10.2'],
    'install device: 1AP at an objective on the centre line or beyond that it controls; scored at the ends of later turning points',
    start => {
      const id = 'critical-ops/install-device';
      const moment = (y: number, gap?: number) => ({
        stood: [mine(y, gap), theirs],
        card: sealed,
        position: { tokens },
      });
      const game = act(start, id, moment(11 * INCH), 'install-device');
      expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, scored: [0, 0], memo: { installed: 2 } });
      expect(game.position.tokens.at(-1)).toMatchObject({ kind: 'device', at: { x: 3000, y: 11 * INCH } });
      expect(against(id, moment(6 * INCH), 'install-device')).toEqual(['controls-no-such-objective KT-10.4']);
      expect(against(id, moment(16 * INCH, 2 * INCH + 1), 'install-device')).toEqual([
        'controls-no-such-objective KT-10.4',
      ]);
      expect(against(id, { ...moment(16 * INCH), card: { memo: { installed: 1 } } }, 'install-device')).toEqual([
        'already-installed KT-10.4',
      ]);
      const ends = (turningPoint: number, scored: readonly [number, number] = [0, 0]) =>
        turnEnd(start, id, {
          stood: [mine(0), theirs],
          card: { scored, memo: { installed: 2 } },
          position: { turningPoint },
        });
      expect([ends(2), ends(3), ends(3, [3, 0]), ends(4, [3, 0])]).toEqual([
        [0, 0],
        [3, 0],
        [3, 0],
        [3, 4],
      ]);
    },
  );

  rule(
    'KT-10.4',
    'subversive control: an objective of enemy territory, at the end of turning points 3 and 4',
    start => {
      const id = 'critical-ops/subversive-control';
      const ends = (y: number, turningPoint: number, scored: readonly [number, number] = [0, 0]) =>
        turnEnd(start, id, { stood: [mine(y), theirs], card: { scored }, position: { tokens, turningPoint } });
      expect(ends(16 * INCH, 3)).toEqual([3, 0]);
      expect(ends(16 * INCH, 4, [3, 0])).toEqual([3, 4]);
      expect(ends(16 * INCH, 4)).toEqual([0, 4]);
      expect(ends(11 * INCH, 3)).toEqual([0, 0]);
      expect(ends(6 * INCH, 3)).toEqual([0, 0]);
      expect(ends(16 * INCH, 2)).toEqual([0, 0]);
    },
  );
});
