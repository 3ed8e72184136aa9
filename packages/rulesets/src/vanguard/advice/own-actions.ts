// What special actions are worth.
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import { chargeTargets } from '../core/07-moving/charge.ts';
import { canReturn } from '../factions/reanimation-protocol.ts';
import { cardOf, enemiesOf, friendsOf, fullWounds, modelOf, weaponsOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';
import { attacksOf, bestAttackOf, worthOfAttack } from './attacks.ts';
import { facesFor } from './dice.ts';
import { goalsOf } from './goals.ts';
import { chargeOf, dangerNow } from './places.ts';
import { WEIGHTS } from './weights.ts';
import { harmShare, worthOf } from './worth.ts';

type Judge = (t: Look, id: ModelId) => number;

const most = (values: readonly number[]): number => Math.max(0, ...values);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const near = (t: Look, id: ModelId, among: readonly ModelId[], reach: number): readonly ModelId[] =>
  among.filter(each => areWithin(t, id, each, inches(reach)));

/** The worth of helping a friend that lost wounds or is down. */
const worthOfHelp = (t: Look, id: ModelId): number => {
  const model = modelOf(t, id);
  const hurt = model.wounds < fullWounds(model) ? WEIGHTS.wounds / fullWounds(model) : 0;
  return worthOf(t, id) * (hurt + (model.down ? WEIGHTS.knockedDown : 0));
};

/** Volleys: all dice and two more at one target. */
export const volleys = (t: Look, id: ModelId): readonly { readonly target: ModelId; readonly worth: number }[] =>
  attacksOf(t, id)
    .filter(({ weapon }) => weaponsOf(t, id).some(each => each.id === weapon && each.type === 'ranged'))
    .map(way => ({ target: way.target, worth: worthOfAttack(t, { ...way, more: 2 }) }));

/** The worth of knocking an enemy down. */
export const worthOfFelling = (t: Look, id: ModelId): number => worthOf(t, id) * WEIGHTS.knockedDown;

const charging = (t: Look, id: ModelId): boolean =>
  !modelOf(t, id).activated &&
  chargeTargets(t, id).some(enemy => areWithin(t, id, enemy, inches(cardOf(t, id).speed + 4)));

/** What a model that has yet to act can do from where it stands. */
const attackToCome = (t: Look, id: ModelId): number =>
  modelOf(t, id).activated ? 0 : (bestAttackOf(t, id)?.worth ?? 0);

/** The same for a whole team, against one enemy. */
const attacksAt = (t: Look, id: ModelId, enemy: ModelId): number =>
  sum(
    friendsOf(t, id).map(friend =>
      modelOf(t, friend).activated
        ? 0
        : most(attacksOf(t, friend).map(each => (each.target === enemy ? each.worth : 0))),
    ),
  );

const bestMeleeWorth = (t: Look, id: ModelId): number => {
  const isMelee = (weapon: string): boolean =>
    weaponsOf(t, id).some(each => each.id === weapon && each.type === 'melee');
  const best = most(attacksOf(t, id).map(({ weapon, worth }) => (isMelee(weapon) ? worth : 0)));
  return best > 0 ? best : (chargeOf(t, id)?.attack.worth ?? 0);
};

/** Whether an enemy is just out of charge range, and within it given this many more inches. */
function reachesWith(t: Look, id: ModelId, more: number): boolean {
  const far = cardOf(t, id).speed + 3;
  const fights = weaponsOf(t, id).some(({ type, dice }) => type === 'melee' && dice > 2);
  return (
    fights &&
    chargeTargets(t, id).some(
      enemy => areWithin(t, id, enemy, inches(far + more)) && !areWithin(t, id, enemy, inches(far)),
    )
  );
}

/** Whether it is a step away from a marker that nobody holds. */
const isByMarker = (t: Look, id: ModelId): boolean =>
  goalsOf(t, id).some(({ worth, distance, touches }) => {
    const far = distance(modelOf(t, id).at!);
    return worth > 0.9 && far > touches && far < inches(3) + touches;
  });

/** One mortal wound if the target passes its nerve test, three if it fails. */
export function mindWar(t: Look, id: ModelId): number {
  const holds = facesFor(cardOf(t, id).nerve, t.query('nerve-modifier', 0, { model: id })) / 6;
  const { down } = modelOf(t, id);
  return worthOf(t, id) * (holds * harmShare(t, id, 1, down) + (1 - holds) * harmShare(t, id, 3, down));
}

const JUDGES: { readonly [action: string]: Judge | undefined } = {
  'reanimation-protocol': (t, id) => most(canReturn(t, id).map(each => 0.7 * worthOf(t, each))),
  'field-surgery': (t, id) => most(near(t, id, friendsOf(t, id), 1).map(each => worthOfHelp(t, each))),
  rally: (t, id) =>
    sum(near(t, id, friendsOf(t, id), 6).map(each => (modelOf(t, each).down ? worthOfFelling(t, each) : 0))),
  overcharge: (t, id) => {
    const best = bestAttackOf(t, id);
    return best && weaponsOf(t, id).some(({ id: weapon, type }) => weapon === best.weapon && type === 'ranged')
      ? 0.4 * best.worth - worthOf(t, id) / 8
      : -1;
  },
  'rapid-volley': (t, id) => most(volleys(t, id).map(({ worth }) => worth)),
  'my-will-be-done': (t, id) =>
    most(
      near(t, id, friendsOf(t, id), 6).map(each =>
        modelOf(t, each).activated ? 0 : 0.3 * (bestAttackOf(t, each)?.worth ?? 0.1),
      ),
    ),
  'dread-scream': (t, id) =>
    most(near(t, id, enemiesOf(t, id), 6).map(each => worthOfFelling(t, each) * ((cardOf(t, each).nerve - 1) / 6))),
  headbutt: (t, id) => most(near(t, id, enemiesOf(t, id), 1).map(each => 0.5 * worthOfFelling(t, each))),
  waaagh: (t, id) => 0.12 * [id, ...friendsOf(t, id)].filter(each => charging(t, each)).length - 0.2,
  smoke: (t, id) => 0.25 * dangerNow(t, id) - WEIGHTS.commandPoint,
  'battle-focus': (t, id) => (reachesWith(t, id, 2) ? 0.3 : 0),
  'adrenal-surge': (t, id) => 0.3 * bestMeleeWorth(t, id),
  doom: (t, id) => most(enemiesOf(t, id).map(each => 0.2 * attacksAt(t, id, each))),
  markerlight: (t, id) => most(enemiesOf(t, id).map(each => 0.2 * attacksAt(t, id, each))),
  guide: (t, id) => most(near(t, id, friendsOf(t, id), 6).map(each => 0.25 * attackToCome(t, each))),
  montka: (t, id) => 0.2 * sum([id, ...friendsOf(t, id)].map(each => attackToCome(t, each))) - 0.15,
  'mind-war': (t, id) => most(near(t, id, enemiesOf(t, id), 12).map(each => mindWar(t, each))),
  stomp: (t, id) => sum(near(t, id, enemiesOf(t, id), 1).map(each => 0.55 * worthOf(t, each))),
  'hive-imperative': (t, id) => most(near(t, id, friendsOf(t, id), 6).map(each => (isByMarker(t, each) ? 0.35 : 0.02))),
  dynamite: (t, id) => most(near(t, id, enemiesOf(t, id), 6).map(each => blast(t, each, id))),
};

/** Everybody around a target, with friends counting against it. */
export function blast(t: Look, target: ModelId, by: ModelId): number {
  const struck = (among: readonly ModelId[]): number =>
    sum(near(t, target, among, 2).map(each => 0.5 * worthOf(t, each)));
  return 0.5 * worthOf(t, target) + struck(enemiesOf(t, by).filter(each => each !== target)) - struck(friendsOf(t, by));
}

/** What a special action is worth now; a small default for unknown ones. */
export const worthOfOwn = (t: Look, id: ModelId, action: string): number =>
  Object.hasOwn(JUDGES, action) ? JUDGES[action]!(t, id) : WEIGHTS.unknownAction;
