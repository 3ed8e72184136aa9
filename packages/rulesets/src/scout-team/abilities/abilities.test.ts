// ST-10.4  Abilities that change shooting and orders
import { expect } from 'vitest';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import { battle, charges, lookups, shooting, strikes, targets, weapons } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import {
  attackOn,
  blue,
  box,
  broke,
  field,
  go,
  look,
  open,
  pairsOf,
  red,
  type Stood,
  tenths,
  toHit,
  toSave,
  withPieces,
} from '../testing/field.ts';
import type { Position, Setup } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) => field(line, { ...broke, ...change });
const command = () => battle.phase.start({ seat: 0, phase: 'command' });
const shoot = () => shootWith(shooting.shoot, 0);
const strike = (profile: string, attacks = 1) =>
  strikes.strike.start({ attacker: 0, target: 1, profile, manner: 'shooting', attacks });
const nob = red('Nob', 20, 10);

section('ST-10.4 Orders of the Command phase', () => {
  rule(['ST-10.4', '9E-3.2'], 'orders-re-rolls: one friendly Core model within 9" re-rolls hits of 1', start => {
    const friend = (gap: number) => blue('Immortal', 0, 0, { at: tenths(2540 + 360 + gap, 2540) });
    const game = start.from(open, at([blue('Lord', 10, 10), friend(9 * 254), nob]), command());
    game.reacts('phase-began', 'orders-re-rolls 0');
    expect(game.asks('choose whom it orders', 'pick-one').options).toEqual([1]);
    game.picks('choose whom it orders', 1);
    expect(game.position.effects).toMatchObject([
      { until: 'own-command', use: { rule: 'ordered-re-rolls', target: 1 } },
    ]);
    const shot = start.from(
      open,
      game.position,
      strikes.strike.start({ attacker: 1, target: 2, profile: 'gauss-blaster', manner: 'shooting', attacks: 1 }),
    );
    shot.dice('roll to hit', 1).dice('roll to hit again', 1);
    expect(start.from(open, at([blue('Lord', 10, 10), friend(9 * 254 + 1), nob]), command()).position.effects).toEqual(
      [],
    );
  });

  rule('ST-10.4', 'adaptive-strategy: one friend shoots and charges after it Fell Back', start => {
    const game = start.from(open, at([blue('Royal Warden', 10, 10), blue('Immortal', 13, 10), nob]), command());
    game.reacts('phase-began', 'adaptive-strategy 0').picks('choose whom it orders', 1);
    const fled = game.position.models.map(model => ({ ...model, did: ['fell-back' as const] }));
    const t = look({ ...game.position, models: fled });
    expect(weapons.against(t, 1, lookups.profile('gauss-blaster'))).toEqual([]);
    expect(charges.againstCharge(t, 1)).toEqual([]);
    expect(charges.againstCharge(t, 0)).not.toEqual([]);
    // 9E-4.6: a model that broke out does nothing else, even if ordered.
    const brokeOut = look({
      ...game.position,
      models: fled.map(model => ({ ...model, did: ['fell-back', 'broke-out'] as const })),
    });
    expect(pairsOf(weapons.against(brokeOut, 1, lookups.profile('gauss-blaster')))).toEqual([['broke-out', '9E-4.6']]);
    expect(pairsOf(charges.againstCharge(brokeOut, 1))).toEqual([['broke-out', '9E-4.6']]);
  });

  rule('ST-10.4', 'warp-siphon: three dice for a Psychic test, one of them dropped', start => {
    const line = [blue('Neurothrope', 10, 10), red('Ork Boy', 20, 10)];
    const game = start.from(open, at(line), command());
    game.reacts('phase-began', 'warp-siphon 0').picks('choose whom it orders', 0);
    const cast = start.from(open, { ...game.position, ...broke }, battle.phase.start({ seat: 0, phase: 'psychic' }));
    cast.picks('choose a Psyker', 0).picks('choose a power', 'catalyst').dice('Psychic test', 6, 6, 1);
    cast.picks('choose a die to drop', 0);
    expect(cast.facts().find(({ type }) => type === 'psychic-tested')).toMatchObject({ total: 7, needs: 6 });
    cast.picks('choose a Psyker', 'done');
  });

  rule('ST-10.4', 'vicious-insight: AP improved by 1 for unmodified melee wound rolls of 6', start => {
    const line = [blue('Broodlord', 10, 10), red('Intercessor', 15.2, 10), blue('Genestealer', 14, 10)];
    const game = start.from(open, at(line), command());
    game.reacts('phase-began', 'vicious-insight 0').picks('choose whom it orders', 2);
    const blow = (attacker: number, face: number) => {
      const t = look(game.position);
      const attack = strikes.attackOf(t, {
        attacker,
        target: 1,
        profile: 'genestealer-claws-and-talons',
        manner: 'fighting',
        attacks: 1,
      });
      return strikes.rolls.woundsOf(t, attack, [face]).wounds.map(({ ap }) => ap);
    };
    expect([blow(2, 6), blow(2, 5), blow(0, 6)]).toEqual([[-4], [-3], [-3]]);
  });

  rule('ST-10.4', 'regains-wounds: one in the own Command phase', start => {
    const hurt = (turn: number) =>
      start.from(
        open,
        at([blue('Lord', 10, 10, { wounds: 2 }), red('Nob', 40, 25)], { turn }),
        battle.phase.start({ seat: turn, phase: 'command' }),
      );
    expect([hurt(0).position.models[0]!.wounds, hurt(1).position.models[0]!.wounds]).toEqual([3, 2]);
  });
});

section('ST-10.4 Shooting', () => {
  rule('ST-10.4', 're-rolls-hits-of-one, hit-bonus-against, aura-re-roll-ones', start => {
    start
      .from(open, at([blue('Skorpekh Destroyer', 10, 10), nob]), strike('hyperphase-threshers'))
      .dice('roll to hit', 1)
      .dice('roll to hit again', 1);
    const snagga = (kind: string) =>
      toHit(at([blue('Beast Snagga Boy', 10, 10), red(kind, 14, 10)]), 'slugga').modifier;
    expect([snagga('Walker'), snagga('Beast'), snagga('Nob')]).toEqual([1, 1, 0]);
    const lieutenant = (gap: number) => [
      blue('Intercessor', 10, 10),
      nob,
      blue('Primaris Lieutenant', 0, 0, { at: tenths(2540, 2540 + 360 + gap) }),
    ];
    const near = start.from(open, at(lieutenant(6 * 254)), strike('bolt-rifle'));
    near.dice('roll to hit', 3).dice('roll to wound', 1).dice('roll to wound again', 1);
    start
      .from(open, at(lieutenant(6 * 254 + 1)), strike('bolt-rifle'))
      .dice('roll to hit', 3)
      .dice('roll to wound', 1);
  });

  rule('ST-10.4', 'hard-to-hit, cover-bonus, ignores-cover, ignores-light-cover', () => {
    const crater = withPieces(box('crater', [18, 8], [4, 4], 0.1));
    expect(toHit(at([blue('Immortal', 10, 10), red('Tomb Blade', 20, 10)]), 'gauss-blaster').modifier).toBe(-1);
    const save = (firer: Stood, target: Stood, setup: Setup = crater) =>
      toSave(at([firer, target]), 'gauss-flayer', 'shooting', setup).modifier;
    const scout = red('Scout', 20, 10, { choices: ['>camo-cloak'] });
    expect(save(blue('Immortal', 10, 10), scout)).toBe(1);
    expect(save(blue('Immortal', 10, 10), scout, open)).toBe(-1);
    expect(save(blue('Immortal', 10, 10), red('Kommando', 20, 10))).toBe(2);
    expect(save(blue('Tomb Blade', 10, 10, { choices: ['>nebuloscope'] }), scout)).toBe(-1);
    expect(save(blue('Crisis Shas’ui', 10, 10, { choices: ['>target-lock'] }), scout)).toBe(-1);
  });

  rule('ST-10.4', 'cover-bonus in melee for abilities that do not specify; ignores-cover for shots only', () => {
    const barricade = withPieces(box('barricade', [11.2, 5], [0.2, 10], 1));
    const save = (fighter: Stood, kind: string, choices: readonly string[] = []) =>
      toSave(at([fighter, red(kind, 12.2, 10, { choices })]), 'close-combat-weapon', 'fighting', barricade).modifier;
    const immortal = blue('Immortal', 10, 10);
    expect([save(immortal, 'Kommando'), save(immortal, 'Stealth Shas’ui'), save(immortal, 'Intercessor')]).toEqual([
      3, 2, 1,
    ]);
    expect([save(immortal, 'Scout', ['>camo-cloak']), save(immortal, 'Ranger'), save(immortal, 'Kroot')]).toEqual([
      1, 1, 1,
    ]);
    expect(save(blue('Tomb Blade', 10, 10, { choices: ['>nebuloscope'] }), 'Intercessor')).toBe(1);
  });

  rule('ST-10.4', 'bolter-discipline: Infantry that stood still shoots twice beyond half range', start => {
    const far = (did: Position['models'][number]['did']) =>
      start.from(open, at([blue('Intercessor', 10, 10, { did }), red('Nob', 32, 10)]), shoot());
    far([]).dice('roll to hit', 1, 1);
    far(['moved']).dice('roll to hit', 1);
  });

  rule('ST-10.4', 'defenders: near a marker hits of 1 with shuriken weapons are re-rolled', start => {
    const guard = (x: number) => at([blue('Guardian Defender', x, 5), red('Nob', x + 8, 5)]);
    start.from(open, guard(22), strike('shuriken-catapult')).dice('roll to hit', 1).dice('roll to hit again', 1);
    start.from(open, guard(12), strike('shuriken-catapult')).dice('roll to hit', 1);
  });

  rule('ST-10.4', 'volley-fire: one more hit with each 6 of pulse weapons nearby', start => {
    const hits = (gap: number) => {
      const line = [
        blue('Fire Warrior', 10, 10),
        nob,
        blue('Cadre Fireblade', 0, 0, { at: tenths(2540, 2540 + 340 + gap) }),
      ];
      const game = start.from(open, at(line), strike('pulse-rifle')).dice('roll to hit', 6);
      const { count } = game.asks('roll to wound', 'roll');
      game.dice('roll to wound', ...Array<number>(count).fill(1));
      return count;
    };
    expect([hits(6 * 254), hits(6 * 254 + 1)]).toEqual([2, 1]);
  });

  rule('ST-10.4', 're-rolls-one-hit: an ammo runt, once per battle', start => {
    const ork = (used: readonly string[]) =>
      at([blue('Nob', 10, 10, { choices: ['>ammo-runt'], used }), red('Nob', 16, 10)]);
    const game = start.from(open, ork([]), strike('slugga')).dice('roll to hit', 1);
    game.reacts('rolled', 'ammo-runt 0').dice('roll the die again', 2);
    expect(game.position.models[0]!.used).toEqual(['ammo-runt']);
    start.from(open, ork(['ammo-runt']), strike('slugga')).dice('roll to hit', 1);
  });

  rule('ST-10.4', 'markerlight and markerlights: a token on 3+, and +1 to hit for one attack', start => {
    const line = [blue('Pathfinder', 10, 10, { did: ['moved'] }), nob, blue('Fire Warrior', 10, 14)];
    const game = start.from(open, at(line), battle.phase.start({ seat: 0, phase: 'shooting' }));
    game
      .picks('choose a model to shoot', 0)
      .picks('shoot or do something else', 'markerlight')
      .dice('roll for the markerlight', 3);
    expect(game.position.effects).toMatchObject([{ until: 'own-turn', use: { rule: 'marked', target: 1 } }]);
    game.picks('choose a model to shoot', 2).picks('choose weapons to fire', ['pulse-rifle']);
    game.dice('roll to hit', 3, 1).dice('roll to wound', 1);
    expect(game.position.effects).toEqual([]);
    const missed = start.from(open, at(line.slice(0, 2)), battle.phase.start({ seat: 0, phase: 'shooting' }));
    missed
      .picks('choose a model to shoot', 0)
      .picks('shoot or do something else', 'markerlight')
      .dice('roll for the markerlight', 2);
    expect(missed.position.effects).toEqual([]);
    // A model that moved does not mark, unless its rule says so.
    const actions = (kind: string, did: Position['models'][number]['did']) =>
      look(at([blue(kind, 10, 10, { did }), nob])).query('instead-of-shooting', [], { model: 0 }).length;
    expect([
      actions('Cadre Fireblade', []),
      actions('Cadre Fireblade', ['moved']),
      actions('Pathfinder', ['moved']),
    ]).toEqual([1, 0, 1]);
  });

  rule(
    'ST-10.4',
    'a token helps every T’au model that shoots at its bearer, for all its weapons, then it is removed',
    start => {
      const token = (holder: number) =>
        ({ use: { rule: 'marked', target: 1, seat: 0, holder }, until: 'own-turn', seat: 0 }) as const;
      const marked = (shooter: Stood, holders: readonly number[] = [2]) =>
        at([shooter, red('Nob', 14, 10), blue('Pathfinder', 10, 14)], { effects: holders.map(token) });
      const bonus = (kind: string, manner: 'shooting' | 'fighting' = 'shooting', holders?: readonly number[]) =>
        look(marked(blue(kind, 10, 10), holders)).query('hit-modifier', 0, {
          attack: attackOn(look(marked(blue(kind, 10, 10))), 'pulse-carbine', manner),
        });
      expect(['Pathfinder', 'Stealth Shas’ui', 'Crisis Shas’ui', 'Kroot', 'Immortal'].map(kind => bonus(kind))).toEqual(
        [1, 1, 1, 1, 0],
      );
      expect([bonus('Pathfinder', 'fighting'), bonus('Pathfinder', 'shooting', [2, 3])]).toEqual([0, 1]);
      // Two weapons of one model: the token is used up after both.
      const fire = (holders: readonly number[]) => {
        const suit = blue('Crisis Shas’ui', 10, 10, { choices: ['>plasma-rifle', '>missile-pod'] });
        const game = start.from(open, marked(suit, holders), shoot());
        const { options } = game.asks('choose weapons to fire', 'pick-some');
        game.picks('choose weapons to fire', options.slice(0, 2));
        game.dice('roll to hit', ...Array<number>(game.asks('roll to hit', 'roll').count).fill(1));
        expect(look(game.position).query('hit-modifier', 0, { attack: game.position.attack! })).toBe(1);
        game.dice('roll to hit', ...Array<number>(game.asks('roll to hit', 'roll').count).fill(1));
        return game.position.effects.length;
      };
      expect([fire([2]), fire([2, 3])]).toEqual([0, 1]);
      // Overwatch neither benefits from a token nor removes it.
      const watch = strikes.strike.start({
        attacker: 0,
        target: 1,
        profile: 'pulse-carbine',
        manner: 'overwatch',
        attacks: 1,
      });
      const watched = start.from(open, marked(blue('Pathfinder', 10, 10)), watch).dice('roll to hit', 1);
      expect(watched.position.effects).toHaveLength(1);
    },
  );

  rule('ST-10.4', 'inspired-to-greatness: one friend within 6" shoots as well as it marks', start => {
    const line = [blue('Ethereal', 10, 10), nob, blue('Pathfinder', 12, 10)];
    const game = start.from(open, at(line), command());
    game.reacts('phase-began', 'inspired-to-greatness 0').picks('choose whom it orders', 2);
    const shot = start.from(open, { ...game.position, ...broke }, battle.phase.start({ seat: 0, phase: 'shooting' }));
    shot
      .picks('choose a model to shoot', 2)
      .picks('shoot or do something else', 'markerlight')
      .dice('roll for the markerlight', 1);
    shot.picks('choose weapons to fire', ['pulse-carbine']).dice('roll to hit', 1, 1);
    expect(shot.position.models[2]!.did).toEqual(['picked']);
  });

  rule('ST-10.4', 'battle-focus: Assault weapons after an Advance as if still, or a D6" after shooting', start => {
    const ran = at([blue('Guardian Defender', 10, 10, { did: ['advanced'] }), nob]);
    expect(toHit(ran, 'shuriken-catapult').modifier).toBe(0);
    expect(pairsOf(weapons.against(look(ran), 0, lookups.profile('shuriken-pistol')))).toEqual([]);
    const game = start.from(open, at([blue('Guardian Defender', 10, 10), nob]), shoot());
    game.dice('roll to hit', 1, 1).reacts('after-attacks', 'battle-focus 0').dice('roll for Battle Focus', 3);
    expect(game.asks('move', 'move').allowance).toBe(762);
    game.picks('move', [go(10, 13)]);
    // Once per turn, and not after an Advance.
    start.from(open, ran, shoot()).dice('roll to hit', 1, 1);
  });

  rule('ST-10.4', 'skyleap: set up again instead of that move, more than 9" from enemies', start => {
    const game = start.from(open, at([blue('Swooping Hawk', 10, 10), nob]), shoot());
    game.dice('roll to hit', 1, 1, 1, 1).reacts('after-attacks', 'skyleap 0');
    game.refuses({ at: tenths(5080 + 340 + 2286, 2540) }, 'too-near-an-enemy', 'ST-10.4');
    game.picks('set it up anew', { at: tenths(5080 + 340 + 2287, 2540) });
    expect(game.position.models[0]!.at).toEqual(tenths(5080 + 340 + 2287, 2540));
  });

  rule(['ST-10.4', '9E-8.13'], 'skyleap: on a roof, where the ground has no room', start => {
    const roofed = withPieces(box('container', [0, 0], [44, 30], 3));
    const up = (x: number) => ({ at: { ...tenths(x, 2540), z: 762 } });
    const game = start.from(roofed, at([blue('Swooping Hawk', 0, 0, up(2540)), red('Nob', 0, 0, up(5080))]), shoot());
    game.dice('roll to hit', 1, 1, 1, 1).reacts('after-attacks', 'skyleap 0');
    game.refuses({ at: tenths(5080 + 340 + 2287, 2540) }, 'cannot-stand', '9E-8.13');
    game.refuses(up(5080 + 340 + 2286), 'too-near-an-enemy', 'ST-10.4');
    game.picks('set it up anew', up(5080 + 340 + 2287));
  });

  rule('ST-10.4', 'bomb-squig: D3 mortal wounds on 3+ within 12", once', start => {
    const boss = blue('Kommando', 10, 10, { choices: ['>bomb-squig'] });
    const play = (gap: number) =>
      start.from(
        open,
        at([boss, red('Nob', 0, 0, { at: tenths(2540 + 360 + gap, 2540) })], { phase: 'psychic' }),
        battle.phase.start({ seat: 0, phase: 'shooting' }),
      );
    const game = play(12 * 254);
    game.reacts('phase-began', 'bomb-squig 0').dice('roll for the bomb squig', 3).dice('roll for the bomb', 1);
    expect(game.position.models[1]!.wounds).toBe(1);
    expect(game.position.models[0]!.used).toEqual(['bomb-squig']);
    game.picks('choose a model to shoot', 'done');
    expect(play(12 * 254 + 1).position.models[0]!.used).toEqual([]);
  });

  rule('ST-10.4', 'unseen-in-cover: a Lictor in cover cannot be targeted from beyond 12"', () => {
    const crater = withPieces(box('crater', [0, 0], [44, 30], 0.1));
    const reasons = (gap: number, setup: Setup) =>
      pairsOf(
        targets.against(
          look(at([blue('Immortal', 10, 10), red('Lictor', 0, 0, { at: tenths(2540 + 410 + gap, 2540) })]), setup),
          {
            attacker: 0,
            target: 1,
            profile: 'gauss-blaster',
            manner: 'shooting',
          },
        ),
      );
    expect([reasons(12 * 254, crater), reasons(12 * 254 + 1, crater), reasons(12 * 254 + 1, open)]).toEqual([
      [],
      [['unseen-in-cover', 'ST-10.4']],
      [],
    ]);
  });
});
