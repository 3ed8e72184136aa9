import { expect, it } from 'vitest';
import type { NamedUse } from '../../w40k/content/types.ts';
import { isIdle } from '../../w40k/content/uses.ts';
import { choicesOf } from '../../w40k/muster/choices.ts';
import { rule, section } from '../testing/book.ts';
import { ABILITIES } from './abilities.ts';
import { catalogue, content } from './index.ts';
import { kitOf } from './kits.ts';
import { ABILITY_WORDS, GEAR_WORDS } from './words.ts';

const sheets = content.factions.flatMap(({ sheets: all }) => all);
const isKnown = (id: string): boolean =>
  [catalogue.weapon(id), catalogue.gear(id), catalogue.power(id)].filter(entry => entry !== undefined).length === 1;

section('the lists of Recon Squad', () => {
  rule('RS-10.1', 'have six factions of eight sheets or so, and one to try things', () => {
    expect(content.factions.map(({ id, sheets: all }) => [id, all.length])).toEqual([
      ['space-marines', 8],
      ['necrons', 8],
      ['orks', 7],
      ['aeldari', 9],
      ['tyranids', 8],
      ['tau', 8],
      ['trial', 8],
    ]);
    expect(content.weapons).toHaveLength(119 + 6 + 4);
    expect(content.gear).toHaveLength(19 + 2);
    expect(content.powers).toHaveLength(12);
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

  rule('RS-10.2', 'write every choice of a sheet in a way of its own', () => {
    for (const sheet of sheets) {
      const ids = choicesOf(sheet).map(({ id }) => id);
      expect(new Set(ids).size, sheet.id).toBe(ids.length);
    }
  });

  rule('RS-10.3', 'print profiles that can be played', () => {
    for (const { profiles } of content.weapons)
      for (const { id, type, range, attacks, ap, damage, rules } of profiles) {
        expect(['melee', 'assault', 'heavy', 'rapid-fire', 'pistol', 'grenade'], id).toContain(type);
        expect(range > 0, id).toBe(type !== 'melee');
        const isByRule = rules.some(({ rule }) => rule === 'shots-by-attacks');
        expect(attacks !== 0, id).toBe(type !== 'melee' && !isByRule);
        expect(ap, id).toBeLessThanOrEqual(0);
        expect(damage !== 0 || rules.some(({ rule }) => rule === 'dazes' || rule === 'markerlight'), id).toBe(true);
      }
  });

  rule('RS-10.4', 'tell in words of their own what each ability and item does', () => {
    expect(Object.keys(ABILITY_WORDS).toSorted()).toEqual(Object.keys(ABILITIES).toSorted());
    expect(Object.keys(GEAR_WORDS).toSorted()).toEqual(content.gear.map(({ id }) => id).toSorted());
    for (const words of [...Object.values(ABILITY_WORDS), ...Object.values(GEAR_WORDS)])
      expect(words).toMatch(/^[A-Z][^.]+\.$/);
  });

  rule('RS-10.4', 'count what does nothing here, with its reason', () => {
    const uses = (all: readonly { readonly id: string; readonly uses: readonly NamedUse[] }[]) =>
      all.flatMap(({ id, uses: own }) => own.filter(isIdle).map(({ why }) => `${id}: ${why}`));
    const abilities = Object.entries(ABILITIES).map(([id, ability]) => ({ id, uses: ability.uses }));
    expect(abilities).toHaveLength(77);
    expect(uses(abilities)).toEqual([
      'angels-of-death: morale',
      'angels-of-death: off',
      'their-number-is-legion: objective-secured',
      'mob-rule: numbers',
      'green-tide: numbers',
      'grots: off',
      'surprisingly-dangerous: numbers',
      'breakin-heads: morale',
      'keepin-order: morale',
      'ancient-doom: nobody-has-it',
      'hail-of-living-ammunition: numbers',
      'hungering-swarm: numbers',
      'flurry-of-claws: numbers',
      'infestation: off',
      'synapse: morale',
      'swooping-assault: nobody-has-it',
      'bonding-knife-ritual: morale',
      'failure-is-not-an-option: morale',
    ]);
    expect(uses(content.gear.map(({ id, abilities: own }) => ({ id, uses: own })))).toEqual(['multi-tracker: numbers']);
    const profiles = content.weapons.flatMap(weapon => weapon.profiles);
    expect(uses(profiles.map(({ id, rules }) => ({ id, uses: rules })))).toEqual(['barbed-strangler: numbers']);
  });

  rule('RS-10.4', 'print nothing that no sheet has', () => {
    const printed = new Set(sheets.flatMap(({ abilities }) => abilities.map(({ from }) => from)));
    expect(Object.keys(ABILITIES).filter(id => !printed.has(id))).toEqual([]);
    const carried = new Set(
      sheets.flatMap(sheet => [
        ...sheet.models.flatMap(({ wargear }) => wargear),
        ...choicesOf(sheet).flatMap(({ add }) => add),
      ]),
    );
    const idle = [...content.weapons, ...content.gear].map(({ id }) => id).filter(id => !carried.has(id));
    // Part of a combi-weapon only.
    expect(idle).toEqual(['skorcha']);
  });
});

section('a kit', () => {
  rule('RS-10.2', 'gives up what a choice takes the place of', () => {
    const kit = kitOf('tactical-squad', { kind: 'Space Marine', choices: ['boltgun>plasma-gun'] });
    expect(kit.weapons.map(({ id }) => id)).toEqual(['bolt-pistol', 'frag-grenade', 'krak-grenade', 'plasma-gun']);
    expect(kit.points).toBe(23);
    expect(kit.keywords).toEqual(['Imperium', 'Adeptus Astartes', 'Infantry', 'Tactical Squad']);
  });

  it('keeps two of a kind apart, and gives up both where both are asked for', () => {
    const both = kitOf('inceptor-squad', { kind: 'Inceptor', choices: [] });
    expect(both.weapons.map(({ id }) => id)).toEqual(['assault-bolter', 'assault-bolter']);
    const choices = ['assault-bolter+assault-bolter>plasma-exterminator+plasma-exterminator'];
    const plasma = kitOf('inceptor-squad', { kind: 'Inceptor', choices });
    expect(plasma.weapons.map(({ id }) => id)).toEqual(['plasma-exterminator', 'plasma-exterminator']);
    expect(plasma.points).toBe(42);
  });

  rule('RS-1.12', 'has the profile, keywords and saves that its gear changes', () => {
    const librarian = kitOf('librarian', { kind: 'Librarian', choices: ['>jump-pack'] });
    expect(librarian.profile.move).toBe(12);
    expect(librarian.keywords).toContain('Fly');
    expect(librarian.abilities).toContainEqual({ rule: 'deep-strike', apart: 9, from: 'jump-pack' });
    const blade = kitOf('tomb-blades', { kind: 'Tomb Blade', choices: ['>shadowloom', '>shieldvanes'] });
    expect([blade.profile.save, blade.invulnerable]).toEqual([3, 5]);
    expect(kitOf('tomb-blades', { kind: 'Tomb Blade', choices: [] }).invulnerable).toBeNull();
    expect(kitOf('overlord', { kind: 'Overlord', choices: [] }).invulnerable).toBe(4);
  });

  it('goes without an ability that its gear takes away', () => {
    const plain = kitOf('genestealers', { kind: 'Genestealer', choices: [] });
    const armoured = kitOf('genestealers', { kind: 'Genestealer', choices: ['>extended-carapaces'] });
    const rules = (kit: typeof plain) => kit.abilities.map(({ rule }) => rule);
    expect(rules(plain)).toContain('charges-after-advance');
    expect(rules(armoured)).not.toContain('charges-after-advance');
    expect([plain.profile.save, armoured.profile.save]).toEqual([5, 4]);
  });

  rule('RS-10.5', 'knows the powers of its sheet and those it has chosen', () => {
    expect(kitOf('farseer', { kind: 'Farseer', choices: [] }).psyker?.powers).toEqual(['smite', 'guide', 'doom']);
    expect(kitOf('weirdboy', { kind: 'Weirdboy', choices: ['>warpath'] }).psyker?.powers).toEqual(['smite', 'warpath']);
    expect(kitOf('lord', { kind: 'Lord', choices: [] }).psyker).toBeNull();
  });

  rule('RS-10.6', 'stands on its printed base, and its body is 5/4 of that high', () => {
    const of = (sheet: string, kind: string) => {
      const { kind: model, height } = kitOf(sheet, { kind, choices: [] });
      return [model.base, height];
    };
    expect(of('boyz', 'Ork Boy')).toEqual([{ shape: 'round', diameter: 320 }, 400]);
    expect(of('boyz', 'Boss Nob')).toEqual([{ shape: 'round', diameter: 400 }, 500]);
    expect(of('gretchin', 'Gretchin')).toEqual([{ shape: 'round', diameter: 250 }, 313]);
    expect(of('gargoyles', 'Gargoyle')).toEqual([{ shape: 'round', diameter: 280 }, 350]);
    expect(of('tyranid-prime', 'Tyranid Prime')).toEqual([{ shape: 'round', diameter: 500 }, 625]);
    expect(of('warlock-conclave', 'Warlock')).toEqual([{ shape: 'round', diameter: 280 }, 350]);
  });

  it('is the same object while it is asked for the same', () => {
    const member = { kind: 'Ork Boy', choices: [] };
    expect(kitOf('boyz', member)).toBe(kitOf('boyz', member));
    expect(() => kitOf('boyz', { kind: 'Gretchin', choices: [] })).toThrow('no Gretchin');
    expect(() => kitOf('nobody', member)).toThrow('"nobody"');
  });

  rule('RS-10.3', 'has combi-weapons with the basic gun first', () => {
    const kombi = catalogue.weapon('combi-plasma')!;
    expect(kombi.combi).toBe(true);
    expect(kombi.profiles.map(({ id }) => id)).toEqual([
      'combi-plasma.boltgun',
      'combi-plasma.plasma-gun.standard',
      'combi-plasma.plasma-gun.supercharge',
    ]);
    expect(kombi.profiles[0]?.family).toBe('bolt');
  });
});
