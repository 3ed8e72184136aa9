import { describe, expect, it } from 'vitest';
import type { NamedUse } from '../../w40k/content/types.ts';
import { isIdle } from '../../w40k/content/uses.ts';
import { choicesOf } from '../../w40k/muster/choices.ts';
import { rule } from '../testing/book.ts';
import { ABILITIES } from './abilities.ts';
import { catalogue, factions, gear, powers, weapons } from './index.ts';
import { kitOf } from './kits.ts';
import { ABILITY_WORDS, GEAR_WORDS } from './words.ts';

const sheets = factions.flatMap(({ sheets: all }) => all);
const isKnown = (id: string): boolean =>
  [catalogue.weapon(id), catalogue.gear(id)].filter(entry => entry !== undefined).length === 1;

describe('the lists of Zero-G', () => {
  rule('ZG-8.1', 'have six factions of seven to nine sheets, and one to try things', () => {
    expect(factions.map(({ id, sheets: all }) => [id, all.length])).toEqual([
      ['space-marines', 8],
      ['necrons', 8],
      ['orks', 7],
      ['aeldari', 8],
      ['tyranids', 8],
      ['tau', 9],
      ['trial', 16],
    ]);
    // Those of the data, with the special-issue boltgun, five combi-weapons for one, five to try and one of a power.
    expect(weapons).toHaveLength(112 + 1 - 1 + 5 + 5 + 1);
    expect(gear).toHaveLength(32 + 1);
    expect(powers.map(({ id }) => id)).toEqual(['force', 'smite']);
  });

  it('have ids of their own, and everything they name is there', () => {
    for (const all of [weapons, gear, powers, sheets]) expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, models, options, psyker } of sheets) {
      for (const item of models.flatMap(({ wargear }) => wargear)) expect(isKnown(item), `${id}: ${item}`).toBe(true);
      for (const { add } of options.flatMap(({ choices }) => choices))
        for (const item of add) expect(isKnown(item), `${id}: ${item}`).toBe(true);
      for (const power of psyker?.powers ?? []) expect(catalogue.power(power), `${id}: ${power}`).toBeDefined();
      for (const { takers } of options)
        if (takers.kind !== undefined) expect(models.map(({ name }) => name)).toContain(takers.kind);
      for (const { profile, vehicle } of models) expect(profile === null, id).toBe(vehicle !== null);
    }
  });

  rule('ZG-8.2', 'write every choice of a sheet in a way of its own', () => {
    for (const sheet of sheets) {
      const ids = choicesOf(sheet).map(({ id }) => id);
      expect(new Set(ids).size, sheet.id).toBe(ids.length);
    }
  });

  rule('ZG-8.3', 'print profiles that can be played', () => {
    for (const { profiles } of weapons)
      for (const { id, type, range, shots, strength, ap, rules } of profiles) {
        const has = (rule: string) => rules.some(each => each.rule === rule);
        expect(range > 0, id).toBe(type !== 'melee' && !has('template'));
        expect(shots !== 0, id).toBe(type !== 'melee');
        expect(typeof shots === 'object', id).toBe(type === 'salvo');
        if (ap !== null) expect(ap >= 1 && ap <= 6, id).toBe(true);
        expect(strength === null, id).toBe(has('sniper') || has('graviton') || has('target-acquired'));
      }
  });

  rule('ZG-8.4', 'tell in words of their own what each ability and item does', () => {
    expect(Object.keys(ABILITY_WORDS).toSorted()).toEqual(Object.keys(ABILITIES).toSorted());
    expect(Object.keys(GEAR_WORDS).toSorted()).toEqual(gear.map(({ id }) => id).toSorted());
    for (const words of [...Object.values(ABILITY_WORDS), ...Object.values(GEAR_WORDS)])
      expect(words).toMatch(/^[A-Z][^.]+\.$/);
  });

  rule('ZG-8.4', 'count what does nothing here, with its reason', () => {
    const uses = (all: readonly { readonly id: string; readonly uses: readonly NamedUse[] }[]) =>
      all.flatMap(({ id, uses: own }) => own.filter(isIdle).map(({ why }) => `${id}: ${why}`));
    const abilities = Object.entries(ABILITIES).map(([id, ability]) => ({ id, uses: ability.uses }));
    expect(abilities).toHaveLength(60);
    expect(uses(abilities)).toEqual([
      'independent-character: numbers',
      'bulky: nobody-has-it',
      'very-bulky: nobody-has-it',
      'hit-and-run: no-escape',
      'fear: off',
      'split-fire: numbers',
      'stubborn: morale',
      'and-they-shall-know-no-fear: morale',
      'combat-squads: numbers',
      'chapter-tactics: off',
      'anti-grav-upwash: numbers',
      'mob-rule: numbers',
      'waaagh: no-run',
      'ancient-doom: nobody-has-it',
      'battle-focus: no-run',
      'flickerjump: off',
      'bounding-leap: no-run',
      'alpha-warrior: numbers',
      'spore-burst: nobody-has-it',
    ]);
    expect(uses(gear.map(({ id, abilities: own }) => ({ id, uses: own })))).toEqual([
      'bosspole: numbers',
      'banshee-mask: off',
      'warp-jump-generator: off',
      'swooping-hawk-wings: off',
      'target-lock: numbers',
      'vectored-retro-thrusters: no-escape',
    ]);
    const profiles = weapons.flatMap(weapon => weapon.profiles);
    expect(uses(profiles.map(({ id, rules }) => ({ id, uses: rules })))).toEqual(['grabba-stikk: off']);
  });
});

describe('a kit of Zero-G', () => {
  it('is the same object for a copy of a model, so that what is cached by it serves the copy too', () => {
    const kit = (): object => kitOf('captain', { kind: 'Captain', choices: ['>artificer-armour'] });
    expect(kit()).toBe(kit());
    expect(kitOf('captain', { kind: 'Captain', choices: [] })).not.toBe(kit());
  });

  rule('ZG-8.2', 'has the profile and the type that its gear sets', () => {
    const captain = kitOf('captain', { kind: 'Captain', choices: ['>artificer-armour'] });
    expect([captain.profile?.save, captain.invulnerable, captain.points]).toEqual([2, 4, 110]);
    const sergeant = kitOf('assault-squad', {
      kind: 'Space Marine Sergeant',
      choices: ['>jump-pack-sm', '>veteran-sergeant', '>combat-shield'],
    });
    expect([sergeant.type, sergeant.profile?.attacks, sergeant.profile?.leadership]).toEqual(['jump', 2, 9]);
    expect([sergeant.invulnerable, sergeant.points]).toEqual([6, 32]);
    expect(sergeant.abilities).toContainEqual({ rule: 'deep-strike', from: 'jump' });
  });

  rule('7E-9.2', 'is Relentless and may arrive by Deep Strike with a jet pack', () => {
    const rules = kitOf('destroyers', { kind: 'Destroyer', choices: [] }).abilities.map(({ rule }) => rule);
    expect(rules).toEqual(['reanimation', 'preferred-enemy', 'idle', 'deep-strike', 'relentless']);
  });

  rule('7E-5.14', 'keeps Stealth and Shrouded apart, to be added up', () => {
    const bonuses = kitOf('xv25-stealth-battlesuits', { kind: 'Stealth Shas’ui', choices: [] }).abilities.flatMap(
      use => (use.rule === 'cover-bonus' ? [use.by] : []),
    );
    expect(bonuses).toEqual([1, 2]);
  });

  rule('7E-1.1', 'has armour and hull points in place of a profile if it is a vehicle', () => {
    const piranha = kitOf('tx4-piranhas', { kind: 'TX4 Piranha', choices: ['burst-cannon>fusion-blaster'] });
    expect(piranha.profile).toBeNull();
    expect(piranha.vehicle).toEqual({
      ballisticSkill: 3,
      front: 11,
      side: 10,
      rear: 10,
      hullPoints: 2,
      fast: true,
      openTopped: true,
    });
    expect([piranha.points, piranha.type, piranha.height]).toEqual([50, 'skimmer', 750]);
  });

  rule('ZG-8.5', 'has its Mastery Level and its powers', () => {
    const level = (...choices: readonly string[]) => kitOf('librarian', { kind: 'Librarian', choices }).psyker;
    expect(level()).toEqual({ mastery: 1, powers: ['force', 'smite'] });
    expect(level('>psyker-level-2')?.mastery).toBe(2);
  });

  rule('ZG-8.3', 'has combi-weapons with the basic gun first', () => {
    expect(catalogue.weapon('kombi-rokkit')?.profiles.map(({ id }) => id)).toEqual([
      'kombi-rokkit.shoota',
      'kombi-rokkit.rokkit-launcha',
    ]);
  });
});
