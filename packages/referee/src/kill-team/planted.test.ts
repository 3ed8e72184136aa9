import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe } from 'vitest';
import { type Plant, played, provesItself, to as toFact } from '../frame/planted.oracle.ts';
import type { PlayedGame, Turn } from '../frame/played-game.ts';
import { killTeam } from './book.ts';
import type { Die, Fact } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'kill-team') as Edition<Game>;
const games = [
  played(ruleset, 0, 'soldier'),
  played(ruleset, 1, 'eager'),
  played(ruleset, 3, 'soldier'),
  played(ruleset, 5, 'soldier'),
  played(ruleset, 10, 'eager'),
  played(ruleset, 13, 'soldier'),
  played(ruleset, 14, 'soldier'),
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

/** Dice not evaluated yet, or evaluated by a clause. */
const isFresh = (dice: readonly Die[]): boolean => dice.length > 0 && dice.every(({ as }) => as === null);
const withDie = (dice: readonly Die[], at: number, die: Partial<Die>): readonly Die[] =>
  dice.map((each, i) => (i === at ? { ...each, ...die } : each));
const allFail = (dice: readonly Die[]): readonly Die[] => dice.map(die => ({ ...die, as: 'fail' as const }));

const far = { x: 4000, y: 2800, z: 0 };

const plants: readonly Plant<Fact>[] = [
  [
    'narrative missions',
    'a second call in a turning point',
    to('token-marked', f => (f.mark === 'called-in' ? [f, f] : null)),
  ],
  [
    'narrative missions',
    'a charge that goes off at once',
    to('token-marked', f => (f.mark === 'charged' && f.value > 0 ? [f, { ...f, mark: 'destroyed' }] : null)),
  ],
  [
    'dice as rolled',
    'a face that was not rolled',
    to('attack-dice-set', (f, turn) => {
      const other = [1, 2, 3, 4, 5, 6].find(face => !(turn.answer as number[]).includes(face));
      return isFresh(f.dice) && turn.by === 'dice' && other
        ? { ...f, dice: withDie(f.dice, 0, { face: other }) }
        : null;
    }),
  ],
  [
    'turning points and phases',
    'a turning point left out',
    to('turning-point-began', f => ({ ...f, turningPoint: f.turningPoint + 1 })),
  ],
  ['turning points and phases', 'a phase left out', to('phase-began', f => (f.phase === 'strategy' ? [] : null))],
  ['who has initiative', 'the loser of the roll', to('initiative-won', f => ({ ...f, seat: 1 - f.seat }))],
  ['command points', 'one more gained', to('cp-changed', f => (f.by > 0 ? { ...f, by: f.by + 1 } : null))],
  ['command points', 'more spent than had', to('cp-changed', f => (f.by < 0 ? { ...f, by: -20 } : null))],
  ['ploys once and paid for', 'a higher price', to('cp-changed', f => (f.by < 0 ? { ...f, by: f.by - 1 } : null))],
  ['ploys once and paid for', 'the same ploy twice', to('ploy-used', f => [f, f])],
  ['turns alternate', 'an activation out of turn', to('activated', f => [f, { ...f, type: 'activation-ended' }, f])],
  ['turns alternate', 'an activation left out', to('activation-ended', () => [])],
  [
    'orders stay in the first turning point',
    'another order',
    to('activated', f => [
      { type: 'order-given', clause: 'KT-2.11', operative: f.operative, order: 'engage' },
      { type: 'order-given', clause: 'KT-2.11', operative: f.operative, order: 'conceal' },
      f,
    ]),
  ],
  ['action points', 'one AP more', to('activated', f => ({ ...f, ap: f.ap + 1 }))],
  ['action points', 'a dearer action', to('action-begun', f => ({ ...f, ap: f.ap + 2 }))],
  ['actions once and together', 'the same action twice', to('action-begun', f => [f, { ...f, ap: 0 }])],
  [
    'actions once and together',
    'a Charge with a Dash',
    to('action-begun', f => (f.action === 'dash' ? [{ ...f, action: 'charge', ap: 0 }, f] : null)),
  ],
  ['overwatch', 'a second one', to('overwatched', f => [f, f])],
  ['overwatch', 'one in an activation', to('activated', f => [f, { ...f, type: 'overwatched' }])],
  [
    'distance moved',
    'a move too long',
    to('moved', f => {
      const end = { ...f.to, x: f.to.x > 3800 ? f.to.x - 2540 : f.to.x + 2540 };
      return f.legs ? { ...f, to: end, legs: [...f.legs, { how: 'go', to: end }] } : null;
    }),
  ],
  [
    'distance moved',
    'an end off the path',
    to('moved', f => (f.legs ? { ...f, to: { ...f.to, x: f.to.x + 1 } } : null)),
  ],
  ['terrain traversed', 'half an inch more', to('moved', f => ({ ...f, distance: (f.distance ?? 0) + 127 }))],
  [
    'placed on the killzone, clear of bases',
    'a base over the edge',
    to('moved', f => ({ ...f, to: { ...f.to, x: 100 } })),
  ],
  [
    'placed on the killzone, clear of bases',
    'two on one spot',
    to('set-up', f =>
      f.operative > 0 ? [f, { ...f, operative: f.operative - 1, at: { ...f.at, x: f.at.x + 100 } }] : null,
    ),
  ],
  [
    'engagement range',
    'a move that ends at an enemy',
    to('moved', f => (f.clause === 'KT-3.8' ? { ...f, clause: 'KT-3.1' } : null)),
  ],
  [
    'engagement range',
    'a Dash while engaged',
    to('action-begun', f => (f.action === 'fight' ? [{ ...f, action: 'dash', ap: 0 }, f] : null)),
  ],
  [
    'engagement range',
    'a fight with nobody near',
    to('action-begun', f => (f.action === 'dash' ? { ...f, action: 'fight' } : null)),
  ],
  [
    'cover',
    'cover in the open',
    to('attack-began', f => (f.attack.inCover ? null : { ...f, attack: { ...f.attack, inCover: true } })),
  ],
  [
    'a charge ends engaged',
    'one that ends nowhere',
    to('moved', f => (f.clause === 'KT-3.8' ? { ...f, to: { x: 200, y: 200, z: 0 }, distance: 1 } : null)),
  ],
  [
    'number of attack dice',
    'one more die',
    to('attack-dice-set', f =>
      isFresh(f.dice) && f.clause !== 'KT-1.5' ? { ...f, dice: [...f.dice, f.dice[0]!] } : null,
    ),
  ],
  [
    'number of attack dice',
    'one die fewer in a fight',
    to('defence-dice-set', f => (f.clause === 'KT-5.3' && isFresh(f.dice) ? { ...f, dice: f.dice.slice(1) } : null)),
  ],
  [
    'targets in reach',
    'its own side',
    to('attack-began', f => ({ ...f, attack: { ...f.attack, target: f.attack.attacker } })),
  ],
  [
    'targets in reach',
    'a shot too far',
    to('attack-began', f =>
      f.attack.kind === 'shooting' && f.attack.weapon.includes('pistol')
        ? [{ type: 'moved', clause: 'KT-13.1', operative: f.attack.target, to: far }, f]
        : null,
    ),
  ],
  [
    'targets in reach',
    'a fight from afar',
    to('attack-began', f =>
      f.attack.kind === 'combat'
        ? [{ type: 'moved', clause: 'KT-13.1', operative: f.attack.target, to: { x: 300, y: 300, z: 0 } }, f]
        : null,
    ),
  ],
  ['hits and criticals', 'a 1 that hits', judged('attack-dice-set', 'KT-4.3', 1, 'normal')],
  ['hits and criticals', 'a 6 that is no critical', judged('attack-dice-set', 'KT-4.3', 6, 'normal')],
  ['hits and criticals', 'a 5 that fails in a fight', judged('attack-dice-set', 'KT-5.3', 5, 'fail')],
  ['hits and criticals', 'a 5 that is critical', judged('attack-dice-set', 'KT-4.3', 5, 'critical')],
  [
    'defence dice and saves',
    'one more die',
    to('defence-dice-set', f =>
      f.clause === 'KT-4.4' && isFresh(f.dice) ? { ...f, dice: [...f.dice, f.dice[0]!] } : null,
    ),
  ],
  ['defence dice and saves', 'a 1 that saves', judged('defence-dice-set', 'KT-4.4', 1, 'normal')],
  [
    'defence dice and saves',
    'a die kept in the open',
    to('attack-began', f => (f.attack.inCover ? { ...f, attack: { ...f.attack, inCover: false } } : null)),
  ],
  [
    'saves cancel hits',
    'all hits gone',
    to('attack-dice-set', f => (f.clause === 'KT-4.5' ? { ...f, dice: allFail(f.dice) } : null)),
  ],
  [
    'damage of hits',
    'one more',
    to('wounds-lost', f => (f.clause === 'KT-4.6' ? { ...f, amount: f.amount + 1 } : null)),
  ],
  [
    'damage of hits',
    'one less of a strike',
    to('wounds-lost', f => (f.clause === 'KT-5.6' ? { ...f, amount: f.amount - 1 } : null)),
  ],
  [
    'hits of a fight in turn',
    'two hits at once',
    to('attack-dice-set', f => (f.clause === 'KT-5.6' ? { ...f, dice: allFail(f.dice) } : null)),
  ],
  [
    'hits of a fight in turn',
    'the defender first',
    to('attack-dice-set', f => (f.clause === 'KT-5.6' ? { ...f, type: 'defence-dice-set', dice: [] } : null)),
  ],
  ['removal at 0 wounds', 'one that stays', to('removed', () => [])],
  ['removal at 0 wounds', 'one removed too soon', to('wounds-lost', f => ({ ...f, amount: 1 }))],
  ['Heavy and Limited weapons', 'a second use', to('weapon-used', f => (f.limited ? [f, f] : null))],
  [
    'Heavy and Limited weapons',
    'a Normal Move with a Heavy weapon',
    to('weapon-used', f => [
      f,
      { type: 'action-begun', clause: 'KT-2.12', operative: f.operative, action: 'charge', ap: 0 },
    ]),
  ],
  ['mortal wounds of weapons', 'one more', to('wounds-lost', f => (f.mortal ? { ...f, amount: f.amount + 1 } : null))],
  ['tac ops', 'the same condition twice', to('tac-op-scored', f => [f, f])],
  ['tac ops', 'a score before the reveal', to('tac-op-revealed', () => [])],
  ['mission points', 'one more point', to('mission-scored', f => ({ ...f, points: f.points + 1 }))],
  ['mission points', 'a point left out', to('mission-scored', () => [])],
  ['attacker and drop zones', 'one zone for both', to('drop-zone-chosen', f => ({ ...f, zone: 0 }))],
  [
    'barricades',
    'one in the middle',
    to('barricade-set-up', f => ({ ...f, barricade: { ...f.barricade, at: { x: 3810, y: 2794, z: 0 } } })),
  ],
  ['barricades', 'one too many', to('barricade-set-up', f => [f, f])],
  ['set-up in groups and zones', 'one outside its zone', to('set-up', f => ({ ...f, at: { x: 3810, y: 2794, z: 0 } }))],
  ['set-up in groups and zones', 'a group too small', to('set-up', () => [])],
];

/** A die of this face with another outcome. */
function judged(type: 'attack-dice-set' | 'defence-dice-set', clause: string, face: number, as: Die['as']) {
  return to(type, f => {
    const at = f.dice.findIndex(die => die.face === face);
    const right = f.dice[at]?.as;
    return at >= 0 && f.clause === clause && right !== null && right !== as
      ? { ...f, dice: withDie(f.dice, at, { as }) }
      : null;
  });
}

describe('the referee of Kill Team', () => provesItself(killTeam, games, plants));
