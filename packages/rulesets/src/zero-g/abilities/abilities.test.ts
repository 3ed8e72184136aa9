import { expect } from 'vitest';
import { bareId } from '../content/bare.ts';
import { attackOf, fireAt, skillOf } from '../core/03-shooting/fire.ts';
import { mayShoot } from '../core/03-shooting/phase.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { shotsOf } from '../core/03-shooting/weapons.ts';
import { againstCharge, chargePhase, mayNotCharge } from '../core/04-assault/charging.ts';
import { blowAt, blowsOf, hasSecond, meleeOf, strike } from '../core/04-assault/fighting.ts';
import { overwatchWith } from '../core/04-assault/overwatch.ts';
import { suffer } from '../core/05-attacks/harm.ts';
import { woundNeeds } from '../core/05-attacks/saves.ts';
import { turns } from '../library.ts';
import { initiativeOf, leadershipOf, strengthOf } from '../lookups.ts';
import { PLAIN_KIT, withAbility } from '../odds/words.ts';
import { rule, section } from '../testing/book.ts';
import { arrows, blue, field, look, open, red, type Stood, spot, tenths } from '../testing/field.ts';
import type { Position } from '../types.ts';

const SKIFF = { ballisticSkill: 3, front: 11, side: 11, rear: 11, hullPoints: 3, fast: true, openTopped: true };
type Start = Parameters<Parameters<typeof rule>[2]>[0];
const shoots = (start: Start, stood: readonly Stood[], profile: string, change: Partial<Position> = {}) => {
  const position = field(stood, change);
  return start.from(open, position, fireAt(look(position), 0, profile, 1));
};
const foe = (kind = 'Space Marine', x = 20, change = {}): Stood => red(kind, x, 10, change);
const shot = (profile: string, attacker = 0, target = 1) => ({
  attacker,
  target,
  profile,
  manner: 'shooting' as const,
});
const movement = (start: Start, stood: readonly Stood[], change: Partial<Position> = {}) =>
  start.from(open, field(stood, { phase: 'start', ...change }), turns.phase.start({ seat: 0, phase: 'movement' }));

section('7E-6 Rules of models', () => {
  rule(
    ['7E-5.26', '7E-9.2', '7E-9.3'],
    'Relentless models, Jet Packs and monstrous creatures fire as if stationary',
    () => {
      const moved = (kind: string) => look(field([blue(kind, 10, 10, { manoeuvre: 'start' }), foe()]));
      const heavy = (kind: string) => attackOf(moved(kind), shot('heavy-bolter')).snap;
      expect([heavy('Destroyer'), heavy('Leaping Beast'), heavy('Terminator'), heavy('Space Marine')]).toEqual([
        false,
        false,
        false,
        true,
      ]);
    },
  );

  rule('7E-6.10', 'Furious Charge: +1 Strength in a turn it charged', () => {
    const boy = (change = {}) => look(field([blue('Ork Boy', 10, 10, change), foe()]));
    expect([strengthOf(boy(), 0), strengthOf(boy({ did: ['charged'] }), 0)]).toEqual([3, 4]);
  });

  rule('7E-6.22', 'Preferred Enemy: 1s to hit and to wound are re-rolled', start => {
    const game = shoots(start, [blue('Destroyer', 10, 10), foe()], 'gauss-cannon')
      .dice('roll to hit', 1, 2)
      .dice('roll to hit again', 4);
    game.dice('roll to wound', 1).dice('roll to wound again', 1);
    expect(game.position.models[1]!.removed).toBe(false);
  });

  rule(['7E-6.28', '7E-9.3'], 'Smash: AP2 in melee, or one blow at twice the Strength', () => {
    const t = look(field([blue('Leaping Beast', 10, 10), foe('Space Marine', 12)]));
    expect(meleeOf(t, 0, [1])).toEqual(['trial-blade', 'smash']);
    expect(blowAt(t, 0, 1, 'trial-blade', 1)).toMatchObject({ strength: 5, ap: 2 });
    expect(blowAt(t, 0, 1, 'smash', 1)).toMatchObject({ strength: 10, ap: 2 });
    expect([blowsOf(t, 0, 'trial-blade', [1]), blowsOf(t, 0, 'smash', [1])]).toEqual([3, 1]);
  });

  rule('7E-6.15', 'It Will Not Die: on 5+ at the end of its turn it regains a wound', start => {
    const turn = (wounds: number, seat = 0) => {
      const lord = blue('Lord', 10, 10, { wounds, choices: ['>phylactery'] });
      const game = start.from(
        open,
        field([lord, red('Void Trooper', 40, 40)], { phase: 'fight' }),
        turns.turn.start({ seat }),
      );
      return game.picks('choose a model to move', 'done').picks('choose a model to shoot', 'done');
    };
    expect(turn(1).dice('roll to regain a wound', 5).position.models[0]!.wounds).toBe(2);
    expect(turn(1).dice('roll to regain a wound', 4).position.models[0]!.wounds).toBe(1);
    expect(turn(2).position.models[0]!.wounds).toBe(2);
    expect(turn(1, 1).position.models[0]!.wounds).toBe(1);
    const hull = withAbility(
      { ...PLAIN_KIT, type: 'skimmer', profile: null, vehicle: { ...SKIFF, hullPoints: 3 } },
      { rule: 'it-will-not-die' },
    );
    const skiff = blue('Skiff', 10, 10, { sheet: bareId(hull), wounds: 2 });
    const game = start.from(
      open,
      field([skiff, red('Void Trooper', 40, 40)], { phase: 'fight' }),
      turns.turn.start({ seat: 0 }),
    );
    game.picks('choose a model to move', 'done').picks('choose a model to shoot', 'done');
    expect(game.dice('roll to regain a wound', 5).position.models[0]!.wounds).toBe(3);
  });

  rule(['7E-6.7', '7E-5.13'], 'Fearless: no going to ground', start => {
    const game = shoots(start, [blue('Space Marine', 10, 10), foe('Triarch Praetorian')], 'boltgun')
      .dice('roll to hit', 3, 1)
      .dice('roll to wound', 6);
    game.dice('saving throws', 1).dice('Feel No Pain', 6);
    expect(game.position.models[1]!.conditions).toEqual([]);
  });

  rule(['7E-11.1', '7E-11.2'], 'who infiltrated or scouted does not charge in the first turn', () => {
    const why = (kind: string, used: readonly string[], round = 1) =>
      mayNotCharge(look(field([blue(kind, 10, 10, { used })], { round })), 0).map(({ clause }) => clause);
    expect([why('Ranger', ['infiltrated']), why('Ranger', []), why('Ranger', ['infiltrated'], 2)]).toEqual([
      ['7E-11.1'],
      [],
      [],
    ]);
    expect(why('Scout', ['scouted'])).toEqual(['7E-11.2']);
  });
});

section('ZG-8.4 Abilities', () => {
  rule('ZG-8.4', 'Reanimation discounts wounds on 5+, on 6 against Instant Death; the orb re-rolls them', start => {
    const hurt = (instant: number, effects: Position['effects'] = []) =>
      start.from(
        open,
        field([red('Necron Immortal', 10, 10)], { effects }),
        suffer.start({ model: 0, wounds: 1, instant, from: null }),
      );
    expect(hurt(0).dice('Feel No Pain', 5).position.models[0]!.removed).toBe(false);
    expect(hurt(1).dice('Feel No Pain', 5).position.models[0]!.removed).toBe(true);
    expect(hurt(1).dice('Feel No Pain', 6).position.models[0]!.removed).toBe(false);
    const again = hurt(0, [{ use: { rule: 'resurrecting', seat: 1, holder: 0 }, until: 'phase', seat: 1 }]);
    expect(again.dice('Feel No Pain', 4).dice('Feel No Pain again', 5).position.models[0]!.removed).toBe(false);
    const orb = red('Lord', 10, 10, { choices: ['>resurrection-orb'] });
    const game = start.from(
      open,
      field([blue('Void Trooper', 40, 40), orb], { phase: 'movement' }),
      turns.phase.start({ seat: 0, phase: 'psychic' }),
    );
    game.reacts('phase-began', 'resurrection-orb 1');
    expect(game.position.models[1]!.used).toEqual(['resurrection-orb']);
    expect(game.position.effects).toEqual([]);
  });

  rule('ZG-8.4', 'Hunters from Hyperspace wound on 2+ in the turn they arrive', start => {
    const game = shoots(start, [blue('Deathmark', 10, 10, { did: ['arrived'] }), foe()], 'synaptic-disintegrator').dice(
      'roll to hit',
      3,
      1,
    );
    game.dice('roll to wound', 2).picks('go to ground', 'no').dice('saving throws', 1);
    expect(game.position.models[1]!.removed).toBe(true);
  });

  rule('ZG-8.4', 'Ethereal Interception: arrives when an enemy does, and shoots at it', start => {
    const line = [
      blue('Destroyer', 0, 0, { at: null, reserve: true }),
      red('Deathmark', 0, 0, { at: null, reserve: true }),
      red('Void Trooper', 45, 45),
    ];
    const game = start.from(open, field(line, { phase: 'start' }), turns.phase.start({ seat: 0, phase: 'movement' }));
    game
      .dice('roll for reserves', 3)
      .picks('choose where to arrive', { at: spot(20, 20) })
      .dice('roll the scatter die', 6);
    game
      .reacts('arrived', 'interception 1')
      .picks('choose where to arrive', { at: spot(30, 20) })
      .dice('roll the scatter die', 6)
      .dice('roll to hit', 1, 1);
    expect(game.position.models[1]).toMatchObject({ at: { x: 32 * 254 }, reserve: false, shotAt: 0 });
    const passed = start.from(open, field(line, { phase: 'start' }), turns.phase.start({ seat: 0, phase: 'movement' }));
    passed
      .dice('roll for reserves', 3)
      .picks('choose where to arrive', { at: spot(20, 20) })
      .dice('roll the scatter die', 6)
      .reacts('arrived', null);
    expect(passed.position.models[1]!.reserve).toBe(true);
  });

  rule('ZG-8.4', '’Ere We Go re-rolls one die of a charge', start => {
    const game = start.from(
      open,
      field([blue('Ork Boy', 10, 10, arrows(2)), red('Genestealer', 15, 10)], { phase: 'charge' }),
      chargePhase.start({ model: null, target: null }),
    );
    game.picks('choose a model to charge', 0).dice('charge roll', 1, 3);
    expect(game.asks('choose dice to roll again', 'pick-some').most).toBe(1);
    game.picks('choose dice to roll again', [0]).dice('charge roll again', 4);
    expect(game.position.models[0]!.did).toContain('charged');
  });

  rule(['7E-6.6', 'ZG-8.4'], 'Defence Tactics: Overwatch at BS 2, or 1 more Attack when charged', () => {
    const avenger = (did: Position['models'][number]['did']) =>
      look(field([blue('Dire Avenger', 10, 10, { did }), foe()]));
    const t = avenger([]);
    const attack = attackOf(t, { ...shot('avenger-shuriken-catapult'), manner: 'overwatch' });
    expect([attack.snap, skillOf(t, attack)]).toEqual([true, 2]);
    expect([blowsOf(t, 0, 'fists', [1]), blowsOf(avenger(['was-charged']), 0, 'fists', [1])]).toEqual([1, 2]);
    expect(blowsOf(avenger(['was-charged', 'overwatched']), 0, 'fists', [1])).toBe(1);
  });

  rule('ZG-8.4', 'Assured Destruction adds 1 on the damage table', start => {
    const skiff = red('Heavy Skiff', 18, 10, {
      along: { dx: -1, dy: 0 },
      conditions: [{ id: 'immobilised', ends: 99 }],
    });
    const game = shoots(start, [blue('Fire Dragon', 10, 10), skiff], 'fusion-gun')
      .dice('roll to hit', 3)
      .dice('roll to penetrate', 6)
      .dice('roll for damage', 1);
    // 1, and 2 for AP1, and 1 for the ability: stunned.
    expect(game.facts()).toContainEqual(expect.objectContaining({ type: 'vehicle-damaged', result: 'stunned' }));
  });

  rule('ZG-8.4', 'Intercept strikes at a Flier that was moved over', start => {
    const hawk = blue('Swooping Hawk', 10, 10);
    const flier = red('Flying Beast', 12.5, 10);
    const game = movement(start, [hawk, flier])
      .picks('choose a model to move', 0)
      .picks('choose a manoeuvre', 'start')
      .picks('start in a straight line', []);
    expect(game.position.models[1]!.wounds).toBe(3);
    expect(game.facts().map(({ type }) => type)).not.toContain('wounds-lost');
  });

  rule(
    ['ZG-8.4', 'ZG-4.26', '7E-1.4'],
    'Instinct: away from Synapse it tests Leadership; if it fails it hides, or may not charge',
    start => {
      const alone = [blue('Termagant', 10, 10), red('Void Trooper', 40, 40)];
      const hides = movement(start, alone)
        .dice('test Leadership against instinct', 4, 4)
        .dice('roll for its instinct', 3);
      expect(hides.position.models[0]!.conditions).toMatchObject([{ id: 'grounded' }]);
      const lurks = movement(start, alone)
        .dice('test Leadership against instinct', 4, 4)
        .dice('roll for its instinct', 4);
      expect(lurks.position.models[0]!.conditions).toEqual([{ id: 'lurking', ends: 3 }]);
      expect(mayNotCharge(look(lurks.position), 0)).toMatchObject([{ reason: 'follows-its-instinct' }]);
      lurks.stopsAt('choose a model to move');
      const passed = movement(start, alone).dice('test Leadership against instinct', 3, 2);
      expect(passed.position.models[0]!.conditions).toEqual([]);
      passed.stopsAt('choose a model to move');
      const led = movement(start, [
        blue('Termagant', 10, 10),
        blue('Tyranid Warrior', 15, 10),
        red('Void Trooper', 40, 40),
      ]);
      led.stopsAt('choose a model to move');
    },
  );

  rule('ZG-8.4', 'a hunting model shoots at the nearest, a feeding one does not shoot', () => {
    const hunts = look(
      field([
        blue('Termagant', 10, 10, { conditions: [{ id: 'hunting', ends: 9 }] }),
        foe('Void Trooper', 16),
        foe('Void Trooper', 14),
      ]),
    );
    expect(againstTarget(hunts, shot('fleshborer', 0, 1))).toMatchObject([
      { reason: 'not-the-nearest', clause: 'ZG-8.4' },
    ]);
    expect(againstTarget(hunts, shot('fleshborer', 0, 2))).toEqual([]);
    const feeds = look(
      field([
        blue('Termagant', 10, 10, { conditions: [{ id: 'feeding', ends: 9 }] }),
        foe('Void Trooper', 16),
        foe('Void Trooper', 13),
      ]),
    );
    expect(mayShoot(feeds, 0)).toBe(false);
    expect([againstCharge(feeds, 0, 1).length, againstCharge(feeds, 0, 2).length]).toEqual([2, 0]);
  });

  rule('ZG-8.4', 'Synapse makes friends nearby Fearless, exactly 12" included; Shadow hinders enemy Psykers', () => {
    const fearless = (gap: number) => {
      const line = [
        blue('Tyranid Warrior', 10, 10),
        blue('Termagant', 0, 0, { at: tenths(2540 + 250 + 140 + gap, 2540) }),
      ];
      return look(field(line)).query('fearless', false, { model: 1 });
    };
    expect([fearless(12 * 254), fearless(12 * 254 + 1)]).toEqual([true, false]);
    const near = look(field([blue('Librarian', 10, 10), foe('Tyranid Warrior', 20), blue('Librarian', 40, 40)]));
    expect([leadershipOf(near, 0), leadershipOf(near, 2)]).toEqual([7, 10]);
  });

  rule('ZG-8.4', 'Sonic Screech: enemies of a charging Harpy have -5 Initiative, to a minimum of 1', () => {
    const harpy = (did: Position['models'][number]['did']) =>
      look(field([blue('Harpy', 10, 10, { did }), red('Space Marine', 0, 0, { at: tenths(2540 + 300 + 160, 2540) })]));
    expect([initiativeOf(harpy([]), 1), initiativeOf(harpy(['charged']), 1)]).toEqual([4, 1]);
  });

  rule('ZG-8.4', 'Supporting Fire: friends within 6" fire Overwatch too', start => {
    const line = [
      blue('Genestealer', 10, 10),
      red('Fire Warrior', 15, 10),
      red('Fire Warrior', 18, 13),
      red('Fire Warrior', 35, 30),
    ];
    const game = start
      .from(open, field(line, { phase: 'charge' }), chargePhase.start({ model: null, target: null }))
      .picks('choose a model to charge', 0);
    expect(game.asks('fire Overwatch').to).toBe(1);
    game.picks('fire Overwatch', 'hold-fire');
    expect(game.asks('fire Overwatch')).toMatchObject({ about: { model: 2, charger: 0 } });
    game.picks('fire Overwatch', 'hold-fire').dice('charge roll', 1).picks('choose dice to roll again', []);
  });

  rule('ZG-8.4', 'Volley Fire: one more shot with pulse rifles if it stood still', () => {
    const fireblade = (change = {}) => look(field([blue('Cadre Fireblade', 10, 10, change), foe('Space Marine', 40)]));
    expect([
      shotsOf(fireblade(), shot('pulse-rifle')),
      shotsOf(fireblade({ manoeuvre: 'start' }), shot('pulse-rifle')),
    ]).toEqual([2, 1]);
  });

  rule('ZG-8.4', 'an Ethereal shares its Leadership and invokes an element', start => {
    const line = [
      blue('Ethereal', 10, 10),
      blue('Fire Warrior', 14, 10),
      blue('Fire Warrior', 40, 40),
      foe('Space Marine', 24),
    ];
    const t = look(field(line));
    expect([leadershipOf(t, 1), leadershipOf(t, 2)]).toEqual([10, 7]);
    const game = movement(start, line).reacts('phase-began', 'stone 0');
    expect(game.position.effects).toMatchObject([{ use: { rule: 'invoked', element: 'stone' }, until: 'own-turn' }]);
    game.stopsAt('choose a model to move');
    const hurt = start.from(
      open,
      { ...game.position, phase: 'shooting' },
      suffer.start({ model: 1, wounds: 1, instant: 0, from: null }),
    );
    expect(hurt.dice('Feel No Pain', 6).position.models[1]!.removed).toBe(false);
    const fire = movement(start, line).reacts('phase-began', 'fire 0');
    fire.stopsAt('choose a model to move');
    expect(shotsOf(look(fire.position), shot('pulse-rifle', 1, 3))).toBe(3);
  });

  rule('ZG-8.4', 'shields, squigs, runts, masks and photon grenades', start => {
    const lychguard = look(
      field([blue('Lychguard', 10, 10, { choices: ['warscythe>hyperphase-sword+dispersion-shield'] }), foe()]),
    );
    expect(hasSecond(lychguard, 0, 'hyperphase-sword')).toBe(false);
    const boss = blue('Warboss', 10, 10, { choices: ['>attack-squig'] });
    const position = field([boss, foe('Space Marine', 11.6)], { phase: 'fight' });
    const squig = start
      .from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, 'fists', 2) }))
      .dice('roll blows to hit', 1, 1)
      .dice('roll blows to hit again', 1);
    expect(squig.position.models[0]!.used).toEqual(['melee-hit@3']);
    const nob = blue('Nob', 10, 10, { choices: ['>ammo-runt'] });
    const runt = shoots(start, [nob, foe('Space Marine', 18)], 'slugga')
      .dice('roll to hit', 1)
      .picks('choose dice to roll again', [0])
      .dice('roll to hit again', 1);
    expect(runt.position.models[0]!.used).toEqual(['one-hit']);
    const kept = shoots(start, [nob, foe('Space Marine', 18)], 'slugga').dice('roll to hit', 1);
    expect(kept.picks('choose dice to roll again', []).position.models[0]!.used).toEqual([]);
    const banshee = look(field([blue('Howling Banshee', 10, 10), foe('Void Trooper', 14)]));
    expect(overwatchWith(banshee, 1, 0)).toEqual([]);
    const charged = (kind: string) =>
      blowsOf(look(field([blue('Space Marine', 10, 10, { did: ['charged'] }), foe(kind, 12)])), 0, 'fists', [1]);
    expect([charged('Pathfinder'), charged('Void Trooper')]).toEqual([1, 2]);
  });
});

section('ZG-8.4 Poison, souls and strays', () => {
  rule(['ZG-3.12', '7E-6.4'], 'a stray round strikes as a shot: Blind makes who is hit test', start => {
    const stood = [blue('Swooping Hawk', 10, 10), red('Void Trooper', 20, 10), red('Space Marine', 26, 10)];
    const position = field(stood);
    const game = start.from(open, position, fireAt(look(position), 0, 'sunrifle', 1));
    game.dice('roll to hit', 1, 1, 1).dice('roll for a stray round', 6).dice('test Initiative', 6);
    expect(game.position.models[2]!.conditions).toMatchObject([{ id: 'blinded' }]);
    game.stopsAt('roll to wound');
  });

  rule(['ZG-8.4', '7E-6.21'], 'toxin sacs better a weapon that is Poisoned itself', () => {
    const needs = (choices: readonly string[]) => {
      const t = look(field([blue('Gargoyle', 10, 10, { choices }), red('Void Trooper', 11, 10)]));
      return woundNeeds(t, blowAt(t, 0, 1, 'blinding-venom', 1));
    };
    expect([needs([]), needs(['>toxin-sacs'])]).toEqual([6, 4]);
  });

  rule('ZG-8.3', 'Soulrazor: a test for each unsaved wound', start => {
    const position = field([blue('Dire Avenger Exarch', 10, 10), red('Captain', 11.5, 10)]);
    const attack = blowAt(look(position), 0, 1, 'diresword', 2);
    const game = start.from(open, position, strike.start({ attack }));
    game.dice('roll blows to hit', 6, 6).dice('roll to wound', 6, 6).dice('saving throws', 1, 1);
    game.dice('test Leadership or be removed', 1, 1).dice('test Leadership or be removed', 6, 6);
    expect(game.position.models[1]!.removed).toBe(true);
  });
});
