import { expect } from 'vitest';
import { reveal } from '../core/10-tac-ops/tac-ops.ts';
import { block } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red, withPieces } from '../testing/field.ts';
import type { Fallen } from '../types.ts';
import {
  act,
  against,
  at,
  BOY,
  battleEnd,
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

section('KT-10.4 Seize Ground', () => {
  // From 8" to 10" across and 10" to 12" up; another exactly 3" from the own drop zone; a low wall.
  const far = block('wall', [8, 10], [2, 2]);
  const near = block('wall', [20, 6], [2, 2]);
  const low = block('low-wall', [14, 10], [2, 1], [0, 1]);
  const setup = withPieces([far, near, low]);
  const by = (gap: number) => at(8 * INCH - R - gap, 11 * INCH);
  const [A, B] = [blue(MARINE, 0, 0, by(INCH)), blue(MARINE, 0, 0, at(9 * INCH, 10 * INCH - R - INCH))] as const;
  const enemy = (gap: number) => red(BOY, 0, 0, at(9 * INCH, 12 * INCH + R + gap));

  for (const id of ['core/seize-ground', 'critical-ops/seize-ground']) {
    const card = { memo: { feature: far.id } };
    rule(['KT-10.4', 'KT-10.2'], `${id}: a feature with Heavy parts over 3" from the own drop zone is named`, start => {
      const game = start.from(
        setup,
        field([A, enemy(0)], hand([0, id, sealed])),
        reveal.start({ seat: 0, tacOp: id, fallen: null }),
      );
      expect(game.asks('name it', 'pick-one').options).toEqual([far.id]);
      game.refuses(near.id, 'not-an-option', 'KT-10.2').picks('name it', far.id);
      expect(game.position.tacOps[0]![0]!.memo).toEqual(card.memo);
    });

    rule('KT-10.4', `${id}: more APL within exactly 1" at the end; alone there and with APL 4, both`, start => {
      expect(battleEnd(start, id, { setup, card, stood: [A, enemy(2 * INCH)] })).toEqual([4, 0]);
      expect(battleEnd(start, id, { setup, card, stood: [A, B, enemy(INCH + 1)] })).toEqual([4, 4]);
      expect(battleEnd(start, id, { setup, card, stood: [A, B, enemy(INCH)] })).toEqual([4, 0]);
      expect(battleEnd(start, id, { setup, card, stood: [blue(MARINE, 0, 0, by(INCH + 1)), enemy(9 * INCH)] })).toEqual(
        [0, 0],
      );
      expect(battleEnd(start, id, { setup, card, stood: [blue(BOY, 0, 0, by(0)), enemy(0)] })).toEqual([0, 0]);
      expect(battleEnd(start, id, { setup, card: { ...card, ...sealed }, stood: [A, B] })).toEqual([0, 0]);
    });
  }
});

section('KT-10.4 Hold The Line, Hold Them Back', () => {
  // The seat's own drop zone ends at 3", its territory at 11".
  const enemy = (y: number) => red(BOY, 0, 0, at(2000, y));
  const friend = blue(MARINE, 20, 2);

  rule('KT-10.4', 'core/hold-the-line: no enemy within 6" of the own drop zone; exactly 6" is within', start => {
    const id = 'core/hold-the-line';
    scoresAgain(start, id, { setup: core, stood: [friend, enemy(9 * INCH + R + 1)] });
    expect(turnEnd(start, id, { setup: core, stood: [friend, enemy(9 * INCH + R)] })).toEqual([0, 0]);
    expect(turnEnd(start, id, { setup: core, stood: [friend] })).toEqual([2, 0]);
  });

  rule('KT-10.4', 'critical-ops/hold-them-back: no enemy wholly within the own territory', start => {
    const id = 'critical-ops/hold-them-back';
    scoresAgain(start, id, { stood: [friend, enemy(11 * INCH - R + 1)] });
    expect(turnEnd(start, id, { stood: [friend, enemy(11 * INCH - R)] })).toEqual([0, 0]);
  });
});

section('KT-10.4 Protect Assets', () => {
  const objective = { id: 'objective-1', kind: 'objective', at: { x: 3000, y: 3000, z: 0 }, seat: null, marks: {} };
  const stood = [
    blue(MARINE, 5, 2),
    red(BOY, 20, 5, { at: null, removed: true }),
    red(BOY, 20, 5, { at: null, removed: true }),
    red(BOY, 20, 18),
  ] as const;
  const fell = (operative: number, gap: number, change: Partial<Fallen> = {}): Fallen => ({
    operative,
    by: 0,
    how: 'shooting',
    from: null,
    carrying: null,
    turningPoint: 2,
    at: { x: 3000 + R + gap, y: 3000, z: 0 },
    ...change,
  });

  for (const id of ['core/protect-assets', 'critical-ops/protect-assets']) {
    const ends = (...fallen: readonly Fallen[]) => ({ stood, position: { tokens: [objective], fallen } });
    rule('KT-10.4', `${id}: two enemies fell this turning point within exactly 2" of an objective`, start => {
      expect(turnEnd(start, id, ends(fell(1, 2 * INCH), fell(2, 0)))).toEqual([2, 0]);
      expect(turnEnd(start, id, ends(fell(1, 2 * INCH + 1), fell(2, 0)))).toEqual([0, 0]);
      expect(turnEnd(start, id, ends(fell(1, 9999, { carrying: 'objective-1' }), fell(2, 0)))).toEqual([2, 0]);
      expect(turnEnd(start, id, ends(fell(1, 0)))).toEqual([0, 0]);
      expect(turnEnd(start, id, ends(fell(1, 0, { turningPoint: 1 }), fell(2, 0)))).toEqual([0, 0]);
      expect(turnEnd(start, id, ends(fell(1, 0), fell(0, 0)))).toEqual([0, 0]);
      expect(turnEnd(start, id, { ...ends(fell(1, 0), fell(2, 0)), card: sealed })).toEqual([0, 0]);
    });

    rule('KT-10.4', `${id}: again in a later turning point`, start => {
      const late = ends(fell(1, 0, { turningPoint: 3 }), fell(2, 0, { turningPoint: 3 }));
      const position = { ...late.position, turningPoint: 3 };
      expect(turnEnd(start, id, { stood, position, card: { scored: [2, 0] } })).toEqual([2, 3]);
      expect(turnEnd(start, id, { stood, position, card: { scored: [3, 0] } })).toEqual([3, 0]);
    });
  }
});

section('KT-10.4 Damage Limitation', () => {
  const stood = [blue(MARINE, 5, 2), red(BOY, 20, 5)] as const;
  const fell = (operative: number, turningPoint: number): Fallen => ({
    operative,
    by: null,
    how: 'other',
    from: null,
    carrying: null,
    turningPoint,
    at: { x: 0, y: 0, z: 0 },
  });

  rule('KT-10.4', 'no friend was incapacitated in this turning point', start => {
    scoresAgain(start, 'core/damage-limitation', { setup: core, stood });
    const lost = (fallen: Fallen) =>
      turnEnd(start, 'core/damage-limitation', { setup: core, stood, position: { fallen: [fallen] } });
    expect(lost(fell(0, 2))).toEqual([0, 0]);
    expect(lost(fell(0, 1))).toEqual([2, 0]);
    expect(lost(fell(1, 2))).toEqual([2, 0]);
  });
});

section('KT-10.4 Central Control', () => {
  const [X, Y] = [15 * INCH, 11 * INCH];
  const mine = (gap: number, z = 0) => blue(MARINE, 0, 0, at(X + R + gap, Y, z));
  const theirs = (gap: number) => red(BOY, 0, 0, at(X - R - gap, Y));
  for (const [id, setup] of [
    ['core/central-control', core],
    ['critical-ops/central-control', open],
  ] as const) {
    rule('KT-10.4', `${id}: more APL within exactly 3" of the middle`, start => {
      scoresAgain(start, id, { setup, stood: [mine(3 * INCH), theirs(0)] });
      expect(turnEnd(start, id, { setup, stood: [mine(3 * INCH + 1), theirs(9 * INCH)] })).toEqual([0, 0]);
      expect(turnEnd(start, id, { setup, stood: [mine(0), theirs(0), red(BOY, 0, 0, at(X, Y + 900))] })).toEqual([
        0, 0,
      ]);
    });
  }

  rule('KT-10.4', 'operatives on a Vantage Point count in the core deck only', start => {
    const pieces = [block('floor', [15, 9], [5, 4], [1, 2])];
    const stood = [mine(INCH, 2 * INCH), theirs(9 * INCH)];
    expect(turnEnd(start, 'critical-ops/central-control', { setup: withPieces(pieces), stood })).toEqual([0, 0]);
    expect(turnEnd(start, 'core/central-control', { setup: withPieces(pieces), stood })).toEqual([2, 0]);
  });
});

section('KT-10.4 Secure Centre Line', () => {
  const mine = (y: number, z = 0) => blue(MARINE, 0, 0, at(1000, y, z));
  const id = 'critical-ops/secure-centre-line';
  rule('KT-10.4', 'more APL with a base on the line, touching it included, not on a Vantage Point', start => {
    scoresAgain(start, id, { stood: [mine(11 * INCH + R), red(BOY, 20, 11)] });
    expect(turnEnd(start, id, { stood: [mine(11 * INCH + R + 1), red(BOY, 20, 18)] })).toEqual([0, 0]);
    expect(turnEnd(start, id, { stood: [mine(11 * INCH), red(BOY, 20, 11), red(BOY, 22, 11)] })).toEqual([0, 0]);
    const setup = withPieces([block('floor', [2, 9], [5, 4], [1, 2])]);
    expect(turnEnd(start, id, { setup, stood: [mine(11 * INCH, 2 * INCH), red(BOY, 20, 18)] })).toEqual([0, 0]);
  });
});

section('KT-10.4 Escort Operative', () => {
  const id = 'critical-ops/escort-operative';
  const card = { memo: { escorted: 0 } };
  const ends = (y: number) => ({
    card,
    stood: [blue(MARINE, 0, 0, at(1000, y)), blue(MARINE, 9, 20), red(BOY, 20, 5)] as const,
  });
  rule('KT-10.4', 'at the end wholly in enemy territory, and within exactly 6" of the enemy edge', start => {
    expect(battleEnd(start, id, ends(11 * INCH + R))).toEqual([4, 0]);
    expect(battleEnd(start, id, ends(11 * INCH + R - 1))).toEqual([0, 0]);
    expect(battleEnd(start, id, ends(16 * INCH - R))).toEqual([4, 4]);
    expect(battleEnd(start, id, ends(16 * INCH - R - 1))).toEqual([4, 0]);
    expect(battleEnd(start, id, { ...ends(20 * INCH), card: { ...card, ...sealed } })).toEqual([0, 0]);
    const gone = [blue(MARINE, 0, 0, { at: null, removed: true }), red(BOY, 20, 5)] as const;
    expect(battleEnd(start, id, { card, stood: gone })).toEqual([0, 0]);
  });
});

section('KT-10.4 Plant Banner', () => {
  const id = 'core/plant-banner';
  const card = { ...sealed, memo: { bearer: 0 } };
  const stood = [blue(MARINE, 5, 14), blue(MARINE, 9, 14), red(BOY, 9, 18)] as const;
  const banner = (y: number) => ({ id: 'banner-0', kind: 'banner', at: { x: 1000, y, z: 0 }, seat: 0, marks: {} });

  rule(['KT-10.4', 'KT-3.16', 'KT-10.2'], 'the secret bearer drops it for free, which reveals the card', start => {
    expect(against(id, { setup: core, stood, card }, 'drop-banner')).toEqual([]);
    expect(against(id, { setup: core, stood, card }, 'drop-banner', 1)).toEqual(['not-the-bearer KT-10.4']);
    const game = act(start, id, { setup: core, stood, card }, 'drop-banner');
    expect(game.position.tacOps[0]![0]!.revealed).toBe(true);
    const there = { x: 5 * INCH, y: 14 * INCH + R + INCH, z: 0 };
    game.refuses({ at: { ...there, y: there.y + 1 } }, 'too-far', 'KT-3.16').picks('put it down', { at: there });
    expect(game.position.tokens).toEqual([{ id: 'banner-0', kind: 'banner', at: there, seat: 0, marks: {} }]);
    expect(game.position.activation).toMatchObject({ ap: 3 });
    expect(against(id, { setup: core, stood, card: { memo: { bearer: 0, dropped: 1 } } }, 'drop-banner')).toEqual([
      'already-dropped KT-10.4',
    ]);
  });

  rule('KT-3.16', 'dropping it is free, even where mission actions cost more or are forbidden', () => {
    const terror = { rule: 'terrifying', seat: 1, holder: 2 } as const;
    const march = { rule: 'marching', seat: 0, holder: 0 } as const;
    const near = [stood[0], stood[1], red(BOY, 5, 16)] as const;
    const position = {
      activation: { operative: 0, ap: 0, performed: [], weapons: [] },
      effects: [terror, march].map(use => ({ use, until: 'turning-point' as const })),
    };
    expect(against(id, { setup: core, stood: near, card, position }, 'drop-banner')).toEqual([]);
    const drone = [blue('mv1-gun-drone', 5, 14), ...near.slice(1)] as const;
    expect(against(id, { setup: core, stood: drone, card }, 'drop-banner')).toEqual([]);
  });

  rule(['KT-10.4', 'KT-3.16'], 'it falls with its bearer', start => {
    const game = fall(start, id, { setup: core, stood, card, victim: 0, by: 2 });
    game.picks('put it down', { at: { x: 5 * INCH, y: 14 * INCH, z: 0 } });
    expect(game.position.tokens).toHaveLength(1);
    expect(game.position.operatives[0]!.removed).toBe(true);
    const other = fall(start, id, { setup: core, stood, card, victim: 1, by: 2 });
    expect(other.position.tokens).toEqual([]);
  });

  rule('KT-3.16', 'not while a rule keeps its bearer on the killzone', start => {
    const standing = fall(start, id, { setup: core, stood, card, victim: 0, by: 2, position: { cp: [1, 0] } });
    standing.reacts('incapacitated', 'only-in-death-does-duty-end');
    expect(standing.position.tokens).toEqual([]);
    expect(standing.position.operatives[0]).toMatchObject({ removed: false, wounds: 1 });
  });

  rule('KT-10.4', 'at the end within exactly 6" of the enemy zone scores once, wholly within it twice', start => {
    const ends = (y: number) =>
      battleEnd(start, id, {
        setup: core,
        stood,
        card: { memo: { bearer: 0, dropped: 1 } },
        position: { tokens: [banner(y)] },
      });
    expect(ends(13 * INCH)).toEqual([4, 0]);
    expect(ends(13 * INCH - 1)).toEqual([0, 0]);
    expect(ends(19 * INCH)).toEqual([4, 4]);
    expect(battleEnd(start, id, { setup: core, stood, card: { memo: { bearer: 0 } } })).toEqual([0, 0]);
  });

  rule('KT-10.4', 'an enemy within exactly 1" may destroy it for 1AP, once it is there', start => {
    const position = { tokens: [{ ...banner(0), at: { x: 9 * INCH + R + INCH, y: 18 * INCH, z: 0 } }] };
    const shown = { setup: core, stood, position, card: { memo: { bearer: 0, dropped: 1 } } };
    expect(act(start, id, shown, 'destroy-banner', 2).position.tokens).toEqual([]);
    const farther = { tokens: [{ ...banner(0), at: { x: 9 * INCH + R + INCH + 1, y: 18 * INCH, z: 0 } }] };
    expect(against(id, { ...shown, position: farther }, 'destroy-banner', 2)).toEqual(['too-far-from-banner KT-10.4']);
    expect(against(id, { setup: core, stood, card }, 'destroy-banner', 2)).toBeNull();
    expect(against(id, shown, 'destroy-banner', 0)).toBeNull();
    expect(scoredIn(act(start, id, shown, 'destroy-banner', 2))).toEqual([0, 0]);
  });
});
