// Advice on which tac ops to take, when to reveal them, and what to name for them.
import { type Advised, adviseBest, bestOf, type Id, type Numbers, type Question } from '@little-wars/engine';
import type { Archetype } from '../content/types.ts';
import { flat } from '../core/03-actions/places.ts';
import { type AboutToken, proposeToken } from '../core/10-tac-ops/places.ts';
import type { Named } from '../core/10-tac-ops/tac-ops.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { cardOf, enemiesOf, operativeOf, other } from '../lookups.ts';
import { cardsFor } from '../tac-ops/index.ts';
import type { Look, OperativeId } from '../types.ts';
import { worthOf } from './harm.ts';
import { mixed, mixedSome } from './mixing.ts';
import { TAC_OP_POINTS } from './tac-op-points.ts';

type Picked = Advised<'pick-one'> | null;
const FOR = { reason: 'for-a-tac-op' } as const;

const USUAL = 0.4;

/** A card's average points in the soldiers' games. */
const pointsOf = (id: string): number => TAC_OP_POINTS[id] ?? USUAL;
const HAND = 3;

/** How many points less a card may score, or the best hand of an archetype, and be chosen now and then. */
const WITHIN = 0.2;

const picked = (answer: Id | null): Picked => (answer === null ? null : { answer, because: FOR });

const byPoints = (options: readonly Id[]) => options.map(answer => ({ answer, worth: pointsOf(String(answer)) }));

/** An archetype whose three best cards score about the most. */
export const adviseArchetype = (t: Look, { options }: Question<'pick-one'>, next: Numbers): Picked => {
  const weighed = options.map(answer => {
    const best = cardsFor(t.setup, answer as Archetype)
      .map(({ id }) => pointsOf(id))
      .sort((a, b) => b - a);
    return { answer, worth: best.slice(0, HAND).reduce((sum, points) => sum + points, 0) };
  });
  return picked(mixed(weighed, WITHIN, next));
};

/** The best cards, or others that score about as much: the opponent knows which are the best. */
export const adviseTacOps = (
  _t: Look,
  { options, most }: Question<'pick-some'>,
  next: Numbers,
): Advised<'pick-some'> => ({ answer: mixedSome(byPoints(options), most, WITHIN, next), because: FOR });

/** In any order: dice that all can see decide which of the cards are drawn. */
export const adviseOrderOfDeck = (
  _t: Look,
  { options, most }: Question<'pick-some'>,
  next: Numbers,
): Advised<'pick-some'> => {
  const alike = options.map(answer => ({ answer, worth: 0 }));
  return { answer: mixedSome(alike, most, 0, next), because: FOR };
};

export const adviseKept = (_t: Look, { options }: Question<'pick-one'>, next: Numbers): Picked =>
  picked(mixed(byPoints(options), WITHIN, next));

/** Reveals whenever possible: only revealed cards score. */
export const adviseReveal =
  (nothing: string) =>
  (_t: Look, { options }: Question<'pick-one'>): Picked => {
    const answer = options.find(id => id !== nothing);
    return answer === undefined ? { answer: nothing, because: { reason: 'nothing-better' } } : { answer, because: FOR };
  };

type Liking = (t: Look, operative: OperativeId, naming: Named) => number;

/** How close it is to the other side's drop zone. */
const advanced: Liking = (t, operative, { seat }) => {
  const at = operativeOf(t, operative).at;
  if (at === null) return -99;
  const zone = dropZoneOf(t, other(seat));
  return -Math.min(...zone.map(corner => flat(at, corner))) / 2540 + 0.1 * cardOf(t, operative).move;
};

/** Easy to incapacitate: hurt, weak, and near enemies who could do it. */
const easy: Liking = (t, operative) => {
  const { wounds, at } = operativeOf(t, operative);
  const nearest = at === null ? 0 : Math.min(...enemiesOf(t, operative).map(id => flat(at, operativeOf(t, id).at!)));
  return -wounds / 10 - nearest / 2540 - 0.2 * cardOf(t, operative).defence;
};

const hard: Liking = (t, operative, naming) => -easy(t, operative, naming);
const strong: Liking = (t, operative) => worthOf(t, operative) + cardOf(t, operative).wounds / 20;

/** By what is to be named; the opponent names what is hardest to reach. */
const LIKED: { readonly [name: string]: Liking } = {
  courier: advanced,
  escorted: advanced,
  watcher: advanced,
  guard: easy,
  victim: easy,
  target: easy,
  enemy: easy,
  executioner: strong,
  champion: strong,
};

export function adviseName(t: Look, { about: naming, options, to }: Question<'pick-one', Named>): Picked {
  const liking = naming.seat === to ? LIKED[naming.name] : hard;
  // Any feature or access point will do.
  if (!liking || !options.every(id => typeof id === 'number')) return { answer: options[0]!, because: FOR };
  const best = bestOf((options as readonly OperativeId[]).map(id => ({ id, worth: liking(t, id, naming) })));
  return best && { answer: best.id, because: FOR };
}

/** The operative noted in secret: one of the quick and strong. */
export const adviseSecret = (t: Look, { options }: Question<'pick-one'>, next: Numbers): Picked => {
  const weighed = options.map(answer => ({
    answer,
    worth: typeof answer === 'number' ? cardOf(t, answer).move + 0.1 * cardOf(t, answer).wounds : 0,
  }));
  return picked(mixed(weighed, 0.5, next));
};

const TRIES = 12;

/** Own tokens near one's own side, the other side's far from theirs: the best of a sample. */
export function adviseToken(t: Look, question: Question<'place', AboutToken>, next: Numbers) {
  const { seat } = question.about;
  const zone = dropZoneOf(t, seat);
  const sign = seat === question.to ? -1 : 1;
  const attempts = Array.from({ length: TRIES }, () => {
    const answer = proposeToken(t, question, next);
    return { answer, worth: sign * Math.min(...zone.map(corner => flat(answer.at, corner))), because: FOR };
  });
  return adviseBest<'place'>(attempts);
}
