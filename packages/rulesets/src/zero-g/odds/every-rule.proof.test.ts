import { inches } from '@little-wars/engine/geometry';
import { describe, expect, it } from 'vitest';
import { everyRuleOf } from '../../w40k/odds/every-rule.oracle.ts';
import type { Held } from '../../w40k/odds/scenes.oracle.ts';
import { factions, gear, weapons } from '../content/index.ts';
import { lastingRules } from '../rules/index.ts';
import { ruleset } from '../ruleset.ts';
import { specialRules } from '../special-rules.ts';
import { look } from '../testing/field.ts';
import { texts } from '../texts/en.ts';
import type { Position, ZeroG } from '../types.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { NO_BEARING, positionOf, SAMPLES, SCENES, type Scene, WITH_FIRE } from './every-rule.oracle.ts';
import { leftOut, UNREAD } from './left-out.ts';
import { attackIn, leftOutIn, type Made, oddsIn, proves } from './proving.oracle.ts';

const { attackOf, proveAll, knowAll, noticeUnknown, triedWith } = everyRuleOf<
  ZeroG & { readonly position: never },
  Scene
>({
  clause: 'ZG-8',
  ruleset: ruleset as never,
  specialRules,
  content: { weapons, gear, factions } as never,
  samples: SAMPLES,
  noBearing: NO_BEARING,
  always: ['pack-charge'],
  lasting: Object.keys(lastingRules).filter(rule => rule !== 'pack-charge'),
  onWeapons: Object.keys(weaponRules),
  traits: [],
  scenes: SCENES,
  moreScenes: [],
  friendsInEvery: 4,
  look: look as never,
  positionOf: positionOf as never,
  proving: { oddsIn: oddsIn as never, leftOutIn: leftOutIn as never, proves: proves as never },
  unread: UNREAD,
  beside: {
    recoils: 'how the firer drifts',
    're-roll-is-risky': 'whether to ask before dice are rolled again',
  },
});

proveAll();
knowAll();
noticeUnknown();

describe('ZG-8 odds match play where rules interact', () => {
  it('Fire adds shots at half range', () => {
    const { wounds } = proves(attackOf({ scene: WITH_FIRE, held: null }) as Made);
    const without = attackOf({ scene: { ...WITH_FIRE, effects: [] }, held: null }) as Made;
    expect(wounds[0]).toBeLessThan(proves(without).wounds[0]!);
  });
  it('a 6 that always wounds is not a failure to re-roll', () => {
    const scene = SCENES.find(({ name }) => name === 'too weak to wound')!;
    const shredding = { ...scene, weapon: { ...scene.weapon, rules: [{ rule: 'shred' }] as const } };
    const attack = attackOf({ scene: shredding, held: { on: 'weapon', use: { rule: 'gauss' } } }) as Made;
    // BS 3 hits half the time, 11 of 36 wound, half of them are saved.
    expect(proves(attack).mean).toBeCloseTo((3 / 6) * (11 / 36) * (3 / 6), 12);
  });
});

describe('ZG-8 what odds leave out is listed, with the reason', () => {
  const listed = (scene: string, change: Partial<Position> = {}, held: Held | null = null) => {
    const attack = attackOf({ scene: SCENES.find(({ name }) => name === scene)!, held }) as Made;
    const t = look({ ...attack.position, ...change }, attack.setup);
    return leftOut(t, attackIn(t, attack)).map(({ rule, reason }) => `${rule}: ${reason}`);
  };
  const on = (use: { readonly rule: string }): Held => ({ on: 'card', model: 1, use });

  it('going to ground and jinking, if the target may', () => {
    expect(listed('two shots')).toEqual(['go-to-ground: may-be-used']);
    expect(listed('two shots', {}, on({ rule: 'fearless' }))).toEqual([]);
    expect(listed('Overwatch')).toEqual([]);
    expect(listed('blows after a charge')).toEqual([]);
    expect(listed('at a vehicle')).toEqual(['jink: may-be-used', 'explosion: strikes-others']);
  });
  it('other models under a marker or a flame', () => {
    expect(listed('a marker at who is in cover')).toEqual(['go-to-ground: may-be-used', 'blast: strikes-others']);
    expect(listed('a flame')).toEqual(['template: strikes-others']);
    expect(listed('a flame in Overwatch')).toEqual([]);
  });
  it('a body that is removed with the save it gives, if another wound is saved after it', () => {
    const line = { x: inches(10), y: inches(8), z: 0 };
    const bodies = [{ model: 2, seat: 1, at: line, arrows: 1, course: { dx: 10000, dy: 0 } }];
    const among = (rule: string, scene: string) =>
      listed(scene, { bodies }, { on: 'weapon', use: { rule } }).includes('body-cover: cover-may-go');
    expect([among('rending', 'two shots'), among('idle', 'two shots'), among('rending', 'at a Flier')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('a firer with rules of its own that its weapon may slay', () => {
    const fires = (wounds: number) => {
      const { position } = attackOf(triedWith('preferred-enemy')[0]!) as Made;
      const hot = attackOf({ scene: SCENES[0]!, held: { on: 'weapon', use: { rule: 'gets-hot' } } }) as Made;
      const [firer, ...others] = position.models;
      const t = look({ ...position, models: [{ ...firer!, wounds }, ...others] });
      return leftOut(t, attackIn(t, hot)).some(({ reason }) => reason === 'firer-may-fall');
    };
    expect([fires(2), fires(3)]).toEqual([true, false]);
  });
  it('has texts for every rule and reason', () => {
    for (const rule of ['jink', 'go-to-ground', 'explosion', 'body-cover', 're-roll-ignore'])
      expect(texts).toHaveProperty([`rule.${rule}`]);
    for (const reason of ['strikes-others', 'cover-may-go', 'firer-may-fall'])
      expect(texts).toHaveProperty([`left-out.${reason}`]);
  });
});
