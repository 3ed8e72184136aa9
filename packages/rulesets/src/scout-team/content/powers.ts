// ST-10.5  Psychic powers
import type { Power } from '../../w40k/content/types.ts';
import type { PowerUse } from './uses.ts';

/** ST-10.5: every power. Those of a discipline are chosen with the list. */
export const POWERS: readonly Power<PowerUse>[] = [
  {
    id: 'smite',
    name: 'Smite',
    warpCharge: 5,
    range: 18,
    target: 'closest-seen-enemy',
    smite: true,
    effect: { rule: 'mortal-wounds', wounds: 'D3', more: { from: 11, wounds: 'D6' } },
  },
  {
    id: 'might-of-heroes',
    name: 'Might of Heroes',
    warpCharge: 6,
    range: 12,
    target: 'friend',
    effect: { rule: 'strengthens', strength: 1, toughness: 1, attacks: 1 },
  },
  {
    id: 'psychic-scourge',
    name: 'Psychic Scourge',
    warpCharge: 6,
    range: 18,
    target: 'seen-enemy',
    effect: { rule: 'scourges', more: 'D3', equal: 1 },
  },
  {
    id: 'warpath',
    name: 'Warpath',
    warpCharge: 6,
    range: 18,
    target: 'friend',
    effect: { rule: 'strengthens', strength: 0, toughness: 0, attacks: 1 },
  },
  {
    id: 'eadbanger',
    name: '’Eadbanger',
    warpCharge: 5,
    range: 18,
    target: 'enemy',
    effect: { rule: 'mortal-above-toughness', wounds: 'D6' },
  },
  { id: 'guide', name: 'Guide', warpCharge: 6, range: 18, target: 'friend', effect: { rule: 'guides' } },
  { id: 'doom', name: 'Doom', warpCharge: 7, range: 18, target: 'enemy', effect: { rule: 'dooms' } },
  {
    id: 'protect',
    name: 'Protect',
    warpCharge: 7,
    range: 18,
    target: 'friend',
    effect: { rule: 'changes-saves', by: 1 },
  },
  {
    id: 'jinx',
    name: 'Jinx',
    warpCharge: 7,
    range: 18,
    target: 'enemy',
    sideOf: 'protect',
    effect: { rule: 'changes-saves', by: -1 },
  },
  {
    id: 'catalyst',
    name: 'Catalyst',
    warpCharge: 6,
    range: 18,
    target: 'friend',
    effect: { rule: 'ignores-wounds', on: 5 },
  },
  {
    id: 'psychic-scream',
    name: 'Psychic Scream',
    warpCharge: 5,
    range: 18,
    target: 'closest-enemy',
    effect: { rule: 'mortal-wounds', wounds: 'D3' },
  },
];
