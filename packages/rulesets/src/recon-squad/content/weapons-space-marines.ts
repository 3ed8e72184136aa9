import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { combi, melee, modes, ranged, shots } = weaponsOf<WeaponUse>();

const GUNS: readonly Weapon<WeaponUse>[] = [
  ranged('bolt-rifle', 'Bolt rifle', 'rapid-fire', [30, 1, 4, -1, 1]),
  ranged('bolt-pistol', 'Bolt pistol', 'pistol', [12, 1, 4, 0, 1]),
  ranged('frag-grenade', 'Frag grenade', 'grenade', [6, 'D6', 3, 0, 1]),
  ranged('krak-grenade', 'Krak grenade', 'grenade', [6, 1, 6, -1, 'D3']),
  ranged('auto-bolt-rifle', 'Auto bolt rifle', 'assault', [24, 3, 4, 0, 1]),
  ranged('stalker-bolt-rifle', 'Stalker bolt rifle', 'heavy', [36, 1, 4, -2, 2]),
  melee('chainsword', 'Chainsword', ['user', 0, 1], { rule: 'extra-attacks', attacks: 1 }),
  melee('power-sword', 'Power sword', ['user', -3, 1]),
  melee('power-fist', 'Power fist', ['x2', -3, 'D3'], { rule: 'hit-modifier', by: -1 }),
  melee('thunder-hammer', 'Thunder hammer', ['x2', -3, 3], { rule: 'hit-modifier', by: -1 }),
  ranged('hand-flamer', 'Hand flamer', 'pistol', [6, 'D6', 3, 0, 1], { rule: 'auto-hit' }),
  ranged('boltgun', 'Boltgun', 'rapid-fire', [24, 1, 4, 0, 1]),
  ranged('flamer', 'Flamer', 'assault', [8, 'D6', 4, 0, 1], { rule: 'auto-hit' }),
  modes(
    'plasma-gun',
    'Plasma gun',
    shots('Standard', 'rapid-fire', [24, 1, 7, -3, 1]),
    shots('Supercharge', 'rapid-fire', [24, 1, 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
  ranged('meltagun', 'Meltagun', 'assault', [12, 1, 8, -4, 'D6'], { rule: 'melta' }),
  ranged('grav-gun', 'Grav-gun', 'rapid-fire', [18, 1, 5, -3, 1], {
    rule: 'damage-against-save',
    save: 3,
    damage: 'D3',
  }),
  ranged('heavy-bolter', 'Heavy bolter', 'heavy', [36, 3, 5, -1, 1]),
  modes(
    'missile-launcher',
    'Missile launcher',
    shots('Frag missile', 'heavy', [48, 'D6', 4, 0, 1]),
    shots('Krak missile', 'heavy', [48, 1, 8, -2, 'D6']),
  ),
  ranged('multi-melta', 'Multi-melta', 'heavy', [24, 1, 8, -4, 'D6'], { rule: 'melta' }),
  ranged('lascannon', 'Lascannon', 'heavy', [48, 1, 9, -3, 'D6']),
  modes(
    'plasma-cannon',
    'Plasma cannon',
    shots('Standard', 'heavy', [36, 'D3', 7, -3, 1]),
    shots('Supercharge', 'heavy', [36, 'D3', 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
  ranged('grav-cannon-and-grav-amp', 'Grav-cannon and grav-amp', 'heavy', [24, 4, 5, -3, 1], {
    rule: 'damage-against-save',
    save: 3,
    damage: 'D3',
  }),
  melee('power-axe', 'Power axe', ['+1', -2, 1]),
  melee('power-maul', 'Power maul', ['+2', -1, 1]),
  ranged('storm-bolter', 'Storm bolter', 'rapid-fire', [24, 2, 4, 0, 1]),
  modes(
    'plasma-pistol',
    'Plasma pistol',
    shots('Standard', 'pistol', [12, 1, 7, -3, 1]),
    shots('Supercharge', 'pistol', [12, 1, 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
  ranged('grav-pistol', 'Grav-pistol', 'pistol', [12, 1, 5, -3, 1], {
    rule: 'damage-against-save',
    save: 3,
    damage: 'D3',
  }),
  ranged('melta-bomb', 'Melta bomb', 'grenade', [4, 1, 8, -4, 'D6'], { rule: 're-roll-wounds', against: 'Vehicle' }),
  ranged('astartes-shotgun', 'Astartes shotgun', 'assault', [12, 2, 4, 0, 1], { rule: 'half-range-strength', by: 1 }),
  melee('combat-knife', 'Combat knife', ['user', 0, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged(
    'sniper-rifle',
    'Sniper rifle',
    'heavy',
    [36, 1, 4, 0, 1],
    { rule: 'sniper' },
    { rule: 'wound-six-mortal', wounds: 1 },
  ),
  ranged('master-crafted-auto-bolt-rifle', 'Master-crafted auto bolt rifle', 'assault', [24, 3, 4, 0, 2]),
  ranged('master-crafted-stalker-bolt-rifle', 'Master-crafted stalker bolt rifle', 'heavy', [36, 1, 4, -2, 3]),
  melee('force-sword', 'Force sword', ['user', -3, 'D3']),
  melee('force-axe', 'Force axe', ['+1', -2, 'D3']),
  melee('force-stave', 'Force stave', ['+2', -1, 'D3']),
  ranged('bolt-carbine', 'Bolt carbine', 'assault', [24, 2, 4, 0, 1]),
  ranged('heavy-bolt-pistol', 'Heavy bolt pistol', 'pistol', [12, 1, 4, -1, 1]),
  ranged('shock-grenades', 'Shock grenades', 'grenade', [6, 'D3', 0, 0, 0], {
    rule: 'dazes',
    by: -1,
    noOverwatch: true,
  }),
  melee('chainfist', 'Chainfist', ['x2', -4, 2], { rule: 'hit-modifier', by: -1 }),
  ranged('heavy-flamer', 'Heavy flamer', 'heavy', [8, 'D6', 5, -1, 1], { rule: 'auto-hit' }),
  ranged('assault-cannon', 'Assault cannon', 'heavy', [24, 6, 6, -1, 1]),
  ranged('assault-bolter', 'Assault bolter', 'assault', [18, 3, 5, -1, 1]),
  modes(
    'plasma-exterminator',
    'Plasma exterminator',
    shots('Standard', 'assault', [18, 'D3', 7, -3, 1]),
    shots('Supercharged', 'assault', [18, 'D3', 8, -3, 2], { rule: 'overheats', harm: 'slain' }),
  ),
];

const gun = (id: string): Weapon<WeaponUse> => GUNS.find(each => each.id === id)!;

export const SPACE_MARINES_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ...GUNS,
  combi('combi-flamer', 'Combi-flamer', gun('boltgun'), gun('flamer')),
  combi('combi-plasma', 'Combi-plasma', gun('boltgun'), gun('plasma-gun')),
  combi('combi-melta', 'Combi-melta', gun('boltgun'), gun('meltagun')),
  combi('combi-grav', 'Combi-grav', gun('boltgun'), gun('grav-gun')),
];
