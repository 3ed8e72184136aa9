import type { Weapon } from '../../w40k/content/types.ts';
import { weaponsOf } from '../../w40k/content/writing.ts';
import type { WeaponUse } from './uses.ts';

const { combi, melee, ranged } = weaponsOf<WeaponUse>();

const GUNS: readonly Weapon<WeaponUse>[] = [
  melee('choppa', 'Choppa', ['user', -1, 1], { rule: 'extra-attacks', attacks: 1 }),
  ranged('slugga', 'Slugga', 'pistol', [12, 1, 4, 0, 1]),
  ranged('stikkbomb', 'Stikkbomb', 'grenade', [8, 'D6', 3, 0, 1], { rule: 'blast' }),
  ranged('shoota', 'Shoota', 'dakka', [18, 2, 4, 0, 1], { rule: 'dakka', near: 3 }),
  ranged('big-shoota', 'Big shoota', 'dakka', [36, 3, 5, 0, 1], { rule: 'dakka', near: 5 }),
  ranged('rokkit-launcha', 'Rokkit launcha', 'heavy', [24, 'D3', 8, -2, 3], { rule: 'blast' }),
  melee('big-choppa', 'Big choppa', ['+2', -1, 2]),
  melee('power-klaw', 'Power klaw', ['x2', -3, 2], { rule: 'hit-modifier', by: -1 }),
  melee(
    'killsaw',
    'Killsaw',
    ['x2', -4, 'D3'],
    { rule: 'hit-modifier', by: -1 },
    { rule: 'extra-attacks', attacks: 1, pair: true },
  ),
  ranged('skorcha', 'Skorcha', 'assault', [12, 'D6', 5, -1, 1], { rule: 'auto-hit' }),
  melee('power-snappa', 'Power snappa', ['+2', -2, 2]),
  ranged('thump-gun', 'Thump gun', 'assault', [18, 'D3', 6, -1, 'D3'], { rule: 'blast' }),
  ranged('grot-blaster', 'Grot blaster', 'pistol', [12, 1, 3, 0, 1]),
  ranged('kustom-shoota', 'Kustom shoota', 'dakka', [18, 4, 4, 0, 1], { rule: 'dakka', near: 6 }),
  melee('attack-squig', 'Attack squig', [4, -1, 1], { rule: 'extra-attacks', attacks: 2 }),
  melee('weirdboy-staff', 'Weirdboy staff', ['+3', -1, 'D3']),
  melee('power-stabba', 'Power stabba', ['user', -2, 1]),
  ranged('burna', 'Burna', 'assault', [12, 'D6', 4, 0, 1], { rule: 'auto-hit' }),
  ranged(
    'shokka-pistol',
    'Shokka pistol',
    'pistol',
    [6, 'D3', 6, -1, 1],
    { rule: 'blast' },
    { rule: 'damage-against', keyword: 'Vehicle', damage: 'D3' },
  ),
  melee('breacha-ram', 'Breacha ram', ['+2', -2, 2], { rule: 'weapon-ignores-cover' }),
];

const gun = (id: string): Weapon<WeaponUse> => GUNS.find(each => each.id === id)!;

export const ORKS_WEAPONS: readonly Weapon<WeaponUse>[] = [
  ...GUNS,
  combi('kombi-rokkit', 'Kombi-rokkit', gun('shoota'), gun('rokkit-launcha')),
  combi('kombi-skorcha', 'Kombi-skorcha', gun('shoota'), gun('skorcha')),
];
