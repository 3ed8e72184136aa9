// Reactions: what they change about the current attack, against what they cost.
import { type Advised, adviseBest, bestOf, type reactOrPass, type Seat, supposing } from '@little-wars/engine';
import type { followUp as followUpAsked } from '../core/04-round/turns.ts';
import type { makeChargeAttack } from '../core/07-moving/charge.ts';
import type { strikeLeavingModel } from '../core/07-moving/leaving.ts';
import { unsaved } from '../core/10-attacks/armor.ts';
import type { retaliate } from '../core/10-attacks/attack.ts';
import { hitsScored } from '../core/10-attacks/strike.ts';
import { markOf } from '../factions/paying.ts';
import { abilitiesOf, friendsOf, modelOf, ownerOf } from '../lookups.ts';
import type { Attack, Look, Of } from '../types.ts';
import { followUp } from './activations.ts';
import { shareBefore, shareOfHits, shareOfUnsaved } from './attacks.ts';
import { gainOfReRoll } from './re-rolls.ts';
import { worthOfStriking } from './targets.ts';
import { WEIGHTS } from './weights.ts';
import { harmShare, worthOf } from './worth.ts';

type Advice = Advised<'react'> | null;

/** What the current attack is expected to cost its target from here on. */
function shareAt(t: Look, attack: Attack, timing: string): number {
  const during = supposing(t, { attack });
  switch (timing) {
    case 'before-hit-roll':
      return shareBefore(t, attack);
    case 'hit-dice-rolled':
      return shareOfHits(during, attack, hitsScored(during));
    case 'armor-dice-rolled':
    case 'before-wounds':
      return shareOfUnsaved(during, attack, unsaved(during));
    default:
      return harmShare(during, attack.target, 0.001, attack.wasDown);
  }
}

/** The attack with the mark of an ability, in every form it may take, as if it had been used. */
const marked = (attack: Attack, ability: string): Attack => ({
  ...attack,
  marks: [...attack.marks, ability, markOf(ability, attack.attacker), markOf(ability, attack.target)],
});

/** Timings at which abilities only leave a mark; the rules themselves say what it changes. */
const OF_ATTACKS = ['before-hit-roll', 'hit-dice-rolled', 'armor-dice-rolled', 'before-wounds'];

function gainOfMark(t: Look, timing: string, ability: string, seat: Seat): number {
  const attack = t.position.attack!;
  const change = shareAt(t, marked(attack, ability), timing) - shareAt(t, attack, timing);
  const worth = change * worthOf(t, attack.target);
  return ownerOf(t, attack.target) === seat ? -worth : worth;
}

/** VG-10.6: a change of the recovery roll, weighed by the worth of the model. */
const beforeRecovery = (t: Look, ability: string): number => {
  const { attack } = t.position;
  if (attack === null) return WEIGHTS.unknownReaction;
  const before = shareOfRecovery(t, attack);
  const after = shareOfRecovery(supposing(t, { attack: marked(attack, ability) }), attack);
  return (before - after) * worthOf(t, attack.target);
};

/** Its wounds are already gone, so one is added back and lost again. */
const shareOfRecovery = (t: Look, { target, wasDown }: Attack): number =>
  harmShare(
    supposing(t, {
      models: t.position.models.map((each, i) => (i === target ? { ...each, wounds: each.wounds + 1 } : each)),
    }),
    target,
    1,
    wasDown,
  );

/** Reactions whose effect is not a mark on the attack. */
const OWN: { readonly [reaction: string]: ((t: Look, attack: Attack, seat: Seat) => number) | undefined } = {
  /** About a fifth of its dice end up as 6s, and each costs a wound that ignores armor. */
  bladestorm: (t, { dice, target }) => 0.2 * dice * harmShare(t, target, 1, false) * worthOf(t, target),
  'death-throes': (t, { target, attacker }) => worthOfStriking(t, target, attacker, 'retaliation'),
  /** Worth it when the friend nearby is worth more than the model that steps in and takes its wounds. */
  'saviour-protocol': (t, attack, seat) => {
    const spared = shareAt(t, attack, 'before-wounds') * worthOf(t, attack.target);
    const saviours = friendsOf(t, attack.target).filter(id =>
      abilitiesOf(modelOf(t, id)).some(({ rule }) => rule === 'saviour-protocol'),
    );
    const wounds = unsaved(t) * t.query('damage', attack.damage, { attack, side: 'attacker' });
    const lost = saviours.map(id => harmShare(t, id, wounds, modelOf(t, id).down) * worthOf(t, id));
    return ownerOf(t, attack.target) === seat && lost.length > 0 ? spared - Math.min(...lost) : 0;
  },
};

/** What a reaction is worth, before its price. */
function worthOfReaction(t: Look, { timing, to }: Of<typeof reactOrPass>, option: string): number {
  if (option === 're-roll') return gainOfReRoll(t);
  const { attack } = t.position;
  if (attack !== null && Object.hasOwn(OWN, option)) return OWN[option]!(t, attack, to as Seat);
  if (timing === 'before-recovery') return beforeRecovery(t, option);
  if (attack !== null && OF_ATTACKS.includes(timing)) return gainOfMark(t, timing, option, to as Seat);
  return WEIGHTS.unknownReaction + WEIGHTS.commandPoint;
}

/** Reactions that cost no CP. */
const FREE = ['resurrection-orb', 'scouts'];

/** The best reaction, if it is worth more than it costs. */
function worthIt(options: readonly string[], worth: (option: string) => number): Advice {
  const weighed = options.map(option => ({
    answer: option,
    worth: worth(option),
    because: { reason: 'good-reaction' },
  }));
  const best = bestOf(weighed);
  return best && best.worth > 0 ? adviseBest([best]) : { answer: null, because: { reason: 'not-worth-it' } };
}

export const adviseReaction = (t: Look, question: Of<typeof reactOrPass>): Advice =>
  worthIt(
    question.options,
    option => worthOfReaction(t, question, option) - (FREE.includes(option) ? 0 : WEIGHTS.commandPoint),
  );

/** VG-7.12: always, because it is free. */
export const adviseChargeAttack = (_t: Look, { options }: Of<typeof makeChargeAttack>): Advice =>
  worthIt(options, () => 1);

export const adviseFollowUp = (t: Look, { options, to }: Of<typeof followUpAsked>): Advice =>
  worthIt(options, () => followUp(t, to as Seat) - WEIGHTS.commandPoint);

export const adviseRetaliating = (t: Look, { options, about }: Of<typeof retaliate>): Advice =>
  worthIt(options, () => worthOfStriking(t, about.model, about.against, 'retaliation') - WEIGHTS.commandPoint);

/** VG-7.4: always, because it is free. */
export const adviseLeaving = (t: Look, { options, about }: Of<typeof strikeLeavingModel>): Advice =>
  worthIt(options, option => 0.1 + worthOfStriking(t, Number(option), about.mover, 'disengaging'));
