// Rules of weapons in a few words, as far as editions share them
import type { SharedWeaponUse } from '../content/uses.ts';

export interface WeaponWords {
  /** What an overheating hit roll of 1 is called. */
  readonly one: string;
  /** What counts as a 6: `6+` where modifiers count. */
  readonly six: string;
  readonly sniper: string;
}

/** The effect of a weapon's rule; null if it is an edition's own. */
export const weaponWordsOf =
  ({ one, six, sniper }: WeaponWords) =>
  (use: SharedWeaponUse): string => {
    switch (use.rule) {
      case 'auto-hit':
        return 'hits automatically';
      case 'extra-attacks':
        return `${use.attacks} more ${use.attacks === 1 ? 'attack' : 'attacks'}${use.pair ? ' with a pair' : ''}`;
      case 'hit-modifier':
        return `${use.by} to hit`;
      case 'overheats':
        return use.harm === 'slain' ? `${one} slays its bearer` : `${one} is a mortal wound to its bearer`;
      case 'damage-against-save':
        return `D ${use.damage} against Sv ${use.save}+ or better`;
      case 're-roll-hits':
        return use.only ? 're-rolls hits of 1' : 're-rolls hits';
      case 're-roll-wounds':
        return use.against ? `re-rolls wounds against ${use.against}s` : 're-rolls wounds';
      case 'sniper':
        return sniper;
      case 'wound-six-mortal':
        return `wound rolls of ${six}: ${use.wounds} more mortal ${use.wounds === 1 ? 'wound' : 'wounds'}`;
      case 'wound-six-ap':
        return `wound rolls of ${six}: AP ${use.ap}`;
      case 'hit-six-hits':
        return `hit rolls of ${six}: ${use.hits} hits`;
      case 'wounds-on':
        return `wounds on ${use.on}+`;
      case 'idle':
        return '';
    }
  };

const TYPES: { readonly [type: string]: string } = {
  assault: 'Assault',
  heavy: 'Heavy',
  'rapid-fire': 'Rapid Fire',
  pistol: 'Pistol',
  grenade: 'Grenade',
  dakka: 'Dakka',
};

/** The type of a weapon as cards print it. */
export const typeWord = (type: string): string => TYPES[type] ?? type;
