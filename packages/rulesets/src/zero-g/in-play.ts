import { type About, type HandlerSet, latestAlike } from '@little-wars/engine';
import { forEverybody, heldBy, isInPlay, type Responder, respondersOf } from '@little-wars/skirmish';
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

/** The rules of all models in the game; the same list until a model is removed. */
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

/** ZG-8.3: the rules of the weapon in question. */
function weaponRules(t: Look, about: About<ZeroG>, { ofWeapon }: Responder<Use>): readonly Use[] {
  const weapon =
    'attack' in about && about.attack !== null
      ? about.attack
      : 'profile' in about && about.profile !== null
        ? { profile: about.profile, attacker: 'attacker' in about ? about.attacker : about.model }
        : 'type' in about || 'roll' in about
          ? t.position.attack
          : null;
  if (!weapon || weapon.profile === '') return NONE;
  return ofWeapon(weapon.profile, weapon.attacker, t.position.models[weapon.attacker]!.seat);
}

const respondersTo = respondersOf<Use>(profile => profileOf(profile).rules);

/** The special rules that may apply; each checks its own condition. */
export function inPlay(t: Look, about: About<ZeroG>, handlers?: HandlerSet): readonly Use[] {
  const responder = respondersTo(handlers);
  const { models, effects } = t.position;
  const ruled = responder.standing(standing(models));
  return responder.joined(
    ruled,
    weaponRules(t, about, responder),
    responder.effects(effects as readonly { readonly use: Use }[]),
  );
}
