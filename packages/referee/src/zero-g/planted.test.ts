import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { type Plant, played, provesItself, to } from '../frame/planted.oracle.ts';
import type { PlayedGame } from '../frame/played-game.ts';
import { walk } from '../frame/walk.ts';
import { zeroG } from './book.ts';
import type { Attack, Fact, Roll } from './facts.ts';

const ruleset = rulesets.find(({ id }) => id === 'zero-g') as Edition<Game>;
const many = (count: number, kind: string) => Array.from({ length: count }, () => ({ kind, choices: [] }));
/** With a Psyker on each side, which the default limits exclude. */
const withPsykers = {
  ...(ruleset.ready[3] as object),
  mission: 'straight-fight',
  options: { ...(ruleset.ready[3] as { options: object }).options, limits: 'open' },
  armies: [
    {
      faction: 'space-marines',
      selections: [
        { sheet: 'librarian', models: many(1, 'Librarian') },
        { sheet: 'tactical-squad', models: [...many(1, 'Space Marine Sergeant'), ...many(4, 'Space Marine')] },
      ],
    },
    {
      faction: 'aeldari',
      selections: [
        { sheet: 'farseer', models: many(1, 'Farseer') },
        { sheet: 'dire-avengers', models: many(5, 'Dire Avenger') },
      ],
    },
  ],
};
const games = [
  played(ruleset, 5, 'eager'),
  played(ruleset, 3, 'random'),
  played(ruleset, 3, 'eager'),
  played(ruleset, 1, 'eager'),
  played(ruleset, 4, 'eager'),
  // Others hardly ever reach a fight.
  played(ruleset, 2, 'soldier'),
  played(ruleset, withPsykers, 'eager'),
] as PlayedGame<Fact>[];

interface Agreed {
  readonly options: object;
}

const FAR = 5000;
const off = <S extends { readonly x: number }>(spot: S): S => ({ ...spot, x: spot.x + FAR });

const mirrored = <S extends { readonly y: number }>(spot: S): S => ({ ...spot, y: 36 * 254 - spot.y });

/** Changes attacks; null leaves one as it is. */
const attackWith = (change: (attack: Attack) => Partial<Attack> | null) =>
  to<Fact, 'attack-began'>('attack-began', f => {
    const changed = change(f.attack);
    return changed && [{ ...f, attack: { ...f.attack, ...changed } }];
  });
const isPlainShot = ({ manner, stray, profile }: Attack): boolean => manner === 'shooting' && !stray && profile !== '';
const rollWith = (change: (roll: Roll) => Partial<Roll> | null) =>
  to<Fact, 'rolled'>('rolled', f => {
    const changed = change(f.roll);
    return changed && [{ ...f, roll: { ...f.roll, ...changed } }];
  });

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
  ['deployment', 'a place across the table', to<Fact, 'deployed'>('deployed', f => [{ ...f, at: mirrored(f.at) }])],
  ['budgets of a turn', 'two manoeuvres', to<Fact, 'manoeuvred'>('manoeuvred', f => [f, f])],
  ['budgets of a turn', 'two weapons', to<Fact, 'shot'>('shot', f => [f, f])],
  ['shots', 'a shot too many', attackWith(a => (isPlainShot(a) ? { attacks: a.attacks + 5 } : null))],
  ['shots', 'a better AP', attackWith(a => (isPlainShot(a) ? { ap: 1 } : null))],
  ['shots', 'more Strength', attackWith(a => (isPlainShot(a) ? { strength: 10 } : null))],
  ['shots', 'full BS beyond the range', attackWith(a => (isPlainShot(a) && a.snap ? { snap: false } : null))],
  ['dice as rolled', 'other faces', rollWith(r => ({ faces: r.faces.map(face => 7 - face) }))],
  [
    'dice as rolled',
    'a die more rolled again',
    to<Fact, 're-rolled'>('re-rolled', f => [{ ...f, dice: [...f.dice, 7] }]),
  ],
  ['hits', 'an easier number', rollWith(r => (r.what === 'hit' && r.needs! > 2 ? { needs: r.needs! - 1 } : null))],
  ['hits', 'a hit too many', to<Fact, 'hits-scored'>('hits-scored', f => [{ ...f, hits: f.hits + 1 }])],
  ['wounds', 'an easier number', rollWith(r => (r.what === 'wound' && r.needs! > 2 ? { needs: r.needs! - 1 } : null))],
  [
    'wounds',
    'a wound too many',
    to<Fact, 'wounds-scored'>('wounds-scored', f => [{ ...f, wounds: [...f.wounds, { ap: 7 }, { ap: 7 }] }]),
  ],
  ['saves', 'a save of 1+', rollWith(r => (r.what === 'save' ? { needs: 1 } : null))],
  ['saves', 'a worse save than there is', rollWith(r => (r.what === 'save' && r.needs! < 6 ? { needs: 6 } : null))],
  [
    'saves',
    'more unsaved than wounds',
    to<Fact, 'saves-made'>('saves-made', f => [{ ...f, unsaved: Array.from({ length: 9 }, () => ({ ap: 7 })) }]),
  ],
  [
    'armour',
    'a hit that glances off as a penetration',
    to<Fact, 'armour-tried'>('armour-tried', f => [{ ...f, total: f.armour - 1, result: 'penetrate' }]),
  ],
  [
    'charges',
    'a die too many',
    to<Fact, 'drifted'>('drifted', f => (f.clause === 'ZG-4.3' ? [{ ...f, faces: [...f.faces, 3] }] : null)),
  ],
  [
    'charges',
    'one that stops short',
    to<Fact, 'moved'>('moved', f => (f.clause === 'ZG-4.21' ? [{ ...f, to: f.from! }] : null)),
  ],
  [
    'reserves and scatter',
    'one that comes on a 2',
    to<Fact, 'reserves-rolled'>('reserves-rolled', f => [{ ...f, arrives: !f.arrives }]),
  ],
  ['reserves and scatter', 'a scatter too far', to<Fact, 'scattered'>('scattered', f => [{ ...f, inches: 13 }])],
  ['objectives', 'a drift too far', to<Fact, 'wreck-drifted'>('wreck-drifted', f => [{ ...f, to: off(f.to) }])],
  ['objectives', 'points for nothing', to<Fact, 'scored'>('scored', f => [f, f, f, f])],
  ['fight order', 'a step too soon', to<Fact, 'step-began'>('step-began', f => [{ ...f, step: (f.step % 10) + 1 }])],
  ['fight order', 'one that fights twice', to<Fact, 'did'>('did', f => (f.deed === 'fought' ? [f, f] : null))],
  [
    'fight order',
    'a blow at somebody far away',
    to<Fact, 'moved'>('moved', f => (f.clause === 'ZG-4.21' ? [{ ...f, to: off(f.to) }] : null)),
  ],
  [
    'powers',
    'more warp charge than rolled',
    to<Fact, 'warp-charged'>('warp-charged', f =>
      f.clause === '7E-4.1' ? [{ ...f, warp: f.warp.map(each => each + 3) }] : null,
    ),
  ],
  [
    'powers',
    'dice of both seats spent',
    to<Fact, 'warp-charged'>('warp-charged', f =>
      f.clause === '7E-4.2' ? [{ ...f, warp: f.warp.map(each => each - 1) }] : null,
    ),
  ],
  ['powers', 'a die more than was taken up', rollWith(r => (r.what === 'psychic' ? { faces: [...r.faces, 1] } : null))],
  ['powers', 'easier dice to deny', rollWith(r => (r.what === 'deny' ? { needs: 4 } : null))],
  ['powers', 'a success too many', to<Fact, 'psychic-tested'>('psychic-tested', f => [{ ...f, total: f.total + 1 }])],
  [
    'powers',
    'Perils of one 6',
    to<Fact, 'psychic-tested'>('psychic-tested', f => [f, { type: 'perils', clause: '7E-4.3', model: 0 }]),
  ],
  ['powers', 'one tried twice', to<Fact, 'power-tried'>('power-tried', f => [f, f])],
  [
    'powers',
    'one that works though it was denied',
    to<Fact, 'power-manifested'>('power-manifested', f => [
      { type: 'power-denied', clause: '7E-4.5', power: f.power },
      f,
    ]),
  ],
  ['dead bodies', 'one removed twice', to<Fact, 'body-removed'>('body-removed', f => [f, f])],
];

describe('the referee of Zero-G', () => provesItself(zeroG, games, plants));

describe('Hammer of Wrath in Zero-G', () => {
  it('has at least a hit for each arrow, and at most one of its own plus a D3 for each 6', () => {
    const ledger = zeroG.open(games[0]!);
    ledger.models[0]!.arrows = 2;
    zeroG.note(ledger, { type: 'charge-declared', clause: '7E-7.1', model: 0, at: [9] }, games[0]!.turns[0]!);
    zeroG.note(ledger, { type: 'drifted', clause: 'ZG-4.3', model: 0, faces: [6, 3] }, games[0]!.turns[0]!);
    const { on } = zeroG.checks.find(({ name }) => name === 'charges')!;
    const hits = (count: number) =>
      on!['hammer-noted']!(
        ledger,
        { type: 'hammer-noted', clause: 'ZG-4.13', model: 0, hits: count },
        games[0]!.turns[0]!,
      );
    expect([1, 2, 6, 7].map(count => hits(count) === null)).toEqual([false, true, true, false]);
  });
});

describe('what was agreed in Zero-G', () => {
  const told = games[0]!;
  const against = (options: object) =>
    walk(zeroG, {
      ...told,
      setup: { ...(told.setup as object), options: { ...(told.setup as Agreed).options, ...options } },
    });

  it('is enforced: points, and the number of game turns', () => {
    expect(against({ points: 50 }).map(({ clause }) => clause)).toContain('ZG-1.3');
    expect(against({ rounds: 2 }).map(({ check }) => check)).toContain('turns and phases');
    expect(against({})).toEqual([]);
  });
});
