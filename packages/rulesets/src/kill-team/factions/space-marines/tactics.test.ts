import { expect } from 'vitest';
import { isInjured } from '../../core/06-damage/injured.ts';
import { active, armed, attackWith, block, shooting } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, type Stood, withPieces } from '../../testing/field.ts';
import type { Operative } from '../../types.ts';
import { activating, atWork, offers, offersUntilNext, on, skip, table } from '../testing/moments.ts';

const FEAR = 'and-they-shall-know-no-fear';
const own = { cp: [1, 0] };
const enemy: Stood = red('necron-warrior', 5, 12);

section('KT-6.4 And They Shall Know No Fear', () => {
  const marine = (change: Partial<Operative> = {}) => [blue('tactical-marine-warrior', 5, 5, change), enemy] as const;

  rule(
    'KT-6.4',
    'No Fear: on activation lost APL come back and it is not injured, until the activation ends',
    start => {
      const game = start.from(open, field(marine({ wounds: 5, aplChange: -1 }), own), activating());
      expect(game.position.activation!.ap).toBe(2);
      game.reacts('activated', FEAR);
      expect(game.position).toMatchObject({ cp: [0, 0], ploys: [[FEAR], []], activation: { ap: 3 } });
      expect(isInjured(table(game.position), 0)).toBe(false);
      game.picks('choose an action', 'end-activation');
      expect(atWork(game.position)).toEqual([]);
      expect(isInjured(table(game.position), 0)).toBe(true);
    },
  );

  rule('KT-6.4', 'No Fear: later reductions of APL have no effect', start => {
    const scared = field(marine(), { ...own, activation: active({ ap: 3 }), effects: [on(0, { rule: 'fearless' })] });
    const stunned = { attacker: 1, target: 0, weapon: 'gauss-flayer', profile: 'standard', action: 'overwatch' };
    const stun = { use: { rule: 'stun', seat: 1, holder: 1 }, until: 'battle' } as const;
    const position = { ...scared, cp: [0, 0], effects: [...scared.effects, stun] };
    const game = start.from(open, position, { ...attackWith('x'), vars: { aim: stunned, dice: null, after: null } });
    game.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(game.position.operatives[0]!.aplChange).toBe(0);
    expect(game.position.activation!.ap).toBe(3);
    // Without AP left it gains none either.
    const spent = { ...position, activation: active({ ap: 0 }) };
    const last = start.from(open, spent, { ...attackWith('x'), vars: { aim: stunned, dice: null, after: null } });
    last.dice('roll attack dice', 6, 1, 1, 1).dice('roll defence dice', 1, 1, 1);
    expect(last.position.activation!.ap).toBe(0);
  });

  rule('KT-6.4', 'No Fear: not without CP, not twice in a turning point, not for enemies', start => {
    const poor = start.from(open, field(marine(), { cp: [0, 3] }), activating());
    poor.picks('choose an action', 'end-activation');
    const used = start.from(open, field(marine(), { cp: [3, 0], ploys: [[FEAR], []] }), activating());
    used.picks('choose an action', 'end-activation');
    const theirs = start.from(open, field(marine(), { cp: [3, 0] }), activating(1));
    theirs.picks('choose an action', 'end-activation');
  });
});

section('KT-6.4 Only In Death Does Duty End', () => {
  const DUTY = 'only-in-death-does-duty-end';
  const dying = (change: Partial<Operative> = {}): readonly Stood[] => [
    blue('necron-warrior', 5, 12),
    red('tactical-marine-warrior', 5, 5, { wounds: 1, ...change }),
    red('tactical-marine-warrior', 9, 5),
  ];
  const kill = (game: ReturnType<typeof skip>) =>
    skip(game.picks('select a valid target', 1), DUTY).dice('roll attack dice', 3, 1, 1, 1);
  const shot = 'gauss-flayer/standard';

  rule(
    'KT-6.4',
    'Duty: a ready operative that falls stands, uninjured and unharmed, until its next activation is over',
    start => {
      const game = start.from(open, field(dying(), { cp: [0, 1] }), shooting());
      skip(kill(game.picks('select a ranged weapon', shot)), DUTY);
      skip(game, DUTY).dice('roll defence dice', 1, 1, 1);
      skip(game, DUTY).reacts('incapacitated', DUTY);
      expect(game.position.operatives[1]).toMatchObject({ removed: false, wounds: 1 });
      expect(game.position.fallen).toHaveLength(1);
      expect(isInjured(table(game.position), 1)).toBe(false);
      expect(table(game.position).query('loses-wounds', true, { operative: 1 })).toBe(false);
      const next = start.from(open, game.position, activating(1)).picks('choose an action', 'end-activation');
      expect(next.position.operatives[1]!.removed).toBe(true);
      expect(next.position.fallen).toHaveLength(1);
      expect(atWork(next.position)).toEqual([]);
    },
  );

  rule('KT-6.4', 'Duty: the next activation of anyone on its team ends it, an enemy one does not', start => {
    const standing = field(dying(), { cp: [0, 0], effects: [on(1, { rule: 'last-duty', seat: 1, during: null })] });
    const enemys = start.from(open, standing, activating(0)).picks('choose an action', 'end-activation');
    expect(enemys.position.operatives[1]!.removed).toBe(false);
    const friends = start.from(open, standing, activating(2)).picks('choose an action', 'end-activation');
    expect(friends.position.operatives[1]!.removed).toBe(true);
  });

  rule('KT-6.4', 'Duty: an activation of its team under way when it fell is not the next one', start => {
    const during = on(1, { rule: 'last-duty', seat: 1, during: 2 });
    const game = start.from(open, field(dying(), { cp: [0, 0], effects: [during] }), activating(2));
    game.picks('choose an action', 'end-activation');
    expect(game.position.operatives[1]!.removed).toBe(false);
    expect(game.position.effects[0]!.use).toMatchObject({ rule: 'last-duty', during: null });
  });

  rule('KT-6.4', 'Duty: not for activated operatives, nor without CP', start => {
    for (const [change, cp] of [
      [{ ready: false }, 1],
      [{}, 0],
    ] as const) {
      const game = start.from(open, field(dying(change), { cp: [0, cp] }), shooting());
      game.picks('select a ranged weapon', shot).picks('select a valid target', 1).dice('roll attack dice', 3, 1, 1, 1);
      skip(game).dice('roll defence dice', 1, 1, 1);
      expect(offersUntilNext(game)).not.toContain(DUTY);
      expect(game.position.operatives[1]!.removed).toBe(true);
    }
  });
});

section('KT-6.4 Transhuman Physiology', () => {
  const PHYSIOLOGY = 'transhuman-physiology';
  const line = (card: string, cp = 1) => field([blue('necron-warrior', 5, 12), [1, card, 5, 5]], { cp: [0, cp] });

  rule('KT-6.4', 'Transhuman Physiology: a normal save becomes critical and stops a critical hit', start => {
    const game = start.from(open, line('intercessor-warrior'), attackWith('gauss-flayer'));
    skip(game.dice('roll attack dice', 6, 1, 1, 1)).dice('roll defence dice', 3, 1, 1);
    skip(game, PHYSIOLOGY).reacts('defence-dice-judged', PHYSIOLOGY);
    expect(game.position).toMatchObject({ cp: [0, 0], attack: null });
    expect(game.position.operatives[1]!.wounds).toBe(13);
  });

  rule('KT-6.4', 'Transhuman Physiology: not without a normal save, without PRIMARIS or without CP', start => {
    const cases = [
      [line('intercessor-warrior'), [6, 1, 1]],
      [line('tactical-marine-warrior'), [3, 1, 1]],
      [line('intercessor-warrior', 0), [3, 1, 1]],
    ] as const;
    for (const [position, faces] of cases) {
      const game = start.from(open, position, attackWith('gauss-flayer'));
      skip(game.dice('roll attack dice', 6, 1, 1, 1)).dice('roll defence dice', ...faces);
      expect(offersUntilNext(game)).not.toContain(PHYSIOLOGY);
    }
  });

  rule(['KT-6.4', 'KT-4.9'], 'Transhuman Physiology: a die kept for cover is never critical', start => {
    const covered = withPieces([block('barricade', [4, 6.5], [2, 0.5], [0, 1])]);
    const game = start.from(covered, line('intercessor-warrior'), attackWith('gauss-flayer'));
    skip(game.dice('roll attack dice', 6, 1, 1, 1))
      .picks('keep dice for cover', 1)
      .dice('roll defence dice', 1, 1);
    expect(offersUntilNext(game)).not.toContain(PHYSIOLOGY);
  });
});

section('KT-6.4 Ploys for INCURSORs, INFILTRATORs and REIVERs', () => {
  const ARRAY = 'multi-spectrum-array';
  const wall = withPieces([block('tree', [4.5, 8], [1, 1], [0, 1])]);
  const pair: readonly Stood[] = [
    blue('tactical-marine-warrior', 5, 5, armed('boltgun')),
    red('necron-warrior', 5, 15),
  ];
  const asIncursor = on(0, { rule: ARRAY, keyword: 'TACTICAL MARINE', holder: null });

  rule('KT-6.4', 'Multi-Spectrum Array: obscured enemies may be shot at, in one Shoot action', start => {
    const game = start.from(wall, field(pair, { ...own, effects: [asIncursor] }), activating());
    skip(game, ARRAY).reacts('choosing-an-action', ARRAY).picks('choose an action', 'shoot');
    game.picks('select a ranged weapon', 'boltgun/standard').picks('select a valid target', 1);
    game.dice('roll attack dice', 1, 1, 1, 1);
    expect(atWork(game.position)).toEqual([ARRAY]);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-6.4', 'Multi-Spectrum Array: only for the keyword, and only where somebody is obscured', start => {
    const without = start.from(wall, field(pair, own), activating());
    expect(offersUntilNext(without)).not.toContain(ARRAY);
    without.picks('choose an action', 'end-activation');
    const clear = start.from(open, field(pair, { ...own, effects: [asIncursor] }), activating());
    expect(offersUntilNext(clear)).not.toContain(ARRAY);
    clear.stopsAt('choose an action');
  });

  rule('KT-6.4', 'no shipped card has the keywords: the three ploys are never on offer by themselves', start => {
    const game = start.from(open, field(pair, { cp: [3, 3] }), activating());
    const seen = [...offers(game), ...offersUntilNext(game)];
    expect(seen).not.toContain('terror-troop');
    expect(seen).not.toContain('omni-scrambler');
    game.stopsAt('choose an action');
  });
});
