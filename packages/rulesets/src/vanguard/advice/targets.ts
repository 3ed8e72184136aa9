// Attacks: which weapon, which targets, how many dice each, and what to use Focus for.
import { type Advised, adviseBest, bestOf, type Id, type Question } from '@little-wars/engine';
import type { chooseAttack, chooseMoreTargets, chooseTarget, splitDice, useFocus } from '../core/10-attacks/attack.ts';
import type { chooseForWhom } from '../factions/on-one.ts';
import type { chooseWhoFires } from '../factions/tau/supporting-fire.ts';
import { isEnemy, ownerOf, weaponsOf } from '../lookups.ts';
import type { AttackManner, Focus, Look, ModelId, Of } from '../types.ts';
import { asPrepared, attacksOf, bestMeleeOn, focusedWell, type Way, worthOfAttack } from './attacks.ts';
import { blast, mindWar, volleys, worthOfFelling } from './own-actions.ts';
import { worthOf } from './worth.ts';

const preparing = ({ position: { activation } }: Look, model: ModelId) =>
  activation?.model === model ? { aimed: activation.aiming, focused: activation.focusing } : {};

export function adviseWeapon(t: Look, { about, options }: Of<typeof chooseAttack>): Advised<'pick-one'> | null {
  const { model: attacker, manner, target } = about;
  if (target !== undefined) {
    const judge = (weapon: Id): number => asPrepared(t, { attacker, target, manner, weapon: String(weapon) }).worth;
    return adviseBest(
      options.map(weapon => ({ answer: weapon, worth: judge(weapon), because: { reason: 'good-attack', target } })),
    );
  }
  const ways = attacksOf(t, attacker, preparing(t, attacker)).filter(({ weapon }) => options.includes(weapon));
  const best = bestOf(ways);
  return best && { answer: best.weapon, because: { reason: 'good-attack', target: best.target, worth: best.worth } };
}

export function adviseTarget(t: Look, { about, options }: Of<typeof chooseTarget>): Advised<'pick-one'> | null {
  const { model, weapon } = about;
  const ways = attacksOf(t, model, preparing(t, model));
  const best = bestOf(ways.filter(way => way.weapon === weapon && options.includes(way.target)));
  return best && { answer: best.target, because: { reason: 'good-attack', target: best.target, worth: best.worth } };
}

/** VG-10.1: the best way to split dice, at least one for each target. */
function bestSplit(t: Look, way: Omit<Way, 'target' | 'dice'>, among: readonly ModelId[], total: number) {
  const worths = among.map(target =>
    Array.from({ length: total }, (_, i) => (i === 0 ? 0 : worthOfAttack(t, { ...way, target, dice: i }))),
  );
  const splits: { readonly answer: readonly number[]; readonly worth: number }[] = [];
  const share = (shares: readonly number[], left: number, worth: number): void => {
    const i = shares.length;
    if (i === among.length - 1) {
      if (left >= 1 && left < total) splits.push({ answer: [...shares, left], worth: worth + worths[i]![left]! });
      return;
    }
    for (let n = 1; n <= left - (among.length - 1 - i); n++) share([...shares, n], left - n, worth + worths[i]![n]!);
  };
  share([], total, 0);
  return bestOf(splits);
}

const MOST_SPLIT = 3;

/** At most one more target, if two are worth more than one. The first has already been chosen. */
export function adviseMoreTargets(t: Look, question: Of<typeof chooseMoreTargets>): Advised<'pick-some'> | null {
  const { options, about } = question;
  const { model, weapon, target } = about;
  const none: Advised<'pick-some'> = { answer: [], because: { reason: 'all-at-one' } };
  const { aimed = false } = preparing(t, model);
  const way = { attacker: model, weapon, manner: 'action' as const, aimed };
  const ways = attacksOf(t, model, preparing(t, model)).filter(each => each.weapon === weapon);
  const alone = ways.find(each => each.target === target)?.worth ?? 0;
  const total = question.most >= 1 ? about.dice : 0;
  const better = (options as readonly ModelId[]).slice(0, MOST_SPLIT).flatMap(other => {
    const split = bestSplit(t, way, [target, other], total);
    return split && split.worth > alone
      ? [{ answer: [other], worth: split.worth, because: { reason: 'good-attack', target: other } }]
      : [];
  });
  return adviseBest(better) ?? none;
}

export function adviseSplit(t: Look, { among, total, about }: Of<typeof splitDice>): Advised<'share'> | null {
  if (among.length > MOST_SPLIT) return null;
  const { model, weapon } = about;
  const { aimed = false } = preparing(t, model);
  const best = bestSplit(t, { attacker: model, weapon, manner: 'action', aimed }, among as readonly ModelId[], total);
  return best && { answer: best.answer, because: { reason: 'good-split', worth: best.worth } };
}

export function adviseFocus(t: Look, { about, options }: Of<typeof useFocus>): Advised<'pick-one'> | null {
  const { model: attacker, weapon, target, manner } = about;
  const { focus } = focusedWell(t, { attacker, weapon, target, manner }, options as readonly Focus[]);
  return focus ? { answer: focus, because: { reason: 'good-focus', target } } : null;
}

/** Special actions: the enemy it hurts most, or the friend it helps most. */
export function adviseForWhom(t: Look, question: Of<typeof chooseForWhom>): Advised<'pick-one'> | null {
  const { model, action } = question.about;
  const worth = (id: ModelId): number => {
    if (action === 'dynamite') return blast(t, id, model);
    if (action === 'rapid-volley') return bestOf(volleys(t, model).filter(({ target }) => target === id))?.worth ?? 0;
    if (action === 'mind-war') return mindWar(t, id);
    if (!isEnemy(t, model, id))
      return (bestOf(attacksOf(t, id))?.worth ?? 0.1 * worthOf(t, id)) * (t.position.models[id]!.activated ? 0.1 : 1);
    return worthOfFelling(t, id);
  };
  const weighed = (question.options as readonly ModelId[]).map(id => ({
    answer: id,
    worth: worth(id),
    because: { reason: 'worthiest', target: id },
  }));
  return adviseBest(weighed);
}

type Picking = Pick<Question<'pick-one'>, 'options'>;

export const adviseWorthiest = (t: Look, { options }: Picking): Advised<'pick-one'> | null =>
  adviseBest(
    (options as readonly ModelId[]).map(id => ({
      answer: id,
      worth: worthOf(t, id),
      because: { reason: 'worthiest', target: id },
    })),
  );

/** The least valuable model. */
export const adviseCheapest = (t: Look, { options }: Picking): Advised<'pick-one'> | null =>
  adviseBest(
    (options as readonly ModelId[]).map(id => ({
      answer: id,
      worth: -worthOf(t, id),
      because: { reason: 'cheapest' },
    })),
  );

/** The model with the best shot. */
export function adviseBestShot(t: Look, { options, about }: Of<typeof chooseWhoFires>): Advised<'pick-one'> | null {
  const { target } = about;
  const worth = (attacker: ModelId): number =>
    weaponsOf(t, attacker).reduce(
      (best, { id: weapon, type }) =>
        type === 'ranged' ? Math.max(best, worthOfAttack(t, { attacker, target, weapon, manner: 'action' })) : best,
      0,
    );
  return adviseBest(
    (options as readonly ModelId[]).map(id => ({
      answer: id,
      worth: worth(id),
      because: { reason: 'good-attack', target },
    })),
  );
}

/** A model's best melee attack on another, for reactions. */
export const worthOfStriking = (t: Look, by: ModelId, at: ModelId, manner: AttackManner): number =>
  ownerOf(t, by) === ownerOf(t, at) ? 0 : (bestMeleeOn(t, by, at, manner)?.worth ?? 0);
