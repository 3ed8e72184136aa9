// What the types and special rules of weapons do
import type { Clause, Meaning } from '@little-wars/engine';
import { effectOf, lookUp } from '@little-wars/skirmish';
import type { WeaponProfile } from '../content/types.ts';
import type { SharedWeaponUse } from '../content/uses.ts';
import { typeWord } from './weapon-words.ts';

/** A part of a weapon's line, with the clause that has it and words of its own where the clause has none about it. */
export interface Printed {
  readonly part: string;
  readonly clause: string;
  readonly words: string | null;
}

/** Looks up the parts of weapons' lines. */
export const meaningsOf = (
  clauses: readonly Clause[],
  printed: readonly Printed[],
): ((part: string) => Meaning | null) =>
  lookUp(
    printed.map(({ part, clause, words }) => [
      part,
      words === null ? effectOf(clauses, clause, null) : { clause, words },
    ]),
  );

interface OfWeapons<W> {
  readonly weapons: readonly { readonly profiles: readonly WeaponProfile<W>[] }[];
  /** The clause of each type. */
  readonly types: { readonly [type: string]: string };
  /** A rule as cards print it; empty for one that they do not print. */
  readonly text: (use: W) => string;
  readonly clause: (use: W) => string;
  /** What a rule does; null where its clause says so. */
  readonly does: (use: W) => string | null;
}

/** The types and special rules on the cards of 8th and 9th edition. */
export const printedOf = <W>({ weapons, types, text, clause, does }: OfWeapons<W>): readonly Printed[] =>
  weapons
    .flatMap(({ profiles }) => profiles)
    .flatMap(({ type, attacks, rules }) => [
      ...(types[type] ? [{ part: `${typeWord(type)} ${attacks}`, clause: types[type], words: null }] : []),
      ...rules.filter(use => text(use) !== '').map(use => ({ part: text(use), clause: clause(use), words: does(use) })),
    ]);

export interface EditionWords {
  /** What overheats. */
  readonly one: string;
  /** What counts as a 6. */
  readonly six: string;
  readonly sniper: string;
}

/** What each shared rule does. */
export const sharedMeaningsOf =
  ({ one, six, sniper }: EditionWords) =>
  (use: SharedWeaponUse): string => {
    switch (use.rule) {
      case 'auto-hit':
        return 'No hit roll: every shot hits.';
      case 'extra-attacks':
        return use.pair
          ? `A bearer of two of these makes ${use.attacks} more attack with them each time it fights.`
          : `Its bearer makes ${use.attacks} more attack with it each time it fights.`;
      case 'hit-modifier':
        return `Hit rolls with this weapon are modified by ${use.by}.`;
      case 'overheats':
        return use.harm === 'slain'
          ? `On ${one} its bearer is slain once the shots are resolved.`
          : `On ${one} its bearer takes a mortal wound once the shots are resolved.`;
      case 'damage-against-save':
        return `Its damage is ${use.damage} against targets with a Save of ${use.save}+ or better.`;
      case 're-roll-hits':
        return use.only ? 'You may re-roll hit rolls of 1 with it.' : 'You may re-roll hit rolls with it.';
      case 're-roll-wounds':
        return use.against
          ? `You may re-roll wound rolls with it against ${use.against}s.`
          : 'You may re-roll wound rolls with it.';
      case 'sniper':
        return sniper;
      case 'wound-six-mortal':
        return `A wound roll of ${six} inflicts ${use.wounds} mortal wound on top of the damage.`;
      case 'wound-six-ap':
        return `A wound roll of ${six} is resolved at AP ${use.ap}.`;
      case 'hit-six-hits':
        return `A hit roll of ${six} scores ${use.hits} hits.`;
      case 'wounds-on':
        return `It wounds on ${use.on}+, however tough the target is.`;
      case 'idle':
        return '';
    }
  };
