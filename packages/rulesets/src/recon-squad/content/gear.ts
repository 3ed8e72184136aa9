// RS-10.4  Wargear that is no weapon
import type { Gear } from '../../w40k/content/types.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

type Item = Omit<Gear<BareAbilityUse>, 'id' | 'abilities'> & { readonly uses?: readonly BareAbilityUse[] };

const DEEP_STRIKE: BareAbilityUse = { rule: 'deep-strike', apart: 9 };
const invulnerable = (save: number): BareAbilityUse => ({ rule: 'invulnerable', save });

const catalogue = {
  'auxiliary-grenade-launcher': {
    name: 'Auxiliary grenade launcher',
    uses: [{ rule: 'grenade-range', inches: 30 }],
  },
  'camo-cloak': { name: 'Camo cloak', uses: [{ rule: 'cover-bonus', by: 1 }] },
  'jump-pack': { name: 'Jump pack', profile: { move: 12 }, keywords: ['Jump Pack', 'Fly'], uses: [DEEP_STRIKE] },
  'grapnel-launcher': {
    name: 'Grapnel launcher',
    uses: [{ rule: 'free-heights' }, { rule: 'outflanks', within: 6, apart: 9 }],
  },
  'grav-chutes': { name: 'Grav-chutes', uses: [DEEP_STRIKE] },
  'resurrection-orb': { name: 'Resurrection orb', uses: [{ rule: 'resurrection-orb', within: 3 }] },
  'dispersion-shield': { name: 'Dispersion shield', uses: [invulnerable(4)] },
  nebuloscope: { name: 'Nebuloscope', uses: [{ rule: 'ignores-cover' }] },
  shadowloom: { name: 'Shadowloom', uses: [invulnerable(5)] },
  shieldvanes: { name: 'Shieldvanes', profile: { save: 3 } },
  'ammo-runt': { name: 'Ammo runt', uses: [{ rule: 're-rolls-one-hit' }] },
  shimmershield: { name: 'Shimmershield', uses: [{ rule: 'shares-invulnerable', save: 5 }] },
  'adrenal-glands': { name: 'Adrenal glands', uses: [{ rule: 'adrenal-glands', by: 1 }] },
  'toxin-sacs': { name: 'Toxin sacs', uses: [{ rule: 'toxin-sacs', damage: 1 }] },
  'extended-carapaces': { name: 'Extended carapaces', profile: { save: 4 }, loses: ['swift-and-deadly'] },
  'advanced-targeting-system': { name: 'Advanced targeting system', uses: [{ rule: 'ap-bonus', by: 1 }] },
  'target-lock': { name: 'Target lock', uses: [{ rule: 'target-lock', by: -1 }] },
  'shield-generator': { name: 'Shield generator', uses: [invulnerable(4)] },
  'first-banner': { name: 'The First Banner', profile: { leadership: 10 }, unique: true },
  'warp-shield': { name: 'Warp shield', uses: [invulnerable(3)] },
  'multi-tracker': { name: 'Multi-tracker', uses: [{ rule: 'idle', why: 'numbers' }] },
} satisfies { readonly [id: string]: Item };

export type GearId = keyof typeof catalogue;

/** RS-10.4: every item by its id. */
export const GEAR: readonly Gear<AbilityUse>[] = Object.entries<Item>(catalogue).map(
  ([id, { uses = [], ...item }]) => ({
    ...item,
    id,
    abilities: uses.map(use => ({ ...use, from: id })),
  }),
);
