import { type Leg, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood, sector } from '../../testing/field.ts';
import { drop, go, move } from '../../testing/moves.ts';
import type { Position, Setup } from '../../types.ts';
import { isPossible } from './actions.ts';
import type { MoveAction } from './moves.ts';
import { findMove } from './ways.ts';

const strait: Setup = { ...sector, map: 'strait' };
const marine = (x: number, y: number, z = 0): Stood => blue('tactical-marine-warrior', 0, 0, { at: spot(x, y, z) });
const boy = (x: number, y: number, z = 0): Stood => red('boy-fighter', 0, 0, { at: spot(x, y, z) });
const line = (...stood: readonly Stood[]): Position => broke(stood, { activation: active({ ap: 3 }) });

section('KT-3.20 No action is refused for want of a search', () => {
  /** The action is on offer, the given move is legal, and so is the one that is proposed. */
  const offers = (
    start: Parameters<Parameters<typeof rule>[2]>[0],
    [setup, position, action]: readonly [Setup, Position, MoveAction],
    legs: readonly Leg[],
  ): void => {
    const t = tableOf(killTeam, setup, position);
    expect(isPossible(t, 0, action)).toBe(true);
    start.from(setup, position, move(action)).picks('move', legs);
    start.from(setup, position, move(action)).picks('move', findMove(t, 0, action)!);
  };

  rule('KT-3.11', 'a Fall Back out of the middle of three enemies', start => {
    const position = line(marine(6028, 4264), boy(5562, 4027), boy(6429, 4451), boy(6009, 3721));
    offers(start, [strait, position, 'fall-back'], [go(6732, 3608)]);
  });

  rule('KT-3.11', 'a Fall Back from a Vantage Point, by a drop', start => {
    const position = line(marine(1556, 1644, 762), boy(1392, 1361, 762));
    offers(start, [sector, position, 'fall-back'], [drop(2213, 1586)]);
  });

  rule('KT-3.8', 'a Charge from a Vantage Point at an enemy on the floor', start => {
    const position = line(marine(6719, 4221, 762), boy(6096, 5217));
    offers(start, [sector, position, 'charge'], [drop(6665, 4634), go(6360, 5007)]);
  });

  rule('KT-3.20', 'what is refused has a reason: nobody is near enough as the crow flies', () => {
    const t = tableOf(killTeam, sector, line(marine(6719, 4221, 762), boy(1000, 1000)));
    expect(findMove(t, 0, 'charge')).toBeNull();
  });
});
