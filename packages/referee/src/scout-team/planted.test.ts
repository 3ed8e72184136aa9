import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself } from '../frame/planted.oracle.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import { corePlants, plantsIn } from '../w40k/planted.oracle.ts';
import { scoutTeam } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'scout-team') as Edition<Game>;
const games = [
  played(ruleset, 2, 'eager'),
  played(ruleset, 6, 'random'),
  played(ruleset, 4, 'eager', 'c'),
  played(ruleset, 2, 'eager', 'b'),
] as PlayedGame<Fact>[];

const { to } = plantsIn<Fact>();

const COMMAND = 'CP and points in Command phases';

const BY_MEMBER = 'damage by member';

const plants: readonly Plant<Fact>[] = [
  ...corePlants<Fact>({ move: '9E-5.1', charge: '9E-9.6', harm: '9E-7.20' }),
  // In an attack on several models each wound is saved separately.
  [BY_MEMBER, 'a wound at somebody else', to('wound-allocated', f => ({ ...f, target: f.target === 0 ? 1 : 0 }))],
  [BY_MEMBER, 'a wound more', to('wound-allocated', f => [{ type: 'saves-made', clause: f.clause, unsaved: [] }, f])],
  [
    BY_MEMBER,
    'a death for nothing',
    to('wound-allocated', f => [{ type: 'slain', clause: '9E-7.20', model: f.target, from: null }, f]),
  ],
  [COMMAND, 'two CP', to('cp-gained', f => ({ ...f, cp: 2 }))],
  [COMMAND, 'no CP', to('cp-gained', () => [])],
  [COMMAND, 'more points', to('scored', f => ({ ...f, points: f.points + 5 }))],
  [COMMAND, 'points left out', to('scored', () => [])],
  ['Morale', 'another total', to('morale-tested', f => ({ ...f, total: f.total + 1 }))],
  ['Morale', 'another Leadership', to('morale-tested', f => ({ ...f, leadership: f.leadership + 1 }))],
  ['Morale', 'another outcome', to('morale-tested', f => ({ ...f, passed: !f.passed }))],
  ['deployment', 'one in the middle', to('deployed', f => ({ ...f, at: { x: 2794, y: 3810, z: 0 } }))],
  [
    'fights by turns',
    'somebody out of turn',
    to('did', (f, turn) =>
      f.deed === 'fought' ? [{ type: 'turn-began', clause: '9E-3.1', seat: turn.by === 1 ? 0 : 1 }, f] : null,
    ),
  ],
  [
    'the length of the battle',
    'an end too soon',
    to('phase-began', f => [f, { type: 'game-ended', clause: f.clause }]),
  ],
];

describe('the referee of Scout Team', () => provesItself(scoutTeam, games, plants));
