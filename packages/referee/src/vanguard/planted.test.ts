import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to as toFact } from '../frame/planted.oracle.ts';
import type { PlayedGame, Turn } from '../frame/played-game.ts';
import { vanguard } from './book.ts';
import type { Attack, Die, Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'vanguard') as Edition<Game>;
const games = [
  played(ruleset, 0, 'soldier'),
  played(ruleset, 3, 'eager'),
  played(ruleset, 6, 'soldier'),
  played(ruleset, 11, 'eager'),
  played(ruleset, 22, 'soldier'),
  played(ruleset, ruleset.ready.length - 1, 'soldier', 'taken'),
] as PlayedGame<Fact>[];

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;
const to = <T extends Fact['type']>(
  type: T,
  change: (fact: Of<T>, turn: Turn<Fact>) => Fact | readonly Fact[] | null,
) =>
  toFact<Fact, T>(type, (fact, turn) => {
    const changed = change(fact, turn);
    return changed === null || Array.isArray(changed) ? (changed as readonly Fact[] | null) : [changed as Fact];
  });

const withAttack = (change: (attack: Attack) => Partial<Attack> | null) =>
  to('attack-began', f => {
    const changed = change(f.attack);
    return changed === null ? null : { ...f, attack: { ...f.attack, ...changed } };
  });

const otherThan = (turn: Turn<Fact>): number | undefined =>
  [1, 2, 3, 4, 5].find(face => !(turn.answer as number[]).includes(face));
const withFirst = (dice: readonly Die[], die: Partial<Die>): readonly Die[] =>
  dice.map((each, i) => (i === 0 ? { ...each, ...die } : each));

/** Another model moved away before the attack. */
const MIDDLE = { x: 300, y: 4572, z: 0 };

/** Open ground on every table: its middle line at the edge. */
const EDGE = { x: 400, y: 1000, z: 0 };

const plants: readonly Plant<Fact>[] = [
  [
    'dice as rolled, and bonus dice',
    'a face that was not rolled',
    to('hit-dice-set', (f, turn) => {
      const face = otherThan(turn);
      return f.clause === 'VG-10.3' && face ? { ...f, dice: withFirst(f.dice, { face }) } : null;
    }),
  ],
  [
    'dice as rolled, and bonus dice',
    'a 6 without its bonus die',
    to('hit-dice-set', f => (f.clause === 'VG-3.4' ? { ...f, dice: f.dice.slice(0, -1) } : null)),
  ],
  ['command points', 'one more', to('cp-set', f => ({ ...f, cp: f.cp.map(cp => cp + 1) }))],
  ['command points', 'a higher price', to('cp-spent', f => (f.on === 'extra-action' ? { ...f, cp: 2 } : null))],
  ['command points', 'more spent than had', to('cp-spent', f => ({ ...f, cp: 30 }))],
  ['who goes first', 'the loser of the roll', to('first-player-chosen', f => ({ ...f, seat: 1 - f.seat }))],
  ['turns alternate', 'a model twice', to('activation-ended', f => [f, { ...f, type: 'activated', again: false }, f])],
  ['turns alternate', 'a turn left out', to('pass-token-spent', () => [])],
  ['turns alternate', 'a re-activation that nobody paid', to('cp-spent', f => (f.on === 're-activation' ? [] : null))],
  ['turns alternate', 'one finished too soon', to('activated', f => [{ ...f, type: 'declared-finished', seat: 0 }, f])],
  ['rounds and phases', 'a round left out', to('round-began', f => ({ ...f, round: f.round + 1 }))],
  ['rounds and phases', 'a phase left out', to('phase-began', f => (f.phase === 'turns' ? [] : null))],
  ['pass tokens', 'one more', to('pass-tokens-given', f => ({ ...f, tokens: f.tokens.map(tokens => tokens + 1) }))],
  ['actions of an activation', 'the same action twice', to('action-begun', f => [f, { ...f, slot: null }])],
  [
    'actions of an activation',
    'a short action beside a long one',
    to('action-begun', f => (f.slot === 'long' ? [f, { ...f, action: 'aim', slot: 'short' }] : null)),
  ],
  [
    'actions of an activation',
    'an Extra Action that nobody paid',
    to('cp-spent', f => (f.on === 'extra-action' ? [] : null)),
  ],
  [
    'actions of an activation',
    'an action of one that lies there',
    to('action-begun', f => (f.action === 'walk' ? [{ ...f, type: 'knocked-down' }, f] : null)),
  ],
  [
    'distance moved',
    'a move too long',
    to('moved', f => {
      const end = { ...f.to, x: f.to.x > 4000 ? f.to.x - 3810 : f.to.x + 3810 };
      return f.legs ? { ...f, to: end, legs: [...f.legs, { how: 'go', to: end }] } : null;
    }),
  ],
  ['distance moved', 'an end off the path', to('moved', f => ({ ...f, to: { ...f.to, x: f.to.x + 1 } }))],
  [
    'placed on the table, clear of models',
    'a base over the edge',
    to('moved', f => ({ ...f, to: { ...f.to, x: 50 } })),
  ],
  [
    'placed on the table, clear of models',
    'two on one spot',
    to('deployed', f => (f.model > 0 ? [f, { ...f, model: f.model - 1, at: { ...f.at, x: f.at.x + 50 } }] : null)),
  ],
  [
    'number of attack dice',
    'one more allotted',
    withAttack(({ type, dice }) => (type === 'harm' ? null : { dice: dice + 1 })),
  ],
  [
    'number of attack dice',
    'one more rolled',
    to('hit-dice-set', f => (f.clause === 'VG-10.3' ? { ...f, dice: [...f.dice, f.dice[0]!, f.dice[0]!] } : null)),
  ],
  [
    'number of attack dice',
    'another D',
    withAttack(({ type, damage }) => (type === 'harm' ? null : { damage: damage + 1 })),
  ],
  ['hits', 'two more', to('hits-scored', f => ({ ...f, hits: f.hits + 2 }))],
  ['hits', 'all missed', to('hits-scored', f => (f.hits > 0 ? { ...f, hits: 0 } : null))],
  [
    'armor rolls and wounds',
    'one die more',
    to('armor-dice-set', f => (f.clause === 'VG-10.4' ? { ...f, dice: [...f.dice, f.dice[0]!] } : null)),
  ],
  [
    'armor rolls and wounds',
    'wrong damage',
    to('wounds-suffered', f => (f.clause === 'VG-10.5' ? { ...f, wounds: f.wounds + 1 } : null)),
  ],
  ['armor rolls and wounds', 'no wounds', to('wounds-suffered', f => (f.clause === 'VG-10.5' ? [] : null))],
  ['armor rolls and wounds', 'a mortal wound more', to('mortal-wounds-added', f => ({ ...f, wounds: f.wounds + 1 }))],
  [
    'recovery and removal',
    'one that stays by a failed roll',
    to('removed', f => (f.clause === 'VG-10.17' ? { ...f, type: 'recovered', clause: 'VG-10.16' } : null)),
  ],
  ['recovery and removal', 'one that goes on at 0 wounds', to('removed', f => (f.clause === 'VG-10.17' ? [] : null))],
  [
    'recovery and removal',
    'one removed without a roll',
    to('recovered', f => ({ ...f, type: 'removed', clause: 'VG-10.18', from: null })),
  ],
  [
    'targets in range',
    'its own side',
    withAttack(({ type, attacker }) => (type === 'harm' ? null : { target: attacker })),
  ],
  [
    'targets in range',
    'one too far away',
    to('attack-began', f =>
      f.attack.type === 'harm' ? null : [{ type: 'moved', clause: 'VG-7.1', model: f.attack.target, to: MIDDLE }, f],
    ),
  ],
  [
    'targets in range',
    'an attack by one that lies there',
    to('attack-began', f => [{ type: 'knocked-down', clause: 'VG-8.1', model: f.attack.attacker }, f]),
  ],
  [
    'targets in range',
    'a ranged attack while engaged',
    to('attack-began', f =>
      f.attack.type === 'ranged'
        ? [
            { type: 'moved', clause: 'VG-7.1', model: f.attack.target, to: EDGE },
            { type: 'moved', clause: 'VG-7.1', model: f.attack.attacker, to: { ...EDGE, y: EDGE.y + 420 } },
            f,
          ]
        : null,
    ),
  ],
  ['targets in range', 'a charge at a friend', to('charge-declared', f => ({ ...f, target: f.model }))],
  ['nerve and broken teams', 'another outcome', to('nerve-tested', f => ({ ...f, passed: !f.passed }))],
  ['nerve and broken teams', 'a broken team', to('broken-judged', f => ({ ...f, broken: f.broken.map(is => !is) }))],
  ['nerve and broken teams', 'a test left out', to('nerve-tested', f => (f.passed ? [] : null))],
  ['deployment', 'one outside its zone', to('deployed', f => ({ ...f, at: MIDDLE }))],
  ['deployment', 'one out of turn', to('deployed', () => [])],
  ['deployment', 'the loser of the roll-off', to('deployment-won', f => ({ ...f, seat: 1 - f.seat }))],
  ['markers scored', 'one point more', to('scored', f => ({ ...f, vp: f.vp + 1 }))],
  ['markers scored', 'a leader left out', to('leader-taken', () => [])],
  ['markers scored', 'a leader for less', to('leader-taken', f => ({ ...f, vp: 1 }))],
  ['markers scored', 'a marker left out', to('scored', () => [])],
  [
    'markers scored',
    'a marker nobody holds',
    to('cleared', f => [{ ...f, type: 'scored', seat: 0, vp: 3, marker: 0 }, f]),
  ],
];

describe('the referee of Vanguard', () => provesItself(vanguard, games, plants));
