import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to } from '../frame/planted.oracle.ts';
import type { Told } from '../frame/told.ts';
import { zeroG } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'zero-g') as Edition<Game>;
const games = [played(ruleset, 0, 'soldier'), played(ruleset, 2, 'random')] as Told<Fact>[];

const FAR = 5000;
const off = <S extends { readonly x: number }>(spot: S): S => ({ ...spot, x: spot.x + FAR });

const plants: readonly Plant<Fact>[] = [
  ['turns and phases', 'a round left out', to<Fact, 'round-began'>('round-began', f => [{ ...f, round: f.round + 1 }])],
  [
    'turns and phases',
    'a turn of the wrong side',
    to<Fact, 'turn-began'>('turn-began', f => [{ ...f, seat: 1 - f.seat }]),
  ],
  ['turns and phases', 'a phase twice', to<Fact, 'phase-began'>('phase-began', f => [f, f])],
  [
    'turns and phases',
    'an end too soon',
    to<Fact, 'round-began'>('round-began', f => (f.round === 3 ? [{ type: 'game-ended', clause: 'ZG-7.1' }] : null)),
  ],
  [
    'drifts',
    'other faces',
    to<Fact, 'drifted'>('drifted', f =>
      f.clause === 'ZG-2.11' ? [{ ...f, faces: f.faces.map(face => 7 - face) }] : null,
    ),
  ],
  [
    'drifts',
    'a move too long',
    to<Fact, 'moved'>('moved', f => (f.clause === 'ZG-2.1' ? [{ ...f, to: off(f.to) }] : null)),
  ],
  [
    'drifts',
    'an arrow too many',
    to<Fact, 'arrows-changed'>('arrows-changed', f =>
      f.clause === 'ZG-2.26' ? [{ ...f, arrows: f.arrows + 1 }] : null,
    ),
  ],
  ['recoil', 'too far', to<Fact, 'recoiled'>('recoiled', f => [{ ...f, to: off(f.to) }])],
  ['wounds lost', 'more than it has', to<Fact, 'wounds-lost'>('wounds-lost', f => [{ ...f, wounds: 9 }])],
  ['wounds lost', 'slain twice', to<Fact, 'slain'>('slain', f => [f, f])],
  [
    'dead bodies',
    'another number of arrows',
    to<Fact, 'body-left'>('body-left', f => [{ ...f, arrows: f.arrows + 1 }]),
  ],
  ['dead bodies', 'a drift too long', to<Fact, 'body-drifted'>('body-drifted', f => [{ ...f, to: off(f.to) }])],
  ['dead bodies', 'one removed twice', to<Fact, 'body-removed'>('body-removed', f => [f, f])],
];

describe('the referee of Zero-G', () => provesItself(zeroG, games, plants));
