// Which special rules may apply
import { type About, latestAlike, type Speaking } from '@little-wars/engine';
import { forEverybody, heldBy, isInPlay, type Responder, respondersOf } from '@little-wars/skirmish';
import type { NamedUse, WeaponProfile } from './content/types.ts';
import { isSameKit } from './measuring/alike.ts';
import type { Look, Model, Position, Use, W40k } from './types.ts';

export interface InPlayParts {
  /** Rules that are always in play. */
  readonly core: readonly string[];
  /** A model's own rules: of its card, its wargear and its effects. */
  readonly rulesOf: (model: Model) => readonly NamedUse[];
  /** Whether two models have the same rules, if anything besides their kit decides that. */
  readonly isAlike?: (a: Model, b: Model) => boolean;
  readonly profileOf: (id: string) => WeaponProfile;
  /** The weapon types that have a rule of their own. */
  readonly types: readonly string[];
}

const NONE: readonly Use[] = [];

/** The special rules that may apply; each checks its own condition. */
export function inPlayOf({ core, rulesOf, isAlike = () => true, profileOf, types }: InPlayParts) {
  const common = forEverybody(core.map(rule => rule)) as readonly Use[];

  const isSame = (a: Model, b: Model): boolean =>
    a === b || (a.seat === b.seat && a.removed === b.removed && isSameKit(a, b) && isAlike(a, b));

  /** The rules of all models in the game; the same list until a model is removed. Models in reserve count too. */
  const standing = latestAlike(
    (before: Position['models'], now: Position['models']) =>
      before.length === now.length && now.every((each, i) => isSame(each, before[i]!)),
    (models): readonly Use[] => [
      ...common,
      ...models.flatMap((model, holder) =>
        model.removed && !isInPlay(model) ? [] : (heldBy(rulesOf(model), model.seat, holder) as readonly Use[]),
      ),
    ],
  );

  /** The rules of a weapon: of its type, and its own. */
  const rulesOfProfile = (id: string): readonly NamedUse[] => {
    const { type, rules } = profileOf(id);
    return types.includes(type) ? [{ rule: type }, ...rules] : rules;
  };

  const respondersTo = respondersOf<Use>(rulesOfProfile);

  /** The rules of the weapon in question. */
  const weaponRules = (t: Look, about: About<W40k>, { ofWeapon }: Responder<Use>): readonly Use[] => {
    const usesOf = (profile: string, holder: number): readonly Use[] =>
      ofWeapon(profile, holder, t.position.models[holder]!.seat);
    if ('profiles' in about) return about.profiles.flatMap(profile => usesOf(profile, about.model));
    const weapon =
      'attack' in about && about.attack !== null
        ? about.attack
        : 'profile' in about
          ? { profile: about.profile, attacker: 'attacker' in about ? about.attacker : about.model }
          : 'type' in about || 'roll' in about
            ? t.position.attack
            : null;
    if (!weapon || weapon.profile === '') return NONE;
    return usesOf(weapon.profile, weapon.attacker);
  };

  return (t: Look, about: About<W40k>, speaking?: Speaking): readonly Use[] => {
    const responder = respondersTo(speaking);
    const ruled = responder.standing(standing(t.position.models));
    return responder.joined(ruled, weaponRules(t, about, responder), responder.effects(t.position.effects));
  };
}
