import { describe, expect, it } from 'vitest';
import {
  alsoCarried,
  type Card,
  cardOf,
  equipmentOf,
  factionOf,
  factionOfCard,
  factions,
  findCard,
  findFaction,
  findFireteam,
  fireteamOf,
  labelOf,
  ployOf,
  type Weapon,
  weaponOf,
} from './index.ts';

const cards = factions.flatMap(faction => faction.cards);
const items = factions.flatMap(faction => faction.equipment);
const itemWeapons = items.flatMap(({ gives }) => (gives.kind === 'weapon' ? [gives.weapon] : []));
const profiles = (weapons: readonly Weapon[]) => weapons.flatMap(weapon => weapon.profiles);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const expectUnique = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);
const things = (card: Card) => [...ids(card.weapons), ...ids(card.gear ?? [])];

/** A profile as printed on cards: attacks, to hit, damage, rules. */
const line = (card: string, weapon: string, profile = 'standard') => {
  const { attacks, hit, damage, rules } = weaponOf(cardOf(card), weapon).profiles.find(({ id }) => id === profile)!;
  return `${attacks} ${hit}+ ${damage.join('/')} ${rules.map(labelOf).join(', ')}`.trim();
};

describe('KT-13.1 the six factions', () => {
  it('KT-13.1 count as they should', () => {
    expect(
      factions.map(({ id, cards, fireteams, ploys, equipment }) => [
        id,
        cards.length,
        fireteams.length,
        profiles(cards.flatMap(card => card.weapons)).length,
        ploys.length,
        equipment.length,
      ]),
    ).toEqual([
      ['space-marines', 8, 3, 54, 9, 6],
      ['necrons', 7, 4, 15, 6, 6],
      ['orks', 9, 3, 31, 6, 7],
      ['aeldari', 11, 4, 33, 6, 7],
      ['tyranids', 7, 3, 34, 6, 6],
      ['tau', 10, 3, 28, 6, 5],
    ]);
    expect(cards.length).toBe(52);
    expect(profiles(cards.flatMap(card => card.weapons)).length).toBe(195);
    expect(profiles(itemWeapons).length).toBe(9);
  });

  it('KT-13.1 have ids that are unique and look alike', () => {
    expectUnique(ids(factions));
    expectUnique(ids(cards));
    expectUnique(factions.flatMap(({ fireteams }) => ids(fireteams)));
    expectUnique(ids(items));
    expectUnique(factions.flatMap(({ ploys }) => ids(ploys)));
    expectUnique(factions.flatMap(({ abilities }) => ids(abilities)));
    expectUnique(factions.flatMap(({ actions }) => ids(actions)));
    for (const card of cards) {
      expectUnique(things(card));
      for (const weapon of card.weapons) expectUnique(ids(weapon.profiles));
    }
    const every = [...ids(factions), ...ids(cards), ...ids(items), ...cards.flatMap(things)];
    for (const id of every) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('KT-13.1 name only what there is', () => {
    for (const faction of factions) {
      for (const card of faction.cards) {
        for (const { all, oneFrom } of card.loadOuts)
          for (const id of [...all, ...oneFrom.flat(2)]) expect(things(card), card.id).toContain(id);
        for (const { alsoCountsAs } of card.weapons)
          if (alsoCountsAs) expect(ids(card.weapons)).toContain(alsoCountsAs);
        for (const ability of card.abilities) expect(ids(faction.abilities)).toContain(ability);
        for (const action of card.actions) expect(ids(faction.actions)).toContain(action);
        expect(card.keywords).toContain(faction.keyword);
        expect(card.keywords).toContain(faction.selectableKeyword);
      }
      for (const { slots, weaponLimits = [] } of faction.fireteams) {
        for (const { cards, needs, takesWith } of slots) {
          for (const id of cards) expect(ids(faction.cards)).toContain(id);
          if (needs) expect(ids(faction.cards)).toContain(needs);
          if (takesWith) for (const id of cards) weaponOf(cardOf(id), takesWith.weapon);
        }
        for (const { weapon } of weaponLimits)
          expect(slots.some(({ cards }) => cards.some(id => ids(cardOf(id).weapons).includes(weapon)))).toBe(true);
      }
      for (const id of faction.composition.onePerTeam) expect(ids(faction.cards)).toContain(id);
    }
  });

  it('KT-13.1 have a use for every card, weapon, ability and requirement', () => {
    for (const { fireteams, cards, abilities, actions, equipment } of factions) {
      const inSlots = fireteams.flatMap(({ slots }) => slots.flatMap(slot => slot.cards));
      for (const card of cards) {
        expect(inSlots).toContain(card.id);
        const loaded = card.loadOuts.flatMap(({ all, oneFrom }) => [...all, ...oneFrom.flat(2)]);
        for (const id of things(card)) expect(loaded, card.id).toContain(id);
      }
      for (const { id } of abilities) expect(cards.some(card => card.abilities.includes(id))).toBe(true);
      for (const { id } of actions) expect(cards.some(card => card.actions.includes(id))).toBe(true);
      for (const requirement of equipment.flatMap(({ needs }) => needs)) {
        if (requirement.needs === 'weapon')
          for (const id of requirement.anyOf) expect(cards.some(card => ids(card.weapons).includes(id))).toBe(true);
        if (requirement.needs === 'keywords')
          for (const all of requirement.anyOf)
            expect(cards.some(card => all.every(keyword => card.keywords.includes(keyword)))).toBe(true);
      }
    }
  });

  it('KT-13.1 have sound numbers', () => {
    for (const card of cards) {
      expect(card.move).toBeGreaterThanOrEqual(4);
      expect([3, 4, 5, 6]).toContain(card.save);
      expect([1, 2]).toContain(card.groupActivation);
      expect(card.base.shape).toBe('round');
    }
    for (const { attacks, hit, damage } of profiles([...cards.flatMap(card => card.weapons), ...itemWeapons])) {
      expect(attacks).toBeGreaterThanOrEqual(3);
      expect(hit).toBeGreaterThanOrEqual(2);
      expect(hit).toBeLessThanOrEqual(5);
      expect(damage[0]).toBeGreaterThan(0);
      expect(damage[1]).toBeGreaterThan(0);
    }
  });
});

describe('KT-13.1 spot values', () => {
  it('KT-13.1 of cards', () => {
    expect(cardOf('tactical-marine-sergeant')).toMatchObject({ move: 6, apl: 3, defence: 3, save: 3, wounds: 12 });
    expect(cardOf('immortal-leader')).toMatchObject({
      move: 4,
      apl: 2,
      save: 3,
      wounds: 11,
      abilities: ['living-metal'],
    });
    expect(cardOf('spanner')).toMatchObject({ save: 5, wounds: 11 });
    expect(cardOf('clan-kommando-nob').keywords).toContain('LEADER');
    expect(cardOf('gretchin')).toMatchObject({ groupActivation: 2, save: 6, wounds: 5, abilities: ['runt'] });
    expect(cardOf('guardian-defender-heavy-weapon-platform')).toMatchObject({ move: 4, apl: 0, wounds: 12 });
    expect(cardOf('guardian-defender-heavy-weapon-platform').base).toEqual({ shape: 'round', diameter: 600 });
    expect(cardOf('tyranid-warrior-leader')).toMatchObject({ save: 4, wounds: 19 });
    expect(cardOf('mv1-gun-drone').keywords).toEqual([
      'HUNTER CADRE',
      "T'AU",
      '<SEPT>',
      'DRONE',
      'FLY',
      'MV1 GUN DRONE',
    ]);
  });

  it('KT-13.1 of weapons', () => {
    expect(line('tactical-marine-sergeant', 'fists')).toBe('3 2+ 3/4');
    expect(line('tactical-marine-sergeant', 'combi-plasma', 'supercharge')).toBe('4 2+ 5/6 AP2, Hot, Limited');
    expect(line('tactical-marine-gunner', 'meltagun')).toBe('4 3+ 6/3 Rng 6", AP2, MW4');
    expect(line('assault-intercessor-sergeant', 'plasma-pistol')).toBe('4 3+ 5/6 Rng 6", AP1');
    expect(line('flayed-one-warrior', 'flayer-claws')).toBe('5 3+ 4/5 Rending');
    expect(line('boss-nob', 'power-klaw')).toBe('4 3+ 5/7 Brutal');
    expect(line('clan-kommando-nob', 'slugga')).toBe('4 4+ 3/4 Rng 6"');
    expect(line('ranger-leader', 'ranger-long-rifle')).toBe('4 2+ 3/3 Heavy, Silent, Balanced, MW1');
    expect(line('tyranid-warrior-fighter', 'lash-whip')).toBe('4 3+ 3/4 Rng 3", Stun');
    expect(line('fire-warrior-shasla', 'pulse-blaster', 'close-range')).toBe('4 4+ 4/5 Rng 6", AP1');
    expect(line('pathfinder-heavy-gunner', 'rail-rifle')).toBe('4 4+ 4/4 AP1, Lethal 5+, MW2');
  });

  it('KT-13.1 of equipment and ploys', () => {
    const orks = factionOf('orks');
    expect(equipmentOf(orks, 'stikkbomb')).toMatchObject({ ep: 2, mostPerTeam: 1, gives: { kind: 'weapon' } });
    expect(equipmentOf(orks, 'eavy-armour')).toMatchObject({ ep: 2, gives: { kind: 'effect', effect: 'eavy-armour' } });
    expect(equipmentOf(factionOf('space-marines'), 'auspex').gives).toMatchObject({
      kind: 'action',
      action: { ap: 2 },
    });
    expect(ployOf(orks, 'dakka-dakka-dakka')).toEqual({
      id: 'dakka-dakka-dakka',
      name: 'Dakka! Dakka! Dakka!',
      kind: 'strategic',
      cp: 1,
    });
    expect(ployOf(factionOf('necrons'), 'reanimation-protocols')).toMatchObject({ kind: 'tactical', cp: 0 });
    expect(ployOf(factionOf('space-marines'), 'terror-troop').keyword).toBe('REIVER');
  });

  it('KT-13.1 of fire teams', () => {
    expect(factions.map(({ composition }) => composition.fireteams)).toEqual([1, 2, 2, 2, 2, 2]);
    expect(fireteamOf(factionOf('orks'), 'speshulist')).toMatchObject({ size: 4, mostPerTeam: 1 });
    expect(fireteamOf(factionOf('tyranids'), 'tyranid-swarm').archetypes).toEqual([
      'seek-and-destroy',
      'security',
      'recon',
    ]);
    expect(factionOf('tau').composition.onePerTeam).toEqual(['mv1-gun-drone', 'mv4-shield-drone', 'mv7-marker-drone']);
  });
});

describe('looking things up', () => {
  it('finds by id, and says so when there is nothing', () => {
    expect(factionOfCard('loota').id).toBe('orks');
    expect(findFaction('squats')).toBeUndefined();
    expect(findCard('toString')).toBeUndefined();
    expect(findFireteam(factionOf('orks'), 'ranger')).toBeUndefined();
    expect(() => cardOf('squat')).toThrow('"squat"');
    expect(() => factionOf('squats')).toThrow('"squats"');
    expect(() => weaponOf(cardOf('loota'), 'boltgun')).toThrow('"boltgun"');
    expect(() => equipmentOf(factionOf('orks'), 'auspex')).toThrow('"auspex"');
  });

  it('counts a combi-weapon as the other weapon too, once', () => {
    expect(alsoCarried(cardOf('boss-nob'), ['kombi-rokkit', 'choppa'])).toEqual(['kombi-rokkit', 'choppa', 'shoota']);
    expect(alsoCarried(cardOf('boss-nob'), ['shoota', 'fists'])).toEqual(['shoota', 'fists']);
    expect(alsoCarried(cardOf('dire-avenger-exarch'), ['diresword', 'shimmershield'])).toEqual([
      'diresword',
      'shimmershield',
    ]);
  });
});
