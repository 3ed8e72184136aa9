import { type Faults, fault, same } from '../../frame/check.ts';
import type { Clauses, CoreCheck, Edition } from '../check.ts';
import type { Roll } from '../facts.ts';
import { effectsOn, isAbout, type Ledger, type Model, type Ongoing, ongoing } from '../ledger.ts';

/** The saves a model may use regardless of AP. */
const invulnerable = (l: Ledger, at: Model, isMelee: boolean): readonly number[] => [
  ...at.abilities.flatMap(({ rule, save }) =>
    rule === 'invulnerable' || (isMelee && rule === 'melee-invulnerable') ? [save ?? 7] : [],
  ),
  ...(isAbout(l, 'shares-invulnerable')
    ? l.models.flatMap(({ abilities }) =>
        abilities.flatMap(use => (use.rule === 'shares-invulnerable' ? [use.save ?? 7] : [])),
      )
    : []),
];

function ofRoll(l: Ledger, now: Ongoing, e: Edition, { needs, modifier, model, seat }: Roll): Faults {
  const { attack } = now;
  const isOneOfThem = model !== null && attack.members?.includes(model);
  const at = isOneOfThem ? l.models[model]! : now.at;
  const bonus = effectsOn(l, at, 'power-saves').reduce((sum, { by = 0 }) => sum + by, 0);
  const cover = e.coverAgainst(attack);
  const aps = now.wounds.map(({ ap }) => ap);
  const isArmour =
    needs === (at.profile.save ?? 7) &&
    modifier >= Math.min(...aps) + bonus &&
    modifier <= Math.max(...aps) + bonus + cover;
  const isOther =
    needs !== null && invulnerable(l, at, attack.manner === 'fighting').includes(needs) && modifier === bonus;
  return [
    model === at.id && seat === at.seat ? null : fault(`a save of ${at.id}`, `one of ${model}`),
    isArmour || isOther ? null : fault(`${at.profile.save}+ at ${aps.join(', ')}`, `${needs}+ at ${modifier}`),
  ];
}

/** Wounds that no die saved. */
function unsaved(now: Ongoing): number {
  const rolls = now.settled.filter(({ what }) => what === 'save');
  const dice = rolls.flatMap(({ faces, needs, modifier }) =>
    faces.map(face => face !== 1 && Math.max(1, face + modifier) >= (needs ?? 7)),
  );
  return now.wounds.length - dice.filter(Boolean).length;
}

function atEnd(l: Ledger, now: Ongoing, e: Edition): Faults {
  const rolls = now.settled.filter(({ what }) => what === 'save');
  const dice = rolls.reduce((sum, { faces }) => sum + faces.length, 0);
  return [
    dice <= now.wounds.length ? null : fault(`at most ${now.wounds.length} saves`, dice),
    // Wounds of several models are saved one by one.
    now.attack.members ? null : same('unsaved wounds', unsaved(now), now.unsaved.length),
    ...rolls.map(roll => ofRoll(l, now, e, roll)),
  ];
}

/** One save for each wound, by armour or by a save that ignores AP. */
export const saves = ({ save }: Clauses, e: Edition): CoreCheck => ({
  name: 'saves',
  clause: save,
  on: { 'attack-ended': l => (ongoing(l) ? atEnd(l, ongoing(l)!, e) : fault('an attack', 'none')) },
});
