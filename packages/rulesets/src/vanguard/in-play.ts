import { type About, type HandlerSet, latest, latestAlike, perObject } from '@little-wars/engine';
import { forEverybody, heldBy, respondingTo, together } from '@little-wars/skirmish';
import { abilitiesOf, isInPlay, weaponOf } from './lookups.ts';
import type { Attack, Look, Model, Position, Vanguard } from './types.ts';
import type { CoreUse, Use } from './uses.ts';

const CORE: readonly CoreUse['rule'][] = [
  'obscured',
  'long-range',
  'aim',
  'focus',
  'cover',
  'target-down',
  'outnumbering',
  'disengaging',
  'command-re-roll',
  'special-actions',
];

/** Rules that apply to every model, whatever its card. */
const COMMON: readonly Use[] = forEverybody(CORE);

const isSame = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.card === b.card &&
    a.choices === b.choices &&
    a.leader === b.leader &&
    a.seat === b.seat &&
    isInPlay(a) === isInPlay(b));

type Models = Position['models'];

/** The abilities of everyone in play; the same list until a model comes or goes. */
const standing = latestAlike(
  (before: Models, now: Models) => before.length === now.length && now.every((each, i) => isSame(each, before[i])),
  (models): readonly Use[] => [
    ...COMMON,
    ...models.flatMap((model, holder) => (isInPlay(model) ? heldBy(abilitiesOf(model), model.seat, holder) : [])),
  ],
);

/** VG-2.2: the rules of the weapon concerned. */
function weaponRules(t: Look, about: About<Vanguard>): readonly Use[] {
  const weapon = 'attack' in about ? about.attack : 'weapon' in about ? about : inAttack(t, about);
  if (weapon === null || weapon.weapon === '') return [];
  const { attacker: holder } = weapon;
  const { seat } = t.position.models[holder]!;
  return heldBy(weaponOf(t, holder, weapon.weapon).rules, seat, holder);
}

/** The current attack, if a fact or timing belongs to it: then its weapon's rules apply too. */
const inAttack = ({ position }: Look, about: About<Vanguard>): Attack | null =>
  'type' in about || 'from' in about ? position.attack : null;

/** The standing rules that respond to a query, timing or fact; cached while the list stays the same. */
const respondingOf = perObject((handlers: HandlerSet) =>
  latest((uses: readonly Use[]) => respondingTo(uses, handlers)),
);

/**
 * The special rules that may apply: common ones, the abilities of everyone in play, those of the weapon used, and
 * effects. Each checks for itself whether it applies.
 */
export function inPlay(t: Look, about: About<Vanguard>, handlers?: HandlerSet): readonly Use[] {
  const all = standing(t.position.models);
  const uses = handlers ? respondingOf(handlers)(all) : all;
  const ofWeapon = weaponRules(t, about);
  const { effects } = t.position;
  const ruled = together(uses, ofWeapon);
  return effects.length === 0 ? ruled : [...ruled, ...effects.map(({ use }) => use)];
}
