import { type Faults, fault } from '../../frame/check.ts';
import { facesOf, type Turn } from '../../frame/played-game.ts';
import type { VanguardCheck } from '../check.ts';
import type { Fact } from '../facts.ts';
import { abilityOf, inPlay, type Ledger, type Model, seats, sideOf } from '../ledger.ts';
import { areWithin, mayEngage } from '../near.ts';
import type { Range } from '../numbers.ts';

const isNear = (l: Ledger, model: Model, inches: number): readonly Model[] =>
  inPlay(l).filter(each => each.seat === model.seat && each.id !== model.id && areWithin(model, each, inches));

/** Modifiers of cards to a nerve test. */
function modifier(l: Ledger, model: Model): Range {
  const mob = abilityOf(model, 'mob-rule');
  const swarm = abilityOf(model, 'synapse');
  const sum =
    (abilityOf(model, 'steadfast')?.by ?? 0) +
    (mob ? Math.min(mob.most ?? 0, isNear(l, model, mob.within ?? 0).length) : 0);
  const inSynapse =
    swarm &&
    (model.card.keywords.includes('SYNAPSE') ||
      isNear(l, model, swarm.within ?? 0).some(({ card }) => card.keywords.includes('SYNAPSE')));
  const least = swarm && !inSynapse ? sum - 1 : sum;
  return { least, most: least };
}

function tested(l: Ledger, model: Model, passed: boolean, turn: Turn<Fact>): Faults {
  const face = facesOf(turn)[0];
  if (face === undefined) return null;
  const { least } = modifier(l, model);
  const right = face === 6 || (face !== 1 && face + least >= model.card.nerve);
  return right === passed
    ? null
    : fault(
        `${face} to ${right ? 'pass' : 'fail'} on ${model.card.nerve}+ with ${least}`,
        passed ? 'passed' : 'failed',
      );
}

/** VG-12.3: a model of a broken team tests before its first action, unless an enemy may be engaging it. */
function untested(l: Ledger, model: Model): Faults {
  const now = l.activation;
  if (!l.broken[model.seat] || now?.model !== model.id || now.again || now.performed.length > 0 || now.tested)
    return null;
  if (abilityOf(model, 'fearless') || abilityOf(model, 'synapse') || mayEngage(l, model).length > 0) return null;
  return fault('a nerve test first', 'none', 'VG-12.3');
}

/** Tests pass on NE or better; a team with fewer than half of its models is broken (VG-12.2). */
export const nerve: VanguardCheck = {
  name: 'nerve and broken teams',
  clause: 'VG-12.1',
  on: {
    'broken-judged': (l, { broken }) =>
      seats.map(seat => {
        const all = l.models.filter(each => each.seat === seat).length;
        const right = 2 * sideOf(l, seat).length < all;
        return broken[seat] === right
          ? null
          : fault(`seat ${seat} ${right ? 'broken' : 'not broken'}`, String(broken[seat]), 'VG-12.2');
      }),
    'nerve-tested': (l, { model, passed }, turn) => tested(l, l.models[model]!, passed, turn),
    'action-begun': (l, { model, action }) => (action === 'fallback' ? null : untested(l, l.models[model]!)),
  },
};
