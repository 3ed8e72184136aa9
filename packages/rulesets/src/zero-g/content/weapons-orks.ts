import type { Weapon } from './types.ts';
import { blows, both, combi, melee, ranged, shots } from './writing.ts';

const GUNS: readonly Weapon[] = [
  ranged('slugga', 'Slugga', 'pistol', [12, 1, 4, 6]),
  ranged(
    'stikkbombs',
    'Stikkbombs',
    'assault',
    [8, 1, 3, null],
    { rule: 'blast', across: 3 },
    { rule: 'assault-grenades' },
  ),
  ranged('shoota', 'Shoota', 'assault', [18, 2, 4, 6]),
  ranged('big-shoota', 'Big shoota', 'assault', [36, 3, 5, 5]),
  ranged('rokkit-launcha', 'Rokkit launcha', 'assault', [24, 1, 8, 3]),
  melee('big-choppa', 'Big choppa', ['+2', 5], { rule: 'two-handed' }),
  melee('power-klaw', 'Power klaw', ['x2', 2], { rule: 'specialist' }, { rule: 'unwieldy' }),
  ranged('grot-blasta', 'Grot blasta', 'assault', [12, 1, 3, null]),
  melee('grabba-stikk', 'Grabba stikk', ['user', null], { rule: 'idle', why: 'off' }),
  ranged('twin-linked-shoota', 'Twin-linked shoota', 'assault', [18, 2, 4, 6], { rule: 'twin-linked' }),
  ranged('skorcha', 'Skorcha', 'assault', [0, 1, 5, 4], { rule: 'template' }),
  melee('weirdboy-staff', 'Weirdboy staff', ['+2', 4], { rule: 'force' }, { rule: 'two-handed' }),
  both(
    'burna',
    'Burna',
    shots('Shooting', 'assault', [0, 1, 4, 5], { rule: 'template' }),
    blows('Melee', ['user', 3], { rule: 'two-handed' }),
  ),
];

const gun = (id: string): Weapon => GUNS.find(each => each.id === id)!;

export const ORKS_WEAPONS: readonly Weapon[] = [
  ...GUNS,
  combi('kombi-rokkit', 'Kombi-rokkit', gun('shoota'), gun('rokkit-launcha')),
  combi('kombi-skorcha', 'Kombi-skorcha', gun('shoota'), gun('skorcha')),
];
