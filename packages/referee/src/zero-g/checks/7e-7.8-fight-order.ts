import { type Check, type Faults, fault } from '../../frame/check.ts';
import type { Attack, Fact, Id } from '../facts.ts';
import { gapOf, type Ledger } from '../ledger.ts';
import { hasAny, weaponOf } from '../printed.ts';

/** ZG-4.25: 0.2 mm, plus rounding. */
const CONTACT = 2.01;

/** 7E-6.33, ZG-8.3: the steps at which a model may strike with a weapon. */
function stepsOf(l: Ledger, model: Id, profile: string): readonly number[] {
  const { card, charged, concussed, seat } = l.models[model]!;
  const weapon = weaponOf(l.printed, profile);
  if (hasAny(weapon, 'unwieldy') && !card.type.endsWith('monster')) return [1];
  const swift = weapon?.rules.find(({ rule }) => rule === 'swiftstrike')?.by ?? 0;
  const own = Math.min(10, (card.profile?.initiative ?? 1) + swift);
  // 7E-7.6, 7E-6.5: charging through terrain and concussion reduce Initiative; a screech subtracts 5.
  const screeched = l.models.some(
    other => other.seat !== seat && other.charged && other.card.rules.has('sonic-screech'),
  );
  return [...(screeched ? [Math.max(1, own - 5)] : []), ...(charged || concussed ? [1] : []), own];
}

function blow(l: Ledger, { attacker, target, profile }: Attack): Faults {
  const { step } = l.combat;
  if (step === null) return fault('blows at a step of a fight', 'before or after');
  const steps = stepsOf(l, attacker, profile);
  return [
    steps.includes(step) ? null : fault(`Initiative ${steps.join(' or ')}`, step),
    l.models[attacker]!.removed ? fault('somebody alive', 'somebody slain') : null,
    gapOf(l, attacker, target) <= CONTACT ? null : fault('an enemy in contact', gapOf(l, attacker, target), 'ZG-4.25'),
    l.models[attacker]!.seat === l.models[target]!.seat ? fault('an enemy', 'a friend', '7E-7.9') : null,
  ];
}

/** 7E-7.8: blows are struck in Initiative order, by each model once, at enemies it touches. */
export const fightOrder: Check<Ledger, Fact> = {
  name: 'fight order',
  clause: '7E-7.8',
  on: {
    'step-began': (_l, { step }) => (step >= 1 && step <= 10 ? null : fault('Initiative 1 to 10', step)),
    did: (l, { model, deed }) =>
      deed === 'fought' && l.combat.fought.has(model) ? fault('each model once', 'twice') : null,
    'attack-began': (l, { attack }) => (attack.manner === 'fighting' ? blow(l, attack) : null),
  },
};
