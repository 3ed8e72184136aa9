import { tableOf, viewOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { ARCHETYPES } from '../../content/index.ts';
import { killTeam } from '../../index.ts';
import { tacOps } from '../../tac-ops/index.ts';
import { at, BOY, hand, INCH, MARINE, R, sealed } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red } from '../../testing/field.ts';
import type { Position } from '../../types.ts';
import { targetReveal } from '../02-turning-point/strategy.ts';
import { turningPoint } from '../02-turning-point/turning-point.ts';
import { removeIncapacitated } from '../06-damage/damage.ts';
import { mightAct } from './actions.ts';
import { tacOpAmong } from './cards.ts';
import { couldHold, mightReveal, nameAnew, revealable, settle } from './tac-ops.ts';

const stood = [blue(MARINE, 5, 5), red(BOY, 20, 15), red(BOY, 22, 15)] as const;
const REVEAL = 'reveal a tac op';
const strategy = (change: Partial<Position>) => field(stood, { cp: [0, 0], phase: 'strategy', ...change });
const target = (seat = 0) => targetReveal.start({ seat, passes: 0, chosen: '' });
const removing = () => removeIncapacitated.start({});
const ids = (position: Position, seat = 0) => revealable(tableOf(killTeam, open, position), seat).map(({ id }) => id);

section('KT-10.1 Cards', () => {
  rule('KT-10.1', 'a card that nobody wrote is an error of the program, not a card without rules', () => {
    expect(() => tacOpAmong(new Map(), 'nothing')).toThrow('there is no tac op "nothing"');
  });
});

section('KT-10.4 Decks', () => {
  rule('KT-10.4', '24 core cards and 26 of Critical Ops 2022, six per archetype and two for Close Quarters', () => {
    const count = (deck: string) =>
      ARCHETYPES.map(archetype => tacOps.filter(card => card.deck === deck && card.archetype === archetype).length);
    expect(count('core')).toEqual([6, 6, 6, 6]);
    expect(count('critical-ops')).toEqual([6, 7, 6, 7]);
    expect(tacOps.filter(({ closeQuarters }) => closeQuarters === 'only')).toHaveLength(2);
    expect(new Set(tacOps.map(({ id }) => id)).size).toBe(50);
  });

  rule(['KT-10.4', 'KT-2.7'], 'each card states in which target reveal steps it is revealed', () => {
    const turns = (id: string) => {
      const card = tacOps.find(each => each.id === id)!;
      return card.reveal.at === 'target-reveal' ? card.reveal.in : card.reveal.at;
    };
    const expected = {
      'core/headhunter': 'fall',
      'core/challenge': [1],
      'core/rout': [1, 2, 3, 4],
      'core/execution': 'turn-end',
      'core/deadly-marksman': 'fall',
      'core/rob-and-ransack': 'fall',
      'core/seize-ground': [1],
      'core/hold-the-line': [2, 3, 4],
      'core/protect-assets': [1, 2, 3, 4],
      'core/damage-limitation': [2, 3, 4],
      'core/plant-banner': 'action',
      'core/central-control': [1, 2, 3, 4],
      'core/capture-hostage-and-infiltrate': 'fall',
      'core/behind-enemy-lines': [1, 2, 3, 4],
      'core/upload-viral-code': [1, 2, 3, 4],
      'core/implant': 'strike',
      'core/sabotage': [1, 2, 3, 4],
      'core/interloper': 'action',
      'core/mark-target': 'shot',
      'core/triangulate': [1, 2, 3, 4],
      'core/plant-signal-beacon': 'action',
      'core/vantage': [1, 2, 3, 4],
      'core/retrieval': [1],
      'core/overrun': [1, 2, 3, 4],
      'critical-ops/seize-ground': [1],
      'critical-ops/hold-them-back': [2, 3, 4],
      'critical-ops/secure-centre-line': [2, 3, 4],
      'critical-ops/central-control': [2, 3, 4],
      'critical-ops/protect-assets': [1, 2, 3, 4],
      'critical-ops/escort-operative': [1, 2],
      'critical-ops/rout': [1, 2, 3, 4],
      'critical-ops/eliminate-guards': [1, 2, 3, 4],
      'critical-ops/assassinate-target': [1],
      'critical-ops/rob-and-ransack': 'fall',
      'critical-ops/headhunter': 'fall',
      'critical-ops/executioner': [1, 2, 3, 4],
      'critical-ops/surge-forward': [1, 2, 3, 4],
      'critical-ops/outflank': [1, 2, 3, 4],
      'critical-ops/secure-vantage': [2, 3, 4],
      'critical-ops/courier': [1, 2, 3, 4],
      'critical-ops/recover-item': [1],
      'critical-ops/plant-transponder': [2, 3, 4],
      'critical-ops/stalk-target': [1, 2, 3, 4],
      'critical-ops/gather-surveillance': [1, 2, 3, 4],
      'critical-ops/implant': 'strike',
      'critical-ops/seize-defences': [1, 2, 3, 4],
      'critical-ops/install-device': 'action',
      'critical-ops/subversive-control': [3, 4],
      'critical-ops/seize-access-point': [1],
      'critical-ops/secure-unexplored-rooms': [2, 3, 4],
    };
    expect(Object.fromEntries(tacOps.map(({ id }) => [id, turns(id)]))).toEqual(expected);
  });
});

section('KT-2.7, KT-10.2 Revealing', () => {
  const cards = hand(
    [0, 'critical-ops/rout', sealed],
    [0, 'critical-ops/assassinate-target', sealed],
    [1, 'critical-ops/courier', sealed],
  );

  rule(
    ['KT-2.7', 'KT-10.2'],
    'players alternate, initiative first, revealing one or passing, until both pass in succession',
    start => {
      const game = start.from(open, strategy({ ...cards, initiative: 1 }), target(1));
      expect(game.asks(REVEAL, 'pick-one')).toMatchObject({ to: 1, options: ['pass', 'critical-ops/courier'] });
      game.picks(REVEAL, 'pass');
      expect(game.asks(REVEAL, 'pick-one')).toMatchObject({ to: 0 });
      game.picks(REVEAL, 'critical-ops/rout').picks(REVEAL, 'critical-ops/courier').picks('name it', 2);
      game.picks(REVEAL, 'pass');
      expect(game.position.tacOps.map(held => held.map(({ revealed }) => revealed))).toEqual([[true, false], [true]]);
    },
  );

  rule('KT-10.4', 'a card for turning point 1 is revealed then or never', () => {
    expect(ids(strategy({ ...cards, turningPoint: 1 }))).toEqual([
      'critical-ops/rout',
      'critical-ops/assassinate-target',
    ]);
    expect(ids(strategy({ ...cards, turningPoint: 2 }))).toEqual(['critical-ops/rout']);
  });

  rule('KT-10.2', 'refuses cards of other moments, cards not held and cards already revealed', start => {
    const later = hand([0, 'critical-ops/hold-them-back', sealed], [0, 'critical-ops/rout']);
    const game = start.from(open, strategy({ ...later, turningPoint: 1 }), target());
    game
      .refuses('critical-ops/hold-them-back', 'not-an-option', 'KT-2.7')
      .refuses('critical-ops/rout', 'not-an-option', 'KT-2.7');
    game.picks(REVEAL, 'pass');
  });

  rule('KT-10.2', 'others see that there is a card, but not which', start => {
    const secret = hand(
      [0, 'core/interloper', { ...sealed, memo: { interloper: 0 } }],
      [0, 'critical-ops/rout', sealed],
    );
    const game = start.from(open, strategy(secret), target());
    const seen = (seat: number | null) => viewOf(killTeam, open, game.state, seat).position.tacOps[0]!;
    for (const seat of [1, null])
      expect(seen(seat)).toEqual(Array(2).fill({ id: 'sealed', revealed: false, scored: [0, 0], memo: {} }));
    expect(seen(0)).toEqual(secret.tacOps[0]);
    expect(JSON.stringify(viewOf(killTeam, open, game.state, 1))).not.toContain('rout');
    game.picks(REVEAL, 'critical-ops/rout');
    expect(seen(1).map(({ id }) => id)).toEqual(['sealed', 'critical-ops/rout']);
    game.picks(REVEAL, 'pass');
  });

  rule(
    'KT-10.2',
    'names are chosen again in each target reveal step, for revealed cards that are not complete',
    start => {
      const revealed = hand([0, 'critical-ops/stalk-target'], [1, 'critical-ops/stalk-target', { scored: [1, 2] }]);
      const game = start.from(open, strategy({ ...revealed, turningPoint: 3 }), nameAnew.start({}));
      game.picks('name it', 2);
      expect(game.position.tacOps.map(([card]) => card!.memo)).toEqual([{ target: 2, named: 3 }, {}]);
    },
  );

  rule('KT-10.3', 'each condition scores once, and never on a sealed card', start => {
    const position = strategy(hand([0, 'critical-ops/rout', { scored: [1, 0] }], [1, 'critical-ops/rout', sealed]));
    const game = start.from(open, position, nameAnew.start({}));
    const t = tableOf(killTeam, open, game.position) as Parameters<typeof settle>[0];
    settle(t, 0, 'critical-ops/rout', [true, false]);
    settle(t, 1, 'critical-ops/rout', [true, true]);
    expect(t.position).toBe(game.position);
    settle(t, 0, 'critical-ops/rout', [true, true]);
    expect(t.position.tacOps[0]![0]!.scored).toEqual([1, 1]);
    expect(t.position.tacOpPoints).toEqual([1, 0]);
  });
});

section('KT-10.2 Questions give nothing away', () => {
  const look = (change: Partial<Position>) => tableOf(killTeam, open, strategy(change));
  const other = ['critical-ops/headhunter', 'critical-ops/rob-and-ransack', 'critical-ops/rout'];

  rule(
    'KT-10.2',
    'a seat might hold any card of its archetypes; once one is revealed, only cards of that archetype',
    () => {
      const t = look(hand([0, 'critical-ops/rout', sealed], [0, 'critical-ops/headhunter', sealed]));
      expect(new Set(couldHold(t, 0).map(({ archetype }) => archetype))).toEqual(
        new Set(['seek-and-destroy', 'security']),
      );
      const one = look(hand([0, 'critical-ops/rout'], [0, 'critical-ops/headhunter', sealed]));
      expect(couldHold(one, 0)).toHaveLength(5);
      expect(new Set(couldHold(one, 0).map(({ archetype }) => archetype))).toEqual(new Set(['seek-and-destroy']));
      expect(couldHold(look(hand([0, 'critical-ops/rout'])), 0)).toEqual([]);
    },
  );

  rule(['KT-10.2', 'KT-2.7'], 'a seat with nothing to reveal is still asked if it might have something', start => {
    for (const id of other) expect(mightReveal(look(hand([0, id, sealed])), 0)).toBe(true);
    const game = start.from(open, strategy(hand([0, 'critical-ops/headhunter', sealed])), target());
    expect(game.asks(REVEAL, 'pick-one').options).toEqual(['pass']);
    game.picks(REVEAL, 'pass');
  });

  rule('KT-10.2', 'the same incapacitation asks the same questions for every sealed hand', start => {
    const falls = (id: string) => {
      const felled = [{ operative: 1, by: 0, how: 'combat', from: { x: 3000, y: 3000, z: 0 } } as const];
      const near = [
        blue(MARINE, 0, 0, at(3000, 3000)),
        red(BOY, 0, 0, { ...at(3000 + 2 * R + INCH, 3000), wounds: 0 }),
        red(BOY, 25, 20),
      ] as const;
      const game = start.from(open, field(near, { cp: [0, 0], felled, ...hand([0, id, sealed]) }), removing());
      const seen = viewOf(killTeam, open, game.state, 1);
      game.picks('reveal or keep secret', 'keep-secret');
      return seen;
    };
    const [first, ...rest] = other.map(falls);
    for (const each of rest) expect(each).toEqual(first);
  });

  rule('KT-10.2', 'an operative that might act on a card is asked even if it has nothing to do', () => {
    const setup = { ...open, options: { ...open.options, coreDeck: true }, teams: killTeam.ready[5]!.teams };
    const edge = (y: number, ap: number, card: object = sealed) => {
      const activation = { operative: 0, ap, performed: [], weapons: [] };
      const stand = [blue(MARINE, 0, 0, at(3000, y)), red(BOY, 25, 2)] as const;
      return mightAct(
        tableOf(
          killTeam,
          setup,
          field(stand, { activation, ...hand([0, 'core/sabotage'], [0, 'core/implant', card]) }),
        ),
        0,
      );
    };
    expect(edge(22 * INCH - R - INCH, 1)).toBe(true);
    expect(edge(22 * INCH - R - INCH - 1, 1)).toBe(false);
    expect(edge(22 * INCH - R - INCH, 0)).toBe(false);
    expect(edge(22 * INCH - R - INCH, 1, {})).toBe(false);
  });

  rule(['KT-10.2', 'KT-2.7'], 'names are chosen again before the target reveal step', start => {
    const cards = hand([0, 'critical-ops/stalk-target'], [0, 'critical-ops/implant', sealed]);
    const game = start.from(open, strategy({ ...cards, turningPoint: 1 }), turningPoint.start({ number: 2 }));
    game.dice('roll for initiative', 6, 1);
    while (game.state.question?.purpose === 'use a strategic ploy') game.picks('use a strategic ploy', 'pass');
    game.picks('name it', 1).picks(REVEAL, 'pass').stopsAt('choose who activates');
  });
});
