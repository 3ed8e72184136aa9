import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { sufferDamage } from '../../../core/06-damage/damage.ts';
import { isInjured } from '../../../core/06-damage/injured.ts';
import { controllerOf } from '../../../core/06-damage/objectives.ts';
import { killTeam } from '../../../index.ts';
import { opening, readSetup } from '../../../setup.ts';
import { apart, armed, attackWith, broke, fighting, rules, spot } from '../../../testing/attacks.ts';
import { rule, section } from '../../../testing/book.ts';
import { blue, open, red, type Stood } from '../../../testing/field.ts';
import type { Attack, Position, Setup } from '../../../types.ts';
import type { ServiceRule } from '../../uses.ts';

const shot = (service: readonly ServiceRule[], change: Partial<Position> = {}, more: Stood[4] = {}): Position =>
  broke([blue('tactical-marine-warrior', 5, 5), red('boy-fighter', 5, 12, { service, ...more })], change);
const wounds = ({ operatives }: Position): number => operatives[1]!.wounds;

/** The quick match, with these honours and scars for the first operative of each team. */
const serving = (service: readonly ServiceRule[]): Setup => {
  const ready = killTeam.ready[0]!;
  const teams = ready.teams.map(team => ({
    ...team,
    operatives: team.operatives.map((one, i) => (i === 0 ? { ...one, service } : one)),
  }));
  return { ...ready, teams };
};

section('KT-14.1 Service', () => {
  rule('KT-14.1', 'honours and scars enter the battle with their operative', () => {
    const read = readSetup(serving(['bladework', 'sapped-strength']));
    expect(read.ok).toBe(true);
    const { operatives } = opening(serving(['bladework', 'sapped-strength']));
    expect(operatives[0]!.service).toEqual(['bladework', 'sapped-strength']);
    expect(operatives[1]).not.toHaveProperty('service');
  });

  rule('KT-14.1', 'refused: one that does not exist, and a duplicate', () => {
    const problems = (service: readonly string[]) => {
      const read = readSetup(serving(service as readonly ServiceRule[]));
      return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
    };
    expect(problems(['bladework', 'bladework'])).toContain('teams[0].operatives[0].service[1]: served-twice');
    expect(problems(['immortal'])).toContain('teams[0].operatives[0].service[0]: not-one-of');
  });

  rule(['KT-14.1', 'KT-11.2'], 'refused in open play, which is for the starter teams as they are', () => {
    const plain = killTeam.ready.find(({ play }) => play === 'open')!;
    const teams = plain.teams.map(team => ({
      ...team,
      operatives: team.operatives.map(one => ({ ...one, service: ['swift'] })),
    }));
    expect([readSetup(plain).ok, readSetup({ ...plain, teams }).ok]).toEqual([true, false]);
  });
});

section('KT-14.8 Resilient', () => {
  rule('KT-14.8', 'two wounds more than on its card, at the start and as its maximum', start => {
    const [plain] = opening(serving([])).operatives;
    const [tough] = opening(serving(['resilient'])).operatives;
    expect([tough!.wounds, tough!.full]).toEqual([plain!.wounds + 2, plain!.wounds + 2]);
    const hurt = broke([blue('immortal-leader', 5, 5, { wounds: tough!.wounds, full: 12 }), red('boy-fighter', 5, 12)]);
    const game = start.from(open, hurt, sufferDamage.start({ operative: 0, amount: 1, from: null, clause: 'KT-4.6' }));
    const back = killTeam.facts['wounds-regained'](game.position, {
      type: 'wounds-regained',
      clause: 'KT-13.1',
      operative: 0,
      amount: 20,
    });
    expect(back.operatives[0]!.wounds).toBe(12);
  });

  rule(['KT-14.8', 'KT-6.3'], 'injured below half of all its wounds', () => {
    const at = (left: number) =>
      isInjured(tableOf(killTeam, open, shot(['resilient'], {}, { wounds: left, full: 12 })), 1);
    expect([6, 5].map(at)).toEqual([false, true]);
  });
});

section('KT-14.9 Shrug Off', () => {
  rule('KT-14.9', 'one critical hit of a shot becomes normal', start => {
    const game = start.from(open, shot(['shrug-off']), attackWith('boltgun')).dice('roll attack dice', 6, 6, 1, 1);
    game.dice('roll defence dice', 1, 1, 1);
    // Criticals of a boltgun do 4, normal hits 3.
    expect(wounds(game.position)).toBe(10 - 4 - 3);
    const plain = start.from(open, shot(['shrug-off']), attackWith('boltgun')).dice('roll attack dice', 3, 3, 1, 1);
    plain.dice('roll defence dice', 1, 1, 1);
    expect(wounds(plain.position)).toBe(10 - 6);
  });

  rule('KT-14.9', 'and of a combat, whoever started it; its own criticals are unchanged', start => {
    const position = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('fists') }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa'), service: ['shrug-off'] }),
    ]);
    const game = start.from(open, position, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 1, 1).dice('roll combat dice', 6, 1, 1, 1);
    // A normal hit of fists does 3 and cannot parry; the choppa's critical hit does 5.
    expect(game.position.operatives.map(each => each.wounds)).toEqual([11 - 5, 10 - 3]);
  });

  rule(['KT-14.9', 'KT-9.14'], 'what a retained critical causes is caused all the same', start => {
    const position = shot(['shrug-off'], rules([{ rule: 'mortal-wounds', wounds: 2 }]));
    const game = start.from(open, position, attackWith('boltgun')).dice('roll attack dice', 6, 1, 1, 1);
    expect(wounds(game.position)).toBe(8);
    game.dice('roll defence dice', 1, 1, 1);
    expect(wounds(game.position)).toBe(5);
  });
});

section('KT-14.10 Focused', () => {
  rule('KT-14.10', '+1 APL when contesting an objective, and for nothing else', () => {
    const token = { id: 'o', kind: 'objective', at: spot(2000, 2000), seat: null, marks: {} };
    const by = (service: readonly ServiceRule[]) =>
      tableOf(
        killTeam,
        open,
        broke([
          blue('boy-fighter', 0, 0, { at: spot(2200, 2000), service }),
          red('boy-fighter', 0, 0, { at: spot(1700, 2000) }),
        ]),
      );
    expect([controllerOf(by([]), token), controllerOf(by(['focused']), token)]).toEqual([null, 0]);
    expect(by(['focused']).query('apl', 2, { operative: 0 })).toBe(2);
  });
});

section('KT-14.11 Stalwart', () => {
  rule('KT-14.11', 'not injured with one wound left', () => {
    const at = (service: readonly ServiceRule[]) =>
      isInjured(tableOf(killTeam, open, shot(service, {}, { wounds: 1 })), 1);
    expect([at([]), at(['stalwart'])]).toEqual([true, false]);
  });
});

section('KT-14.12 Invulnerable', () => {
  rule('KT-14.12', 'AP1 is ignored, AP2 applies in full', () => {
    const attack = {
      kind: 'shooting',
      action: 'shoot',
      attacker: 0,
      target: 1,
      weapon: 'boltgun',
      profile: 'standard',
    };
    const rolling = {
      attack: { ...attack, attackDice: [], marks: [] } as unknown as Attack,
      side: 'attacker',
    } as const;
    const ap = (service: readonly ServiceRule[], by: number) =>
      tableOf(killTeam, open, shot(service, rules([{ rule: 'ap', by }]))).query('ap', 0, rolling);
    expect([ap([], 1), ap(['invulnerable'], 1), ap(['invulnerable'], 2)]).toEqual([1, 0, 2]);
  });
});

section('KT-14.13 Indomitable', () => {
  rule('KT-14.13', 'a roll for each wound of a critical hit, none for a normal one', start => {
    const game = start.from(open, shot(['indomitable']), attackWith('boltgun')).dice('roll attack dice', 6, 3, 1, 1);
    game.dice('roll defence dice', 1, 1, 1).dice('ignore wounds of a critical hit', 4, 5, 6, 1);
    expect(wounds(game.position)).toBe(10 - 2 - 3);
  });

  rule('KT-14.13', 'the same in combat', start => {
    const position = broke([
      blue('tactical-marine-warrior', 0, 0, { at: spot(2000, 2000), ...armed('fists') }),
      red('boy-fighter', 0, 0, { at: spot(2000 + apart(1), 2000), ...armed('choppa'), service: ['indomitable'] }),
    ]);
    const game = start.from(open, position, fighting()).picks('select an enemy', 1);
    game.dice('roll combat dice', 6, 3, 1).dice('roll combat dice', 1, 1, 1, 1);
    game.picks('resolve a hit', 'strike-critical').dice('ignore wounds of a critical hit', 5, 5, 5, 4);
    expect(wounds(game.position)).toBe(10 - 1 - 3);
  });

  rule('KT-14.13', 'and for each mortal wound', start => {
    const position = shot(['indomitable'], rules([{ rule: 'mortal-wounds', wounds: 2 }]));
    const game = start.from(open, position, attackWith('boltgun')).dice('roll attack dice', 6, 1, 1, 1);
    game.dice('ignore mortal wounds', 5, 4);
    expect(wounds(game.position)).toBe(9);
    game.dice('roll defence dice', 6, 1, 1);
  });
});
