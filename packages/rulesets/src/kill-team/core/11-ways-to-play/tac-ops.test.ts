import { viewOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { cardsFor } from '../../tac-ops/index.ts';
import { BOY, MARINE } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red } from '../../testing/field.ts';
import { tacOpsChosen } from './tac-ops.ts';

const before = field([blue(MARINE, 5, 2), blue(MARINE, 9, 2), red(BOY, 20, 20)], { turningPoint: 0, phase: 'set-up' });
const core = { ...open, options: { ...open.options, coreDeck: true } };
const idsOf = (setup: typeof open, archetype: 'security' | 'seek-and-destroy' | 'recon') =>
  cardsFor(setup, archetype).map(({ id }) => id);
const SEALED = { id: 'sealed', revealed: false, scored: [0, 0], memo: {} };

section('KT-11.7 Choosing tac ops', () => {
  rule(['KT-11.7', 'KT-10.1'], 'three are chosen in secret, all from one archetype of the team', start => {
    const game = start.from(open, before, tacOpsChosen.start({}));
    expect(game.asks('choose an archetype', 'pick-one')).toMatchObject({
      to: 0,
      secret: true,
      options: ['seek-and-destroy', 'security'],
    });
    game.refuses('recon', 'not-an-option', 'KT-11.7').picks('choose an archetype', 'security');
    const { options, least, most, secret } = game.asks('choose three tac ops', 'pick-some');
    expect([options, least, most, secret]).toEqual([idsOf(open, 'security'), 3, 3, true]);
    expect(options).toHaveLength(6);
    game.refuses([...options.slice(0, 2), 'critical-ops/rout'], 'not-an-option', 'KT-11.7');
    game.refuses(options.slice(0, 2), 'too-few', 'KT-11.7').refuses(options.slice(0, 4), 'too-many', 'KT-11.7');
    game.refuses([options[0], options[0], options[1]], 'picked-twice', 'KT-11.7');
    game.picks('choose three tac ops', options.slice(3));
    game.picks('choose an archetype', 'recon').picks('choose three tac ops', idsOf(open, 'recon').slice(0, 3));
    expect(game.position.tacOps.map(held => held.map(({ id }) => id))).toEqual([
      options.slice(3),
      idsOf(open, 'recon').slice(0, 3),
    ]);
  });

  rule(['KT-11.7', 'KT-10.2'], 'others see three sealed cards, in the position and in the facts', start => {
    const game = start.from(open, before, tacOpsChosen.start({}));
    game.picks('choose an archetype', 'security').picks('choose three tac ops', idsOf(open, 'security').slice(0, 3));
    for (const seat of [1, null])
      expect(viewOf(killTeam, open, game.state, seat).position.tacOps).toEqual([[SEALED, SEALED, SEALED], []]);
    const fact = game.facts().find(({ type }) => type === 'tac-ops-chosen')!;
    expect(killTeam.show(fact, 1)).toMatchObject({ seat: 0, tacOps: Array(3).fill({ id: 'sealed', memo: {} }) });
    expect(killTeam.show(fact, 0)).toBe(fact);
    game.stopsAt('choose an archetype');
  });
});

section('KT-11.7 Option coreDeck', () => {
  rule('KT-11.7', 'six core cards of one archetype: three times, two are drawn and one is kept', start => {
    const deck = idsOf(core, 'security');
    const game = start.from(core, before, tacOpsChosen.start({}));
    game.picks('choose an archetype for the deck', 'security').refuses(deck.slice(1), 'too-few', 'KT-11.7');
    game.picks('lay the cards face down', deck);
    expect(game.state.question).toMatchObject({ kind: 'roll', count: 1, sides: 6 });
    game.dice('draw a card', 6).dice('draw another', 1);
    expect(game.asks('keep one', 'pick-one')).toMatchObject({ secret: true, options: [deck[5], deck[0]] });
    game.refuses(deck[2], 'not-an-option', 'KT-11.7').picks('keep one', deck[0]);
    game.dice('draw a card', 2).dice('draw another', 3);
    expect(game.asks('keep one', 'pick-one').options).toEqual([deck[2], deck[4]]);
    game.picks('keep one', deck[4]);
    expect(game.asks('keep one', 'pick-one').options).toEqual([deck[1], deck[3]]);
    game.picks('keep one', deck[1]);
    // Plant Banner is the fifth: its bearer is one of the player's own operatives.
    game.refuses(2, 'not-an-option', 'KT-10.2').picks('note an operative in secret', 1);
    expect(game.position.tacOps[0]!.map(({ id, memo }) => [id, memo])).toEqual([
      [deck[0], {}],
      ['core/plant-banner', { bearer: 1 }],
      [deck[1], {}],
    ]);
    game.stopsAt('choose an archetype for the deck');
  });

  rule(['KT-11.7', 'KT-10.2'], 'a player with nobody to note is asked all the same', start => {
    const deck = idsOf(core, 'seek-and-destroy').filter(id => id !== 'core/deadly-marksman');
    const game = start.from(core, before, tacOpsChosen.start({}));
    game
      .picks('choose an archetype for the deck', 'seek-and-destroy')
      .picks('lay the cards face down', [...deck, 'core/deadly-marksman']);
    game.dice('draw a card', 6).dice('draw another', 1).picks('keep one', deck[0]);
    game.dice('draw a card', 1).dice('draw another', 1).picks('keep one', deck[1]).picks('keep one', deck[3]);
    expect(game.asks('note an operative in secret', 'pick-one')).toMatchObject({ options: ['nobody'], secret: true });
    game.picks('note an operative in secret', 'nobody');
    expect(game.position.tacOps[0]!.every(({ memo }) => Object.keys(memo).length === 0)).toBe(true);
    game.stopsAt('choose an archetype for the deck');
  });
});
