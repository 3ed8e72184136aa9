import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { combi, melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

const GUNS: readonly Weapon<WeaponUse>[] = [
  ranged('bolt-rifle', 'Bolt rifle', 'rapid-fire', [30, 1, 4, -1, 1]),
  ranged('bolt-pistol', 'Bolt pistol', 'pistol', [12, 1, 4, 0, 1]),
  ranged('frag-grenades', 'Frag grenades', 'grenade', [6, 'D6', 3, 0, 1], { rule: 'blast' }),
  ranged('krak-grenades', 'Krak grenades', 'grenade', [6, 1, 6, -1, 'D3']),
  ranged('auto-bolt-rifle', 'Auto bolt rifle', 'assault', [24, 3, 4, 0, 1]),
  ranged('stalker-bolt-rifle', 'Stalker bolt rifle', 'heavy', [36, 1, 4, -2, 2]),
  melee('astartes-chainsword', 'Astartes chainsword', ['user', -1, 1], { rule: 'extra-attacks', attacks: 1 }),
  melee('power-sword', 'Power sword', ['+1', -3, 1]),
  melee('power-fist', 'Power fist', ['x2', -3, 2], { rule: 'hit-modifier', by: -1 }),
  melee('thunder-hammer', 'Thunder hammer', ['x2', -2, 3], { rule: 'hit-modifier', by: -1 }),
  ranged('hand-flamer', 'Hand flamer', 'pistol', [12, 'D6', 3, 0, 1], { rule: 'auto-hit' }),
  modes(
    'plasma-pistol',
    'Plasma pistol',
    shots('Standard', 'pistol', [12, 1, 7, -3, 1]),
    shots('Supercharge', 'pistol', [12, 1, 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
  modes(
    'astartes-grenade-launcher',
    'Astartes grenade launcher',
    shots('Frag', 'assault', [30, 'D6', 3, 0, 1], { rule: 'blast' }),
    shots('Krak', 'assault', [30, 1, 6, -1, 'D3']),
  ),
  ranged('heavy-bolt-pistol', 'Heavy bolt pistol', 'pistol', [18, 1, 4, -1, 1]),
  ranged('boltgun', 'Boltgun', 'rapid-fire', [24, 1, 4, 0, 1]),
  ranged('flamer', 'Flamer', 'assault', [12, 'D6', 4, 0, 1], { rule: 'auto-hit' }),
  modes(
    'plasma-gun',
    'Plasma gun',
    shots('Standard', 'rapid-fire', [24, 1, 7, -3, 1]),
    shots('Supercharge', 'rapid-fire', [24, 1, 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
  ranged('meltagun', 'Meltagun', 'assault', [12, 1, 8, -4, 'D6'], { rule: 'half-range-damage', damage: 'D6+2' }),
  ranged('grav-gun', 'Grav-gun', 'rapid-fire', [18, 1, 5, -3, 1], { rule: 'damage-against-save', save: 3, damage: 2 }),
  ranged('heavy-bolter', 'Heavy bolter', 'heavy', [36, 3, 5, -1, 2]),
  modes(
    'missile-launcher',
    'Missile launcher',
    shots('Frag missile', 'heavy', [48, 'D6', 4, 0, 1], { rule: 'blast' }),
    shots('Krak missile', 'heavy', [48, 1, 8, -2, 'D6']),
  ),
  ranged('multi-melta', 'Multi-melta', 'heavy', [24, 2, 8, -4, 'D6'], { rule: 'half-range-damage', damage: 'D6+2' }),
  ranged('lascannon', 'Lascannon', 'heavy', [48, 1, 9, -3, 'D6']),
  modes(
    'plasma-cannon',
    'Plasma cannon',
    shots('Standard', 'heavy', [36, 'D3', 7, -3, 1], { rule: 'blast' }),
    shots('Supercharge', 'heavy', [36, 'D3', 8, -3, 2], { rule: 'blast' }, { rule: 'overheats', harm: 'slain' }),
  ),
  ranged('grav-cannon', 'Grav-cannon', 'heavy', [30, 4, 5, -3, 1], { rule: 'damage-against-save', save: 3, damage: 2 }),
  melee('power-axe', 'Power axe', ['+2', -2, 1]),
  ranged('storm-bolter', 'Storm bolter', 'rapid-fire', [24, 2, 4, 0, 1]),
  ranged('grav-pistol', 'Grav-pistol', 'pistol', [12, 1, 5, -3, 1], {
    rule: 'damage-against-save',
    save: 3,
    damage: 2,
  }),
  ranged('master-crafted-auto-bolt-rifle', 'Master-crafted auto bolt rifle', 'assault', [24, 3, 4, 0, 2]),
  melee('master-crafted-power-sword', 'Master-crafted power sword', ['+1', -3, 2]),
  ranged('master-crafted-stalker-bolt-rifle', 'Master-crafted stalker bolt rifle', 'heavy', [36, 1, 4, -2, 3]),
  melee('force-sword', 'Force sword', ['+1', -3, 'D3']),
  ranged('bolt-carbine', 'Bolt carbine', 'assault', [24, 2, 4, 0, 1]),
  ranged('special-issue-bolt-pistol', 'Special issue bolt pistol', 'pistol', [12, 1, 4, -2, 1]),
  melee('combat-knife', 'Combat knife', ['user', 0, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged('astartes-shotgun', 'Astartes shotgun', 'assault', [18, 2, 4, 0, 1]),
  ranged(
    'scout-sniper-rifle',
    'Scout sniper rifle',
    'heavy',
    [36, 1, 4, -1, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  ranged('assault-bolter', 'Assault bolter', 'assault', [18, 3, 5, -1, 1]),
  modes(
    'plasma-exterminator',
    'Plasma exterminator',
    shots('Standard', 'assault', [18, 'D3', 7, -3, 1], { rule: 'blast' }),
    shots('Supercharged', 'assault', [18, 'D3', 8, -3, 2], { rule: 'blast' }, { rule: 'overheats', harm: 'slain' }),
  ),
];

const gun = (id: string): Weapon<WeaponUse> => GUNS.find(each => each.id === id)!;

export const SPACE_MARINES_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ...GUNS,
  combi('combi-flamer', 'Combi-flamer', gun('boltgun'), gun('flamer')),
  combi('combi-plasma', 'Combi-plasma', gun('boltgun'), gun('plasma-gun')),
  combi('combi-melta', 'Combi-melta', gun('boltgun'), gun('meltagun')),
];
