import { expect } from 'vitest';
import { fights, lookups, melee, strikes, turns } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, broke, field, go, look, open, red, type Stood, tenths } from '../../testing/field.ts';
import type { Position } from '../../types.ts';

const fighting: Partial<Position> = { ...broke, phase: 'fight' };
const start0 = (position: Position) => fights.start(look(position));
const one = (model: number) => fights.fight.start({ model });
/** A base of 32 mm, this many tenths from the one at (10", 10"). */
const apart = (gap: number) => ({ at: tenths(2540 + 320 + gap, 2540) });
const CONTACT = 1;
const attacksOf = (facts: readonly { readonly type: string }[]) =>
  (
    facts as readonly { type: string; attack: { attacker: number; target: number; profile: string; attacks: number } }[]
  ).flatMap(({ type, attack }) =>
    type === 'attack-began' ? [[attack.attacker, attack.target, attack.profile, attack.attacks]] : [],
  );

section('8E-8 Who fights, and when', () => {
  rule('8E-8.1', 'models that charged or are within 1" of an enemy, once', () => {
    const may = (gap: number, did: Position['models'][number]['did'] = []) =>
      fights.mayFight(look(field([blue('Immortal', 10, 10, { did }), red('Ork Boy', 0, 0, apart(gap))], fighting)), 0);
    expect([may(254), may(255), may(255, ['charged']), may(254, ['fought'])]).toEqual([true, false, true, false]);
  });

  rule(
    ['8E-8.2', '8E-8.3'],
    'chargers first in their player’s order, then alternating from the player whose turn it is',
    start => {
      const line: readonly Stood[] = [
        blue('Gretchin', 10, 10, { did: ['charged'] }),
        blue('Gretchin', 20, 10, { did: ['charged'] }),
        blue('Gretchin', 30, 10),
        red('Gretchin', 11, 10),
        red('Gretchin', 21, 10),
        red('Gretchin', 31, 10),
      ];
      const position = field(line, {
        ...fighting,
        charges: [
          { by: 0, at: [3] },
          { by: 1, at: [4] },
        ],
      });
      const game = start.from(open, position, start0(position));
      const hits = () => game.dice('roll to hit', 1);
      expect(game.asks('choose a model to fight', 'pick-one')).toMatchObject({ to: 0, options: [0, 1] });
      game.picks('choose a model to fight', 1).picks('move', []);
      hits().picks('move', []).picks('move', []);
      hits().picks('move', []);
      // The rest: the player whose turn it is has one left and begins.
      game.picks('move', []);
      hits().picks('move', []);
      expect(game.asks('choose a model to fight', 'pick-one')).toMatchObject({ to: 1, options: [3, 4, 5] });
      game.picks('choose a model to fight', 5).picks('move', []);
      hits().picks('move', []).picks('choose a model to fight', 3).picks('move', []);
      hits().picks('move', []).picks('move', []);
      hits().picks('move', []);
      expect(attacksOf(game.facts()).map(([by]) => by)).toEqual([1, 0, 2, 5, 3, 4]);
    },
  );

  rule('8E-8.3', 'alternating between the sides', start => {
    const line = [blue('Gretchin', 10, 10), blue('Gretchin', 20, 10), red('Gretchin', 11, 10), red('Gretchin', 21, 10)];
    const position = field(line, { ...fighting, turn: 1 });
    const game = start.from(open, position, start0(position));
    for (const picked of [2, 0]) {
      game.picks('choose a model to fight', picked).picks('move', []).dice('roll to hit', 1).picks('move', []);
    }
    for (let i = 0; i < 2; i++) game.picks('move', []).dice('roll to hit', 1).picks('move', []);
    expect(attacksOf(game.facts()).map(([by]) => by)).toEqual([2, 0, 3, 1]);
  });
});

section('8E-8 Moves and attacks of a fight', () => {
  rule(['8E-8.4', '8E-8.10'], 'pile in and consolidate: 3" at most, nearer to the nearest enemy', start => {
    const line = [
      blue('Immortal', 10, 10, { did: ['charged'] }),
      red('Scout', 0, 0, apart(3 * 254 + 100)),
      red('Scout', 20, 10),
    ];
    const game = start.from(open, field(line, fighting), one(0));
    expect(game.asks('move', 'move').allowance).toBe(762);
    game.refuses([go(9, 10)], 'must-end-nearer', '8E-8.4');
    game.refuses([{ how: 'go', to: tenths(2540 + 763, 2540) }], 'too-long', '8E-8.4');
    game.picks('move', [{ how: 'go', to: tenths(2540 + 700, 2540) }]).dice('roll to hit', 1);
    game.refuses([go(9, 10)], 'must-end-nearer', '8E-8.10');
    game.picks('move', []);
    expect(game.position.models[0]!.at).toEqual(tenths(2540 + 700, 2540));
  });

  rule('8E-8.4', 'a model that touches the nearest enemy does not pile in', start => {
    const line = [blue('Immortal', 10, 10), red('Scout', 0, 0, apart(CONTACT))];
    const game = start.from(open, field(line, fighting), one(0));
    game.dice('roll to hit', 1);
    expect(game.position.models[0]!.did).toEqual(['fought']);
  });

  rule(['8E-8.5', '8E-8.6'], 'attacks are divided over enemies within 1" before the first hit roll', start => {
    const line = [
      blue('Nob', 10, 10, { choices: ['choppa>big-choppa'] }),
      red('Scout', 0, 0, { at: tenths(2540 + 360 + CONTACT, 2540) }),
      red('Scout', 0, 0, { at: tenths(2540, 2540 + 360 + 254) }),
      red('Scout', 0, 0, { at: tenths(2540, 2540 - 360 - 255) }),
    ];
    const game = start.from(open, field(line, fighting), one(0));
    expect(game.asks('choose whom to strike', 'pick-some')).toMatchObject({ options: [1, 2], least: 1, most: 2 });
    game.refuses([3], 'not-an-option', '8E-8.5');
    game.picks('choose whom to strike', [1, 2]).picks('divide the attacks among targets', [2, 1]);
    game.dice('roll to hit', 1, 1).dice('roll to hit', 1);
    expect(attacksOf(game.facts())).toEqual([
      [0, 1, 'big-choppa', 2],
      [0, 2, 'big-choppa', 1],
    ]);
  });

  rule('8E-8.5', 'all attacks at one of several enemies, whichever it is', start => {
    const line = [
      blue('Nob', 10, 10, { choices: ['choppa>big-choppa'] }),
      red('Scout', 0, 0, { at: tenths(2540 + 360 + CONTACT, 2540) }),
      red('Scout', 0, 0, { at: tenths(2540, 2540 + 360 + 254) }),
    ];
    const game = start.from(open, field(line, fighting), one(0));
    game.picks('choose whom to strike', [2]).dice('roll to hit', 1, 1, 1);
    expect(attacksOf(game.facts())).toEqual([[0, 2, 'big-choppa', 3]]);
  });

  rule('8E-8.5', 'attacks are split over weapons', start => {
    const line = [blue('Genestealer', 10, 10, { choices: ['>scything-talons'] }), red('Scout', 0, 0, apart(CONTACT))];
    const game = start.from(open, field(line, fighting), one(0));
    game.picks('choose weapons to fight with', ['rending-claws', 'scything-talons']);
    game.refuses([3, 1], 'wrong-total', '8E-8.5').picks('divide the attacks among weapons', [2, 1]);
    game.dice('roll to hit', 2, 2).dice('roll to hit', 2);
    expect(attacksOf(game.facts())).toEqual([
      [0, 1, 'rending-claws', 2],
      [0, 1, 'scything-talons', 1],
    ]);
  });

  rule('8E-8.7', 'a charger strikes its targets and models that intervened, and no others', () => {
    const line = (did: Position['models'][number]['did'], other: Position['models'][number]['did'] = []) => [
      blue('Ork Boy', 10, 10, { did }),
      red('Scout', 0, 0, apart(CONTACT)),
      red('Scout', 0, 0, { at: tenths(2540, 2540 + 330), did: other }),
    ];
    const named = { ...fighting, charges: [{ by: 0, at: [1] }] };
    expect(melee.victimsOf(look(field(line(['charged']), named)), 0)).toEqual([1]);
    expect(melee.victimsOf(look(field(line(['charged'], ['intervened']), named)), 0)).toEqual([1, 2]);
    // A failed charge restricts nobody.
    expect(melee.victimsOf(look(field(line(['declared-charge']), named)), 0)).toEqual([1, 2]);
  });

  rule('8E-8.8', 'with no melee weapon: its own S, AP 0, D 1', start => {
    const line = [blue('Immortal', 10, 10), red('Scout', 0, 0, apart(CONTACT))];
    const game = start.from(open, field(line, fighting), one(0));
    game.dice('roll to hit', 3).dice('roll to wound', 4).dice('saving throws', 3);
    expect(game.position.models[1]!.removed).toBe(true);
    expect(game.facts()).toContainEqual(
      expect.objectContaining({
        type: 'attack-began',
        attack: expect.objectContaining({ profile: 'close-combat-weapon', strength: 4, ap: 0, damage: 1 }),
      }),
    );
  });

  rule(['8E-8.9', 'RS-10.3'], 'extra attacks come on top, with that weapon; of a pair only for who has two', start => {
    const boy = [blue('Ork Boy', 10, 10), red('Scout', 0, 0, apart(CONTACT))];
    start.from(open, field(boy, fighting), one(0)).dice('roll to hit', 1, 1, 1);
    // The squig bites by itself: A is spent on the choppa only.
    const boss = [
      blue('Warboss', 10, 10, { choices: ['>attack-squig'] }),
      red('Scout', 0, 0, { at: tenths(2540 + 360 + CONTACT, 2540) }),
    ];
    const game = start.from(open, field(boss, fighting), one(0));
    if (game.state.question?.kind === 'pick-some') game.picks('choose weapons to fight with', ['big-choppa']);
    game.dice('roll to hit', 1, 1, 1, 1).dice('roll to hit', 1, 1);
    const talons = (choices: readonly string[]) =>
      start.from(open, field([blue('Tyranid Warrior', 10, 10, { choices }), red('Scout', 11.7, 10)], fighting), one(0));
    // One pair: three attacks and no more.
    const single = talons([]).picks('move', []);
    single.dice('roll to hit', 2, 2, 2).picks('move', []);
    expect(attacksOf(game.facts())).toEqual([
      [0, 1, 'big-choppa', 4],
      [0, 1, 'attack-squig', 2],
    ]);
  });
});

section('RS-2 Duellists', () => {
  const duellist = { trait: 'duellist' } as const;

  rule(['RS-2.37', 'RS-2.13'], 'a Duellist has charged for all rules of the Fight phase', () => {
    const line = [blue('Scout', 10, 10, duellist), blue('Scout', 30, 30), red('Nob', 20, 10)];
    const attacks = (phase: Position['phase'], model: number) =>
      lookups.attacks(look(field(line, { phase, turn: 1 })), model);
    // Shock Assault: one more Attack.
    expect([attacks('fight', 0), attacks('fight', 1), attacks('charge', 0)]).toEqual([2, 1, 1]);
  });

  rule(['RS-2.37', '8E-10.3'], 'Counter-Offensive may follow a Duellist', start => {
    const line = [blue('Immortal', 10, 10, duellist), red('Immortal', 0, 0, apart(CONTACT))];
    const position = field(line, { phase: 'fight', cp: [0, 3] });
    const game = start.from(open, position, start0(position)).dice('roll to hit', 1);
    game.reacts('after-fight', 'counter-offensive');
    game.dice('roll to hit', 1).reacts('rolled', null);
    expect(game.position.cp).toEqual([0, 1]);
  });

  rule('RS-2.35', 'it piles in with no enemy near, and only a real charge restricts its targets', start => {
    const line = [blue('Immortal', 10, 10, duellist), red('Scout', 20, 10)];
    const position = field(line, fighting);
    const game = start.from(open, position, start0(position));
    game.picks('move', [go(13, 10)]).picks('move', []);
    expect(game.position.models[0]!.at).toEqual({ x: 3302, y: 2540, z: 0 });
  });
});

section('8E-10 Stratagems', () => {
  const line: readonly Stood[] = [
    blue('Immortal', 10, 10, { did: ['charged'] }),
    red('Immortal', 0, 0, apart(CONTACT)),
    red('Immortal', 30, 30),
    blue('Immortal', 0, 0, { at: tenths(7620 + 321, 7620), did: ['charged'] }),
  ];
  const charged: Partial<Position> = {
    phase: 'fight',
    cp: [0, 3],
    charges: [
      { by: 0, at: [1] },
      { by: 3, at: [2] },
    ],
  };

  rule('8E-10.3', 'after an enemy charger has fought, a friendly model fights next for 2 CP', start => {
    const position = field(line, charged);
    const game = start.from(open, position, start0(position));
    game.picks('choose a model to fight', 0).dice('roll to hit', 1);
    game.reacts('after-fight', 'counter-offensive').picks('choose who strikes back', 2);
    game.dice('roll to hit', 1).reacts('rolled', null);
    expect(game.position.cp).toEqual([0, 1]);
    // The second charger is next; then the remaining models. 1 CP is not enough for another.
    game.dice('roll to hit', 1).dice('roll to hit', 1).reacts('rolled', null);
    expect(attacksOf(game.facts()).map(([by]) => by)).toEqual([0, 2, 3, 1]);
  });

  rule('8E-10.3', 'not for 1 CP, and not after a model that did not charge', start => {
    const poor = field(line.slice(0, 2), { ...charged, cp: [0, 1], charges: [{ by: 0, at: [1] }] });
    const game = start.from(open, poor, start0(poor)).dice('roll to hit', 1);
    game.dice('roll to hit', 1).reacts('rolled', null);
    const plain = field([blue('Immortal', 10, 10), line[1]!], { phase: 'fight', cp: [0, 3] });
    start.from(open, plain, start0(plain)).dice('roll to hit', 1).dice('roll to hit', 1).reacts('rolled', null);
    expect(game.position.cp).toEqual([0, 1]);
  });

  rule(['8E-10.1', 'RS-3.6'], 'a stratagem is used once a phase by each player', start => {
    const position = field(line.slice(0, 2), { ...charged, cp: [3, 3], charges: [{ by: 0, at: [1] }] });
    const game = start.from(open, position, start0(position));
    game.dice('roll to hit', 1).reacts('rolled', 'command-re-roll').dice('roll the die again', 3);
    game.dice('roll to wound', 1).reacts('after-fight', null);
    game.dice('roll to hit', 1).reacts('rolled', 'command-re-roll').dice('roll the die again', 1);
    expect(game.position.cp).toEqual([2, 2]);
    expect(game.position.spent).toEqual([['command-re-roll'], ['command-re-roll']]);
  });

  rule(['8E-10.1', 'RS-3.6'], 'a second roll of the phase is not offered it, one of the next phase is', start => {
    const shots = field([blue('Immortal', 10, 10), red('Immortal', 20, 10)], { cp: [3, 0] });
    const shot = () =>
      strikes.strike.start({ attacker: 0, target: 1, profile: 'gauss-blaster', manner: 'shooting', attacks: 1 });
    const first = start.from(open, shots, shot()).dice('roll to hit', 1).reacts('rolled', 'command-re-roll');
    first.dice('roll the die again', 1);
    const second = start.from(open, first.position, shot()).dice('roll to hit', 1);
    expect(second.position.cp).toEqual([2, 0]);
    const later = start.from(open, { ...second.position, spent: [[], []] }, shot()).dice('roll to hit', 1);
    later.reacts('rolled', null);
    // The phase itself clears the list.
    const phase = start.from(open, second.position, turns.phase.start({ seat: 0, phase: 'morale' }));
    expect(phase.position.spent).toEqual([[], []]);
  });

  rule(['8E-10.4', '8E-9.1'], 'Insane Bravery is never offered, as nobody tests Morale', start => {
    const lost = red('Immortal', 0, 0, { at: null, removed: true });
    const game = start.from(
      open,
      field([...line, lost], { phase: 'fight' }),
      turns.phase.start({ seat: 0, phase: 'morale' }),
    );
    expect(game.facts().map(({ type }) => type)).toEqual(['phase-began']);
    expect(game.position.cp).toEqual([3, 3]);
  });
});
