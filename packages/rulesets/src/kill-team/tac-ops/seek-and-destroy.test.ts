import { expect } from 'vitest';

import { KEEP, naming, reveal } from '../core/10-tac-ops/tac-ops.ts';
import { endOfTurningPoint } from '../core/11-ways-to-play/victory.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, open, red } from '../testing/field.ts';
import {
  at,
  BOY,
  battleEnd,
  fall,
  fallScores,
  hand,
  INCH,
  MARINE,
  NOB,
  R,
  scoredIn,
  sealed,
  turnEnd,
} from './testing/hand.ts';

const core = { ...open, options: { ...open.options, coreDeck: true } };
const ASK = 'reveal or keep secret';
const endTurn = () => endOfTurningPoint.start({});
const shownAs = (seat: number, tacOp: string) => ({ type: 'tac-op-revealed', seat, tacOp });

section('KT-10.4 Headhunter', () => {
  for (const [id, setup] of [
    ['core/headhunter', core],
    ['critical-ops/headhunter', open],
  ] as const) {
    const falls = {
      setup,
      stood: [blue(MARINE, 5, 12), red(NOB, 9, 9), red(BOY, 20, 9)],
      victim: 1,
      by: 0,
      card: sealed,
    } as const;
    rule(
      ['KT-10.4', 'KT-10.2'],
      `${id} is revealed when the enemy LEADER falls, and scores twice in turning points 1-2`,
      start => {
        const game = fall(start, id, { ...falls, position: { turningPoint: 2 } });
        expect(game.asks(ASK, 'pick-one')).toMatchObject({ to: 0, options: [KEEP, id] });
        game.picks(ASK, id);
        expect(game.facts()).toContainEqual(expect.objectContaining(shownAs(0, id)));
        expect(scoredIn(game)).toEqual([2, 2]);
        expect(game.position.tacOpPoints).toEqual([2, 0]);
      },
    );

    rule('KT-10.4', `${id}: later it scores once, whoever did it`, start => {
      const game = fall(start, id, { ...falls, by: null, how: 'other', position: { turningPoint: 3 } });
      expect(scoredIn(game.picks(ASK, id))).toEqual([3, 0]);
    });

    rule('KT-10.4', `${id}: kept secret then, it is never revealed`, start => {
      const game = fall(start, id, { ...falls, position: { turningPoint: 1 } });
      game.refuses('core/rout', 'not-an-option', 'KT-10.2');
      expect(scoredIn(game.picks(ASK, KEEP))).toEqual([0, 0]);
      expect(turnEnd(start, id, { setup, stood: falls.stood, card: sealed })).toEqual([0, 0]);
    });

    rule('KT-10.4', `${id}: nobody else's fall reveals it`, start => {
      const game = fall(start, id, { ...falls, victim: 2 });
      expect(game.state.question).toBeNull();
    });
  }
});

section('KT-10.4 Challenge', () => {
  const stood = [
    blue(MARINE, 5, 5),
    blue(MARINE, 8, 5),
    red(BOY, 20, 5, at(5 * INCH + 2 * R + 6 * INCH, 5 * INCH)),
    red(BOY, 25, 20),
  ] as const;
  const memo = { enemy: 2, champion: 0 };

  rule('KT-10.4', 'an enemy and a friend are named when it is revealed', start => {
    const game = start.from(
      core,
      field(stood, hand([0, 'core/challenge', sealed])),
      reveal.start({ seat: 0, tacOp: 'core/challenge', fallen: null }),
    );
    game
      .refuses(0, 'not-an-option', 'KT-10.2')
      .picks('name it', 2)
      .refuses(3, 'not-an-option', 'KT-10.2')
      .picks('name it', 0);
    expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, memo });
  });

  rule('KT-10.4', 'that friend incapacitates that enemy: once, and once more from exactly 6" or nearer', start => {
    const falls = { setup: core, stood, victim: 2, by: 0, card: { memo } } as const;
    expect(fallScores(start, 'core/challenge', falls)).toEqual([2, 2]);
    const farther = stood.map((each, i) => (i === 0 ? blue(MARINE, 0, 0, at(5 * INCH - 1, 5 * INCH)) : each));
    expect(fallScores(start, 'core/challenge', { ...falls, stood: farther })).toEqual([2, 0]);
  });

  rule('KT-10.4', 'not another friend, not another enemy, not while it is sealed', start => {
    const falls = { setup: core, stood, victim: 2, by: 0, card: { memo } } as const;
    expect(fallScores(start, 'core/challenge', { ...falls, by: 1 })).toEqual([0, 0]);
    expect(fallScores(start, 'core/challenge', { ...falls, victim: 3 })).toEqual([0, 0]);
    const game = fall(start, 'core/challenge', { ...falls, card: { memo, ...sealed } });
    expect(scoredIn(game)).toEqual([0, 0]);
    if (game.state.question) game.stopsAt(ASK);
  });
});

section('KT-10.4 Rout', () => {
  // The enemy's drop zone starts at 19".
  const edge = 19 * INCH - 6 * INCH - R;
  for (const id of ['core/rout', 'critical-ops/rout']) {
    const falls = (y: number) => ({
      stood: [blue(MARINE, 5, 5, at(1000, y)), red(BOY, 25, 5), red(BOY, 25, 8)] as const,
      victim: 1,
      by: 0,
    });
    rule(
      'KT-10.4',
      `${id}: a kill from exactly 6" of the enemy drop zone, and another in a later turning point`,
      start => {
        expect(fallScores(start, id, falls(edge))).toEqual([2, 0]);
        expect(fallScores(start, id, falls(edge - 1))).toEqual([0, 0]);
        expect(fallScores(start, id, { ...falls(edge), card: { scored: [2, 0] } })).toEqual([2, 0]);
        expect(fallScores(start, id, { ...falls(edge), card: { scored: [1, 0] } })).toEqual([1, 2]);
        expect(fallScores(start, id, { ...falls(edge), card: { scored: [1, 2] } })).toEqual([1, 2]);
      },
    );

    rule(['KT-10.3', 'KT-10.4'], `${id}: not a friend's fall, nor one by nobody, nor while sealed`, start => {
      expect(fallScores(start, id, { ...falls(edge), by: null })).toEqual([0, 0]);
      expect(fallScores(start, id, { ...falls(edge), victim: 0, by: 1 })).toEqual([0, 0]);
      expect(fallScores(start, id, { ...falls(edge), card: sealed })).toEqual([0, 0]);
    });
  }
});

section('KT-10.4 Rob and Ransack', () => {
  for (const [id, setup] of [
    ['core/rob-and-ransack', core],
    ['critical-ops/rob-and-ransack', open],
  ] as const) {
    const falls = (gap: number, other: number) =>
      ({
        setup,
        victim: 1,
        by: 0,
        how: 'combat',
        card: sealed,
        stood: [
          blue(MARINE, 0, 0, at(3000, 3000)),
          red(BOY, 0, 0, at(3000 + 2 * R + gap, 3000)),
          red(BOY, 0, 0, at(3000 - 2 * R - other, 3000)),
        ],
      }) as const;
    rule(
      ['KT-10.4', 'KT-10.2'],
      `${id}: a kill from exactly 1", over 3" from other enemies, reveals and scores`,
      start => {
        const game = fall(start, id, falls(INCH, 3 * INCH + 1)).picks(ASK, id);
        expect(scoredIn(game)).toEqual([2, 0]);
        expect(game.position.tacOps[0]![0]!.memo).toEqual({ slayer: 0 });
        // The one that did it stays.
        expect(game.position.operatives[0]!.removed).toBe(false);
      },
    );

    rule('KT-10.4', `${id}: farther, or with an enemy at exactly 3", nothing is asked`, start => {
      expect(fall(start, id, falls(INCH + 1, 3 * INCH + 1)).state.question).toBeNull();
      expect(fall(start, id, falls(INCH, 3 * INCH)).state.question).toBeNull();
    });

    rule('KT-10.4', `${id}: the second point is for the survival of the operative that did it`, start => {
      const stood = [blue(MARINE, 5, 5), blue(MARINE, 9, 5), red(BOY, 20, 5)] as const;
      const card = { scored: [2, 0], memo: { slayer: 0 } } as const;
      expect(battleEnd(start, id, { setup, stood, card })).toEqual([2, 4]);
      const gone = [blue(MARINE, 5, 5, { at: null, removed: true }), stood[1], stood[2]] as const;
      expect(battleEnd(start, id, { setup, stood: gone, card })).toEqual([2, 0]);
    });
  }
});

section('KT-10.4 Execution', () => {
  const lost = (operative: number, turningPoint: number) =>
    ({
      operative,
      by: null,
      how: 'other',
      from: null,
      turningPoint,
      at: { x: 0, y: 0, z: 0 },
      carrying: null,
    }) as const;
  const stood = [blue(MARINE, 5, 5), red(BOY, 20, 5), red(BOY, 22, 5), red(BOY, 24, 5)] as const;

  rule(['KT-10.4', 'KT-10.2'], 'it may be revealed as a turning point ends with more enemy losses than own', start => {
    const position = { turningPoint: 2, fallen: [lost(1, 2)], ...hand([0, 'core/execution', sealed]) };
    const game = start.from(core, field(stood, position), endTurn()).picks(ASK, 'core/execution');
    expect(game.position.tacOps[0]![0]).toMatchObject({ revealed: true, scored: [0, 0] });
    const even = { ...position, fallen: [lost(1, 2), lost(0, 2)] };
    expect(start.from(core, field(stood, even), endTurn()).state.question).toBeNull();
    const before = { ...position, fallen: [lost(1, 1)] };
    expect(start.from(core, field(stood, before), endTurn()).state.question).toBeNull();
  });

  rule('KT-10.4', 'at the end two such turning points score once, three twice', start => {
    const scored = (...fallen: readonly ReturnType<typeof lost>[]) =>
      battleEnd(start, 'core/execution', { setup: core, stood, position: { fallen } });
    expect(scored(lost(1, 1))).toEqual([0, 0]);
    expect(scored(lost(1, 1), lost(2, 1))).toEqual([0, 0]);
    expect(scored(lost(1, 1), lost(2, 3))).toEqual([4, 0]);
    expect(scored(lost(1, 1), lost(2, 3), lost(3, 4))).toEqual([4, 4]);
    expect(scored(lost(1, 1), lost(2, 3), lost(3, 4), lost(0, 4))).toEqual([4, 0]);
  });
});

section('KT-10.4 Deadly Marksman', () => {
  // The seat's own drop zone ends at 3", so wholly within 3" of it is up to 6".
  const edge = 6 * INCH - R;
  const falls = (y: number) =>
    ({
      setup: core,
      victim: 2,
      by: 0,
      how: 'shooting',
      card: { ...sealed, memo: { marksman: 0 } },
      stood: [blue(MARINE, 0, 0, at(1000, y)), blue(MARINE, 9, 2), red(BOY, 20, 12), red(BOY, 22, 12)],
    }) as const;
  const ID = 'core/deadly-marksman';

  rule(
    ['KT-10.4', 'KT-10.2'],
    'it is revealed when the marksman shoots an enemy down, wholly within 3" of the own zone',
    start => {
      const game = fall(start, ID, falls(edge)).picks(ASK, ID);
      expect(scoredIn(game)).toEqual([0, 0]);
      expect(fall(start, ID, falls(edge + 1)).state.question).toBeNull();
      expect(fall(start, ID, { ...falls(edge), how: 'combat' }).state.question).toBeNull();
    },
  );

  rule(['KT-10.2', 'KT-10.4'], 'a player without the card is asked all the same, but has nothing to reveal', start => {
    const game = fall(start, ID, { ...falls(edge), by: 1 });
    expect(game.asks(ASK, 'pick-one')).toMatchObject({ options: [KEEP] });
    game.picks(ASK, KEEP);
  });

  rule('KT-10.4', 'one more shot down, wherever it stands, scores; so does its survival', start => {
    const card = { memo: { marksman: 0 } };
    expect(fallScores(start, ID, { ...falls(3000), card })).toEqual([2, 0]);
    expect(fallScores(start, ID, { ...falls(3000), by: 1, card })).toEqual([0, 0]);
    expect(fallScores(start, ID, { ...falls(3000), how: 'combat', card })).toEqual([0, 0]);
    expect(battleEnd(start, ID, { ...falls(3000), card })).toEqual([0, 4]);
    const gone = [blue(MARINE, 5, 5, { at: null, removed: true }), red(BOY, 9, 9)] as const;
    expect(battleEnd(start, ID, { setup: core, stood: gone, card })).toEqual([0, 0]);
  });
});

section('KT-10.4 Eliminate Guards', () => {
  const objective = (id: string, y: number) => ({
    id,
    kind: 'objective',
    at: { x: 3000, y, z: 0 },
    seat: null,
    marks: {},
  });
  const tokens = [objective('centre', 11 * INCH), objective('own', 6 * INCH), objective('beyond', 16 * INCH)];
  const by = (y: number, gap: number) => at(3000 + R + gap, y);
  const stood = [
    blue(MARINE, 5, 5),
    red(BOY, 0, 0, by(11 * INCH, 2 * INCH)),
    red(BOY, 0, 0, by(6 * INCH, 0)),
    red(BOY, 0, 0, by(16 * INCH, 2 * INCH + 1)),
    red(BOY, 0, 0, by(16 * INCH, -400)),
  ] as const;
  const ID = 'critical-ops/eliminate-guards';

  rule(
    ['KT-10.4', 'KT-10.2'],
    'an enemy within exactly 2" of a central or enemy-side objective may be named, each turning point anew',
    start => {
      const game = start.from(
        open,
        field(stood, { tokens, turningPoint: 3, ...hand([0, ID]) }),
        naming.start({ seat: 0, tacOp: ID, name: 'guard' }),
      );
      expect(game.asks('name it', 'pick-one').options).toEqual([1, 4]);
      game.refuses(2, 'not-an-option', 'KT-10.2').refuses(3, 'not-an-option', 'KT-10.2').picks('name it', 4);
      expect(game.position.tacOps[0]![0]!.memo).toEqual({ guard: 4, named: 3 });
    },
  );

  rule('KT-10.4', 'its fall in that turning point scores, whoever causes it; again in a later one', start => {
    const falls = { stood, victim: 1, by: null, position: { tokens, turningPoint: 3 } } as const;
    expect(fallScores(start, ID, { ...falls, card: { memo: { guard: 1, named: 3 } } })).toEqual([3, 0]);
    expect(fallScores(start, ID, { ...falls, card: { memo: { guard: 1, named: 2 } } })).toEqual([0, 0]);
    expect(fallScores(start, ID, { ...falls, card: { memo: { guard: 4, named: 3 } } })).toEqual([0, 0]);
    expect(fallScores(start, ID, { ...falls, card: { memo: { guard: 1, named: 3 }, scored: [2, 0] } })).toEqual([2, 3]);
    expect(fallScores(start, ID, { ...falls, card: { memo: { guard: 1, named: 3 }, ...sealed } })).toEqual([0, 0]);
  });
});

section('KT-10.4 Assassinate Target', () => {
  const stood = [blue(MARINE, 5, 5), red(BOY, 20, 5), red(BOY, 22, 5)] as const;
  const ID = 'critical-ops/assassinate-target';

  rule(['KT-10.4', 'KT-10.2'], 'the opponent names one of its own', start => {
    const game = start.from(
      open,
      field(stood, hand([0, ID, sealed])),
      reveal.start({ seat: 0, tacOp: ID, fallen: null }),
    );
    expect(game.asks('name it', 'pick-one')).toMatchObject({ to: 1, options: [1, 2] });
    game.refuses(0, 'not-an-option', 'KT-10.2').picks('name it', 2);
    expect(game.position.tacOps[0]![0]!.memo).toEqual({ target: 2 });
  });

  rule('KT-10.4', 'it scores twice if the operative is incapacitated, once if injured at the end', start => {
    const card = { memo: { target: 1 } };
    expect(fallScores(start, ID, { stood, victim: 1, by: null, card })).toEqual([2, 2]);
    expect(fallScores(start, ID, { stood, victim: 2, by: 0, card })).toEqual([0, 0]);
    const left = (wounds: number) =>
      battleEnd(start, ID, { stood: [stood[0], red(BOY, 20, 5, { wounds }), stood[2]], card });
    expect(left(4)).toEqual([4, 0]);
    expect(left(5)).toEqual([0, 0]);
    expect(
      battleEnd(start, ID, { stood: [stood[0], red(BOY, 20, 5, { wounds: 4 })], card: { ...card, ...sealed } }),
    ).toEqual([0, 0]);
  });
});

section('KT-10.4 Executioner', () => {
  const stood = [blue(MARINE, 5, 5), blue(MARINE, 8, 5), red(BOY, 20, 5), red(BOY, 22, 5)] as const;
  const ID = 'critical-ops/executioner';

  rule(['KT-10.4', 'KT-10.2'], 'a friend and a victim are named; later only a victim', start => {
    const game = start.from(
      open,
      field(stood, hand([0, ID, sealed])),
      reveal.start({ seat: 0, tacOp: ID, fallen: null }),
    );
    game.picks('name it', 1).picks('name it', 3);
    expect(game.position.tacOps[0]![0]!.memo).toEqual({ executioner: 1, victim: 3, named: 1 });
  });

  rule('KT-10.4', 'the executioner incapacitates the victim of this turning point; again later', start => {
    const card = (named: number, scored = [0, 0] as readonly [number, number]) => ({
      scored,
      memo: { executioner: 0, victim: 2, named },
    });
    expect(fallScores(start, ID, { stood, victim: 2, by: 0, card: card(2) })).toEqual([2, 0]);
    expect(fallScores(start, ID, { stood, victim: 2, by: 0, card: card(1) })).toEqual([0, 0]);
    expect(fallScores(start, ID, { stood, victim: 2, by: 1, card: card(2) })).toEqual([0, 0]);
    expect(fallScores(start, ID, { stood, victim: 3, by: 0, card: card(2) })).toEqual([0, 0]);
    expect(fallScores(start, ID, { stood, victim: 2, by: 0, card: card(2, [1, 0]) })).toEqual([1, 2]);
  });
});
