// 7E-5, 7E-6, ZG-8.3  What the types and special rules of weapons do
import { meaningsOf, type Printed } from '../../w40k/show/meanings.ts';
import { clauses } from '../clauses/index.ts';
import { weapons } from '../content/index.ts';
import type { WeaponProfile } from '../content/types.ts';
import type { WeaponUse } from '../content/uses.ts';
import { weaponRules } from '../weapon-rules/index.ts';
import { shotsText, weaponRuleText } from './words.ts';

/** Null where the rule's own clause says what it does. */
function does(use: WeaponUse): string | null {
  switch (use.rule) {
    case 'blast':
      return `Its marker is ${use.across}" across. It scatters 2D6" minus BS and hits every model it touches.`;
    case 'poisoned':
      return `It wounds on ${use.on}+. Failed wounds are re-rolled where its Strength is above the target’s Toughness.`;
    case 'tesla':
      return `A 6 to hit scores ${use.hits} more hits, except in Snap Shots.`;
    case 'swiftstrike':
      return `Its bearer strikes with Initiative ${use.by} higher.`;
    case 'gauss':
      return 'A 6 to wound always wounds, and a 6 to penetrate glances at least.';
    case 'bladestorm':
      return 'A 6 to wound always wounds, at AP2.';
    case 'monofilament':
      return 'It rolls to wound against Initiative in place of Toughness, and a 6 to wound is at AP2.';
    case 'soulrazor':
      return 'A model with an unsaved wound from it passes a Leadership test or is removed.';
    case 'target-acquired':
      return 'Each hit puts a markerlight counter on the target in place of harm.';
    case 'lifedrain':
      return 'A 6 to wound inflicts Instant Death.';
    case 'two-weapons':
      return 'It counts as two close combat weapons.';
    case 'skyburst':
      return 'It needs no line of sight.';
    case 'bomb':
      return 'Its bearer strikes once with it, and only at vehicles and monstrous creatures.';
    case 'one-use':
      return 'It is fired once a game.';
    default:
      return null;
  }
}

const TYPES: { readonly [type in WeaponProfile['type']]: string | null } = {
  melee: null,
  assault: '7E-5.17',
  heavy: '7E-5.18',
  'rapid-fire': '7E-5.19',
  pistol: '7E-5.20',
  salvo: '7E-5.21',
  ordnance: '7E-5.22',
};

export const meaning = meaningsOf(
  clauses,
  weapons
    .flatMap(({ profiles }) => profiles)
    .flatMap((profile): readonly Printed[] => {
      const clause = TYPES[profile.type];
      return [
        ...(clause === null ? [] : [{ part: shotsText(profile), clause, words: null }]),
        ...profile.rules.map(use => ({
          part: weaponRuleText(use),
          clause: weaponRules[use.rule].clause,
          words: does(use),
        })),
      ];
    }),
);
