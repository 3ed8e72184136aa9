import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../content/catalogue.ts';
import type { Datasheet, ModelKind, NamedUse, Takers } from '../content/types.ts';
import { option, profile, round } from '../content/writing.ts';
import type { Member } from './army.ts';
import { armyCost, selectionCost } from './cost.ts';
import { kitsOf } from './kit.ts';
import { reasonsAgainstSelection, shortfallsOf } from './selection.ts';

const kind = (name: string, least: number, most: number): ModelKind => ({
  name,
  least,
  most,
  points: 10,
  profile: profile([6, 3, 3, 4, 4, 1, 1, 7, 3]),
  wargear: ['gun', 'pistol'],
  base: round(32),
});

/** Three to ten models, optionally one boss; each test sets its options. */
const sheetWith = (...options: Datasheet<NamedUse>['options']): Datasheet<NamedUse> => ({
  id: 'squad',
  name: 'Squad',
  role: 'Troops',
  least: 3,
  most: 10,
  keywords: [],
  models: [kind('Trooper', 2, 10), kind('Boss', 0, 1)],
  options,
  abilities: [],
});

const trooper = (...choices: readonly string[]): Member => ({ kind: 'Trooper', name: 'x', choices });
const boss = (...choices: readonly string[]): Member => ({ kind: 'Boss', name: 'x', choices });
const told = (sheet: Datasheet<NamedUse>, ...models: readonly Member[]): readonly string[] => {
  const on = { sheet, selection: { sheet: sheet.id, models }, at: 'unit', clause: 'X-1.1' };
  return [...reasonsAgainstSelection(on), ...shortfallsOf(on)].map(({ reason }) => reason);
};
const lascannon = (takers: Takers) => sheetWith(option(takers, 'gun', { lascannon: 20, flamer: 5 }));
const [t, l] = [trooper(), trooper('gun>lascannon')];

describe('a selection against its datasheet', () => {
  it('has the size and the kinds of models required by the sheet', () => {
    const sheet = sheetWith();
    expect(told(sheet, t, t, t)).toEqual([]);
    expect(told(sheet, boss(), t, t)).toEqual([]);
    expect(told(sheet, t, t)).toEqual(['unit-too-small']);
    expect(told(sheet, boss(), t)).toEqual(['unit-too-small', 'too-few-of-kind']);
    expect(told(sheet, ...Array.from({ length: 11 }, () => t))).toEqual(['unit-too-large', 'too-many-of-kind']);
    expect(told(sheet, boss(), boss(), t, t)).toEqual(['too-many-of-kind']);
    expect(told(sheet, { ...t, kind: 'Nobody' }, t, t)).toEqual(['unknown-kind']);
  });

  it('takes what the sheet offers, and reports the path of what it does not', () => {
    const sheet = lascannon({});
    expect(told(sheet, l, l, trooper('gun>flamer'))).toEqual([]);
    const on = {
      sheet,
      selection: { sheet: 'squad', models: [t, trooper('gun>club'), t] },
      at: 'unit',
      clause: 'X-1.1',
    };
    expect(reasonsAgainstSelection(on)).toEqual([
      {
        reason: 'unknown-choice',
        clause: 'X-1.1',
        at: 'unit.models[1].choices[0]',
        sheet: 'squad',
        choice: 'gun>club',
      },
    ]);
  });

  it('takes from an option once, or as often as allowed', () => {
    const slots = (times?: number) => sheetWith(option(times ? { times } : {}, '', { drone: 5, shield: 8 }));
    expect(told(slots(), trooper('>drone'), t, t)).toEqual([]);
    expect(told(slots(), trooper('>drone', '>shield'), t, t)).toEqual(['option-used-up']);
    expect(told(slots(2), trooper('>drone', '>drone'), t, t)).toEqual([]);
    expect(told(slots(2), trooper('>drone', '>shield', '>drone'), t, t)).toEqual(['option-used-up']);
  });

  it('gives up only what is still there', () => {
    const sheet = sheetWith(option({}, 'gun', { flamer: 5 }), option({}, 'gun+pistol', { cannon: 9 }));
    expect(told(sheet, trooper('gun>flamer'), trooper('gun+pistol>cannon'), t)).toEqual([]);
    expect(told(sheet, trooper('gun>flamer', 'gun+pistol>cannon'), t, t)).toEqual(['wargear-not-there']);
  });

  it('may give up what another choice gave it', () => {
    const sheet = sheetWith(option({}, 'gun', { flamer: 5 }), option({}, 'flamer', { torch: 1 }));
    expect(told(sheet, trooper('gun>flamer', 'flamer>torch'), t, t)).toEqual([]);
    expect(told(sheet, trooper('flamer>torch', 'gun>flamer'), t, t)).toEqual(['wargear-not-there']);
  });

  it('restricts options to their kind of model', () => {
    expect(told(lascannon({ kind: 'Boss' }), boss('gun>lascannon'), t, t)).toEqual([]);
    expect(told(lascannon({ kind: 'Boss' }), boss(), l, t)).toEqual(['not-for-this-kind']);
  });

  it('limits takers per unit, and per number of models', () => {
    expect(told(lascannon({ most: 1 }), l, t, t)).toEqual([]);
    expect(told(lascannon({ most: 1 }), l, trooper('gun>flamer'), t)).toEqual(['too-many-takers']);
    const six = [t, t, t, t];
    expect(told(lascannon({ most: 1, per: 3 }), l, l, ...six)).toEqual([]);
    expect(told(lascannon({ most: 1, per: 3 }), l, l, t, t, t)).toEqual(['too-many-takers']);
    expect(told(lascannon({ most: 2, per: 3 }), l, l, t, t, t)).toEqual([]);
  });

  it('takes options for the whole unit together', () => {
    const sheet = sheetWith(
      option({ together: true }, 'gun', { lascannon: 1, flamer: 1 }),
      option({ kind: 'Boss' }, 'gun', { sword: 1 }),
    );
    expect(told(sheet, l, l, l)).toEqual([]);
    expect(told(sheet, l, l, t)).toEqual(['not-together']);
    expect(told(sheet, l, l, trooper('gun>flamer'))).toEqual(['not-together']);
    // A boss that gave up its gun for a sword has none to swap.
    expect(told(sheet, boss('gun>sword'), l, l)).toEqual([]);
    expect(told(sheet, boss(), l, l)).toEqual(['not-together']);
  });

  it('takes options for all of a kind together', () => {
    const sheet = sheetWith(option({ kind: 'Trooper', together: true }, '', { cloak: 1 }));
    expect(told(sheet, boss(), trooper('>cloak'), trooper('>cloak'))).toEqual([]);
    expect(told(sheet, boss(), trooper('>cloak'), t)).toEqual(['not-together']);
  });

  it('needs enough models, or to do without another option', () => {
    const special = option({ most: 1 }, 'gun', { flamer: 5 });
    const sheet = sheetWith(special, option({ most: 1, size: 5, orWithout: 0 }, 'gun', { lascannon: 20 }));
    const flamer = trooper('gun>flamer');
    expect(told(sheet, l, t, t)).toEqual([]);
    expect(told(sheet, l, flamer, t)).toEqual(['needs-more-models']);
    expect(told(sheet, l, flamer, t, t)).toEqual(['needs-more-models']);
    expect(told(sheet, l, flamer, t, t, t)).toEqual([]);
    expect(told(sheetWith(special, option({ size: 5 }, 'gun', { lascannon: 20 })), l, t, t, t)).toEqual([
      'needs-more-models',
    ]);
  });

  it('requires what is mandatory', () => {
    const power = sheetWith(option({ kind: 'Boss', mandatory: true }, '', { fire: 0, ice: 0 }));
    expect(told(power, boss('>fire'), t, t)).toEqual([]);
    expect(told(power, boss(), t, t)).toEqual(['choice-missing']);
    expect(told(power, t, t, t)).toEqual([]);
    const some = sheetWith(option({ most: 1, per: 3, mandatory: true }, '', { fire: 0 }));
    expect(told(some, trooper('>fire'), t, t, t, t)).toEqual([]);
    expect(told(some, trooper('>fire'), t, t, t, t, t)).toEqual(['choice-missing']);
  });
});

describe('cost and kit', () => {
  const sheet = sheetWith(
    option({ together: true, flat: true }, '', { banner: 15 }),
    option({}, 'gun', { lascannon: 20.5 }),
  );
  const catalogue = catalogueOf({
    weapons: [],
    gear: [{ id: 'banner', name: 'Banner', abilities: [] }],
    powers: [],
    factions: [{ id: 'all', name: 'All', keywords: [], sheets: [sheet] }],
  });
  const models = [trooper('>banner'), trooper('>banner'), trooper('>banner', 'gun>lascannon')];

  it('counts a price for the whole unit once', () => {
    expect(selectionCost(catalogue, { sheet: 'squad', models })).toBe(65.5);
    expect(kitsOf(catalogue)('squad', models[2]!).points).toBe(30.5);
  });

  it('adds half points up before rounding', () => {
    const selection = { sheet: 'squad', models };
    expect(armyCost(catalogue, { faction: 'all', selections: [selection] })).toBe(66);
    expect(armyCost(catalogue, { faction: 'all', selections: [selection, selection] })).toBe(131);
  });

  it('counts nothing for entries unknown to the sheet', () => {
    expect(selectionCost(catalogue, { sheet: 'other', models })).toBe(0);
    expect(selectionCost(catalogue, { sheet: 'squad', models: [trooper('x>y'), { ...t, kind: 'Z' }] })).toBe(10);
  });
});
