// What attacks are worth, by their dice and the modifiers of rules, one target at a time.
import { bestOf, supposing } from '@little-wars/engine';
import { areWithin } from '../core/01-measuring/measuring.ts';
import { FOCUS_ONCE, focusOptions } from '../core/10-attacks/focus.ts';
import { attackOn } from '../core/10-attacks/strike.ts';
import { mayAttack, reachOfWeapon } from '../core/10-attacks/targets.ts';
import { cardOf, enemiesOf, fullWounds, modelOf, weaponsOf } from '../lookups.ts';
import type { Attack, AttackManner, Focus, Look, ModelId } from '../types.ts';
import { cachedPerSituation } from './caches.ts';
import { facesFor, type Strike, shareOfStrike } from './dice.ts';
import { harmShare, worthOf } from './worth.ts';

export interface Way {
  readonly attacker: ModelId;
  readonly target: ModelId;
  readonly weapon: string;
  readonly manner: AttackManner;
  readonly aimed?: boolean;
  readonly focus?: Focus | null;
  /** Fewer than all its dice, when they are split. */
  readonly dice?: number;
  /** Extra dice from an action. */
  readonly more?: number;
}

const weaponBy = (t: Look, id: ModelId, weapon: string) => weaponsOf(t, id).find(each => each.id === weapon)!;

/** The attack before any die is rolled. */
function beginning(t: Look, way: Way): Attack {
  const { attacker, target, weapon, manner, aimed = false, focus = null, more = 0 } = way;
  const dice = (way.dice ?? weaponBy(t, attacker, weapon).dice) + more;
  return attackOn(t, { attacker, target, weapon, manner, aimed, focus, dice, marks: [] });
}

/** The number of faces that save for the target, with the best of its armors. */
export function savingFaces(t: Look, attack: Attack): number {
  const rolling = { attack, side: 'target' } as const;
  const on = t.query('armor', cardOf(t, attack.target).armor, rolling);
  const ap = Math.max(0, t.query('ap', attack.ap, rolling));
  const plain = facesFor(on, t.query('armor-modifier', 0, rolling) - ap);
  const others = t.query('invulnerable', [], { model: attack.target, from: attack.attacker });
  return others.reduce((best, value) => Math.max(best, facesFor(value, 0)), plain);
}

export function hittingFaces(t: Look, attack: Attack): number {
  const { hit } = weaponBy(t, attack.attacker, attack.weapon);
  return facesFor(hit, t.query('hit-modifier', 0, { attack, side: 'attacker' }));
}

/** Mortal wounds for each natural 6 to hit. */
const mortalOf = (t: Look, { attacker, weapon }: Attack): number =>
  weaponBy(t, attacker, weapon).rules.reduce((sum, use) => (use.rule === 'mortal-sixes' ? sum + use.wounds : sum), 0);

const knocksDown = (t: Look, { attacker, weapon }: Attack): boolean =>
  weapon !== '' && weaponBy(t, attacker, weapon).rules.some(({ rule }) => rule === 'knocks-down');

/** What stays the same before and after the hit roll. */
function strikeAt(t: Look, attack: Attack): Omit<Strike, 'dice' | 'hit' | 'again' | 'hits' | 'mortal'> {
  const { target, wasDown } = attack;
  const model = modelOf(t, target);
  return {
    armor: savingFaces(t, attack),
    damage: t.query('damage', attack.damage, { attack, side: 'attacker' }),
    certain: attack.mortal,
    wounds: model.wounds,
    full: fullWounds(model),
    wasDown,
    recovery: t.query('recovery-modifier', 0, { model: target, from: attack.attacker }),
    fells: knocksDown(t, attack),
    explodes: t.setup.options.explodingSixes,
  };
}

/** The share of its target that an attack is expected to cost before any die is rolled. */
export function shareBefore(t: Look, attack: Attack): number {
  const during = supposing(t, { attack });
  const dice = Math.max(0, during.query('attack-dice', attack.dice, { attack, side: 'attacker' }));
  const again = during.query('free-re-rolls', 0, { attack, side: 'attacker' });
  const hit = hittingFaces(during, attack);
  return shareOfStrike({ ...strikeAt(during, attack), dice, hit, again, hits: 0, mortal: mortalOf(t, attack) });
}

/** The same once this many hits are scored. */
export const shareOfHits = (t: Look, attack: Attack, hits: number): number =>
  shareOfStrike({ ...strikeAt(t, attack), dice: 0, hit: 1, again: 0, hits, mortal: 0 });

/** The same once this many hits are unsaved. */
export function shareOfUnsaved(t: Look, attack: Attack, unsaved: number): number {
  const damage = t.query('damage', attack.damage, { attack, side: 'attacker' });
  return harmShare(t, attack.target, unsaved * damage + attack.mortal, attack.wasDown);
}

export const worthOfAttack = (t: Look, way: Way): number => shareBefore(t, beginning(t, way)) * worthOf(t, way.target);

export interface AttackOption extends Way {
  readonly worth: number;
}

export interface Preparing {
  readonly aimed?: boolean;
  readonly focused?: boolean;
}

/** Every attack it could make as an action now, with its worth. */
export function attacksOf(
  t: Look,
  attacker: ModelId,
  { aimed = false, focused = false }: Preparing = {},
): readonly AttackOption[] {
  return cachedPerSituation(t, `attacks/${attacker}/${aimed}/${focused}`, () =>
    weaponsOf(t, attacker).flatMap(({ id: weapon, type }) =>
      enemiesOf(t, attacker).flatMap(target => {
        const aim = { attacker, target, weapon, manner: 'action' } as const;
        // Most targets are out of range: check that first, because it is cheap.
        if (!areWithin(t, attacker, target, reachOfWeapon(t, aim)) || !mayAttack(t, aim)) return [];
        const way: Way = { attacker, target, weapon, manner: 'action', aimed: aimed && type === 'ranged' };
        return [type === 'melee' && focused ? focusedWell(t, way) : { ...way, worth: worthOfAttack(t, way) }];
      }),
    ),
  );
}

/** The attack with the best use of the Focus bonus. */
export function focusedWell(t: Look, way: Way, uses: readonly Focus[] = FOCUS_ONCE): AttackOption {
  const ways = uses.map(focus => ({ ...way, focus, worth: worthOfAttack(t, { ...way, focus }) }));
  return bestOf(ways)!;
}

/** The attack as it can be made now: a charge has the Focus bonus, and two after a Focus action. */
export const asPrepared = (t: Look, way: Way): AttackOption =>
  way.manner === 'charge' ? focusedWell(t, way, focusOptions(t, way)) : { ...way, worth: worthOfAttack(t, way) };

export const bestAttackOf = (t: Look, attacker: ModelId, preparing: Preparing = {}): AttackOption | null =>
  bestOf(attacksOf(t, attacker, preparing));

/** The best melee attack on one enemy, whether or not they are engaged. */
export function bestMeleeOn(t: Look, attacker: ModelId, target: ModelId, manner: AttackManner): AttackOption | null {
  const blades = weaponsOf(t, attacker).filter(({ type }) => type === 'melee');
  const ways = blades.map(({ id: weapon }): Way => ({ attacker, target, weapon, manner }));
  return bestOf(ways.map(way => asPrepared(t, way)));
}
