import { type About, latest, latestAlike, perObject, type Speaking } from '@little-wars/engine';
import { forEverybody, heldBy, isInPlay, thoseSpeaking, together } from '@little-wars/skirmish';
import { kitOf, profileOf } from './lookups.ts';
import type { Look, Model, Position, ZeroG } from './types.ts';
import type { Use } from './uses.ts';

const isSame = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.sheet === b.sheet &&
    a.kind === b.kind &&
    a.choices === b.choices &&
    a.seat === b.seat &&
    a.removed === b.removed);

const COMMON: readonly Use[] = forEverybody(['pack-charge']);

type Models = Position['models'];

/** The rules of everyone in the game; the same list until a model goes. */
const standing = latestAlike(
  (before: Models, now: Models) => before.length === now.length && now.every((each, i) => isSame(each, before[i])),
  (models): readonly Use[] => [
    ...COMMON,
    ...models.flatMap((model, holder) =>
      model.removed && !isInPlay(model) ? [] : (heldBy(kitOf(model).abilities, model.seat, holder) as readonly Use[]),
    ),
  ],
);

const NONE: readonly Use[] = [];

/** ZG-8.3: the rules of the weapon concerned. */
function weaponRules(t: Look, about: About<ZeroG>): readonly Use[] {
  const weapon =
    'attack' in about && about.attack !== null
      ? about.attack
      : 'profile' in about && about.profile !== null
        ? { profile: about.profile, attacker: 'attacker' in about ? about.attacker : about.model }
        : 'type' in about || 'roll' in about
          ? t.position.attack
          : null;
  if (!weapon || weapon.profile === '') return NONE;
  const { seat } = t.position.models[weapon.attacker]!;
  return heldBy(profileOf(weapon.profile).rules, seat, weapon.attacker) as readonly Use[];
}

/** The standing rules that respond to a query, timing or fact; cached while the list stays the same. */
const speakingOf = perObject((speaking: Speaking) => latest((uses: readonly Use[]) => thoseSpeaking(uses, speaking)));

/** The special rules that may apply; each checks for itself whether it does. */
export function inPlay(t: Look, about: About<ZeroG>, speaking?: Speaking): readonly Use[] {
  const all = standing(t.position.models);
  const uses = speaking ? speakingOf(speaking)(all) : all;
  const ruled = together(uses, weaponRules(t, about));
  const { effects } = t.position;
  return effects.length === 0 ? ruled : [...ruled, ...effects.map(({ use }) => use as Use)];
}
