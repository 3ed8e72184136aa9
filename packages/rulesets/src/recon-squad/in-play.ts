import { type About, latest, latestAlike, perObject, type Speaking } from '@little-wars/engine';
import { forEverybody, heldBy, isInPlay, thoseSpeaking, together } from '@little-wars/skirmish';
import type { WeaponUse } from './content/uses.ts';
import { kitOf, profileOf } from './lookups.ts';
import type { Look, Model, Position, ReconSquad } from './types.ts';
import type { CoreUse, TypeUse, Use } from './uses.ts';

const CORE: readonly CoreUse['rule'][] = [
  'command-re-roll',
  'counter-offensive',
  'frag-bag',
  'sniper-re-roll',
  'psychic-focus',
  'smite-rises',
  'combi-weapons',
];

const COMMON: readonly Use[] = forEverybody(CORE) as readonly Use[];

const isSame = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.sheet === b.sheet &&
    a.kind === b.kind &&
    a.choices === b.choices &&
    a.seat === b.seat &&
    a.removed === b.removed);

type Models = Position['models'];

/** A model's own rules: of its card, its wargear and its trait. Those waiting off the table have theirs too. */
const rulesOf = (model: Model): readonly { readonly rule: Use['rule'] }[] => [
  ...kitOf(model).abilities,
  ...(model.trait ? [{ rule: model.trait }] : []),
];

/** The rules of everyone in the game; the same list until a model goes. */
const standing = latestAlike(
  (before: Models, now: Models) => before.length === now.length && now.every((each, i) => isSame(each, before[i])),
  (models): readonly Use[] => [
    ...COMMON,
    ...models.flatMap((model, holder) =>
      model.removed && !isInPlay(model) ? [] : (heldBy(rulesOf(model), model.seat, holder) as readonly Use[]),
    ),
  ],
);

const TYPES: readonly string[] = ['assault', 'heavy', 'rapid-fire'] satisfies readonly TypeUse['rule'][];

const isTypeUse = (type: string): type is TypeUse['rule'] => TYPES.includes(type);

/** The rules of a weapon: of its type, and its own. */
const rulesOfProfile = (id: string): readonly (WeaponUse | TypeUse)[] => {
  const { type, rules } = profileOf(id);
  return isTypeUse(type) ? [{ rule: type }, ...rules] : rules;
};

const NONE: readonly Use[] = [];

/** RS-10.3: the rules of the weapon concerned. */
function weaponRules(t: Look, about: About<ReconSquad>): readonly Use[] {
  if ('profiles' in about) return about.profiles.flatMap(profile => weaponUses(t, profile, about.model));
  const weapon =
    'attack' in about && about.attack !== null
      ? about.attack
      : 'profile' in about
        ? { profile: about.profile, attacker: 'attacker' in about ? about.attacker : about.model }
        : 'type' in about || 'roll' in about
          ? t.position.attack
          : null;
  if (!weapon || weapon.profile === '') return NONE;
  return weaponUses(t, weapon.profile, weapon.attacker);
}

const weaponUses = (t: Look, profile: string, holder: number): readonly Use[] =>
  heldBy(rulesOfProfile(profile), t.position.models[holder]!.seat, holder) as readonly Use[];

/** The standing rules that respond to a query, timing or fact; cached while the list stays the same. */
const speakingOf = perObject((speaking: Speaking) => latest((uses: readonly Use[]) => thoseSpeaking(uses, speaking)));

/** The special rules that may apply; each checks for itself whether it does. */
export function inPlay(t: Look, about: About<ReconSquad>, speaking?: Speaking): readonly Use[] {
  const all = standing(t.position.models);
  const uses = speaking ? speakingOf(speaking)(all) : all;
  const ruled = together(uses, weaponRules(t, about));
  const { effects } = t.position;
  return effects.length === 0 ? ruled : [...ruled, ...effects.map(({ use }) => use as Use)];
}
