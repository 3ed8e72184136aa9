import { describe, expect, it } from 'vitest';
import type { NamedUse } from '../../w40k/content/types.ts';
import { isIdle } from '../../w40k/content/uses.ts';
import { choicesOf } from '../../w40k/muster/choices.ts';
import { ABILITIES } from './abilities.ts';
import { catalogue, content } from './index.ts';
import { kitOf } from './kits.ts';
import { ABILITY_WORDS, GEAR_WORDS } from './words.ts';

const sheets = content.factions.flatMap(({ sheets: all }) => all);
const isKnown = (id: string): boolean =>
  [catalogue.weapon(id), catalogue.gear(id), catalogue.power(id)].filter(entry => entry !== undefined).length === 1;

describe('the lists of Scout Team', () => {
  it('ST-10.1 have six factions of eight sheets, and one to try things', () => {
    expect(content.factions.map(({ id, sheets: all }) => [id, all.length])).toEqual([
      ['space-marines', 8],
      ['necrons', 8],
      ['orks', 8],
      ['aeldari', 8],
      ['tyranids', 8],
      ['tau', 8],
      ['trial', 8],
    ]);
    expect(content.weapons).toHaveLength(127 + 5 + 5);
    expect(content.gear).toHaveLength(20 + 1);
    expect(content.powers).toHaveLength(11);
  });

  it('have ids of their own, and everything they name is there', () => {
    for (const all of [content.weapons, content.gear, content.powers, sheets])
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, models, options, psyker } of sheets) {
      for (const item of models.flatMap(({ wargear }) => wargear)) expect(isKnown(item), `${id}: ${item}`).toBe(true);
      for (const { add } of options.flatMap(({ choices }) => choices))
        for (const item of add) expect(isKnown(item), `${id}: ${item}`).toBe(true);
      for (const power of psyker?.powers ?? []) expect(catalogue.power(power), `${id}: ${power}`).toBeDefined();
      for (const { takers } of options)
        if (takers.kind !== undefined) expect(models.map(({ name }) => name)).toContain(takers.kind);
    }
  });

  it('ST-10.2 write every choice of a sheet in a way of its own', () => {
    for (const sheet of sheets) {
      const ids = choicesOf(sheet).map(({ id }) => id);
      expect(new Set(ids).size, sheet.id).toBe(ids.length);
    }
  });

  it('ST-10.2 have sheets whose kinds of models can fill them', () => {
    for (const { id, models, least, most } of sheets) {
      expect(
        models.reduce((sum, kind) => sum + kind.least, 0),
        id,
      ).toBeLessThanOrEqual(least);
      expect(
        models.reduce((sum, kind) => sum + kind.most, 0),
        id,
      ).toBeGreaterThanOrEqual(most);
    }
  });

  it('ST-10.3 print profiles that can be played', () => {
    for (const { profiles } of content.weapons)
      for (const { id, type, range, attacks, ap, damage, rules } of profiles) {
        expect(['melee', 'assault', 'heavy', 'rapid-fire', 'pistol', 'grenade', 'dakka'], id).toContain(type);
        expect(range > 0, id).toBe(type !== 'melee');
        expect(attacks !== 0, id).toBe(type !== 'melee');
        expect(ap, id).toBeLessThanOrEqual(0);
        expect(damage !== 0, id).toBe(!rules.some(({ rule }) => rule === 'wound-is-mortal'));
        expect(
          rules.some(({ rule }) => rule === 'dakka'),
          id,
        ).toBe(type === 'dakka');
        if (rules.some(({ rule }) => rule === 'blast')) expect(attacks, id).toMatch(/D/);
      }
  });

  it('ST-1.8 Dakka weapons have more attacks near than far', () => {
    expect(catalogue.weapon('shoota')?.profiles).toEqual([
      {
        id: 'shoota',
        name: 'Shoota',
        family: null,
        type: 'dakka',
        range: 18,
        attacks: 2,
        strength: 4,
        ap: 0,
        damage: 1,
        rules: [{ rule: 'dakka', near: 3 }],
      },
    ]);
  });

  it('ST-10.4 tell in words of their own what each ability and item does', () => {
    expect(Object.keys(ABILITY_WORDS).toSorted()).toEqual(Object.keys(ABILITIES).toSorted());
    expect(Object.keys(GEAR_WORDS).toSorted()).toEqual(content.gear.map(({ id }) => id).toSorted());
    for (const words of [...Object.values(ABILITY_WORDS), ...Object.values(GEAR_WORDS)])
      expect(words).toMatch(/^[A-Z].+[^.]\.$/);
  });

  it('ST-10.4 count what does nothing here, with its reason', () => {
    const uses = (all: readonly { readonly id: string; readonly uses: readonly NamedUse[] }[]) =>
      all.flatMap(({ id, uses: own }) => own.filter(isIdle).map(({ why }) => `${id}: ${why}`));
    const abilities = Object.entries(ABILITIES).map(([id, ability]) => ({ id, uses: ability.uses }));
    expect(abilities).toHaveLength(76);
    expect(uses(abilities)).toEqual([
      'angels-of-death: army-morale',
      'angels-of-death: off',
      'company-heroes: once-per-name',
      'command-protocols: off',
      'mob-rule: army-morale',
      'cowardly: army-morale',
      'strands-of-fate: off',
      'runes-of-the-farseer: off',
      'defence-tactics: nobody-has-it',
      'synapse: army-morale',
      'insidious-infestation: nobody-has-it',
      'kroot-pack: nobody-has-it',
      'failure-is-not-an-option: army-morale',
    ]);
    expect(uses(content.gear.map(({ id, abilities: own }) => ({ id, uses: own })))).toEqual([
      'drone-controller: nobody-has-it',
    ]);
    const profiles = content.weapons.flatMap(weapon => weapon.profiles);
    expect(uses(profiles.map(({ id, rules }) => ({ id, uses: rules })))).toEqual([
      'semi-automatic-grenade-launcher.emp-grenade: nobody-has-it',
    ]);
  });

  it('ST-7.2, ST-7.6 read void rules of units by Unit Name, as data', () => {
    const read = [
      ...Object.entries(ABILITIES).flatMap(([id, { uses }]) => uses.map(use => ({ id, use }))),
      ...content.gear.flatMap(({ id, abilities }) => abilities.map(use => ({ id, use }))),
    ].flatMap(({ id, use }) => ('reading' in use ? [[id, use.reading]] : []));
    expect(read).toEqual([
      ['reanimation-protocols', { scope: 'unit-name' }],
      ['swarming-masses', { scope: 'unit-name' }],
      ['resurrection-orb', { scope: 'unit-name' }],
      ['multi-tracker', { scope: 'unit-name' }],
    ]);
  });
});

describe('a kit of Scout Team', () => {
  it('ST-10.2 adds what gear adds after what gear sets', () => {
    const plain = kitOf('termagants', { kind: 'Termagant', choices: [] });
    const quick = kitOf('termagants', { kind: 'Termagant', choices: ['>adrenal-glands'] });
    expect([plain.profile.move, quick.profile.move]).toEqual([6, 7]);
    expect([plain.profile.strength, quick.profile.strength]).toEqual([3, 4]);
    const shelled = kitOf('genestealers', { kind: 'Genestealer', choices: ['>extended-carapace'] });
    expect([shelled.profile.move, shelled.profile.save, shelled.invulnerable]).toEqual([7, 4, 5]);
  });

  it('ST-10.2 leaves a price for the whole unit out of a model’s points', () => {
    expect(kitOf('tyranid-warriors', { kind: 'Tyranid Warrior', choices: ['>adrenal-glands'] }).points).toBe(30);
    expect(kitOf('breacher-team', { kind: 'Fire Warrior', choices: [] }).points).toBe(8.5);
  });

  it('ST-10.6 stands on its base', () => {
    const of = (sheet: string, kind: string) => kitOf(sheet, { kind, choices: [] }).kind.base;
    expect(of('skorpekh-destroyers', 'Skorpekh Destroyer')).toEqual({ shape: 'round', diameter: 500 });
    expect(of('kommandos', 'Boss Nob')).toEqual({ shape: 'round', diameter: 320 });
    expect(of('boyz', 'Boss Nob')).toEqual({ shape: 'round', diameter: 400 });
    expect(of('kroot-carnivores', 'Kroot')).toEqual({ shape: 'round', diameter: 280 });
  });

  it('ST-10.5 knows powers by its sheet or by choice', () => {
    const powers = (sheet: string, kind: string, ...choices: readonly string[]) =>
      kitOf(sheet, { kind, choices }).psyker?.powers;
    expect(powers('weirdboy', 'Weirdboy')).toEqual(['smite', 'warpath', 'eadbanger']);
    expect(powers('broodlord', 'Broodlord', '>catalyst')).toEqual(['smite', 'catalyst']);
    expect(powers('warlocks', 'Warlock')).toEqual(['smite', 'protect', 'jinx']);
  });
});
