import { answer, begin, propose, type State } from '@little-wars/engine';
import { numbers } from '@little-wars/engine/testing';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { at, BOY, hand, MARINE } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red } from '../../testing/field.ts';
import type { KillTeam, Position, Setup } from '../../types.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { endOfBattle, resultOf, victoryPoints } from './victory.ts';

/** Plays proposals to the end: returns the purposes in the order first asked, and the final state. */
function playOut(
  setup: Setup,
  seed: number,
): { readonly purposes: readonly string[]; readonly state: State<KillTeam> } {
  const next = numbers(seed);
  const purposes: string[] = [];
  let state = begin(killTeam, setup);
  while (state.question !== null) {
    if (!purposes.includes(state.question.purpose)) purposes.push(state.question.purpose);
    const proposed = propose(killTeam, setup, state, next);
    const answered = answer(killTeam, setup, state, { by: state.question.to, answer: proposed });
    if (!answered.ok) expect.fail(JSON.stringify([state.question, proposed, answered.reasons]));
    state = answered.state;
  }
  return { purposes, state };
}

section('KT-11.1 Matched play', () => {
  const { purposes, state } = playOut(killTeam.ready[0]!, 3);

  rule(['KT-11.1', 'KT-11.4'], 'its steps come in order', () => {
    const order = [
      'roll off',
      'say who is the Attacker',
      'pick a drop zone',
      'choose three tac ops',
      'set up a barricade',
      'choose the group',
      'set up an operative',
      'give it an order',
      'choose a scouting option',
      'say who has the first initiative',
      'choose who activates',
    ];
    expect(purposes.filter(purpose => order.includes(purpose))).toEqual(order);
  });

  rule(['KT-11.1', 'KT-1.1', 'KT-11.15'], 'four turning points, then the result', () => {
    expect(state.position).toMatchObject({ turningPoint: 4, over: true, phase: 'over' });
    expect(killTeam.result(killTeam.ready[0]!, state.position)).not.toBeNull();
  });

  rule(['KT-11.4', 'KT-11.6'], 'six objectives are where the map places them, and each seat has 3CP', start => {
    const game = start
      .begin(killTeam.ready[0]!)
      .dice('roll off', 6, 1)
      .picks('say who is the Attacker', 0)
      .picks('pick a drop zone', 0);
    expect(game.position.tokens.map(({ at: { x, y } }) => [x / 254, y / 254])).toEqual([
      [15, 6],
      [15, 16],
      [21, 13],
      [9, 9],
      [27, 9],
      [3, 13],
    ]);
    expect(game.position.cp).toEqual([3, 3]);
    game.stopsAt('choose an archetype');
  });
});

section('KT-11.2 Open play', () => {
  const setup = killTeam.ready.find(({ play }) => play === 'open')!;
  const { purposes, state } = playOut(setup, 5);

  rule('KT-11.2', 'drop zones, barricades, operatives and battle, without tac ops and scouting', () => {
    const order = [
      'roll off',
      'say who is the Attacker',
      'pick a drop zone',
      'set up a barricade',
      'choose the group',
      'set up an operative',
      'give it an order',
      'choose who activates',
    ];
    expect(purposes.filter(purpose => order.includes(purpose))).toEqual(order);
    for (const purpose of ['choose three tac ops', 'choose a scouting option']) expect(purposes).not.toContain(purpose);
    expect(state.position).toMatchObject({ turningPoint: 4, over: true, tacOps: [[], []] });
  });

  rule(['KT-11.2', 'KT-2.2'], 'the first initiative is rolled for', start => {
    const game = start
      .begin(setup)
      .dice('roll off', 6, 1)
      .picks('say who is the Attacker', 0)
      .picks('pick a drop zone', 0);
    game.stopsAt('set up a barricade');
    expect(game.position.cp).toEqual([0, 0]);
  });
});

section('KT-11.13 One side wiped out', () => {
  rule('KT-11.13', 'if one side has nobody left, the other still plays the turning point and scores', start => {
    const tokens = [
      { id: 'objective-1', kind: 'objective', at: { x: 3000, y: 3000, z: 0 }, seat: null, marks: { 'secured-by': 0 } },
    ];
    const alone = field([blue(MARINE, 0, 0, at(3000, 3000)), red(BOY, 0, 0, { at: null, removed: true, wounds: 0 })], {
      cp: [0, 0],
      turningPoint: 2,
      tokens,
      tacOps: hand([0, 'critical-ops/hold-them-back']).tacOps,
    });
    const game = start.from({ ...open, mission: 'secure' }, alone, turningPoint.start({ number: 3 }));
    game.dice('roll for initiative', 1, 6);
    while (game.state.question?.purpose === 'use a strategic ploy') game.picks('use a strategic ploy', 'pass');
    game.picks('choose who activates', 0).picks('give an order', 'engage');
    while (game.state.question?.kind === 'react') game.reacts(game.state.question.timing, null);
    game.picks('choose an action', 'end-activation');
    expect(game.position.missionPoints[0]).toEqual([0, 0, 0, 1, 0]);
    expect(game.position.tacOps[0]![0]!.scored).toEqual([3, 0]);
    expect(game.position.over).toBe(false);
  });
});

section('KT-11.14-15 Victory', () => {
  const position = (change: Partial<Position>): Position =>
    field([blue(MARINE, 5, 5), red(BOY, 20, 20)], { over: true, ...change });
  const points = (...each: readonly number[]) => [0, ...each];

  rule('KT-11.14', 'mission VP: at most 4 per turning point and 16 in total; tac ops: 2 each and 6 in total', () => {
    const vp = (change: Partial<Position>) => victoryPoints(open, position(change), 0);
    expect(vp({ missionPoints: [points(3, 4, 2, 1), points(0, 0, 0, 0)] })).toBe(10);
    expect(vp({ missionPoints: [points(5, 6, 4, 4), points(0, 0, 0, 0)] })).toBe(16);
    const full = { scored: [1, 2] as const };
    expect(vp(hand([0, 'a', full], [0, 'b', full], [0, 'c', { scored: [0, 4] }]))).toBe(5);
    expect(vp(hand([0, 'a', full], [0, 'b', full], [0, 'c', full], [0, 'd', full]))).toBe(6);
    expect(vp({ missionPoints: [points(4, 4, 4, 4), points(0, 0, 0, 0)], ...hand([0, 'a', full]) })).toBe(18);
  });

  rule(['KT-11.14', 'KT-15.1'], 'only matched play limits mission VP', () => {
    const most = position({ missionPoints: [points(5, 6, 7, 8), points(0, 0, 0, 0)] });
    expect(victoryPoints(open, most, 0)).toBe(16);
    for (const play of ['open', 'narrative'] as const) expect(victoryPoints({ ...open, play }, most, 0)).toBe(26);
  });

  rule(['KT-11.15', 'KT-1.1'], 'most VP win, equal VP are a draw, and there is no winner before the end', () => {
    const result = (zero: number, one: number, over = true) =>
      resultOf(open, position({ over, missionPoints: [points(zero, 0, 0, 0), points(one, 0, 0, 0)] }));
    expect(result(3, 2)).toEqual({ winners: [0], scores: [3, 2] });
    expect(result(1, 2)).toEqual({ winners: [1], scores: [1, 2] });
    expect(result(2, 2)).toEqual({ winners: [], scores: [2, 2] });
    expect(result(3, 2, false)).toBeNull();
  });

  rule('KT-11.15', 'the battle ends after tac ops have scored at its end', start => {
    const game = start.from(
      open,
      position({
        over: false,
        turningPoint: 4,
        ...hand([0, 'critical-ops/escort-operative', { memo: { escorted: 0 } }]),
      }),
      endOfBattle.start({}),
    );
    expect(game.position).toMatchObject({ over: true, phase: 'over' });
  });
});
