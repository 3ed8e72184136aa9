// Printed data: datasheets, weapons and maps of the record's content, and the lists of its setup.
import type { BaseSize, Point } from '../frame/measure.ts';

/** A number, or dice: `D3`, `2D6`, `D6+2`. */
export type Amount = number | string;

export interface Use {
  readonly rule: string;
  readonly from?: string;
  readonly by?: number;
  readonly on?: number;
  readonly save?: number;
  readonly attacks?: number;
  readonly hits?: number;
  readonly inches?: number;
  readonly harm?: string;
  readonly [parameter: string]: unknown;
}

export interface WeaponProfile {
  readonly id: string;
  readonly type: string;
  readonly range: number;
  readonly attacks: Amount;
  readonly strength: number | string;
  readonly ap: number;
  readonly damage: Amount;
  readonly rules: readonly Use[];
}

export interface Weapon {
  readonly id: string;
  readonly profiles: readonly WeaponProfile[];
}

export interface Profile {
  readonly move: number;
  readonly weaponSkill: number | null;
  readonly ballisticSkill: number | null;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
  readonly leadership: number | null;
  readonly save: number | null;
}

export interface Gear {
  readonly id: string;
  readonly abilities: readonly Use[];
  readonly profile?: Partial<Profile>;
  readonly bonus?: { readonly move?: number; readonly strength?: number };
  readonly keywords?: readonly string[];
  readonly loses?: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly profile: Profile;
  readonly wargear: readonly string[];
  readonly base: BaseSize;
}

export interface Sheet {
  readonly id: string;
  readonly role: string;
  readonly keywords: readonly string[];
  readonly models: readonly Kind[];
  readonly abilities: readonly Use[];
  readonly psyker?: { readonly cast: number; readonly deny: number; readonly powers: readonly string[] };
}

export interface Part {
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly bottom: number;
  readonly top: number;
}

export interface TableMap {
  readonly id: string;
  readonly terrain: {
    readonly width: number;
    readonly depth: number;
    readonly pieces: readonly { readonly parts: readonly Part[] }[];
  };
}

export interface Content {
  readonly weapons: readonly Weapon[];
  readonly gear: readonly Gear[];
  readonly powers: readonly { readonly id: string; readonly warpCharge: number; readonly smite?: true }[];
  readonly factions: readonly { readonly keywords: readonly string[]; readonly sheets: readonly Sheet[] }[];
  readonly maps: readonly TableMap[];
}

export interface Member {
  readonly kind: string;
  readonly choices: readonly string[];
  readonly trait?: string;
  readonly leader?: true;
}

export interface Setup {
  readonly map: string | TableMap;
  readonly armies: readonly {
    readonly selections: readonly { readonly sheet: string; readonly models: readonly Member[] }[];
  }[];
}

/** A choice is written `given+up>taken+too`; a model that cannot give up the first part does not get the second. */
function wargearOf({ wargear }: Kind, choices: readonly string[]): readonly string[] {
  let own = wargear;
  for (const choice of choices) {
    const [gone = '', taken = ''] = choice.split('>');
    const left = [...own];
    const given = gone === '' ? [] : gone.split('+');
    const isThere = given.every(item => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (isThere) own = [...left, ...taken.split('+')];
  }
  return own;
}

/** Everything a model has by its datasheet, its wargear and its choices. */
export function outfitOf(content: Content, sheetId: string, { kind: name, choices }: Member) {
  const faction = content.factions.find(({ sheets }) => sheets.some(({ id }) => id === sheetId))!;
  const sheet = faction.sheets.find(({ id }) => id === sheetId)!;
  const kind = sheet.models.find(each => each.name === name)!;
  const items = wargearOf(kind, choices);
  const gear = items.flatMap(id => content.gear.find(each => each.id === id) ?? []);
  const lost = gear.flatMap(({ loses = [] }) => loses);
  const profile: Profile = Object.assign({}, kind.profile, ...gear.map(item => item.profile));
  const more = (what: 'move' | 'strength'): number => gear.reduce((sum, { bonus }) => sum + (bonus?.[what] ?? 0), 0);
  return {
    sheet,
    base: kind.base,
    profile: { ...profile, move: profile.move + more('move'), strength: profile.strength + more('strength') },
    weapons: items.flatMap(id => content.weapons.find(each => each.id === id) ?? []),
    abilities: [...sheet.abilities, ...gear.flatMap(({ abilities }) => abilities)].filter(
      ({ from }) => from === undefined || !lost.includes(from),
    ),
    keywords: [...faction.keywords, ...sheet.keywords, ...gear.flatMap(({ keywords = [] }) => keywords)],
  };
}

const FORM = /^(\d*)D([36])(?:\+(\d+))?$/;

/** Dice, their sides and what is added. */
export function partsOf(amount: Amount): { readonly dice: number; readonly sides: number; readonly plus: number } {
  if (typeof amount === 'number') return { dice: 0, sides: 6, plus: amount };
  const [, dice, sides, plus] = FORM.exec(amount) ?? [];
  return { dice: dice === '' ? 1 : Number(dice), sides: Number(sides), plus: Number(plus ?? 0) };
}

export const leastOf = (amount: Amount): number => partsOf(amount).dice + partsOf(amount).plus;
export const mostOf = (amount: Amount): number => {
  const { dice, sides, plus } = partsOf(amount);
  return dice * sides + plus;
};
export const worthOf = (face: number, sides: number): number => (sides === 3 ? Math.ceil(face / 2) : face);
