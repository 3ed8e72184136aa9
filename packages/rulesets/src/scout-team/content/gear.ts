// ST-10.4  Wargear that is no weapon
import type { Gear } from '../../w40k/content/types.ts';
import { BY_NAME } from '../core/07-units/scopes.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

type Item = Omit<Gear<BareAbilityUse>, 'id' | 'abilities'> & { readonly uses?: readonly BareAbilityUse[] };

const invulnerable = (save: number): BareAbilityUse => ({ rule: 'invulnerable', save });

const catalogue = {
  'grapnel-launcher': {
    name: 'Grapnel launcher',
    uses: [{ rule: 'outflanks', within: 6, apart: 9 }, { rule: 'free-heights' }],
  },
  'reiver-grav-chute': { name: 'Reiver grav-chute', uses: [{ rule: 'deep-strike', apart: 9 }] },
  'camo-cloak': { name: 'Camo cloak', uses: [{ rule: 'cover-bonus', by: 1, shooting: true }] },
  'resurrection-orb': {
    name: 'Resurrection orb',
    uses: [{ rule: 'resurrection-orb', within: 6, reading: BY_NAME }],
  },
  nebuloscope: { name: 'Nebuloscope', uses: [{ rule: 'ignores-cover' }] },
  shadowloom: { name: 'Shadowloom', uses: [invulnerable(5)] },
  shieldvanes: { name: 'Shieldvanes', profile: { save: 3 } },
  'ammo-runt': { name: 'Ammo runt', uses: [{ rule: 're-rolls-one-hit' }] },
  'distraction-grot': { name: 'Distraction grot', uses: [{ rule: 'distraction-grot' }] },
  'bomb-squig': { name: 'Bomb squig', uses: [{ rule: 'bomb-squig', within: 12, on: 3 }] },
  shimmershield: { name: 'Shimmershield', uses: [invulnerable(4)] },
  'adrenal-glands': { name: 'Adrenal glands', bonus: { move: 1, strength: 1 } },
  'toxin-sacs': { name: 'Toxin sacs', uses: [{ rule: 'toxin-sacs' }] },
  'flesh-hooks': { name: 'Flesh hooks', uses: [{ rule: 'free-heights' }] },
  'extended-carapace': { name: 'Extended carapace', profile: { move: 7, save: 4 } },
  markerlight: {
    name: 'Markerlight',
    keywords: ['Markerlight'],
    uses: [{ rule: 'markerlight', range: 36, on: 3 }],
  },
  'target-lock': { name: 'Target lock', uses: [{ rule: 'ignores-light-cover' }] },
  'drone-controller': { name: 'Drone controller', uses: [{ rule: 'idle', why: 'nobody-has-it' }] },
  'shield-generator': { name: 'Shield generator', uses: [invulnerable(4)] },
  'multi-tracker': { name: 'Multi-tracker', uses: [{ rule: 'multi-tracker', models: 6, reading: BY_NAME }] },
  'warp-shield': { name: 'Warp shield', uses: [invulnerable(3)] },
} satisfies { readonly [id: string]: Item };

export type GearId = keyof typeof catalogue;

/** ST-10.4: every item by its id. */
export const GEAR: readonly Gear<AbilityUse>[] = Object.entries<Item>(catalogue).map(
  ([id, { uses = [], ...item }]) => ({
    ...item,
    id,
    abilities: uses.map(use => ({ ...use, from: id })),
  }),
);
