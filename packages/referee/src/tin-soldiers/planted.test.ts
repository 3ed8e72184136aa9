import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to } from '../frame/planted.oracle.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import { tinSoldiers } from './book.ts';
import type { Fact } from './ledger.ts';

const ruleset = rulesets.find(({ id }) => id === 'tin-soldiers') as Edition<Game>;
const games = [0, 1].flatMap(setup => [
  played(ruleset, setup, 'random', 'a'),
  played(ruleset, setup, 'eager', 'b'),
]) as PlayedGame<Fact>[];

const change = <T extends Fact['type']>(type: T, of: (fact: Extract<Fact, { type: T }>) => readonly Fact[] | null) =>
  to<Fact, T>(type, of);

const plants: readonly Plant<Fact>[] = [
  ['placing in turn and in strips', 'one outside', change('placed', f => [{ ...f, at: { x: 1500, y: 1500, z: 0 } }])],
  ['placing in turn and in strips', 'one out of turn', change('placed', () => [])],
  ['bids and courage', 'the lower bid', change('bids-shown', f => [{ ...f, first: 1 - f.first }])],
  ['bids and courage', 'more courage than there is', change('courage-changed', f => [{ ...f, by: -9 }])],
  ['turns alternate', 'a soldier twice', change('activated', f => [f, f])],
  ['turns alternate', 'a round left out', change('round-began', f => [{ ...f, round: f.round + 1 }])],
  ['distance moved', 'an end off the path', change('moved', f => [{ ...f, to: { ...f.to, x: f.to.x + 1 } }])],
  ['wounds, falls and points', 'a fall too soon', change('wounds-lost', () => [])],
  ['wounds, falls and points', 'one that stays', change('fell', () => [])],
  [
    'wounds, falls and points',
    'a point nobody earned',
    change('activated', f => [f, { ...f, type: 'scored', clause: 'TOY-5.4', seat: 0, points: 1 }]),
  ],
];

describe('the referee of Tin Soldiers', () => provesItself(tinSoldiers, games, plants));
