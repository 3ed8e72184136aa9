import { expect } from 'vitest';
import { fireAt } from '../core/03-shooting/fire.ts';
import { profilesFor } from '../core/03-shooting/phase.ts';
import { againstTarget } from '../core/03-shooting/targets.ts';
import { forbidsCharge, isSnap } from '../core/03-shooting/weapons.ts';
import { blowAt, blowsOf, strike } from '../core/04-assault/fighting.ts';
import { overwatchWith } from '../core/04-assault/overwatch.ts';
import { kitOf } from '../lookups.ts';
import { rule, section } from '../testing/book.ts';
import { blue, field, look, open, red, type Stood } from '../testing/field.ts';

type Start = Parameters<Parameters<typeof rule>[2]>[0];
const veteran = (weapon = 'trial-rifle', change = {}): Stood =>
  blue('Void Veteran', 10, 10, { choices: weapon === 'trial-rifle' ? [] : [`trial-rifle>${weapon}`], ...change });
const shot = (profile: string) => ({ attacker: 0, target: 1, profile, manner: 'shooting' as const });
const strikes = (start: Start, stood: readonly Stood[]) => {
  const position = field(stood, { phase: 'fight' });
  return start.from(open, position, strike.start({ attack: blowAt(look(position), 0, 1, 'trial-blade', 1) }));
};

section('7E rules that no list but the trial one has', () => {
  rule('7E-6.13', 'Hatred: failed hits of the first round are rolled again', start => {
    const line = (change = {}) => [veteran('trial-rifle', change), red('Void Trooper', 11.2, 10)];
    strikes(start, line({ did: ['charged'] }))
      .dice('roll blows to hit', 1)
      .dice('roll blows to hit again', 2);
    expect(strikes(start, line()).dice('roll blows to hit', 1).position.attack).toBeNull();
  });

  rule('7E-6.19', 'Monster Hunter: failed wounds on monstrous creatures are rolled again', start => {
    const wounds = (kind: string) =>
      strikes(start, [veteran(), red(kind, 12, 10)])
        .dice('roll blows to hit', 5)
        .dice('roll to wound', 1);
    wounds('Leaping Beast').dice('roll to wound again', 1);
    expect(wounds('Void Trooper').position.attack).toBeNull();
  });

  rule('7E-6.23', 'Rage: 2 more Attacks for a charge, not 1', () => {
    const count = (change = {}) =>
      blowsOf(look(field([veteran('trial-rifle', change), red('Void Trooper', 12, 10)])), 0, 'trial-blade', [1]);
    expect([count(), count({ did: ['charged'] })]).toEqual([1, 3]);
  });

  rule('7E-6.27', 'Slow and Purposeful: no Overwatch, else as Relentless', () => {
    const t = look(field([veteran('trial-lance', { manoeuvre: 'start' }), red('Void Trooper', 20, 10)]));
    expect([isSnap(t, shot('trial-lance')), forbidsCharge(t, 0, 'trial-lance')]).toEqual([false, false]);
    expect([overwatchWith(t, 0, 1), overwatchWith(t, 1, 0)]).toEqual([[], ['trial-rifle']]);
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
    expect(profilesFor(t, 0, [0])).toEqual([]);
  });

  rule(
    ['7E-9.1', 'ZG-8.6', 'ZG-1.2'],
    'infantry moves by arrows, on a base of its kind; bodies are 5/4 of it high',
    () => {
      const { type, kind, height } = kitOf({ sheet: 'void-troopers', kind: 'Void Trooper', choices: [] });
      expect([type, kind.base, height]).toEqual(['infantry', { shape: 'round', diameter: 250 }, 313]);
    },
  );

  rule('ZG-5.7', 'there are no warp jumps: Warp Spiders move as jet packs do', () => {
    const spider = kitOf({ sheet: 'warp-spiders', kind: 'Warp Spider', choices: [] });
    expect(spider.abilities.filter(({ rule: name }) => name === 'idle').map(({ from }) => from)).toContain(
      'flickerjump',
    );
  });
});
