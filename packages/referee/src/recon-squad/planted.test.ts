import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to } from '../frame/planted.oracle.ts';
import type { Told } from '../frame/told.ts';
import { reconSquad } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'recon-squad') as Edition<Game>;
const games = [0, 1].map(setup => played(ruleset, setup, 'random', 'a')) as Told<Fact>[];

const change = <T extends Fact['type']>(type: T, of: (fact: Extract<Fact, { type: T }>) => readonly Fact[] | null) =>
  to<Fact, T>(type, of);

const TURNS = 'rounds, turns and phases';
const LENGTH = 'the length of the game';

const plants: readonly Plant<Fact>[] = [
  [TURNS, 'a round left out', change('round-began', f => [{ ...f, round: f.round + 1 }])],
  [TURNS, 'a turn of the wrong side', change('turn-began', f => [{ ...f, seat: 1 - f.seat }])],
  [TURNS, 'a turn left out', change('turn-began', () => [])],
  [TURNS, 'a phase twice', change('phase-began', f => [f, f])],
  [LENGTH, 'the die of the wrong side', change('game-goes-on', f => [{ ...f, seat: 1 - f.seat }])],
  [LENGTH, 'another end', change('game-goes-on', f => [{ ...f, goesOn: !f.goesOn }])],
  [
    LENGTH,
    'an end too soon',
    change('round-began', f => (f.round === 3 ? [{ ...f, type: 'game-ended' } as Fact] : null)),
  ],
];

describe('the referee of Recon Squad', () => provesItself(reconSquad, games, plants));
