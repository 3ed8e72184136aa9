import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself } from '../frame/planted.oracle.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import { corePlants, plantsIn } from '../w40k/planted.oracle.ts';
import { reconSquad } from './book.ts';
import type { Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'recon-squad') as Edition<Game>;
const games = [
  played(ruleset, 0, 'soldier'),
  // Break Tests; Perils; grenades; powers that are denied.
  played(ruleset, 4, 'eager'),
  played(ruleset, 3, 'random'),
  played(ruleset, 6, 'eager'),
  played(ruleset, 9, 'eager', 'b'),
] as PlayedGame<Fact>[];

const { to } = plantsIn<Fact>();

const SOMEWHERE = { x: 6000, y: 6000, z: 0 };

const MINES = 'mines, jumps and falls';
const LENGTH = 'the length of the game';

const plants: readonly Plant<Fact>[] = [
  ...corePlants<Fact>({ move: '8E-4.1', charge: '8E-7.8', harm: '8E-6.19' }),
  [
    MINES,
    'a fall of another Strength',
    to('moved', f => [f, { type: 'fell', clause: 'RS-4.4', model: f.model, height: 762, strength: 4 }]),
  ],
  [
    MINES,
    'a gap as wide as the die that clears it',
    to('roll-settled', f => [f, { type: 'gap-jumped', clause: 'RS-4.2', model: 0, inches: 3, face: 3, cleared: true }]),
  ],
  [MINES, 'a mine of somebody else', to('mine-laid', f => ({ ...f, by: f.by === 0 ? 1 : 0 }))],
  [MINES, 'a mine far away', to('mine-laid', f => ({ ...f, at: { ...f.at, x: f.at.x + 4000 } }))],
  [
    'grenades',
    'one thrown before',
    to('attack-began', f =>
      /grenade|bomb/.test(f.attack.profile)
        ? [{ type: 'item-used', clause: 'RS-6.3', model: f.attack.attacker, item: f.attack.profile }, f]
        : null,
    ),
  ],
  ['Break Tests', 'another total', to('break-tested', f => ({ ...f, total: f.total + 1 }))],
  ['Break Tests', 'another Leadership', to('break-tested', f => ({ ...f, leadership: f.leadership + 1 }))],
  ['Break Tests', 'another outcome', to('break-tested', f => ({ ...f, passed: !f.passed }))],
  ['Break Tests', 'an army that does not break', to('broke', () => [])],
  ['deployment', 'one outside its zone', to('deployed', f => ({ ...f, at: SOMEWHERE }))],
  [
    'deployment',
    'one that may not wait',
    to('deployed', f => [f, { type: 'held-back', clause: '8E-4.14', model: f.model }]),
  ],
  [LENGTH, 'the die of the wrong side', to('game-goes-on', f => ({ ...f, seat: 1 - f.seat }))],
  [LENGTH, 'another end', to('game-goes-on', f => ({ ...f, goesOn: !f.goesOn }))],
  [
    LENGTH,
    'an end too soon',
    to('round-began', f => (f.round === 3 ? [{ type: 'game-ended', clause: f.clause }] : null)),
  ],
];

describe('the referee of Recon Squad', () => provesItself(reconSquad, games, plants));
