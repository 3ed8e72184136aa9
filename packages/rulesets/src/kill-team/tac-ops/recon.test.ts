import { expect } from 'vitest';
import { shoot } from '../core/04-shooting/shoot.ts';
import { reveal } from '../core/10-tac-ops/tac-ops.ts';
import { armed, block } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, type Stood, withPieces } from '../testing/field.ts';
import {
  act,
  against,
  at,
  BOY,
  battleEnd,
  hand,
  INCH,
  MARINE,
  NOB,
  R,
  scoredIn,
  scoresAgain,
  sealed,
  turnEnd,
} from './testing/hand.ts';

const core = { ...open, options: { ...open.options, coreDeck: true } };

section('KT-10.4 Mark Target', () => {
  const id = 'core/mark-target';
  const stood = (target: string) =>
    [blue(MARINE, 5, 5, armed('boltgun')), [1, target, 5, 12], red(BOY, 25, 20)] as const;
  const shot = (target: string, card: object, turningPoint = 2) =>
    [
      core,
      field(stood(target), { cp: [0, 0], turningPoint, ...hand([0, id, card]) }),
      shoot.start({ attacker: 0, action: 'shoot', chosen: 'boltgun/standard', targets: [] }),
    ] as const;
  const rolls = (game: ReturnType<Parameters<Parameters<typeof rule>[2]>[0]['from']>) => {
    if (game.state.question?.purpose === 'select a ranged weapon')
      game.picks('select a ranged weapon', 'boltgun/standard');
    if (game.state.question?.purpose === 'select a valid target') game.picks('select a valid target', 1);
    return game.dice('roll attack dice', 5, 5, 1, 1);
  };

  rule(
    ['KT-10.4', 'KT-10.2'],
    'a shot at the enemy LEADER marks it instead of doing damage, which reveals and scores',
    start => {
      const game = rolls(start.from(...shot(NOB, sealed))).dice('roll defence dice', 1, 1, 1);
      expect(game.asks('damage or mark', 'pick-one')).toMatchObject({ to: 0, options: ['deal-damage', 'mark'] });
      game.picks('damage or mark', 'mark');
      expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, scored: [2, 0] });
      expect(game.position.operatives[1]!.wounds).toBe(13);
    },
  );

  rule('KT-10.4', 'again in a later turning point, not in the same; dealing damage instead stays possible', start => {
    const later = rolls(start.from(...shot(NOB, { scored: [1, 0] }))).dice('roll defence dice', 1, 1, 1);
    expect(scoredIn(later.picks('damage or mark', 'mark'))).toEqual([1, 2]);
    const same = rolls(start.from(...shot(NOB, { scored: [2, 0] }))).dice('roll defence dice', 1, 1, 1);
    expect(same.position.operatives[1]!.wounds).toBeLessThan(13);
    const dealt = rolls(start.from(...shot(NOB, sealed))).dice('roll defence dice', 1, 1, 1);
    expect(dealt.picks('damage or mark', 'deal-damage').position.operatives[1]!.wounds).toBeLessThan(13);
    expect(dealt.position.tacOps[0]![0]!.revealed).toBe(false);
  });

  rule('KT-10.4', 'not if no damage would be dealt, and not against another target', start => {
    expect(rolls(start.from(...shot(NOB, sealed))).dice('roll defence dice', 5, 5, 5).state.question).toBeNull();
    expect(rolls(start.from(...shot(BOY, sealed))).dice('roll defence dice', 1, 1, 1).state.question).toBeNull();
  });
});

section('KT-10.4 Triangulate', () => {
  const id = 'core/triangulate';
  const moment = (x: number, y: number, memo = {}, enemy = 9 * INCH) => ({
    setup: core,
    card: { memo },
    stood: [blue(MARINE, 0, 0, at(x, y)), red(BOY, 0, 0, at(x + 2 * R + enemy, y))] as const,
  });
  const west = 3 * INCH + R;
  rule('KT-10.4', '1AP within exactly 3" of an edge that is not one\'s own: two edges score, a third again', start => {
    const one = act(start, id, moment(west, 10 * INCH), 'triangulate');
    expect([scoredIn(one), one.position.tacOps[0]![0]!.memo]).toEqual([[0, 0], { 'edge-neutral-0': 1 }]);
    const two = act(start, id, moment(15 * INCH, 19 * INCH - R, { 'edge-neutral-0': 1 }), 'triangulate');
    expect(scoredIn(two)).toEqual([2, 0]);
    const east = { 'edge-neutral-0': 1, 'edge-enemy': 1 };
    const three = {
      ...moment(27 * INCH - R, 10 * INCH, east, -4 * INCH - 4 * R),
      card: { memo: east, scored: [1, 0] as const },
    };
    expect(scoredIn(act(start, id, three, 'triangulate'))).toEqual([1, 2]);
  });

  rule('KT-10.4', 'not the own edge, not farther, not twice the same, not by an enemy within 2"', start => {
    const no = ['no-new-edge-near KT-10.4'];
    expect(against(id, moment(15 * INCH, 2 * INCH), 'triangulate')).toEqual(no);
    expect(against(id, moment(west + 1, 10 * INCH), 'triangulate')).toEqual(no);
    expect(against(id, moment(west, 10 * INCH, { 'edge-neutral-0': 1 }), 'triangulate')).toEqual(no);
    expect(against(id, moment(west, 10 * INCH, {}, 2 * INCH), 'triangulate')).toEqual(['enemy-too-near KT-10.4']);
    const corner = act(start, id, moment(west, 19 * INCH), 'triangulate').picks('choose what it is done to', 'enemy');
    expect(corner.position.tacOps[0]![0]!.memo).toEqual({ 'edge-enemy': 1 });
  });
});

section('KT-10.4 Plant Signal Beacon', () => {
  const id = 'core/plant-signal-beacon';
  const moment = (y: number, enemy = 9 * INCH) => ({
    setup: core,
    card: sealed,
    stood: [blue(MARINE, 0, 0, at(3000, y)), red(BOY, 0, 0, at(3000 + 2 * R + enemy, y))] as const,
  });
  const beacon = (y: number) => ({ id: 'beacon-0', kind: 'beacon', at: { x: 3000, y, z: 0 }, seat: 0, marks: {} });
  rule(
    ['KT-10.4', 'KT-10.2'],
    '2AP, once, with no enemy within 2": planted where it stands, which reveals the card',
    start => {
      const game = act(start, id, moment(3000, 2 * INCH + 1), 'plant-signal-beacon');
      expect(game.position.tokens).toEqual([beacon(3000)]);
      expect(game.position.tacOps[0]![0]!.revealed).toBe(true);
      expect(against(id, moment(3000, 2 * INCH), 'plant-signal-beacon')).toEqual(['enemy-too-near KT-10.4']);
      const planted = { ...moment(3000), position: { tokens: [beacon(3000)] } };
      expect(against(id, planted, 'plant-signal-beacon')).toEqual(['already-planted KT-10.4']);
    },
  );

  rule('KT-10.4', 'at the end within exactly 6" of the enemy zone both score', start => {
    const ends = (y: number, card = {}) =>
      battleEnd(start, id, { ...moment(3000), card, position: { tokens: [beacon(y)] } });
    expect([ends(13 * INCH), ends(13 * INCH - 1), ends(20 * INCH, sealed)]).toEqual([
      [4, 4],
      [0, 0],
      [0, 0],
    ]);
  });
});

section('KT-10.4 Vantage, Secure Vantage', () => {
  // Floors 1" thick with their top at 3".
  const floor = (x: number, y: number) => block('floor', [x, y], [4, 4], [2, 3]);
  const [one, two, home] = [floor(4, 10), floor(10, 10), floor(4, 1)] as const;
  const [up, onOne, onTwo] = [3 * INCH, `${one.id}/0`, `${two.id}/0`];
  const setup = { ...withPieces([one, two, home]), options: core.options };
  const on = (x: number, y: number, z = up) => blue(MARINE, 0, 0, at(x * INCH, y * INCH, z));
  const far = red(BOY, 25, 20);

  rule(
    'KT-10.4',
    'vantage: 2AP on a new Vantage Point outside the own drop zone, no enemy within 2"; again later',
    start => {
      const id = 'core/vantage';
      const first = act(start, id, { setup, stood: [on(6, 12), far] }, 'survey-vantage');
      expect([scoredIn(first), first.position.tacOps[0]![0]!.memo]).toEqual([[2, 0], { [`vantage-${onOne}`]: 1 }]);
      const card = { scored: [1, 0], memo: { [`vantage-${onOne}`]: 1 } } as const;
      expect(scoredIn(act(start, id, { setup, stood: [on(12, 12), far], card }, 'survey-vantage'))).toEqual([1, 2]);
      const no = (stood: readonly Stood[], held = {}) => against(id, { setup, stood, card: held }, 'survey-vantage');
      expect(no([on(6, 12), far], card)).toEqual(['no-new-vantage-point KT-10.4']);
      expect(no([on(20, 12, 0), far])).toEqual(['no-new-vantage-point KT-10.4']);
      expect(no([on(6, 3), far])).toEqual(['no-new-vantage-point KT-10.4']);
      expect(no([on(6, 12), red(BOY, 0, 0, at(6 * INCH + 2 * R + 2 * INCH, 12 * INCH, up))])).toEqual([
        'enemy-too-near KT-10.4',
      ]);
      expect(no([on(12, 12), far], { scored: [2, 0], memo: card.memo })).toEqual([
        'already-this-turning-point KT-10.3',
      ]);
    },
  );

  rule(
    'KT-10.4',
    'secure vantage: more APL on a Vantage Point over 3" from the own drop zone; later a different one',
    start => {
      const id = 'critical-ops/secure-vantage';
      const ends = (stood: readonly Stood[], card = {}, turningPoint = 2) =>
        turnEnd(start, id, { setup: withPieces([one, two, home]), stood, card, position: { turningPoint } });
      expect(ends([on(6, 12), far])).toEqual([2, 0]);
      expect(ends([on(6, 2), far])).toEqual([0, 0]);
      expect(
        ends([on(6, 12), red(BOY, 0, 0, at(7 * INCH, 11 * INCH, up)), red(BOY, 0, 0, at(5 * INCH, 11 * INCH, up))]),
      ).toEqual([0, 0]);
      const card = { scored: [2, 0], memo: { [`held-${onOne}`]: 1 } };
      expect(ends([on(6, 12), far], card, 3)).toEqual([2, 0]);
      expect(ends([on(12, 12), far], card, 3)).toEqual([2, 3]);
      expect(ends([on(12, 12), far], card, 2)).toEqual([2, 0]);
      const both = { scored: [2, 0], memo: { [`held-${onOne}`]: 1, [`held-${onTwo}`]: 1 } };
      expect(ends([on(6, 12), far], both, 3)).toEqual([2, 3]);
      expect(ends([on(6, 12), far], sealed)).toEqual([0, 0]);
    },
  );
});

section('KT-10.4 Retrieval, Recover Item', () => {
  const stood = [blue(MARINE, 10, 14), red(BOY, 25, 20)] as const;
  const token = (kind: string, gap: number) => ({
    id: `${kind}-0`,
    kind,
    at: { x: 10 * INCH + R + gap, y: 14 * INCH, z: 0 },
    seat: 0,
    marks: {},
  });
  const shown = (id: string) => reveal.start({ seat: 0, tacOp: id, fallen: null });

  rule(
    ['KT-10.4', 'KT-10.2'],
    'retrieval: the opponent puts the token down, not within 3" of its own drop zone',
    start => {
      const game = start.from(core, field(stood, hand([0, 'core/retrieval', sealed])), shown('core/retrieval'));
      expect(game.asks('put down the token', 'place')).toMatchObject({ to: 1, what: 'retrieval' });
      game.refuses({ at: { x: 1000, y: 16 * INCH, z: 0 } }, 'too-near-drop-zone', 'KT-10.4');
      game.refuses({ at: { x: -1, y: 100, z: 0 } }, 'off-table', 'KT-10.4');
      game.picks('put down the token', { at: { x: 1000, y: 16 * INCH - 1, z: 0 } });
      expect(game.position.tokens).toMatchObject([{ kind: 'retrieval', seat: 0 }]);
    },
  );

  rule(['KT-10.4', 'KT-6.8'], 'retrieval: at the end a friend controls it, and carries it', start => {
    const ends = (gap: number, change = {}) =>
      battleEnd(start, 'core/retrieval', {
        setup: core,
        stood: [blue(MARINE, 10, 14, change), stood[1]],
        position: { tokens: [token('retrieval', gap)] },
      });
    expect(ends(2 * INCH)).toEqual([4, 0]);
    expect(ends(2 * INCH + 1)).toEqual([0, 0]);
    expect(ends(9 * INCH, { carrying: 'retrieval-0' })).toEqual([4, 4]);
  });

  rule(['KT-10.4', 'KT-10.2'], 'recover item: its player puts it down in enemy territory, clear of terrain', start => {
    const setup = withPieces([block('wall', [8, 14], [2, 2])]);
    const game = start.from(
      setup,
      field(stood, hand([0, 'critical-ops/recover-item', sealed])),
      shown('critical-ops/recover-item'),
    );
    expect(game.asks('put down the token', 'place')).toMatchObject({ to: 0, what: 'item' });
    game.refuses({ at: { x: 1000, y: 11 * INCH - 1, z: 0 } }, 'outside-enemy-territory', 'KT-10.4');
    game.refuses({ at: { x: 9 * INCH, y: 15 * INCH, z: 0 } }, 'no-room', 'KT-10.4');
    game.picks('put down the token', { at: { x: 1000, y: 11 * INCH, z: 0 } });
  });

  rule('KT-10.4', 'recover item: controlled at the end of a turning point, and again', start => {
    scoresAgain(start, 'critical-ops/recover-item', { stood, position: { tokens: [token('item', 2 * INCH)] } });
    expect(
      turnEnd(start, 'critical-ops/recover-item', { stood, position: { tokens: [token('item', 2 * INCH + 1)] } }),
    ).toEqual([0, 0]);
  });
});

section('KT-10.4 Overrun', () => {
  const id = 'core/overrun';
  const [X, Y] = [15 * INCH, 11 * INCH];
  const spread = (dx: number): readonly Stood[] => [
    blue(MARINE, 4, 4),
    blue(MARINE, 26, 4),
    blue(MARINE, 4, 18),
    blue(MARINE, 0, 0, at(X + R + dx, Y + R)),
    red(BOY, 15, 20),
  ];
  rule('KT-10.4', 'a friend wholly within each quarter, over 3" from the middle', start => {
    scoresAgain(start, id, { setup: core, stood: spread(9 * INCH) });
    const far = Math.ceil(Math.sqrt((3 * INCH + R) ** 2 - R ** 2)) - R;
    expect(turnEnd(start, id, { setup: core, stood: spread(far) })).toEqual([2, 0]);
    expect(turnEnd(start, id, { setup: core, stood: spread(far - 2) })).toEqual([0, 0]);
    expect(
      turnEnd(start, id, {
        setup: core,
        stood: [...spread(9 * INCH).slice(0, 3), blue(MARINE, 0, 0, at(26 * INCH, Y + R - 1))],
      }),
    ).toEqual([0, 0]);
  });
});

section('KT-10.4 Surge Forward, Courier, Outflank, Plant Transponder', () => {
  const near = 13 * INCH - R;
  const mine = (x: number, y = near) => blue(MARINE, 0, 0, at(x, y));
  const enemy = red(BOY, 15, 2);

  rule('KT-10.4', 'surge forward: APL of 4 or more within exactly 6" of the enemy drop zone', start => {
    const id = 'critical-ops/surge-forward';
    scoresAgain(start, id, { stood: [mine(1000), mine(2000), enemy] });
    expect(turnEnd(start, id, { stood: [mine(1000), mine(2000, near - 1), enemy] })).toEqual([0, 0]);
    expect(
      turnEnd(start, id, { stood: [blue(BOY, 0, 0, at(1000, near)), blue(BOY, 0, 0, at(2000, near)), enemy] }),
    ).toEqual([2, 0]);
  });

  rule('KT-10.4', 'courier: the friend named, within exactly 6" of the enemy drop zone', start => {
    const id = 'critical-ops/courier';
    const card = { memo: { courier: 0 } };
    scoresAgain(start, id, { stood: [mine(1000), enemy], card });
    expect(turnEnd(start, id, { stood: [mine(1000, near - 1), mine(2000), enemy], card })).toEqual([0, 0]);
  });

  rule(
    'KT-10.4',
    'outflank: both neutral edges, by more APL within exactly 3", not within 6" of the own drop zone',
    start => {
      const id = 'critical-ops/outflank';
      const [west, east, home] = [3 * INCH + R, 27 * INCH - R, 9 * INCH + R];
      scoresAgain(start, id, { stood: [mine(west, home + 1), mine(east, home + 1), enemy] });
      expect(turnEnd(start, id, { stood: [mine(west, home), mine(east, home + 1), enemy] })).toEqual([0, 0]);
      expect(turnEnd(start, id, { stood: [mine(west + 1, home + 1), mine(east, home + 1), enemy] })).toEqual([0, 0]);
      const two = [red(BOY, 1, 18), red(BOY, 1, 20)] as const;
      expect(turnEnd(start, id, { stood: [mine(west, home + 1), mine(east, home + 1), ...two] })).toEqual([0, 0]);
    },
  );

  rule(
    'KT-10.4',
    'plant transponder: 1AP wholly in enemy territory, over 2" from terrain and over 6" from other transponders',
    start => {
      const id = 'critical-ops/plant-transponder';
      const setup = withPieces([block('wall', [20, 14], [2, 2])]);
      const line = 11 * INCH + R;
      const moment = (x: number, y: number, card = {}) => ({ setup, stood: [mine(x, y), enemy] as const, card });
      const game = act(start, id, moment(2000, line), 'plant-transponder');
      expect(scoredIn(game)).toEqual([2, 0]);
      const { tokens } = game.position;
      const second = (x: number) => ({ ...moment(x, line, { scored: [1, 0] }), position: { tokens } });
      expect(scoredIn(act(start, id, second(2000 + R + 6 * INCH + 1), 'plant-transponder'))).toEqual([1, 2]);
      expect(against(id, second(2000 + R + 6 * INCH), 'plant-transponder')).toEqual(['transponder-too-near KT-10.4']);
      expect(against(id, moment(2000, line - 1), 'plant-transponder')).toEqual(['not-in-enemy-territory KT-10.4']);
      expect(against(id, moment(20 * INCH - R - 2 * INCH, 15 * INCH), 'plant-transponder')).toEqual([
        'terrain-too-near KT-10.4',
      ]);
      expect(against(id, moment(20 * INCH - R - 2 * INCH - 1, 15 * INCH), 'plant-transponder')).toEqual([]);
      expect(against(id, moment(2000, line, { scored: [2, 0] }), 'plant-transponder')).toEqual([
        'already-this-turning-point KT-10.3',
      ]);
      expect(against(id, moment(2000, line, sealed), 'plant-transponder')).toBeNull();
    },
  );
});
