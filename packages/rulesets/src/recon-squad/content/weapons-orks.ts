import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { combi, melee, ranged } = weaponsOf<WeaponUse>();

const GUNS: readonly Weapon<WeaponUse>[] = [
  melee('choppa', 'Choppa', ['user', 0, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged('slugga', 'Slugga', 'pistol', [12, 1, 4, 0, 1]),
  ranged('stikkbomb', 'Stikkbomb', 'grenade', [6, 'D6', 3, 0, 1]),
  ranged('shoota', 'Shoota', 'assault', [18, 2, 4, 0, 1]),
  ranged('big-shoota', 'Big shoota', 'assault', [36, 3, 5, 0, 1]),
  ranged('rokkit-launcha', 'Rokkit launcha', 'assault', [24, 1, 8, -2, 3]),
  melee('big-choppa', 'Big choppa', ['+2', -1, 2]),
  melee('power-klaw', 'Power klaw', ['x2', -3, 'D3'], { rule: 'hit-modifier', by: -1 }),
  melee(
    'killsaw',
    'Killsaw',
    ['x2', -4, 2],
    { rule: 'hit-modifier', by: -1 },
    { rule: 'extra-attacks', attacks: 1, pair: true },
  ),
  ranged('skorcha', 'Skorcha', 'assault', [8, 'D6', 5, -1, 1], { rule: 'auto-hit' }),
  ranged('grot-blaster', 'Grot blaster', 'pistol', [12, 1, 3, 0, 1]),
  ranged('kustom-shoota', 'Kustom shoota', 'assault', [18, 4, 4, 0, 1]),
  melee('attack-squig', 'Attack squig', [4, -1, 1], { rule: 'extra-attacks', attacks: 2 }),
  melee('weirdboy-staff', 'Weirdboy staff', ['+2', -1, 'D3']),
  melee('power-stabba', 'Power stabba', ['user', -2, 1]),
  ranged('tankbusta-bomb', 'Tankbusta bomb', 'grenade', [6, 'D3', 8, -2, 'D6']),
];

const gun = (id: string): Weapon<WeaponUse> => GUNS.find(each => each.id === id)!;

export const ORKS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ...GUNS,
  combi('kombi-rokkit', 'Kombi-rokkit', gun('shoota'), gun('rokkit-launcha')),
  combi('kombi-skorcha', 'Kombi-skorcha', gun('shoota'), gun('skorcha')),
];
