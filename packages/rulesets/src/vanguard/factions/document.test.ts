// VG-2  Cards, and the document's two examples
import { expect } from 'vitest';
import { cardOf, kitOf } from '../content/index.ts';
import { round } from '../core/04-round/round.ts';
import { activationOf } from '../core/05-activation/activation.ts';
import { attackBy } from '../core/10-attacks/attack.ts';
import { vanguard } from '../index.ts';
import { weaponsOf } from '../lookups.ts';
import { reasonsAgainst } from '../testing/against.ts';
import { rule, section } from '../testing/book.ts';
import {
  active,
  blue,
  box,
  broke,
  field,
  look,
  open,
  red,
  type Stood,
  spot,
  tenths,
  withPieces,
} from '../testing/field.ts';

const medic: Stood = blue('medic', 10, 10);
const fallen: Stood = blue('rifleman', 0, 0, { at: null, removed: true, wounds: 0, choices: ['scattergun'] });
const far: Stood = red('rifleman', 33, 33);
const call = activationOf(0, false);

section('VG-2 Cards', () => {
  rule('VG-2.1', 'a card has every value', () => {
    for (const faction of (vanguard.content as { factions: readonly { cards: readonly object[] }[] }).factions)
      for (const card of faction.cards)
        for (const value of ['cp', 'speed', 'armor', 'wounds', 'nerve', 'base', 'height', 'kit'])
          expect(card).toHaveProperty(value);
  });

  rule(['VG-2.2', 'VG-13.3', 'VG-13.7'], 'attacks come from card, choices and faction', () => {
    const t = look(field([blue('rifleman', 5, 5, { choices: ['long-rifle'] }), blue('rifleman', 9, 5)]));
    expect(weaponsOf(t, 0).map(({ id }) => id)).toEqual(['knife', 'long-rifle', 'grenade']);
    expect(weaponsOf(t, 1).map(({ id }) => id)).toEqual(['carbine', 'knife', 'grenade']);
  });

  rule(['VG-2.3', 'VG-13.2'], 'special actions and the leader’s kit are added', () => {
    const t = look(field([medic, fallen, far], { ...broke, ...active(0) }));
    expect(reasonsAgainst(t, 0, 'reanimation-protocol', 'normal')).toEqual([]);
    expect(kitOf({ card: 'rifleman', leader: true, choices: [] }).abilities).toEqual([{ rule: 'steadfast', by: 1 }]);
    expect(kitOf({ card: 'rifleman', leader: false, choices: [] }).abilities).toEqual([]);
    expect(cardOf('medic').kit.actions).toEqual(['reanimation-protocol']);
  });
});

section('VG-2.5, VG-2.7, VG-2.9 Reanimation Protocol', () => {
  rule(
    'VG-2.5',
    'a model returns with 1 wound within 3" of its caller, more than 1" from enemies, and activated',
    start => {
      const game = start.from(open, field([medic, fallen, red('rifleman', 10, 13)], broke), call);
      game.picks('choose an action', 'reanimation-protocol');
      // 3" from base to base is 1012 tenths from centre to centre.
      game.refuses({ at: tenths(2540 + 250 + 763, 2540) }, 'too-far-away', 'VG-2.5');
      game.refuses({ at: tenths(2540, 13 * 254 - 250 - 254) }, 'enemy-too-near', 'VG-2.5');
      game.refuses({ at: tenths(2540 + 249, 2540) }, 'cannot-stand', 'VG-2.9');
      game.picks('place who returns', { at: tenths(2540 + 250 + 762, 2540) });
      expect(game.position.models[1]).toMatchObject({
        wounds: 1,
        activated: true,
        removed: false,
        down: false,
        choices: ['scattergun'],
      });
      expect(game.state.question).toBeNull();
    },
  );

  rule('VG-2.5', 'the owner chooses one of several', start => {
    const game = start.from(
      open,
      field([medic, fallen, fallen, blue('pikeman', 0, 0, { at: null, removed: true }), far], broke),
      call,
    );
    game.picks('choose an action', 'reanimation-protocol');
    expect(game.asks('choose who returns', 'pick-one').options).toEqual([1, 2]);
    game.picks('choose who returns', 2).picks('place who returns', { at: spot(12, 10) });
    expect(game.position.models[1]!.removed).toBe(true);
  });

  rule('VG-2.9', 'is refused with nobody to return, or no spot for it', () => {
    const alone = look(field([medic, far], { ...broke, ...active(0) }));
    expect(reasonsAgainst(alone, 0, 'reanimation-protocol', 'normal')).toMatchObject([
      { reason: 'nobody-to-return', clause: 'VG-2.9' },
    ]);
    const walls = withPieces(
      box('rock', [5, 5], [10, 4.4], 3, 'a'),
      box('rock', [5, 10.6], [10, 4.4], 3, 'b'),
      box('rock', [5, 9.4], [4.4, 1.2], 3, 'c'),
      box('rock', [10.6, 9.4], [4.4, 1.2], 3, 'd'),
    );
    const shut = look(field([medic, fallen, far], { ...broke, ...active(0) }), walls);
    expect(reasonsAgainst(shut, 0, 'reanimation-protocol', 'normal')).toMatchObject([{ clause: 'VG-2.9' }]);
  });

  rule('VG-2.7', 'it counts again from the next start phase', start => {
    const back: Stood = blue('captain', 12, 10, { wounds: 1, activated: true });
    const position = field([medic, back, far], { ...broke, round: 1, broken: [true, false], passTokens: [0, 0] });
    const small = { ...open, teams: open.teams.map(team => ({ ...team, models: team.models.slice(0, 4) })) };
    const game = start.from(small, position, round.start({}));
    // Two of four is half, so not broken; its CP and its numbers count.
    expect(game.position).toMatchObject({ cp: [3, 2], passTokens: [0, 1], broken: [false, true] });
    game.stopsAt('roll for first player');
  });
});

section('VG-2.4, VG-2.6, VG-2.8 Targeting Routines', () => {
  const line = (cp: number) => field([blue('captain', 10, 10), red('pikeman', 20, 10)], { cp: [cp, 0] });

  rule(['VG-2.6', 'VG-2.4'], '1 CP before the hit roll gives +1 to hit', start => {
    const game = start.from(open, line(1), attackBy(0, 'action')).reacts('before-hit-roll', 'targeting-routines');
    game.dice('roll to hit', 3, 2).dice('roll for armor', 4);
    expect(game.position.cp).toEqual([0, 0]);
    start.from(open, line(0), attackBy(0, 'action')).dice('roll to hit', 3, 2);
  });

  rule('VG-2.8', 'works once per attack', start => {
    const game = start.from(open, line(3), attackBy(0, 'action')).reacts('before-hit-roll', 'targeting-routines');
    // Not offered again: the roll follows directly.
    game.dice('roll to hit', 2, 2).reacts('hit-dice-rolled', null);
    expect(game.position.cp).toEqual([2, 0]);
  });

  rule(['VG-2.6', 'VG-2.8'], 'it holds for every target of a split attack', start => {
    const two = field([blue('captain', 10, 10), red('pikeman', 20, 10), red('pikeman', 20, 12)], { cp: [2, 0] });
    const game = start
      .from(open, two, attackBy(0, 'action'))
      .picks('choose a target', 1)
      .picks('choose more targets', [2]);
    game.picks('split the dice', [1, 1]).reacts('before-hit-roll', 'targeting-routines');
    game.dice('roll to hit', 3).reacts('hit-dice-rolled', null).dice('roll for armor', 4);
    game.dice('roll to hit', 3).reacts('hit-dice-rolled', null).dice('roll for armor', 4);
  });

  rule('VG-2.6', 'is not offered in melee', start => {
    const close = field([blue('captain', 10, 10), red('pikeman', 12, 10)], { cp: [1, 0] });
    start.from(open, close, attackBy(0, 'action')).dice('roll to hit', 1, 1, 1).reacts('hit-dice-rolled', null);
  });
});
