import { type About, latest, perObject, recent, type Speaking } from '@little-wars/engine';
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

/** Rules for everybody, whatever the cards say. */
const COMMON: readonly Use[] = CORE.map(rule => ({ rule, seat: 0, holder: null }));

const isSame = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.card === b.card &&
    a.choices === b.choices &&
    a.leader === b.leader &&
    a.seat === b.seat &&
    isInPlay(a) === isInPlay(b));

type Models = Position['models'];

const ofTeams = recent<Models>(
  (before, now) => before.length === now.length && now.every((each, i) => isSame(each, before[i])),
  1,
);

/** The abilities of everyone in play: the same list for as long as nobody comes or goes. */
const standing = latest((models: Models): readonly Use[] =>
  ofTeams(models, 'uses', () => [
    ...COMMON,
    ...models.flatMap((model, holder): readonly Use[] =>
      isInPlay(model) ? abilitiesOf(model).map(use => ({ ...use, seat: model.seat, holder })) : [],
    ),
  ]),
);

/** VG-2.2: the rules of the weapon that something is about. */
function weaponRules(t: Look, about: About<Vanguard>): readonly Use[] {
  const weapon = 'attack' in about ? about.attack : 'weapon' in about ? about : inAttack(t, about);
  if (weapon === null || weapon.weapon === '') return [];
  const { attacker: holder } = weapon;
  const { seat } = t.position.models[holder]!;
  return weaponOf(t, holder, weapon.weapon).rules.map(use => ({ ...use, seat, holder }));
}

/** Facts and moments of an attack under way are about its weapon too. */
const inAttack = ({ position }: Look, about: About<Vanguard>): Attack | null =>
  'type' in about || 'from' in about ? position.attack : null;

/** Those of the standing rules that speak to a query, timing or fact: the same list while they stand. */
const speakingOf = perObject((speaking: Speaking) =>
  latest((uses: readonly Use[]): readonly Use[] => uses.filter(({ rule }) => speaking.has(rule))),
);

/**
 * The special rules that bear on something: common ones, the abilities of everyone in play, those of the weapon used,
 * and effects at work. Each looks itself whether it is meant.
 */
export function inPlay(t: Look, about: About<Vanguard>, speaking?: Speaking): readonly Use[] {
  const all = standing(t.position.models);
  const uses = speaking ? speakingOf(speaking)(all) : all;
  const ofWeapon = weaponRules(t, about);
  const { effects } = t.position;
  if (ofWeapon.length === 0 && effects.length === 0) return uses;
  return [...uses, ...ofWeapon, ...effects.map(({ use }) => use)];
}
