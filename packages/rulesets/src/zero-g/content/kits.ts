import { isInvulnerable } from '../../w40k/content/uses.ts';
import type { Equipped } from '../../w40k/muster/army.ts';
import { kindOf, modelPoints, wargearOf } from '../../w40k/muster/choices.ts';
import { cachedKits } from '../../w40k/muster/kit.ts';
import { catalogue } from './index.ts';
import type { Gear, Kit, Profile, Psyker, UnitType } from './types.ts';
import type { AbilityUse, BareAbilityUse } from './uses.ts';

/** 7E-9.2, 7E-9.3: what models have by their type. */
const MONSTER: readonly BareAbilityUse[] = [{ rule: 'move-through-cover' }, { rule: 'relentless' }, { rule: 'smash' }];
const BY_TYPE: { readonly [type in UnitType]?: readonly BareAbilityUse[] } = {
  jump: [{ rule: 'deep-strike' }],
  'jet-pack': [{ rule: 'deep-strike' }, { rule: 'relentless' }],
  monster: MONSTER,
  'jump-monster': [...MONSTER, { rule: 'deep-strike' }],
  'jet-pack-monster': [...MONSTER, { rule: 'deep-strike' }],
  'flying-monster': [...MONSTER, { rule: 'deep-strike' }],
};

/** A model of a list with its wargear settled; cached. An unknown sheet or kind throws. */
export const kitOf = cachedKits((sheet, member): Kit => makeKit(sheet, member));

/** ZG-8.6: bodies are 5/4 of their base high. */
const HEIGHT = 5 / 4;

function makeKit(id: string, member: Equipped): Kit {
  const sheet = catalogue.sheet(id);
  const kind = sheet && kindOf(sheet, member.kind);
  if (!sheet || !kind) throw new Error(`no ${member.kind} on a datasheet "${id}"`);
  const wargear = wargearOf(sheet, kind, member.choices);
  const gear = wargear.flatMap(item => catalogue.gear(item) ?? []);
  const type = gear.findLast(item => item.type !== undefined)?.type ?? kind.type;
  const abilities = distinct([
    ...sheet.abilities,
    ...gear.flatMap(item => item.abilities),
    ...(BY_TYPE[type] ?? []).map(use => ({ ...use, from: type })),
  ]);
  const saves = abilities.flatMap(use => (isInvulnerable(use) ? [use.save] : []));
  const { base } = kind;
  return {
    sheet,
    kind,
    type,
    profile: kind.profile && withGear(kind.profile, gear),
    vehicle: kind.vehicle,
    invulnerable: saves.length > 0 ? Math.min(...saves) : null,
    weapons: wargear.flatMap(item => catalogue.weapon(item) ?? []),
    gear,
    abilities,
    psyker: psykerOf(sheet.psyker, gear),
    points: modelPoints(sheet, kind, member.choices),
    height: Math.ceil((base.shape === 'round' ? base.diameter : base.width) * HEIGHT),
  };
}

/** A rule without parameters counts once, wherever it comes from; cover bonuses add up (7E-5.14). */
const distinct = (uses: readonly AbilityUse[]): readonly AbilityUse[] =>
  uses.filter(
    (use, i) =>
      use.rule === 'idle' || use.rule === 'cover-bonus' || uses.findIndex(({ rule }) => rule === use.rule) === i,
  );

const withGear = (printed: Profile, gear: readonly Gear[]): Profile =>
  Object.assign({}, printed, ...gear.map(item => item.profile));

function psykerOf(printed: Psyker | undefined, gear: readonly Gear[]): Psyker | null {
  if (!printed) return null;
  const mastery = gear.find(item => item.mastery !== undefined)?.mastery ?? printed.mastery;
  return { ...printed, mastery };
}
