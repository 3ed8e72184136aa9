import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import type { WeaponUse } from '../content/types.ts';
import { weaponsToShoot } from '../core/04-shooting/valid-targets.ts';
import { now } from '../core/dice/dice.ts';
import { killTeam } from '../index.ts';
import { apart, armed, attackWith, broke, fighting, rules, shooting, spot } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { blue, open, red, type Stood } from '../testing/field.ts';
import type { Operative, Position } from '../types.ts';

/** What each does would show in the attacks below. */
const ON_DICE: readonly WeaponUse[] = [
  { rule: 'balanced' },
  { rule: 'ceaseless' },
  { rule: 'relentless' },
  { rule: 'rending' },
  { rule: 'lethal', face: 4 },
];
const OF_SHOOTING: readonly WeaponUse[] = [
  { rule: 'hot' },
  { rule: 'mortal-wounds', wounds: 2 },
  { rule: 'splash', wounds: 2 },
];
const OF_COMBAT: readonly WeaponUse[] = [{ rule: 'reap', wounds: 2 }, { rule: 'stun' }];

const marine = (x: number, change: Partial<Operative> = {}): Stood =>
  blue('tactical-marine-warrior', 0, 0, { at: spot(x, 2000), ...change });
const boy = (x: number, y = 2000, change: Partial<Operative> = {}): Stood =>
  red('boy-fighter', 0, 0, { at: spot(x, y), ...change });
const wounds = (operatives: readonly { readonly wounds: number }[]) => operatives.map(each => each.wounds);
/** A rule that a whole team has. */
const ofTeam = (seat: 0 | 1, ...uses: readonly WeaponUse[]): Pick<Position, 'effects'> => ({
  effects: uses.map(use => ({ use: { ...use, seat, holder: null }, until: 'battle' })),
});

section('KT-9.27 When a weapon rule applies', () => {
  rule('KT-9.27', 'in shooting to the attacks of its holder: those of the target and of a friend do nothing', start => {
    for (const [holder, seat] of [
      [1, 1],
      [2, 0],
    ] as const) {
      const held = rules([...ON_DICE, ...OF_SHOOTING, { rule: 'stun' }], holder, seat);
      const position = broke([marine(2000), boy(3500), marine(5000), boy(3500, 2400)], held);
      const game = start.from(open, position, attackWith('boltgun')).dice('roll attack dice', 6, 4, 1, 1);
      game.dice('roll defence dice', 1, 1, 1);
      expect(wounds(game.position.operatives)).toEqual([11, 10 - 4 - 3, 11, 10]);
      expect(game.position.operatives[1]!.aplChange).toBe(0);
    }
  });

  rule('KT-9.27', 'in combat to the dice of its holder, not to those of the other fighter', start => {
    const close = [marine(2000), boy(2000 + apart(1), 2000, armed('choppa')), boy(2000, 2000 + apart(1), armed())];
    const held = rules([...ON_DICE, ...OF_COMBAT], 1, 1);
    const game = start.from(open, broke([...close, marine(2600)], held), fighting()).picks('select an enemy', 1);
    // The 4 stays a normal hit, only the other fighter rolls again, and the critical strike reaps nobody.
    game.dice('roll combat dice', 6, 4, 1).dice('roll combat dice', 1, 1, 1, 1);
    for (let offer = 0; offer < 3; offer++) game.picks('choose dice to roll again', []);
    game.picks('resolve a hit', 'strike-critical');
    expect(wounds(game.position.operatives)).toEqual([11, 10 - 4 - 3, 10, 11]);
    expect(game.position.operatives[1]!.aplChange).toBe(0);
  });

  rule('KT-9.27', 'rules about shooting do nothing in combat, whoever strikes', start => {
    const close = [marine(2000), boy(2000 + apart(1), 2000, armed('choppa')), boy(2000, 2000 + apart(1), armed())];
    for (const [holder, seat] of [
      [0, 0],
      [1, 1],
    ] as const) {
      const game = start.from(open, broke(close, rules(OF_SHOOTING, holder, seat)), fighting());
      game.picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1).dice('roll combat dice', 6, 1, 1, 1);
      game.picks('resolve a hit', 'strike-critical');
      expect(wounds(game.position.operatives)).toEqual([11 - 5, 10 - 4, 10]);
    }
  });

  rule('KT-9.27', 'a rule that a whole team has applies to all of its operatives, and to no other', start => {
    const duel = [marine(2000), boy(3500)];
    const mortal = { rule: 'mortal-wounds', wounds: 2 } as const;
    for (const [seat, lost] of [
      [0, 2],
      [1, 0],
    ] as const) {
      const game = start.from(open, broke(duel, ofTeam(seat, mortal)), attackWith('boltgun'));
      game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 6, 1, 1);
      expect(wounds(game.position.operatives)).toEqual([11, 10 - lost]);
    }
  });

  rule(['KT-9.27', 'KT-9.21', 'KT-3.17'], "a friend's Silent lets nobody else shoot from concealment", () => {
    const hiding = [marine(2000, { order: 'conceal' }), boy(3500), marine(5000)];
    const weapons = (holder: number) =>
      weaponsToShoot(tableOf(killTeam, open, broke(hiding, rules([{ rule: 'silent' }], holder))), {
        attacker: 0,
        action: 'shoot',
      });
    expect(weapons(2)).toEqual([]);
    expect(weapons(0)).toEqual(['boltgun/standard']);
  });

  rule(
    ['KT-9.27', 'KT-9.4', 'KT-9.7', 'KT-9.24'],
    "a friend's Blast, Fusillade and Torrent spread no attack",
    start => {
      const near = [marine(2000), boy(3500), boy(3500, 2400), marine(5000)];
      const spreading = [{ rule: 'blast', inches: 2 }, { rule: 'fusillade' }, { rule: 'torrent', inches: 2 }] as const;
      const game = start.from(open, broke(near, rules(spreading, 3)), shooting());
      game.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
      game.dice('roll attack dice', 1, 1, 1, 1);
      expect(game.facts().filter(({ type }) => type === 'attack-began')).toHaveLength(1);
    },
  );
});

section('KT-9.9 Hot, in odds', () => {
  rule(['KT-9.9', 'KT-9.27'], 'a 1 is told from other failures where the shooter has it, and only there', start => {
    const apartFor = (holder: number, seat: 0 | 1) => {
      const position = broke([marine(2000), boy(3500)], rules([{ rule: 'hot' }], holder, seat));
      const game = start.from(open, position, attackWith('boltgun'));
      const t = tableOf(killTeam, open, game.position);
      const faces = t.query('faces-apart', [], now(t, 'attacker'));
      game.stopsAt('roll attack dice');
      return faces;
    };
    expect(apartFor(0, 0)).toEqual([1]);
    expect(apartFor(1, 1)).toEqual([]);
  });
});
