// What the dice of an attack need, and how they are counted

import type { Book } from '../book.ts';
import { amountOf, partsOf, worthOfFace } from '../dice/amounts.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { Attack, Look, Wound, WoundYield } from '../types.ts';
import { toughnessFor } from './members.ts';

/** What a roll needs, and the modifier of each die. */
export interface Needed {
  readonly needs: number;
  readonly modifier: number;
  /** From this face on a die succeeds automatically. */
  readonly sure?: number;
}

/** The lowest result that a modified die can have. */
const LEAST = 1;
const resultOf = (face: number, modifier: number): number => Math.max(LEAST, face + modifier);

export interface Hits {
  readonly hits: number;
  readonly autoWounds: number;
}

const HIT: Hits = { hits: 1, autoWounds: 0 };
const MISS: Hits = { hits: 0, autoWounds: 0 };

export interface Wounded {
  readonly wounds: readonly Wound[];
  readonly mortal: number;
}

export interface AttackRolls {
  toHit(t: Look, attack: Attack): Needed;
  /** What rules about the value of a hit roll look at. */
  hitResult(face: number, modifier: number): number;
  hitsOf(t: Look, attack: Attack, faces: readonly number[]): Hits;
  /** The value of one hit die. */
  hitOf(t: Look, attack: Attack, needed: Needed, face: number): Hits;
  /** The result of the Strength and Toughness table, before any rule. */
  woundBase(t: Look, attack: Attack): number;
  toWound(t: Look, attack: Attack): Needed;
  /** The wounds of rolled dice, and of hits that wound without a roll. */
  woundsOf(t: Look, attack: Attack, faces: readonly number[]): Wounded;
  /** The value of one wound die; null for none. */
  woundOf(t: Look, attack: Attack, needed: Needed, face: number): WoundYield | null;
  /** The better of its saves against a wound. */
  toSave(t: Look, attack: Attack, wound: Wound): Needed;
  isSaved(needed: Needed, face: number): boolean;
  /** Whether any die could save. */
  maySave(needed: Needed): boolean;
  damageDice(t: Look, attack: Attack): number;
  /** How many of these dice each unsaved wound has. */
  damageParts(t: Look, attack: Attack): readonly number[];
  damageOf(t: Look, attack: Attack, faces: readonly number[]): number;
}

/** A number that no die reaches. */
const NO_SAVE: Needed = { needs: 7, modifier: 0 };

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Overwatch is shooting too. */
export const isShot = ({ manner }: Pick<Attack, 'manner'>): boolean => manner === 'shooting' || manner === 'overwatch';

export function attackRollsOf(book: Book, lookups: Lookups): AttackRolls {
  const skill = (t: Look, { attacker, manner }: Attack): number => {
    const { weaponSkill, ballisticSkill } = lookups.kit(t, attacker).profile;
    return manner === 'fighting'
      ? t.query('weapon-skill', weaponSkill!, { model: attacker })
      : t.query('ballistic-skill', ballisticSkill!, { model: attacker });
  };
  const certain = book.sureFrom === null ? {} : { sure: book.sureFrom };
  const toHit = (t: Look, attack: Attack): Needed =>
    attack.manner === 'overwatch'
      ? { needs: t.query('hit-needs', 6, { attack }), modifier: 0 }
      : {
          needs: t.query('hit-needs', skill(t, attack), { attack }),
          modifier: book.capped(t.query('hit-modifier', 0, { attack })),
          ...certain,
        };
  const woundBase = (t: Look, attack: Attack): number =>
    book.woundOn(attack.strength, toughnessFor(t, lookups, attack));
  const toWound = (t: Look, attack: Attack): Needed => ({
    needs: t.query('wound-needs', woundBase(t, attack), { attack }),
    modifier: book.capped(t.query('wound-modifier', 0, { attack })),
    ...certain,
  });
  const hitOf = (t: Look, attack: Attack, { needs, modifier }: Needed, face: number): Hits => {
    const die = { attack, face, result: resultOf(face, modifier) };
    return book.succeeds('hit', { face, needs, modifier }) || t.query('always-hits', false, die)
      ? t.query('hit-yield', HIT, die)
      : MISS;
  };
  const woundOf = (t: Look, attack: Attack, { needs, modifier }: Needed, face: number): WoundYield | null => {
    if (!book.succeeds('wound', { face, needs, modifier })) return null;
    const worth = { ap: attack.ap, damage: attack.damage, mortal: 0, instead: false };
    return t.query('wound-yield', worth, { attack, face, result: resultOf(face, modifier) });
  };
  const isSaved = ({ needs, modifier }: Needed, face: number): boolean =>
    book.succeeds('save', { face, needs, modifier });
  const pairs = (t: Look, attack: Attack): boolean => t.query('best-damage-of-two', false, { attack });
  const damageParts = (t: Look, attack: Attack): readonly number[] => {
    const times = pairs(t, attack) ? 2 : 1;
    return attack.unsaved.map(({ damage }) => partsOf(damage).dice * times);
  };
  return {
    toHit,
    hitResult: (face, modifier) => book.hitResult(face, modifier),
    hitsOf(t, attack, faces) {
      const needed = toHit(t, attack);
      let [hits, autoWounds] = [0, 0];
      for (const face of faces) {
        const worth = hitOf(t, attack, needed, face);
        hits += worth.hits;
        autoWounds += worth.autoWounds;
      }
      return { hits, autoWounds };
    },
    hitOf,
    woundBase,
    toWound,
    woundsOf(t, attack, faces) {
      const needed = toWound(t, attack);
      const wounds: Wound[] = Array.from({ length: attack.autoWounds }, () => ({
        ap: attack.ap,
        damage: attack.damage,
      }));
      let mortal = 0;
      for (const face of faces) {
        const worth = woundOf(t, attack, needed, face);
        if (worth === null) continue;
        mortal += worth.mortal;
        if (!worth.instead) wounds.push({ ap: worth.ap, damage: worth.damage });
      }
      return { wounds, mortal };
    },
    woundOf,
    toSave(t, attack, wound) {
      const { target: model } = attack;
      const bonus = t.query('save-modifier', 0, { attack });
      const cover = t.query('cover', book.coverFor(t, attack), { attack });
      const { save } = lookups.kit(t, model).profile;
      // A dash is not modified: nothing improves a missing armour save.
      const armour: Needed =
        save === null ? NO_SAVE : { needs: t.query('save', save, { model }), modifier: wound.ap + cover + bonus };
      const printed = lookups.kit(t, model).invulnerable;
      const others = t.query('invulnerable', printed === null ? [] : [printed], { model });
      if (others.length === 0) return armour;
      const best = { needs: Math.min(...others), modifier: bonus };
      return best.needs - best.modifier < armour.needs - armour.modifier ? best : armour;
    },
    isSaved,
    maySave: needed => FACES.some(face => isSaved(needed, face)),
    damageDice: (t, attack) => damageParts(t, attack).reduce((sum, dice) => sum + dice, 0),
    damageParts,
    damageOf(t, attack, faces) {
      const twice = pairs(t, attack);
      let [sum, at] = [0, 0];
      for (const { damage } of attack.unsaved) {
        const { dice, sides } = partsOf(damage);
        const own = Array.from({ length: dice }, () => {
          if (!twice) return faces[at++]!;
          const [one, two] = [faces[at++]!, faces[at++]!];
          return worthOfFace(one, sides) >= worthOfFace(two, sides) ? one : two;
        });
        sum += amountOf(damage, own);
      }
      return sum;
    },
  };
}
