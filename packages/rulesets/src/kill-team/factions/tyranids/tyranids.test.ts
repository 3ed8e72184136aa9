import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../../core/03-actions/actions.ts';
import { moveOf } from '../../core/03-actions/moves.ts';
import { isConcealed } from '../../core/04-shooting/targets.ts';
import { active, apart, armed, attackWith, block, broke, fighting, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, go, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { INCH } from '../../testing/moves.ts';
import type { Attack, Operative, Position } from '../../types.ts';
import { activating, atWork, carrying, ploys, table } from '../testing/moments.ts';

const at = (x: number, y = 2000): Partial<Operative> => ({ at: spot(x, y) });
const enemy: Stood = red('boy-fighter', 25, 18);
const shooting = (attacker: number, target: number, weapon: string): Attack => ({
  kind: 'shooting',
  action: 'shoot',
  attacker,
  target,
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
});
const against = (position: Position, action: string) =>
  reasonsAgainstAction(table(position), actionOf(table(position), 0, action), 0);

section('KT-13.1 Synapse', () => {
  // Bases of 28mm (termagant) and 50mm (warrior).
  const SIX = 6 * INCH + 140 + 250;
  const line = (x: number, change: Partial<Position> = {}) =>
    broke(
      [blue('termagant', 0, 0, { ...at(2000), wounds: 3 }), enemy, blue('tyranid-warrior-fighter', 0, 0, at(x))],
      change,
    );
  const hitOn = (position: Position) =>
    table(position).query('hit-on', 4, { attack: shooting(0, 1, 'devourer'), side: 'attacker' });

  rule(
    'KT-13.1',
    'Synapse: exactly 6" from a SYNAPSE operative the injured hit as usual, farther away they do not',
    () => {
      expect(hitOn(line(2000 + SIX))).toBe(4);
      expect(hitOn(line(2000 + SIX + 1))).toBe(5);
    },
  );

  rule('KT-13.1', 'Synapse: M is judged on activation, and stays so until it ends', start => {
    const game = start.from(open, line(2000 + SIX), activating());
    expect(atWork(game.position)).toEqual(['in-synapse']);
    expect(moveOf(table(game.position), 0)).toBe(6 * INCH);
    game.picks('choose an action', 'dash').picks('move', [{ how: 'go', to: spot(1500, 2000) }]);
    expect(moveOf(table(game.position), 0)).toBe(6 * INCH);
    expect(hitOn(game.position)).toBe(5);
    game.picks('choose an action', 'end-activation');
    expect(atWork(game.position)).toEqual([]);
    expect(moveOf(table(game.position), 0)).toBe(4 * INCH);
    const away = start.from(open, line(2000 + SIX + 1), activating());
    expect(moveOf(table(away.position), 0)).toBe(4 * INCH);
    away.picks('choose an action', 'end-activation');
  });

  rule('KT-13.1', 'Synapse: a SYNAPSE operative is near itself', () => {
    const t = table(broke([blue('tyranid-warrior-fighter', 5, 5, { wounds: 2 }), enemy]));
    expect(t.query('hit-on', 4, { attack: shooting(0, 1, 'devourer'), side: 'attacker' })).toBe(4);
  });
});

section('KT-13.1 Hidden Horror, Lightning Reflexes', () => {
  rule(['KT-13.1', 'KT-8.7'], 'Hidden Horror: its conceal order is not overridden', () => {
    const aim = { attacker: 0, target: 1, weapon: 'gauss-flayer', profile: 'standard', action: 'shoot' };
    const high = withPieces([
      block('floor', [3, 13], [4, 4], [3, 3.2]),
      block('barricade', [4, 6.4], [2, 0.5], [0, 1]),
    ]);
    const line = (card: string, order: 'engage' | 'conceal') =>
      table(broke([blue('necron-warrior', 0, 0, { at: spot(1270, 3810, 813) }), [1, card, 5, 5, { order }]]), high);
    expect(isConcealed(line('genestealer-fighter', 'conceal'), aim)).toBe(true);
    expect(isConcealed(line('hormagaunt', 'conceal'), aim)).toBe(false);
    expect(isConcealed(line('genestealer-fighter', 'engage'), aim)).toBe(false);
  });

  rule('KT-13.1', 'Lightning Reflexes: a 5+ invulnerable save', start => {
    const line = broke([blue('necron-warrior', 5, 15), red('genestealer-fighter', 5, 5)]);
    const game = start.from(open, line, attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
    expect(game.asks('choose the save', 'pick-one').options).toEqual(['save', 'invulnerable-5']);
    game.stopsAt('choose the save');
  });

  rule('KT-13.1', 'Lightning Reflexes: one free Dash in each activation', start => {
    const game = start.from(open, broke([blue('genestealer-fighter', 5, 5), enemy]), activating());
    game.picks('choose an action', 'dash').picks('move', [go(5, 8)]);
    expect(game.position.activation).toMatchObject({ ap: 2, performed: ['dash'] });
    expect(game.asks('choose an action', 'pick-one').options).not.toContain('dash');
    game.picks('choose an action', 'end-activation');
  });
});

section('KT-13.1 Weaponbeast, Lash Whip', () => {
  const dice = (position: Position, side: 'attacker' | 'defender', weapon: string, base: number) =>
    table(position).query('attack-dice', base, {
      side,
      attack: { ...shooting(0, 1, weapon), kind: 'combat', parryWeapon: 'choppa', parryProfile: 'standard' },
    });
  const line = (weapons: readonly string[], x = 2000 + 250 + 160 + 254, card = 'tyranid-warrior-fighter') =>
    broke([[0, card, 0, 0, { ...at(2000), weapons }], red('boy-fighter', 0, 0, at(x))]);

  rule('KT-13.1', 'Weaponbeast: with two melee weapons one attack die more, two of a kind are two', () => {
    expect(dice(line(['boneswords', 'scything-talons']), 'attacker', 'boneswords', 4)).toBe(5);
    expect(dice(line(['scything-talons', 'scything-talons']), 'attacker', 'scything-talons', 4)).toBe(5);
    expect(dice(line(['boneswords', 'devourer']), 'attacker', 'boneswords', 4)).toBe(4);
    const gunner = line(['boneswords', 'scything-talons'], undefined, 'tyranid-warrior-heavy-gunner');
    expect(dice(gunner, 'attacker', 'boneswords', 4)).toBe(4);
  });

  rule('KT-13.1', 'Lash Whip: enemies engaged with a carrier have one die less, the carrier has not', () => {
    const whip = ['lash-whip', 'bonesword'];
    expect(dice(line(whip), 'defender', 'bonesword', 4)).toBe(3);
    expect(dice(line(whip), 'attacker', 'bonesword', 3)).toBe(3);
    expect(dice(line(whip, 2000 + 250 + 160 + 255), 'defender', 'bonesword', 4)).toBe(4);
    expect(dice(line(['bonesword']), 'defender', 'bonesword', 4)).toBe(4);
  });

  rule('KT-13.1', 'Lash Whip: it helps friends in the same fight, and several count as one', () => {
    const whip = { weapons: ['lash-whip', 'bonesword'] };
    const boy: Stood = red('boy-fighter', 0, 0, at(2000 + 160 + 140 + 254));
    const beside = (n: number): Stood =>
      blue('tyranid-warrior-fighter', 0, 0, { ...at(2554, 2000 + n * (160 + 250 + 254)), ...whip });
    const friends = [blue('hormagaunt', 0, 0, at(2000)), boy, beside(1), beside(-1)] as const;
    expect(dice(broke(friends), 'defender', 'scything-talons', 4)).toBe(3);
  });
});

section('KT-2.5 Feed, Lurk', () => {
  const duel = broke(
    [
      blue('genestealer-fighter', 0, 0, { ...at(2000), ...armed('rending-claws') }),
      red('tactical-marine-warrior', 0, 0, at(2000 + apart(1))),
    ],
    ploys('feed'),
  );

  rule('KT-2.5', 'Feed: the first critical strike of a combat deals one more, the second does not', start => {
    const game = start.from(open, duel, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 6, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(0);
    expect(
      game
        .facts()
        .filter(({ type }) => type === 'wounds-lost')
        .map(fact => (fact as { amount: number }).amount),
    ).toEqual([6, 5]);
  });

  rule('KT-2.5', 'Feed: a normal strike deals no more, nor does anything without the ploy', start => {
    const normal = start.from(open, duel, fighting()).picks('select an enemy', 1);
    normal.dice('roll combat dice', 3, 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(normal.position.operatives[1]!.wounds).toBe(11 - 4);
    const plain = start.from(open, { ...duel, effects: [] }, fighting()).picks('select an enemy', 1);
    plain.dice('roll combat dice', 6, 1, 1, 1, 1).dice('roll combat dice', 1, 1, 1);
    expect(plain.position.operatives[1]!.wounds).toBe(11 - 5);
  });

  rule('KT-2.5', 'Lurk: in cover, concealed or still ready, one more die is kept', start => {
    const covered = withPieces([block('barricade', [4, 6.4], [2, 0.5], [0, 1])]);
    const line = (change: Partial<Operative>) =>
      broke([blue('necron-warrior', 5, 15), red('hormagaunt', 5, 5, change)], {
        effects: [{ use: { rule: 'lurk', seat: 1, holder: null }, until: 'battle' }],
      });
    const cases = [
      [{ ready: true }, 2],
      [{ ready: false }, 1],
      [{ ready: false, order: 'conceal' }, 2],
    ] as const;
    for (const [change, most] of cases) {
      const game = start.from(covered, line(change), attackWith('gauss-flayer')).dice('roll attack dice', 6, 1, 1, 1);
      expect(game.asks('keep dice for cover', 'count')).toMatchObject({ most });
      game.stopsAt('keep dice for cover');
    }
    start
      .from(open, line({}), attackWith('gauss-flayer'))
      .dice('roll attack dice', 6, 1, 1, 1)
      .stopsAt('roll defence dice');
  });
});

section('KT-13.1 Equipment of the Tyranids', () => {
  rule('KT-13.1', 'Adrenal Glands: 1" more M', () => {
    const move = (items: readonly string[]) =>
      moveOf(table(broke([blue('hormagaunt', 5, 5, carrying(...items)), enemy])), 0);
    expect(move(['adrenal-glands'])).toBe(7 * INCH);
    expect(move([])).toBe(6 * INCH);
    expect(against(broke([blue('hormagaunt', 5, 5), enemy], { activation: active() }), 'dash')).toEqual([]);
  });

  rule('KT-13.1', 'Extended Chitin: one defence die may be re-rolled', start => {
    const line = broke([blue('necron-warrior', 5, 15), red('hormagaunt', 5, 5, carrying('extended-chitin'))]);
    const game = start.from(open, line, attackWith('gauss-flayer')).dice('roll attack dice', 3, 1, 1, 1);
    game.dice('roll defence dice', 1, 1, 1).picks('choose dice to roll again', [2]).dice('roll them again', 6);
    expect(game.position.operatives[1]!.wounds).toBe(7);
  });

  const prey = (wounds: number, own: number): Position =>
    broke([
      blue('genestealer-fighter', 0, 0, {
        ...at(2000),
        wounds: own,
        ...armed('rending-claws'),
        ...carrying('feeder-tendrils'),
      }),
      red('boy-fighter', 0, 0, { ...at(2000 + apart(1)), ...armed(), wounds }),
    ]);

  rule('KT-13.1', 'Feeder Tendrils: incapacitating an enemy in combat regains up to D3 wounds', start => {
    const game = start.from(open, prey(1, 5), fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 3, 1, 1, 1, 1);
    expect(game.asks('roll for wounds regained', 'roll')).toMatchObject({ sides: 3, whose: 0 });
    game.dice('roll for wounds regained', 3);
    expect(game.position.operatives[0]!.wounds).toBe(8);
    const nearly = start.from(open, prey(1, 8), fighting()).picks('select an enemy', 1);
    nearly.dice('roll combat dice', 3, 1, 1, 1, 1).dice('roll for wounds regained', 3);
    expect(nearly.position.operatives[0]!.wounds).toBe(9);
  });

  rule('KT-13.1', 'Feeder Tendrils: not if the enemy stands, nor without a lost wound', start => {
    for (const position of [prey(10, 5), prey(1, 9)]) {
      const game = start.from(open, position, fighting()).picks('select an enemy', 1);
      game.dice('roll combat dice', 3, 1, 1, 1, 1);
      expect(game.state.question).toBeNull();
    }
  });

  rule('KT-13.1', 'Toxin Sacs: in combat, with a critical hit, one failed hit is kept', start => {
    const line = broke([
      blue('hormagaunt', 0, 0, { ...at(2000), ...carrying('toxin-sacs') }),
      red('boy-fighter', 0, 0, { ...at(2000 + 140 + 160 + 254), ...armed() }),
    ]);
    const game = start.from(open, line, fighting()).picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1, 1);
    game.picks('choose dice to roll again', []).reacts('attack-dice-judged', 'toxin-sacs');
    game.picks('resolve a hit', 'strike-critical');
    expect(game.position.operatives[1]!.wounds).toBe(10 - 5 - 3);
    const plain = start.from(open, line, fighting()).picks('select an enemy', 1).dice('roll combat dice', 5, 1, 1, 1);
    plain.picks('choose dice to roll again', []);
    expect(plain.position.operatives[1]!.wounds).toBe(7);
  });
});
