import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to as toFact } from '../frame/planted.oracle.ts';
import type { Told } from '../frame/told.ts';
import { scoutTeam } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'scout-team') as Edition<Game>;
const games = [played(ruleset, 2, 'eager'), played(ruleset, 6, 'random')] as Told<Fact>[];

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;
const to = <T extends Fact['type']>(type: T, change: (fact: Of<T>) => readonly Fact[]) =>
  toFact<Fact, T>(type, fact => change(fact));

const TURNS = 'rounds, turns and phases';
const COMMAND = 'CP and points in Command phases';

const plants: readonly Plant<Fact>[] = [
  [
    'dice as rolled',
    'a face that was not rolled',
    to('rolled', f => [{ ...f, roll: { ...f.roll, faces: f.roll.faces.map(face => 7 - face) } }]),
  ],
  [TURNS, 'a round left out', to('round-began', f => [{ ...f, round: f.round + 1 }])],
  [TURNS, 'a turn of the wrong side', to('turn-began', f => [{ ...f, seat: 1 - f.seat }])],
  [TURNS, 'a phase twice', to('phase-began', f => [f, f])],
  ['command points', 'more than it has', to('cp-spent', f => [{ ...f, cp: 9 }])],
  ['command points', 'one stratagem twice', to('cp-spent', f => [f, f])],
  [COMMAND, 'two CP', to('cp-gained', f => [{ ...f, cp: 2 }])],
  [COMMAND, 'no CP', to('cp-gained', () => [])],
  [COMMAND, 'more points', to('scored', f => [{ ...f, points: f.points + 5 }])],
  [COMMAND, 'points left out', to('scored', () => [])],
  ['Morale', 'another total', to('morale-tested', f => [{ ...f, total: f.total + 1 }])],
  ['Morale', 'another Leadership', to('morale-tested', f => [{ ...f, leadership: f.leadership + 1 }])],
  ['Morale', 'another outcome', to('morale-tested', f => [{ ...f, passed: !f.passed }])],
  ['deployment', 'one in the middle', to('deployed', f => [{ ...f, at: { x: 2794, y: 3810, z: 0 } }])],
  [
    'the length of the battle',
    'an end too soon',
    to('phase-began', f => [f, { type: 'game-ended', clause: f.clause }]),
  ],
];

describe('the referee of Scout Team', () => provesItself(scoutTeam, games, plants));
