import { expect } from 'vitest';
import { shootWith } from '../../../w40k/shooting/shoot.ts';
import { battle, lookups, shooting, strikes, targets, weapons } from '../../library.ts';
import { rule, section } from '../../testing/book.ts';
import {
  apart,
  blue,
  box,
  broke,
  field,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  toHit,
  withPieces,
} from '../../testing/field.ts';
import type { Position, Setup } from '../../types.ts';

const phase = () => battle.phase.start({ seat: 0, phase: 'shooting' });
const shoot = () => shootWith(shooting.shoot, 0);
const against = (position: Position, profile: string) =>
  pairsOf(weapons.against(look(position), 0, lookups.profile(profile)));
const againstTarget = (position: Position, profile: string, target = 1, setup: Setup = open) =>
  pairsOf(targets.against(look(position, setup), { attacker: 0, target, profile, manner: 'shooting' }));

section('9E-7 Who shoots at whom', () => {
  rule('9E-7.1', 'each model shoots once; not in Engagement Range, nor after an Advance or a Fall Back', start => {
    const game = start.from(open, field([blue('Immortal', 10, 10), red('Nob', 30, 10)], broke), phase());
    game.picks('choose a model to shoot', 0).dice('roll to hit', 1);
    expect(game.position.models[0]!.did).toEqual(['picked']);
    const stood = (change: object, gap = 2000) =>
      field([blue('Immortal', 10, 10, change), red('Ork Boy', 0, 0, apart(gap))]);
    expect(against(stood({}, 255), 'gauss-blaster')).toEqual([]);
    expect(against(stood({}, 254), 'gauss-blaster')).toEqual([['in-combat', '9E-7.1']]);
    expect(against(stood({ did: ['advanced'] }), 'gauss-blaster')).toEqual([['advanced', '9E-5.3']]);
    expect(against(stood({ did: ['fell-back'] }), 'gauss-blaster')).toEqual([['fell-back', '9E-5.5']]);
  });

  rule(['9E-7.2', 'ST-4.3'], 'targets of all weapons are named before any of them fires', start => {
    const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['>missile-pod'] });
    const game = start.from(open, field([suit, red('Nob', 22, 10), red('Nob', 22, 20)], broke), shoot());
    game.picks('choose weapons to fire', ['burst-cannon', 'missile-pod']);
    game.picks('choose a target', 1).picks('choose a target', 2);
    game.dice('roll to hit', 1, 1, 1, 1, 1, 1).dice('roll to hit', 1, 1);
    const aimed = game.facts().flatMap(fact => (fact.type === 'attack-began' ? [fact.attack.target] : []));
    expect(aimed).toEqual([1, 2]);
  });

  rule('9E-7.3', 'a target must be visible and in range', () => {
    const at = (gap: number) => field([blue('Immortal', 10, 10), red('Ork Boy', 0, 0, apart(gap))]);
    expect(againstTarget(at(30 * 254), 'gauss-blaster')).toEqual([]);
    expect(againstTarget(at(30 * 254 + 1), 'gauss-blaster')).toEqual([['out-of-range', '9E-7.3']]);
    const wall = withPieces(box('wall', [15, 0], [0.3, 30], 5));
    expect(againstTarget(at(3000), 'gauss-blaster', 1, wall)).toEqual([['not-visible', '9E-7.3']]);
  });

  rule('9E-7.4', 'no shooting at a model in Engagement Range of a friend', () => {
    const fight = (gap: number) =>
      field([
        blue('Immortal', 10, 10),
        red('Ork Boy', 20, 10),
        blue('Immortal', 0, 0, { at: tenths(5080 + 320 + gap, 2540) }),
      ]);
    expect(againstTarget(fight(255), 'gauss-blaster')).toEqual([]);
    expect(againstTarget(fight(254), 'gauss-blaster')).toEqual([['target-in-combat', '9E-7.4']]);
  });

  rule(
    ['9E-7.5', '9E-7.6', '9E-7.14'],
    'Big Guns: a Vehicle shoots in Engagement Range, at those in it, Heavy at -1',
    () => {
      const line = [
        blue('Walker', 10, 10),
        red('Ork Boy', 0, 0, { at: tenths(2540 + 460 + 200, 2540) }),
        red('Nob', 20, 10),
      ];
      expect(against(field(line), 'turret-gun.canister')).toEqual([]);
      expect(againstTarget(field(line), 'turret-gun.canister', 1)).toEqual([]);
      expect(againstTarget(field(line), 'turret-gun.canister', 2)).toEqual([['not-the-nearest', '9E-7.5']]);
      expect(toHit(field(line), 'turret-gun.canister')).toEqual({ needs: 4, modifier: -1 });
      expect(toHit(field([line[0]!, line[2]!]), 'turret-gun.canister')).toEqual({ needs: 4, modifier: 0 });
      // A Blast is never fired at a model in Engagement Range of the firer.
      expect(againstTarget(field(line), 'turret-gun.shells', 1)).toContainEqual(['blast-in-combat', '9E-7.14']);
      expect(against(field([blue('Intercessor', 10, 10), red('Ork Boy', 0, 0, apart(200))]), 'bolt-rifle')).toEqual([
        ['in-combat', '9E-7.1'],
      ]);
    },
  );

  rule(
    '9E-7.7',
    'Look Out, Sir: a Character within 3" of a friendly Vehicle cannot be targeted, unless closest',
    () => {
      const line = (gap: number): readonly Stood[] => [
        blue('Intercessor', 10, 10),
        red('Captain', 24, 10),
        red('Walker', 0, 0, { at: tenths(24 * 254 + 500 + gap, 2540) }),
        red('Recruit', 16, 16),
      ];
      expect(againstTarget(field(line(762)), 'bolt-rifle')).toEqual([['look-out-sir', '9E-7.7']]);
      expect(againstTarget(field(line(763)), 'bolt-rifle')).toEqual([]);
      expect(againstTarget(field(line(762).slice(0, 3)), 'bolt-rifle')).toEqual([]);
      expect(againstTarget(field([blue('Scout', 10, 10), ...line(762).slice(1)]), 'scout-sniper-rifle')).toEqual([]);
      // Other Infantry near it does not help: no unit has three models.
      expect(againstTarget(field([...line(763), red('Recruit', 24, 11.5)]), 'bolt-rifle')).toEqual([]);
    },
  );
});

section('9E-7 Types of weapons', () => {
  const did = (kind: string, ...deeds: Position['models'][number]['did']) =>
    field([blue(kind, 10, 10, { did: deeds }), red('Nob', 20, 10)]);

  rule('9E-7.8', 'Assault: fires after an Advance, at -1 to hit', () => {
    expect(against(did('Reiver', 'advanced'), 'bolt-carbine')).toEqual([]);
    expect(toHit(did('Reiver', 'advanced'), 'bolt-carbine').modifier).toBe(-1);
    expect(toHit(did('Reiver', 'moved'), 'bolt-carbine').modifier).toBe(0);
  });

  rule('9E-7.9', 'Heavy: -1 to hit for Infantry that moved', () => {
    expect(toHit(did('Deathmark', 'moved'), 'synaptic-disintegrator').modifier).toBe(-1);
    expect(toHit(did('Deathmark', 'arrived'), 'synaptic-disintegrator').modifier).toBe(-1);
    expect(toHit(did('Deathmark', 'stayed'), 'synaptic-disintegrator').modifier).toBe(0);
    expect(toHit(did('Walker', 'moved'), 'turret-gun.canister').modifier).toBe(0);
  });

  rule('9E-7.10', 'Rapid Fire: twice the attacks within half range', start => {
    const at = (gap: number) =>
      start.from(open, field([blue('Immortal', 10, 10), red('Ork Boy', 0, 0, apart(gap))], broke), shoot());
    at(15 * 254).dice('roll to hit', 1, 1);
    at(15 * 254 + 1).dice('roll to hit', 1);
  });

  rule(['9E-7.11', '9E-7.12'], 'a Grenade alone, Pistols alone; every model may throw one', start => {
    const game = start.from(open, field([blue('Intercessor', 10, 10), red('Nob', 14, 10)], broke), shoot());
    game.refuses(['frag-grenades', 'bolt-rifle'], 'grenade-alone', '9E-7.11');
    game.refuses(['bolt-pistol', 'bolt-rifle'], 'pistols-alone', '9E-7.12');
    game.picks('choose weapons to fire', ['krak-grenades']).dice('roll to hit', 1);
    const two = field([blue('Intercessor', 10, 10), blue('Intercessor', 10, 12), red('Nob', 14, 10)], broke);
    const both = start.from(open, two, phase());
    for (const model of [0, 1])
      both
        .picks('choose a model to shoot', model)
        .picks('choose weapons to fire', ['krak-grenades'])
        .dice('roll to hit', 1);
    expect(both.position.models.map(({ did: deeds }) => deeds)).toEqual([['picked'], ['picked'], []]);
  });

  rule('9E-7.12', 'a Pistol in Engagement Range fires at any model in it, nearest or not', () => {
    const line: readonly Stood[] = [
      blue('Ork Boy', 10, 10),
      red('Scout', 0, 0, apart(100)),
      red('Scout', 0, 0, { at: tenths(2540, 2540 + 320 + 254) }),
      red('Scout', 10, 15),
    ];
    expect(against(field(line), 'slugga')).toEqual([]);
    expect([1, 2].map(target => againstTarget(field(line), 'slugga', target))).toEqual([[], []]);
    expect(againstTarget(field(line), 'slugga', 3)).toContainEqual(['not-the-nearest', '9E-7.12']);
  });

  rule(['9E-7.15', 'ST-1.8'], 'Dakka: more attacks within half range, and after an Advance at -1', start => {
    const shoota = (gap: number, deeds: Position['models'][number]['did'] = []) =>
      field(
        [blue('Ork Boy', 10, 10, { choices: ['choppa+slugga>shoota'], did: deeds }), red('Ork Boy', 0, 0, apart(gap))],
        broke,
      );
    const fire = (gap: number) => start.from(open, shoota(gap), shoot());
    fire(9 * 254).dice('roll to hit', 1, 1, 1);
    fire(9 * 254 + 1).dice('roll to hit', 1, 1);
    expect(against(shoota(1000, ['advanced']), 'shoota')).toEqual([]);
    expect(toHit(shoota(1000, ['advanced']), 'shoota').modifier).toBe(-1);
    expect(against(shoota(1000, ['advanced']), 'slugga')).toEqual([['advanced', '9E-5.3']]);
  });
});

section('9E-7 The attack sequence', () => {
  const strike = (profile: string, attacks = 1) =>
    strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'shooting', attacks });
  const firer = blue('Intercessor', 10, 10);

  rule(['9E-7.16', '9E-7.17', '9E-7.19', '9E-7.20'], 'hit, wound, save, damage', start => {
    const game = start.from(open, field([firer, red('Nob', 20, 10)], broke), strike('bolt-rifle', 2));
    // BS 3+: a 2 misses. S4 against T5: a 5 wounds. AP -1 against 4+: a 4 fails.
    game.dice('roll to hit', 2, 3).dice('roll to wound', 5).dice('saving throws', 4);
    expect(game.position.models[1]!.wounds).toBe(1);
    const saved = start.from(open, field([firer, red('Nob', 20, 10)], broke), strike('bolt-rifle'));
    saved.dice('roll to hit', 3).dice('roll to wound', 5).dice('saving throws', 5);
    expect(saved.position.models[1]!.wounds).toBe(2);
  });

  rule('9E-7.17', 'wound rolls: 2+ at twice T, 3+ above, 4+ equal, 5+ below, 6+ at half', () => {
    const { rolls, attackOf } = strikes;
    const needs = (profile: string, kind: string) => {
      const t = look(field([firer, red(kind, 20, 10)]));
      return rolls.woundBase(t, attackOf(t, { attacker: 0, target: 1, profile, manner: 'shooting', attacks: 1 }));
    };
    expect([
      needs('krak-grenades', 'Termagant'),
      needs('bolt-rifle', 'Termagant'),
      needs('bolt-rifle', 'Scout'),
      needs('bolt-rifle', 'Nob'),
      needs('frag-grenades', 'Warboss'),
    ]).toEqual([2, 3, 4, 5, 6]);
  });

  rule('9E-7.19', 'an invulnerable save ignores AP; only one save is made', start => {
    const game = start.from(open, field([firer, red('Warboss', 20, 10)], broke), strike('meltagun'));
    // 4+ with AP -4 never saves; 5+ invulnerable does.
    game.dice('roll to hit', 3).dice('roll to wound', 3).dice('saving throws', 5);
    expect(game.position.models[1]!.wounds).toBe(6);
  });

  rule(['9E-7.20', 'ST-4.6'], 'damage beyond the last wound is lost, and so are attacks at the destroyed', start => {
    const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['>missile-pod'] });
    const game = start.from(open, field([suit, red('Ork Boy', 22, 10), red('Ork Boy', 22, 20)], broke), shoot());
    game.picks('choose weapons to fire', ['burst-cannon', 'missile-pod']);
    game.picks('choose a target', 1).picks('choose a target', 1);
    game.dice('roll to hit', 4, 4, 1, 1, 1, 1).dice('roll to wound', 4, 4).dice('saving throws', 1, 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, false]);
  });

  rule('9E-7.21', 'attacks at one target are resolved before the next', start => {
    const suit = blue('Crisis Shas’ui', 10, 10);
    const game = start.from(open, field([suit, red('Nob', 22, 10), red('Nob', 22, 12.5)], broke), shoot());
    game.picks('choose a target', 1).picks('choose more targets', [2]).picks('split the attacks', [3, 3]);
    game.dice('roll to hit', 4, 1, 1).dice('roll to wound', 4).dice('saving throws', 1);
    expect(game.position.models.map(({ wounds }) => wounds)).toEqual([4, 1, 2]);
    game.dice('roll to hit', 1, 1, 1);
  });

  rule(['9E-7.22', '9E-7.23'], 'mortal wounds: no save, one each; each may be ignored by one roll', start => {
    const catalyst = (on: number) =>
      ({
        use: { rule: 'power-ignores-wounds', target: 1, on, seat: 1, holder: 1 },
        until: 'own-psychic',
        seat: 1,
      }) as const;
    const line = [firer, red('Nob', 20, 10)];
    const plain = start.from(open, field(line, broke), strikes.mortalWounds(1, 1));
    expect(plain.position.models[1]!.wounds).toBe(1);
    const game = start.from(
      open,
      field(line, { ...broke, effects: [catalyst(5), catalyst(6)] }),
      strikes.mortalWounds(1, 2),
    );
    game.dice('roll to ignore wounds', 4, 5);
    expect(game.position.models[1]!.wounds).toBe(1);
    // They come in addition to an attack even if it is saved.
    const sniper = start.from(open, field([blue('Scout', 10, 10), line[1]!], broke), strike('scout-sniper-rifle'));
    sniper.dice('roll to hit', 3).dice('roll to wound', 6).dice('saving throws', 6);
    expect(sniper.position.models[1]!.wounds).toBe(1);
  });
});

section('ST-4 Split Fire', () => {
  const suit = blue('Crisis Shas’ui', 10, 10);
  const foe = (gap: number) => red('Nob', 0, 0, { at: tenths(22 * 254, 2540 + 400 + gap) });

  rule(['ST-4.1', 'ST-4.2'], 'the first attack at the initial target, the rest at it or within 3" of it', start => {
    const line = (gap: number) => field([suit, red('Nob', 22, 10), foe(gap)], broke);
    const game = start.from(open, line(762), shoot());
    game.picks('choose a target', 1);
    expect(game.asks('choose more targets', 'pick-some')).toMatchObject({ options: [2], least: 0, most: 1 });
    game.picks('choose more targets', [2]).refuses([0, 6], 'share-too-small', 'ST-4.2');
    game.picks('split the attacks', [1, 5]).dice('roll to hit', 1).dice('roll to hit', 1, 1, 1, 1, 1);
    const far = start.from(open, line(763), shoot());
    far.picks('choose a target', 1).dice('roll to hit', 1, 1, 1, 1, 1, 1);
  });

  rule('ST-4.4', 'every further target must be legal by the core rules too', start => {
    const held = blue('Ork Boy', 0, 0, { at: tenths(22 * 254, 2540 + 400 + 762 + 200 + 160 + 100) });
    const game = start.from(open, field([suit, red('Nob', 22, 10), foe(762), held], broke), shoot());
    game.dice('roll to hit', 1, 1, 1, 1, 1, 1);
    expect(game.facts().filter(({ type }) => type === 'attack-began')).toHaveLength(1);
  });

  rule('ST-4.5', 'not in Overwatch, and not with Blasts and Grenades', start => {
    const line = field([suit, red('Nob', 16, 10), red('Nob', 16, 12)], broke);
    const watch = start.from(open, line, shootWith(shooting.shoot, 0, 'overwatch', 1));
    watch.dice('roll to hit', 1, 1, 1, 1, 1, 1);
    const frag = start.from(
      open,
      field([blue('Intercessor', 10, 10), red('Nob', 14, 10), red('Nob', 14, 12)], broke),
      shoot(),
    );
    frag.picks('choose weapons to fire', ['frag-grenades']).picks('choose a target', 1);
    frag.dice('roll for the number of attacks', 2).dice('roll to hit', 1, 1);
  });

  rule('ST-4.6', 'a random number of attacks is rolled when its weapon is allocated', start => {
    const flamer = blue('Crisis Shas’ui', 10, 10, { choices: ['>tau-flamer'] });
    const game = start.from(open, field([flamer, red('Nob', 18, 10)], broke), shoot());
    game.picks('choose weapons to fire', ['burst-cannon', 'tau-flamer']);
    game.dice('roll for the number of attacks', 1).dice('roll to hit', 1, 1, 1, 1, 1, 1).dice('roll to wound', 1, 1, 1);
    expect(game.position.models[1]!.wounds).toBe(2);
  });
});
