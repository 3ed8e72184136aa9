// ZG-8.1  A list that tries what the six others lack: all types that may not play, and every limit at its edge
import { option, round } from '../../w40k/content/writing.ts';
import { of } from './abilities.ts';
import type { Datasheet, FactionList, ModelKind, UnitType, Weapon } from './types.ts';
import { melee, model, ranged, vehicle } from './writing.ts';

export const TRIAL_WEAPONS: readonly Weapon[] = [
  ranged('trial-rifle', 'Trial rifle', 'rapid-fire', [24, 1, 4, 5]),
  melee('trial-blade', 'Trial blade', ['user', null]),
  ranged('trial-lance', 'Trial lance', 'heavy', [36, 1, 8, 2], { rule: 'lance' }),
  ranged('trial-flak', 'Trial flak', 'heavy', [36, 2, 6, 4], { rule: 'skyfire' }),
  ranged('trial-howitzer', 'Trial howitzer', 'ordnance', [36, 1, 8, 3], { rule: 'blast', across: 5 }),
];

type Card = Pick<ModelKind, 'type' | 'character' | 'profile' | 'vehicle'>;

/** A sheet of one kind of model. */
const sheet = (
  id: string,
  name: string,
  card: Card,
  { role = 'Fast Attack', points = 30, most = 3, base = 60 } = {},
): Datasheet => ({
  id,
  name,
  role,
  least: 1,
  most,
  models: [{ name, least: 1, most, points, ...card, wargear: ['trial-rifle', 'trial-blade'], base: round(base) }],
  options: [],
  abilities: of(),
});

const beast = (type: UnitType, wounds = 3): Card => model(type, [4, 3, 5, 5, wounds, 3, 3, 8, 4]);
const rider = (type: UnitType): Card => model(type, [4, 4, 4, 4, 1, 4, 1, 8, 3]);
const SLOW = { fast: false, openTopped: false };

export const TRIAL: FactionList = {
  id: 'trial',
  name: 'Trial',
  sheets: [
    {
      ...sheet('void-troopers', 'Void Trooper', model('infantry', [3, 3, 3, 3, 1, 3, 1, 7, 5]), {
        role: 'Troops',
        points: 7.5,
        most: 20,
        base: 25,
      }),
      least: 4,
      options: [option({ most: 1, per: 4 }, '', { 'artificer-armour': 5 })],
    },
    {
      ...sheet('void-captain', 'Void Captain', model('infantry', [5, 6, 4, 4, 3, 5, 3, 9, 3]), {
        role: 'HQ',
        points: 60,
        most: 1,
        base: 40,
      }),
      abilities: of('eternal-warrior'),
    },
    {
      ...sheet('void-veterans', 'Void Veteran', model('infantry', [4, 4, 4, 4, 1, 4, 1, 8, 4]), {
        role: 'Elites',
        points: 20,
        base: 32,
      }),
      options: [option({}, 'trial-rifle', { 'trial-lance': 5, 'trial-flak': 5, 'trial-howitzer': 5 })],
      abilities: of('hatred', 'monster-hunter', 'rage', 'slow-and-purposeful'),
    },
    sheet('heavy-hull', 'Heavy Hull', vehicle([3, 14, 13, 10, 3], SLOW)),
    sheet('brute', 'Brute', beast('infantry', 4), { role: 'Elites' }),
    sheet('skiff', 'Skiff', vehicle([3, 11, 11, 11, 3], { fast: true, openTopped: true })),
    sheet('heavy-skiff', 'Heavy Skiff', vehicle([3, 12, 11, 11, 3], SLOW)),
    sheet('gunship', 'Gunship', vehicle([3, 10, 10, 10, 4], SLOW)),
    sheet('crawler', 'Crawler', vehicle([3, 10, 10, 10, 2], SLOW, 'vehicle')),
    { ...sheet('jetbikes', 'Jetbike', rider('jetbike')), abilities: of('scout') },
    sheet('bikes', 'Bike', rider('bike')),
    sheet('riders', 'Rider', rider('cavalry')),
    sheet('hounds', 'Hound', rider('beast')),
    sheet('walker', 'Walking Beast', beast('monster')),
    {
      ...sheet('leaper', 'Leaping Beast', beast('jump-monster')),
      options: ['trial-lance', 'trial-flak', 'trial-howitzer'].map(weapon => option({}, '', { [weapon]: 5 })),
    },
    sheet('flier', 'Flying Beast', beast('flying-monster')),
  ],
};
