// ZG-8.4  Wargear that is no weapon
import type { Gear } from './types.ts';
import type { BareAbilityUse } from './uses.ts';

type Item = Omit<Gear, 'id' | 'abilities'> & { readonly uses?: readonly BareAbilityUse[] };

const invulnerable = (save: number): BareAbilityUse => ({ rule: 'invulnerable', save });

const catalogue = {
  'veteran-sergeant': { name: 'Veteran sergeant', profile: { attacks: 2, leadership: 9 } },
  'veteran-scout-sergeant': { name: 'Veteran scout sergeant', profile: { attacks: 2, leadership: 9 } },
  'camo-cloaks': { name: 'Camo cloak', uses: [{ rule: 'cover-bonus', by: 1 }] },
  'iron-halo': { name: 'Iron halo', uses: [invulnerable(4)] },
  'jump-pack': { name: 'Jump pack', type: 'jump' },
  'artificer-armour': { name: 'Artificer armour', profile: { save: 2 } },
  'psyker-level-2': { name: 'Mastery Level 2', mastery: 2 },
  'jump-pack-sm': { name: 'Jump pack', type: 'jump' },
  'combat-shield': { name: 'Combat shield', uses: [invulnerable(6)] },
  'terminator-armour': { name: 'Terminator armour', uses: [invulnerable(5)] },
  'phase-shifter': { name: 'Phase shifter', uses: [invulnerable(4)] },
  phylactery: { name: 'Phylactery', uses: [{ rule: 'it-will-not-die' }] },
  'resurrection-orb': { name: 'Resurrection orb', uses: [{ rule: 'resurrection-orb' }] },
  'dispersion-shield': { name: 'Dispersion shield', uses: [invulnerable(3), { rule: 'no-second-weapon' }] },
  'eavy-armour-for-mob': { name: '’Eavy armour', profile: { save: 4 } },
  bosspole: { name: 'Bosspole', uses: [{ rule: 'idle', why: 'numbers' }] },
  'eavy-armour': { name: '’Eavy armour', profile: { save: 4 } },
  'cybork-body': { name: 'Cybork body', uses: [{ rule: 'feel-no-pain', on: 6 }] },
  'attack-squig': { name: 'Attack squig', uses: [{ rule: 're-rolls-melee-hit' }] },
  'psyker-mastery-level-2': { name: 'Mastery Level 2', mastery: 2 },
  'ammo-runt': { name: 'Ammo runt', uses: [{ rule: 're-rolls-one-hit' }] },
  'rune-armour': { name: 'Rune armour', uses: [invulnerable(4)] },
  ghosthelm: { name: 'Ghosthelm', uses: [{ rule: 'ghosthelm' }] },
  'banshee-mask': { name: 'Banshee mask', uses: [{ rule: 'no-overwatch' }, { rule: 'idle', why: 'off' }] },
  'warp-jump-generator': { name: 'Warp jump generator', uses: [{ rule: 'idle', why: 'off' }] },
  'swooping-hawk-wings': { name: 'Swooping Hawk wings', uses: [{ rule: 'idle', why: 'off' }] },
  'adrenal-glands': { name: 'Adrenal glands', uses: [{ rule: 'fleet' }, { rule: 'furious-charge' }] },
  'toxin-sacs': { name: 'Toxin sacs', uses: [{ rule: 'poisoned-attacks', on: 4 }] },
  'photon-grenades': { name: 'Photon grenades', uses: [{ rule: 'defensive-grenades', within: 8 }] },
  'target-lock': { name: 'Target lock', uses: [{ rule: 'idle', why: 'numbers' }] },
  'stimulant-injector': { name: 'Stimulant injector', uses: [{ rule: 'feel-no-pain', on: 5 }] },
  'shield-generator': { name: 'Shield generator', uses: [invulnerable(4)] },
  'vectored-retro-thrusters': {
    name: 'Vectored retro-thrusters',
    uses: [{ rule: 'fleet' }, { rule: 'idle', why: 'no-escape' }],
  },
} satisfies { readonly [id: string]: Item };

export type GearId = keyof typeof catalogue;

/** ZG-8.4: every item by its id. */
export const GEAR: readonly Gear[] = Object.entries<Item>(catalogue).map(([id, { uses = [], ...item }]) => ({
  ...item,
  id,
  abilities: uses.map(use => ({ ...use, from: id })),
}));
