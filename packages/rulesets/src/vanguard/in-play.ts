import type { About, Speaking } from '@little-wars/engine';
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

interface Kept {
  readonly models: Position['models'];
  readonly uses: readonly Use[];
}

let kept: Kept | null = null;

const isSame = (a: Model, b: Model | undefined): boolean =>
  a === b ||
  (b !== undefined &&
    a.card === b.card &&
    a.choices === b.choices &&
    a.leader === b.leader &&
    a.seat === b.seat &&
    isInPlay(a) === isInPlay(b));

/** The abilities of everyone in play: the same list for as long as nobody comes or goes. */
function standing({ models }: Position): readonly Use[] {
  const before = kept;
  if (before?.models === models) return before.uses;
  const uses =
    before !== null &&
    before.models.length === models.length &&
    models.every((each, i) => isSame(each, before.models[i]))
      ? before.uses
      : [
          ...COMMON,
          ...models.flatMap((model, holder): readonly Use[] =>
            isInPlay(model) ? abilitiesOf(model).map(use => ({ ...use, seat: model.seat, holder })) : [],
          ),
        ];
  kept = { models, uses };
  return uses;
}

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

interface Heard {
  readonly of: readonly Use[];
  readonly uses: readonly Use[];
}

const heard = new WeakMap<Speaking, Heard>();

/** Those of the standing rules that speak to a query, timing or fact: the same list while they stand. */
function speakingOf(uses: readonly Use[], speaking: Speaking): readonly Use[] {
  const known = heard.get(speaking);
  if (known?.of === uses) return known.uses;
  const found = uses.filter(({ rule }) => speaking.has(rule));
  heard.set(speaking, { of: uses, uses: found });
  return found;
}

/**
 * The special rules that bear on something: common ones, the abilities of everyone in play, those of the weapon used,
 * and effects at work. Each looks itself whether it is meant.
 */
export function inPlay(t: Look, about: About<Vanguard>, speaking?: Speaking): readonly Use[] {
  const all = standing(t.position);
  const uses = speaking ? speakingOf(all, speaking) : all;
  const ofWeapon = weaponRules(t, about);
  const { effects } = t.position;
  if (ofWeapon.length === 0 && effects.length === 0) return uses;
  return [...uses, ...ofWeapon, ...effects.map(({ use }) => use)];
}
