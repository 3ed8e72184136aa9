import { limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, engagedWith, isEngaged } from '../../core/01-measuring/measuring.ts';
import { attackBy } from '../../core/10-attacks/attack.ts';
import { reasonsAgainstTarget } from '../../core/10-attacks/targets.ts';
import { payFor } from '../../core/11-command/command.ts';
import { abilitiesOf, enemiesOf, isInPlay, modelOf, ownerOf, weaponsOf } from '../../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../../types.ts';
import { canAfford } from '../paying.ts';

const ABILITY = 'supporting-fire';
/** VG-7.10: the clause that forbids ranged attacks on engaged models. */
const SHIELDED = 'VG-7.10';

/** Whether it could make a ranged attack on a target if the target were not engaged. */
const couldShoot = (t: Look, attacker: ModelId, target: ModelId): boolean =>
  weaponsOf(t, attacker).some(
    ({ type, id: weapon }) =>
      type === 'ranged' &&
      reasonsAgainstTarget(t, { attacker, target, weapon, manner: 'action' }).every(
        ({ clause }) => clause === SHIELDED,
      ),
  );

/** Models near a friend that the charger engages, not engaged themselves, that can pay and shoot at the charger. */
function supporters(t: Look, charger: ModelId): readonly ModelId[] {
  if (!isInPlay(modelOf(t, charger))) return [];
  const charged = engagedWith(t, charger);
  if (charged.length === 0) return [];
  return enemiesOf(t, charger).filter(model => {
    const use = abilitiesOf(modelOf(t, model)).find(each => each.rule === ABILITY);
    return (
      use?.rule === ABILITY &&
      canAfford(t, model, ABILITY, use.cp) &&
      charged.some(friend => friend !== model && areWithin(t, model, friend, inches(use.within))) &&
      !isEngaged(t, model) &&
      couldShoot(t, model, charger)
    );
  });
}

interface Supporting {
  readonly charger: ModelId;
  readonly model: ModelId | null;
  readonly cp: number;
}

interface AboutShot {
  readonly target: ModelId;
}

export const chooseWhoFires = question<'pick-one', AboutShot>('choose who fires in support', 'pick-one');

export const supporting = sequence<Supporting>('Supporting Fire', 'VG-2.4', s => [
  s.ask('VG-2.4', chooseWhoFires, {
    to: (t, v) => 1 - ownerOf(t, v.charger),
    ask: (t, { charger }) => {
      const options = supporters(t, charger);
      return options.length > 1 ? { of: 'model', options, about: { target: charger } } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.run('VG-2.4', 'pay for the shot', (t, v) => {
    const model = v.model ?? supporters(t, v.charger)[0]!;
    payFor(t, model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    // VG-2.8: once per charge.
    t.emit({ type: 'counted-as', clause: 'VG-2.8', model: v.charger, action: ABILITY });
    const use = { rule: 'fires-in-support', seat: ownerOf(t, model), holder: model } as const;
    t.emit({ type: 'effect-began', clause: 'VG-2.4', effect: { use, until: 'attack' } });
    return { ...v, model };
  }),
  s.call('VG-10.1', 'shoot at the charger', (_t, v) => attackBy(v.model!, 'action', v.charger)),
]);

/** VG-7.10: for this one attack, it may shoot at an engaged target. */
export const firesInSupport: Rule<'fires-in-support'> = {
  clause: SHIELDED,
  words: null,
  modify: {
    'target-refused': limit((reasons, { holder }, { attacker }) =>
      attacker === holder ? reasons.filter(({ clause }) => clause !== SHIELDED) : reasons,
    ),
  },
};

/** VG-2.4: for CP, after an enemy finishes a charge, a model near the one it engages shoots at it. */
export const supportingFire: Rule<'supporting-fire'> = {
  clause: 'VG-2.4',
  words: '{cp} CP, engaged with nobody, after an enemy has charged a friend within {within}": a ranged attack at it.',
  offer: {
    'action-finished': (t, { model: charger, action }, { holder, cp }, seat) =>
      action === 'charge' &&
      ownerOf(t, charger) !== seat &&
      ownerOf(t, holder!) === seat &&
      t.position.activation?.performed.includes(ABILITY) === false &&
      // A single offer for all supporters.
      supporters(t, charger)[0] === holder
        ? [{ id: ABILITY, frame: supporting.start({ charger, model: null, cp }) }]
        : [],
  },
};
