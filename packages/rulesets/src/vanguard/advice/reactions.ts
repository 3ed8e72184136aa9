// Reactions: what they change of the attack under way, against what they cost.
import { type Advised, adviseBest, bestOf, type reactOrPass, type Seat, supposing } from '@little-wars/engine';
import type { followUp as followUpAsked } from '../core/04-round/turns.ts';
import type { makeChargeAttack } from '../core/07-moving/charge.ts';
import type { strikeWhoLeaves } from '../core/07-moving/leaving.ts';
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

/** What the attack under way will cost its target, as far as it has gone. */
function shareAt(t: Look, attack: Attack, timing: string): number {
  const now = supposing(t, { attack });
  switch (timing) {
    case 'before-hit-roll':
      return shareBefore(t, attack);
    case 'hit-dice-rolled':
      return shareOfHits(now, attack, hitsScored(now));
    case 'armor-dice-rolled':
    case 'before-wounds':
      return shareOfUnsaved(now, attack, unsaved(now));
    default:
      return harmShare(now, attack.target, 0.001, attack.wasDown);
  }
}

/** The mark an ability leaves on the attack, however it names it, as if it were used. */
const marked = (attack: Attack, ability: string): Attack => ({
  ...attack,
  marks: [...attack.marks, ability, markOf(ability, attack.attacker), markOf(ability, attack.target)],
});

/** Those that leave nothing but a mark: what it changes is asked of the rules themselves. */
const OF_ATTACKS = ['before-hit-roll', 'hit-dice-rolled', 'armor-dice-rolled', 'before-wounds'];

function gainOfMark(t: Look, timing: string, ability: string, seat: Seat): number {
  const attack = t.position.attack!;
  const change = shareAt(t, marked(attack, ability), timing) - shareAt(t, attack, timing);
  const worth = change * worthOf(t, attack.target);
  return ownerOf(t, attack.target) === seat ? -worth : worth;
}

/** VG-10.6: to rise or not is the worth of somebody. */
const beforeRecovery = (t: Look, ability: string): number => {
  const { attack } = t.position;
  if (attack === null) return WEIGHTS.unknownReaction;
  const now = shareOfRecovery(t, attack);
  const then = shareOfRecovery(supposing(t, { attack: marked(attack, ability) }), attack);
  return (now - then) * worthOf(t, attack.target);
};

/** The wounds are off already: none more are needed to be out. */
const shareOfRecovery = (t: Look, { target, wasDown }: Attack): number =>
  harmShare(
    supposing(t, {
      models: t.position.models.map((each, i) => (i === target ? { ...each, wounds: each.wounds + 1 } : each)),
    }),
    target,
    1,
    wasDown,
  );

/** Those whose effect is no mark on the attack. */
const OWN: { readonly [reaction: string]: ((t: Look, attack: Attack, seat: Seat) => number) | undefined } = {
  /** A fifth of its dice shows a 6 sooner or later, and each costs a wound past all armor. */
  bladestorm: (t, { dice, target }) => 0.2 * dice * harmShare(t, target, 1, false) * worthOf(t, target),
  'death-throes': (t, { target, attacker }) => worthOfStriking(t, target, attacker, 'retaliation'),
  /** The friend near it is worth more than the one that steps in, which loses as many wounds. */
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

/** What a reaction in a window is worth, its price not counted. */
function worthOfReaction(t: Look, { timing, to }: Of<typeof reactOrPass>, option: string): number {
  if (option === 're-roll') return gainOfReRoll(t);
  const { attack } = t.position;
  if (attack !== null && Object.hasOwn(OWN, option)) return OWN[option]!(t, attack, to as Seat);
  if (timing === 'before-recovery') return beforeRecovery(t, option);
  if (attack !== null && OF_ATTACKS.includes(timing)) return gainOfMark(t, timing, option, to as Seat);
  return WEIGHTS.unknownReaction + WEIGHTS.commandPoint;
}

/** What asks for no CP. */
const FREE = ['resurrection-orb', 'scouts'];

/** The best of several reactions, if it is worth more than it costs. */
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

/** VG-7.12: it costs nothing. */
export const adviseChargeAttack = (_t: Look, { options }: Of<typeof makeChargeAttack>): Advice =>
  worthIt(options, () => 1);

export const adviseFollowUp = (t: Look, { options, to }: Of<typeof followUpAsked>): Advice =>
  worthIt(options, () => followUp(t, to as Seat) - WEIGHTS.commandPoint);

export const adviseRetaliating = (t: Look, { options, about }: Of<typeof retaliate>): Advice =>
  worthIt(options, () => worthOfStriking(t, about.model, about.against, 'retaliation') - WEIGHTS.commandPoint);

/** VG-7.4: it costs nothing. */
export const adviseLeaving = (t: Look, { options, about }: Of<typeof strikeWhoLeaves>): Advice =>
  worthIt(options, option => 0.1 + worthOfStriking(t, Number(option), about.mover, 'disengaging'));
