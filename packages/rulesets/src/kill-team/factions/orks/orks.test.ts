import { expect } from 'vitest';
import { aplOf } from '../../core/01-game/apl.ts';
import { apart, armed, attackWith, block, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, withPieces } from '../../testing/field.ts';
import type { Operative, Position } from '../../types.ts';
import { carrying, offers, offersUntilNext, ploys, skip, table } from '../testing/moments.ts';
import type { StrategyRule } from '../uses.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const shooters = (card: string, rule: StrategyRule, change: Partial<Operative> = {}) =>
  broke([[0, card, 0, 0, { ...at(2000), ...change }], red('necron-warrior', 0, 0, at(4000))], ploys(rule));
const duel = (card: string, ...rules: readonly StrategyRule[]) =>
  broke(
    [
      [0, card, 0, 0, { ...at(2000), ...armed('choppa', 'fists') }],
      red('tactical-marine-warrior', 0, 0, at(2000 + apart(1))),
    ],
    ploys(...rules),
  );
const CHOPPA = 'the attacker selects a melee weapon';

section('KT-2.5 Dakka! Dakka! Dakka!', () => {
  const DAKKA = 'dakka-dakka-dakka';

  rule('KT-2.5', 'Dakka! Dakka! Dakka!: with a critical hit one failed hit is kept, once an attack', start => {
    const game = start.from(open, shooters('boy-fighter', DAKKA), attackWith('shoota'));
    game.dice('roll attack dice', 6, 1, 1, 1).reacts('attack-dice-judged', DAKKA).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(9 - 4 - 3);
    start
      .from(open, shooters('boy-fighter', DAKKA), attackWith('shoota'))
      .dice('roll attack dice', 5, 1, 1, 1)
      .dice('roll defence dice', 4, 1, 1);
  });

  rule(['KT-2.5', 'KT-13.1'], 'Dakka! Dakka! Dakka!: Runt: nothing for gretchin', start => {
    const game = start.from(open, shooters('gretchin', DAKKA), attackWith('gretchin-blasta'));
    game.dice('roll attack dice', 6, 1, 1).dice('roll defence dice', 1, 1, 1);
  });
});

section('KT-13.1 Runt', () => {
  rule(['KT-13.1', 'KT-6.5'], 'Runt: no Command Re-roll of a gretchin’s dice', start => {
    const line = (card: string) => field([[0, card, 5, 8], red('necron-warrior', 5, 5)], { cp: [3, 0] });
    const grot = start.from(open, line('gretchin'), attackWith('gretchin-blasta')).dice('roll attack dice', 1, 1, 1);
    expect(offersUntilNext(grot)).toEqual([]);
    const boy = start.from(open, line('boy-fighter'), attackWith('slugga')).dice('roll attack dice', 1, 1, 1, 1);
    expect(offersUntilNext(boy)).toContain('command-re-roll');
  });
});

section('KT-2.5 Get Stuck In!, Waaaagh!', () => {
  rule('KT-2.5', 'Get Stuck In!: a BOY re-rolls one attack die in its own Fight', start => {
    const game = start.from(open, duel('boy-fighter', 'get-stuck-in'), fighting()).picks('select an enemy', 1);
    game.picks(CHOPPA, 'choppa/standard').dice('roll combat dice', 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    game.picks('choose dice to roll again', [1]).dice('roll them again', 3);
    expect(game.position.operatives[1]!.wounds).toBe(7);
  });

  rule('KT-2.5', 'Get Stuck In!: not as the defender, and not for a KOMMANDO', start => {
    const position = duel('boy-fighter', 'get-stuck-in');
    const attacked = { ...fighting(), vars: { attacker: 1, action: 'fight', target: 0, weapon: null, parry: null } };
    const game = start.from(open, position, attacked).picks('the defender selects a melee weapon', 'choppa/standard');
    game.dice('roll combat dice', 1, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    const kommando = start.from(open, duel('clan-kommando-fighter', 'get-stuck-in'), fighting());
    kommando.picks('select an enemy', 1).dice('roll combat dice', 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
  });

  rule('KT-2.5', 'Waaaagh!: of two normal hits one becomes critical; one alone does not', start => {
    const game = start.from(open, duel('boy-fighter', 'waaaagh'), fighting()).picks('select an enemy', 1);
    game.picks(CHOPPA, 'choppa/standard').dice('roll combat dice', 3, 3, 1, 1).dice('roll combat dice', 1, 1, 1);
    game.reacts('attack-dice-judged', 'waaaagh');
    expect(game.asks('resolve a hit', 'pick-one').options).toEqual(['strike-critical', 'strike-normal']);
    game.picks('resolve a hit', 'strike-critical');
    expect(game.position.operatives[1]!.wounds).toBe(11 - 5 - 4);
    const one = start.from(open, duel('boy-fighter', 'waaaagh'), fighting()).picks('select an enemy', 1);
    one.picks(CHOPPA, 'choppa/standard').dice('roll combat dice', 3, 6, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(offers(one)).toEqual([]);
    one.stopsAt('resolve a hit');
  });
});

section('KT-2.5 Skulk About', () => {
  const shot = (order: 'engage' | 'conceal', card = 'clan-kommando-fighter') =>
    broke([blue('necron-warrior', 5, 15), [1, card, 5, 5, { order }]], {
      effects: [{ use: { rule: 'skulk-about', seat: 1, holder: null }, until: 'battle' }],
    });
  const covered = withPieces([block('barricade', [4, 6.5], [2, 0.5], [0, 1])]);

  rule('KT-2.5', 'Skulk About: a concealed CLAN KOMMANDO in the open keeps one die', start => {
    const game = start.from(open, shot('conceal'), attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    expect(game.asks('keep dice for cover', 'count')).toMatchObject({ to: 1, least: 0, most: 1 });
    game.picks('keep dice for cover', 1).dice('roll defence dice', 1, 1);
  });

  rule('KT-2.5', 'Skulk About: on top of the die for cover; not on engage, nor for others', start => {
    const hidden = start
      .from(covered, shot('conceal'), attackWith('gauss-flayer'))
      .dice('roll attack dice', 6, 1, 1, 1);
    expect(hidden.asks('keep dice for cover', 'count')).toMatchObject({ most: 2 });
    hidden.stopsAt('keep dice for cover');
    for (const position of [shot('engage'), shot('conceal', 'boy-fighter')])
      start
        .from(open, position, attackWith('gauss-flayer'))
        .dice('roll attack dice', 6, 1, 1, 1)
        .stopsAt('roll defence dice');
  });
});

section('KT-6.4 Just A Scratch', () => {
  const SCRATCH = 'just-a-scratch';
  const shot = (card = 'boy-fighter', cp = 1) =>
    field([blue('necron-warrior', 5, 15), [1, card, 5, 5]], { cp: [0, cp] });
  const hit = (game: ReturnType<typeof skip>) =>
    skip(skip(game.dice('roll attack dice', 6, 3, 1, 1)).dice('roll defence dice', 1, 1, 1), SCRATCH);

  rule(
    'KT-6.4',
    'Just A Scratch: the damage of one attack die of a shot is ignored, that of the next is not',
    start => {
      const game = hit(start.from(open, shot(), attackWith('gauss-flayer')));
      game.reacts('damage-dealt', SCRATCH);
      expect(game.position.operatives[1]!.wounds).toBe(10 - 3);
      expect(game.position).toMatchObject({ cp: [0, 0], ploys: [[], [SCRATCH]], effects: [] });
    },
  );

  rule('KT-6.4', 'Just A Scratch: the first may be accepted and the second ignored', start => {
    const game = hit(start.from(open, shot(), attackWith('gauss-flayer')));
    game.reacts('damage-dealt', null).reacts('damage-dealt', SCRATCH);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-6.4', 'Just A Scratch: in combat too', start => {
    const line = field(
      [
        blue('tactical-marine-warrior', 0, 0, at(2000)),
        red('boy-fighter', 0, 0, { ...at(2000 + apart(1)), ...armed() }),
      ],
      { cp: [0, 1] },
    );
    const game = start.from(open, line, fighting()).picks('select an enemy', 1).dice('roll combat dice', 3, 1, 1);
    skip(game, SCRATCH).reacts('damage-dealt', SCRATCH);
    expect(game.position.operatives[1]!.wounds).toBe(10);
  });

  rule(['KT-6.4', 'KT-13.1'], 'Just A Scratch: not without CP, and Runt: not for gretchin', start => {
    for (const position of [shot('boy-fighter', 0), shot('gretchin')]) {
      const game = start.from(open, position, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
      skip(game).dice('roll defence dice', 1, 1, 1);
      expect(offersUntilNext(game)).not.toContain(SCRATCH);
    }
  });
});

section('KT-6.4 More Dakka', () => {
  const DAKKA = 'more-dakka';
  const line = (card = 'boy-fighter', cp = 1) =>
    field([[0, card, 5, 15], red('tactical-marine-warrior', 5, 5)], { cp: [cp, 0] });

  rule('KT-6.4', 'More Dakka: an attack that cost no wounds is made again, once', start => {
    const game = start.from(open, line(), attackWith('shoota'));
    skip(game.dice('roll attack dice', 1, 1, 1, 1), DAKKA).reacts('attack-resolved', DAKKA);
    expect(game.position.cp).toEqual([0, 0]);
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(7);
  });

  rule('KT-6.4', 'More Dakka: not after a wound was lost, without CP, or for a gretchin', start => {
    const wounded = start.from(open, line(), attackWith('shoota')).dice('roll attack dice', 5, 1, 1, 1);
    skip(wounded).dice('roll defence dice', 1, 1, 1);
    expect(offersUntilNext(wounded)).not.toContain(DAKKA);
    start.from(open, line('boy-fighter', 0), attackWith('shoota')).dice('roll attack dice', 1, 1, 1, 1);
    const grot = start.from(open, line('gretchin'), attackWith('gretchin-blasta')).dice('roll attack dice', 1, 1, 1);
    expect(offersUntilNext(grot)).not.toContain(DAKKA);
  });
});

section('KT-13.1 Equipment of the Orks', () => {
  const saving = (items: readonly string[], face: number, card = 'boy-fighter') => {
    const line = broke([blue('necron-warrior', 5, 15), [1, card, 5, 5, carrying(...items)]]);
    return { line, face };
  };

  rule('KT-13.1', "'Eavy Armour: a save of 5+ becomes 4+", start => {
    for (const [items, left] of [
      [['eavy-armour'], 10],
      [[], 7],
    ] as const) {
      const { line } = saving(items, 4);
      const game = start.from(open, line, attackWith('gauss-flayer')).dice('roll attack dice', 3, 1, 1, 1);
      expect(game.dice('roll defence dice', 4, 1, 1).position.operatives[1]!.wounds).toBe(left);
    }
  });

  rule('KT-13.1', 'Bosspole: one more APL, and no more than one with other changes', () => {
    const apl = (change: Partial<Operative>) => aplOf(table(broke([blue('boss-nob', 5, 5, change)])), 0);
    expect(apl({})).toBe(2);
    expect(apl(carrying('bosspole'))).toBe(3);
    expect(apl({ ...carrying('bosspole'), aplChange: -1 })).toBe(2);
    expect(apl({ ...carrying('bosspole'), aplChange: 1 })).toBe(3);
  });

  rule('KT-13.1', 'Drum Mag: a shoota has Ceaseless, a slugga has not', start => {
    const line = broke([blue('boy-fighter', 5, 10, carrying('drum-mag')), red('necron-warrior', 5, 5)]);
    const game = start.from(open, line, attackWith('shoota')).dice('roll attack dice', 1, 1, 2, 2);
    expect(game.asks('choose dice to roll again', 'pick-some')).toMatchObject({ options: [0, 1], most: 2 });
    game.picks('choose dice to roll again', []);
    start.from(open, line, attackWith('slugga')).dice('roll attack dice', 1, 1, 2, 2);
  });

  rule('KT-13.1', "Targetin' Fing: the first weapon it fits hits one better, 4+ at best, for its carrier alone", () => {
    const line = (card: string, weapons: readonly string[]) =>
      table(broke([[0, card, 5, 10, { ...carrying('targetin-fing'), weapons }], red('necron-warrior', 5, 5)]));
    const hitOn = (t: ReturnType<typeof line>, weapon: string, base: number, attacker = 0) =>
      t.query('hit-on', base, {
        side: 'attacker',
        attack: {
          kind: 'shooting',
          action: 'shoot',
          attacker,
          target: 1,
          weapon,
          profile: 'standard',
          parryWeapon: null,
          parryProfile: null,
          attackDice: [],
          defenceDice: [],
          after: null,
          inCover: false,
          invulnerable: null,
          marks: [],
        },
      });
    const boy = line('boy-fighter', ['shoota', 'slugga']);
    expect(hitOn(boy, 'shoota', 5)).toBe(4);
    expect(hitOn(boy, 'slugga', 5)).toBe(5);
    expect(hitOn(line('clan-kommando-nob', ['slugga']), 'slugga', 4)).toBe(4);
    const pack = [carrying('targetin-fing'), {}].map(change =>
      blue('boy-fighter', 5, 10, { ...change, weapons: ['shoota'] }),
    );
    expect([0, 1].map(boy => hitOn(table(broke([...pack, red('necron-warrior', 5, 5)])), 'shoota', 5, boy))).toEqual([
      4, 5,
    ]);
  });

  const forced = (x: number, shooter: Partial<Operative>): Position =>
    broke([
      blue('necron-warrior', 0, 0, shooter),
      red('boy-fighter', 0, 0, at(x)),
      red('spanner', 0, 0, { ...at(3000), ...carrying('kustom-force-field') }),
    ]);

  rule('KT-13.1', 'Kustom Force Field: wholly within 3" a 5+ invulnerable save against shots from outside', start => {
    const spannerRadius = 160;
    const edge = 3000 + spannerRadius + 762 - 160;
    const inside = start.from(open, forced(edge, at(7000)), attackWith('gauss-flayer'));
    inside.dice('roll attack dice', 6, 1, 1, 1);
    expect(inside.asks('choose the save', 'pick-one')).toMatchObject({ to: 1, options: ['save', 'invulnerable-5'] });
    inside.stopsAt('choose the save');
    const half = start.from(open, forced(edge + 1, at(7000)), attackWith('gauss-flayer'));
    half.dice('roll attack dice', 6, 1, 1, 1).stopsAt('roll defence dice');
    const within = start.from(open, forced(3500, at(3000, 2000 + apart(3))), attackWith('gauss-flayer'));
    within.dice('roll attack dice', 6, 1, 1, 1).stopsAt('roll defence dice');
    const outside = start.from(open, forced(3500, at(3000, 2000 + apart(3) + 1)), attackWith('gauss-flayer'));
    outside.dice('roll attack dice', 6, 1, 1, 1).stopsAt('choose the save');
  });
});
