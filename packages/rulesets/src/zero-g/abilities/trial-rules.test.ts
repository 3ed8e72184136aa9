import { expect } from 'vitest';
import { bareId } from '../content/bare.ts';
import { factions } from '../content/index.ts';
import type { Kit } from '../content/types.ts';
import { fireAt } from '../core/03-shooting/fire.ts';
import { NOBODY, profilesFor, shootingPhase } from '../core/03-shooting/phase.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { forbidsCharge, isSnap } from '../core/03-shooting/weapons.ts';
import { chargePhase } from '../core/04-assault/charging.ts';
import { blowAt, blowsOf, strike } from '../core/04-assault/fighting.ts';
import { overwatchWith } from '../core/04-assault/overwatch.ts';
import { suffer } from '../core/05-attacks/harm.ts';
import { movement } from '../library.ts';
import { kitOf } from '../lookups.ts';
import { oddsOfShot } from '../odds/index.ts';
import { PLAIN_KIT, withAbility } from '../odds/words.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, go, look, open, red, type Stood, spot } from '../testing/field.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const veteran = (weapon = 'trial-rifle', change = {}): Stood =>
  blue('Void Veteran', 10, 10, { choices: weapon === 'trial-rifle' ? [] : [`trial-rifle>${weapon}`], ...change });
const shot = (profile: string) => ({ attacker: 0, target: 1, profile, manner: 'shooting' as const });
const strikes = (start: Start, stood: readonly Stood[]) => {
  const position = field(stood, { phase: 'fight' });
  return start.from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, 'trial-blade', 1) }));
};

section('7E rules that no list but the trial one has', () => {
  rule('7E-6.13', 'Hatred: failed hits of the first round are re-rolled', start => {
    const line = (change = {}) => [veteran('trial-rifle', change), red('Void Trooper', 11.2, 10)];
    strikes(start, line({ did: ['charged'] }))
      .dice('roll blows to hit', 1)
      .dice('roll blows to hit again', 2);
    expect(strikes(start, line()).dice('roll blows to hit', 1).position.attack).toBeNull();
  });

  rule('7E-6.19', 'Monster Hunter: failed wounds on monstrous creatures are re-rolled', start => {
    const wounds = (kind: string) =>
      strikes(start, [veteran(), red(kind, 12, 10)])
        .dice('roll blows to hit', 5)
        .dice('roll to wound', 1);
    wounds('Leaping Beast').dice('roll to wound again', 1);
    expect(wounds('Void Trooper').position.attack).toBeNull();
  });

  rule('7E-6.23', 'Rage: +2 Attacks for a charge instead of +1', () => {
    const count = (change = {}) =>
      blowsOf(look(field([veteran('trial-rifle', change), red('Void Trooper', 12, 10)])), 0, 'trial-blade', [1]);
    expect([count(), count({ did: ['charged'] })]).toEqual([1, 3]);
  });

  rule('7E-6.27', 'Slow and Purposeful: no Run and no Overwatch, otherwise as Relentless', start => {
    const t = look(field([veteran('trial-lance', { manoeuvre: 'start' }), red('Void Trooper', 20, 10)]));
    expect([isSnap(t, shot('trial-lance')), forbidsCharge(t, 0, 'trial-lance')]).toEqual([false, false]);
    expect([overwatchWith(t, 0, 1), overwatchWith(t, 1, 0)]).toEqual([[], ['trial-rifle']]);
    // Of those here only Fliers run; one without a weapon has nothing else to do in the Shooting phase.
    const flier: Kit = { ...PLAIN_KIT, type: 'flying-monster' };
    const shooting = (kit: Kit) =>
      start.from(open, field([blue('', 20, 20, { sheet: bareId(kit) })]), shootingPhase.start(NOBODY));
    shooting(flier).stopsAt('choose a model to shoot');
    expect(shooting(withAbility(flier, { rule: 'slow-and-purposeful' })).facts()).toEqual([]);
  });

  rule('7E-6.16', 'Lance: armour above 12 counts as 12', start => {
    const hull = red('Heavy Hull', 30, 10, { along: { dx: -1, dy: 0 }, conditions: [{ id: 'immobilised', ends: 99 }] });
    const fired = (profile: string) => {
      const position = field([veteran(profile === 'lascannon' ? 'trial-rifle' : profile), hull]);
      return start
        .from(open, position, fireAt(look(position), 0, profile, 1))
        .dice('roll to hit', 3)
        .dice('roll to penetrate', 4);
    };
    expect(fired('trial-lance').facts()).toContainEqual(
      expect.objectContaining({ type: 'armour-tried', armour: 12, total: 12 }),
    );
    expect(fired('lascannon').facts()).toContainEqual(
      expect.objectContaining({ type: 'armour-tried', armour: 14, total: 13 }),
    );
  });

  rule(['7E-6.26', '7E-9.7'], 'Skyfire: full BS at fliers and skimmers, Snap Shots at others', () => {
    const snap = (stood: Stood) => isSnap(look(field([veteran('trial-flak'), stood])), shot('trial-flak'));
    const swooping = { conditions: [{ id: 'swooping' as const, ends: 99 }] };
    expect([
      snap(red('Flying Beast', 20, 10, swooping)),
      snap(red('Skiff', 20, 10)),
      snap(red('Void Trooper', 20, 10)),
    ]).toEqual([false, false, true]);
    expect(
      isSnap(look(field([veteran('trial-lance'), red('Flying Beast', 20, 10, swooping)])), shot('trial-lance')),
    ).toBe(true);
  });

  rule('7E-5.22', 'Ordnance: stationary, alone, and no charge afterwards', () => {
    const trooper = (change = {}) => look(field([blue('Void Trooper', 10, 10, change), red('Void Trooper', 30, 10)]));
    expect(againstTarget(trooper({ manoeuvre: 'start' }), shot('trial-howitzer'))).toMatchObject([
      { reason: 'must-be-stationary', clause: '7E-5.22' },
    ]);
    expect(againstTarget(trooper({ manoeuvre: 'drift' }), shot('trial-howitzer'))).toEqual([]);
    expect(forbidsCharge(trooper(), 0, 'trial-howitzer')).toBe(true);
    const t = look(field([veteran('trial-howitzer'), red('Void Trooper', 30, 10)]));
    expect(profilesFor(t, 0, []).map(({ profile }) => profile)).toEqual(['trial-howitzer']);
    // Alone, even for a model that may fire two weapons: nothing before it or after it.
    const armed = { choices: ['>trial-lance', '>trial-howitzer'] };
    const beast = look(field([blue('Leaping Beast', 10, 10, armed), red('Void Trooper', 30, 10)]));
    const left = (...fired: readonly number[]) => profilesFor(beast, 0, fired).map(({ profile }) => profile);
    const howitzer = kitOf({ sheet: 'leaper', kind: 'Leaping Beast', ...armed }).weapons.findIndex(
      ({ id }) => id === 'trial-howitzer',
    );
    expect([left(howitzer), left(0)]).toEqual([[], ['trial-lance']]);
  });

  rule(
    ['7E-9.1', 'ZG-8.6', 'ZG-1.2'],
    'infantry moves by arrows, on a base of its kind; bodies are 5/4 of its width high',
    () => {
      const { type, kind, height } = kitOf({ sheet: 'void-troopers', kind: 'Void Trooper', choices: [] });
      expect([type, kind.base, height]).toEqual(['infantry', { shape: 'round', diameter: 250 }, 313]);
      // In millimetres, and a height of 5/4 for each.
      const sizes = new Map<string, number>();
      for (const { sheets } of factions)
        for (const { id, models } of sheets)
          for (const { name, base, type: unit } of models) {
            const kit = kitOf({ sheet: id, kind: name, choices: [] });
            const across = base.shape === 'round' ? base.diameter : base.width;
            expect(kit.height).toBe(Math.ceil((across * 5) / 4));
            expect(unit === 'skimmer' ? across : 600).toBe(600);
            sizes.set(name, across / 10);
          }
      const some = ['Gretchin', 'Fire Warrior', 'Space Marine', 'Nob', 'Tyranid Warrior', 'TX4 Piranha', 'Harpy'];
      expect(some.map(name => sizes.get(name))).toEqual([25, 28, 32, 40, 50, 60, 60]);
    },
  );

  rule('ZG-5.7', 'there are no warp jumps: Warp Spiders move like jet packs, and do not thrust', start => {
    const spider = kitOf({ sheet: 'warp-spiders', kind: 'Warp Spider', choices: [] });
    expect(spider.abilities.filter(({ rule: name }) => name === 'idle').map(({ from }) => from)).toContain(
      'flickerjump',
    );
    const stood = [blue('Warp Spider', 10, 10), red('Void Trooper', 40, 40)];
    const game = start.from(
      open,
      field(stood, { phase: 'movement' }),
      movement.start({ model: null, manoeuvre: null }),
    );
    game.picks('choose a model to move', 0);
    expect(game.asks('choose a manoeuvre', 'pick-one').options).toEqual(['stay', 'start']);
    game
      .picks('choose a manoeuvre', 'start')
      .refuses([go(16.1, 10)], 'too-long', 'ZG-2.1')
      .picks('start in a straight line', [go(16, 10)]);
    expect(game.position.models[0]).toMatchObject({ at: spot(16, 10), arrows: 1 });
    // No move instead of shooting, and none in the Assault phase.
    const { position } = game;
    const shoot = shootingPhase.start(NOBODY);
    const shooting = start.from(open, { ...position, phase: 'shooting' }, shoot).picks('choose a model to shoot', 0);
    expect(shooting.asks('choose a weapon to fire', 'pick-one').options).toEqual(['death-spinner', 'done']);
    shooting.picks('choose a weapon to fire', 'done');
    const assault = start.from(
      open,
      { ...position, phase: 'charge' },
      chargePhase.start({ model: null, target: null }),
    );
    expect(assault.facts()).toEqual([]);
  });

  rule(['7E-6.7', '7E-5.9'], 'Eternal Warrior: Instant Death takes one wound; Feel No Pain is still barred', start => {
    const hurt = (kind: string, wounds: number, instant: number) =>
      start.from(open, field([red(kind, 10, 10)]), suffer.start({ model: 0, wounds, instant, from: null })).position
        .models[0]!.wounds;
    expect([hurt('Void Captain', 1, 1), hurt('Void Captain', 2, 1), hurt('Void Captain', 3, 3)]).toEqual([2, 1, 0]);
    expect([hurt('Captain', 1, 1), hurt('Captain', 1, 0)]).toEqual([0, 2]);
    // The forecast includes it too: S8 against T4.
    const t = look(field([blue('Space Marine', 10, 10), red('Void Captain', 16, 10), red('Captain', 16, 20)]));
    const kill = (target: number) =>
      oddsOfShot(t, { attacker: 0, target, profile: 'meltagun', manner: 'shooting' }).kill;
    expect(kill(1)).toBe(0);
    expect(kill(2)).toBeGreaterThan(0.2);
  });
});
