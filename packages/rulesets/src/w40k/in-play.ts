// Which special rules may apply
import { type About, type HandlerSet, latestAlike } from '@little-wars/engine';
import { forEverybody, heldBy, isInPlay, type Responder, respondersOf } from '@little-wars/skirmish';
import type { NamedUse, WeaponProfile } from './content/types.ts';
import { isSameKit } from './measuring/alike.ts';
import type { Attack, Look, Model, ModelId, Position, Use, W40k } from './types.ts';

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

/** What names a weapon. Read as fields that may be missing: every query asks, and `in` is several times slower. */
interface MayName {
  readonly profiles?: readonly string[];
  readonly attack?: Pick<Attack, 'profile' | 'attacker'> | null;
  readonly profile?: string;
  readonly attacker?: ModelId;
  readonly model?: ModelId;
  readonly type?: unknown;
  readonly roll?: unknown;
}

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
  const weaponRules = (t: Look, about: MayName, { ofWeapon }: Responder<Use>): readonly Use[] => {
    const { profiles, attack, profile, attacker, model, type, roll } = about;
    const { models } = t.position;
    if (profiles !== undefined) return profiles.flatMap(id => ofWeapon(id, model!, models[model!]!.seat));
    const ofAttack = attack ?? (type !== undefined || roll !== undefined ? t.position.attack : null);
    if (profile !== undefined && !attack) {
      const holder = attacker ?? model!;
      return profile === '' ? NONE : ofWeapon(profile, holder, models[holder]!.seat);
    }
    if (ofAttack === null || ofAttack.profile === '') return NONE;
    return ofWeapon(ofAttack.profile, ofAttack.attacker, models[ofAttack.attacker]!.seat);
  };

  return (t: Look, about: About<W40k>, handlers?: HandlerSet): readonly Use[] => {
    const responder = respondersTo(handlers);
    const ruled = responder.standing(standing(t.position.models));
    return responder.joined(ruled, weaponRules(t, about as MayName, responder), responder.effects(t.position.effects));
  };
}
