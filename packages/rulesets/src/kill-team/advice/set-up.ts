// Before the battle: sides, barricades, who is set up where and with which order.
import { type Advised, adviseBest, bestOf, type Placement, type Question, type Seat } from '@little-wars/engine';
import { flat } from '../core/03-actions/places.ts';
import { objectivesOf } from '../core/06-damage/objectives.ts';
import { type BarricadePlace, proposeBarricade, proposeSetUp } from '../core/11-ways-to-play/places.ts';
import { cardOf, mapOf, operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { goalsOf, worthForGoals } from './goals.ts';
import { ifSo } from './supposing.ts';

type Next = (below: number) => number;
type Picked = Advised<'pick-one'> | null;

/** To have the choice of sides, one is the Defender. */
export const adviseAttacker = (_t: Look, { to }: Question<'pick-one'>): Picked => ({
  answer: 1 - (to as Seat),
  because: { reason: 'choice-of-sides' },
});

/** The drop zone whose corners are nearer to objectives. */
export function adviseDropZone(t: Look, { options }: Question<'pick-one'>): Picked {
  const { objectives, zones } = mapOf(t.setup);
  return adviseBest<'pick-one'>(
    options.map(answer => {
      const zone = zones.dropZones[answer as 0 | 1];
      const away = objectives.map(at => Math.min(...zone.map(corner => flat(at, corner))));
      return { answer, worth: -away.reduce((sum, each) => sum + each, 0), because: { reason: 'near-objectives' } };
    }),
  );
}

const TRIES = 6;

/** Of some legal places the best by a measure. */
function bestOfSome(some: () => Placement, worthOf: (placement: Placement) => number) {
  const tried = Array.from({ length: TRIES }, () => {
    const answer = some();
    return { answer, worth: worthOf(answer) };
  });
  return bestOf(tried);
}

/** Where it leads soonest to objectives. */
export function adviseSetUp(t: Look, question: Question<'place', undefined>, next: Next): Advised<'place'> | null {
  const operative = question.what as OperativeId;
  const best = bestOfSome(
    () => proposeSetUp(t, question, next),
    ({ at }) => {
      const then = ifSo(t, operative, { at });
      return worthForGoals(then, operative, at, goalsOf(then, operative));
    },
  );
  return best && { answer: best.answer, because: { reason: 'near-objectives', worth: best.worth } };
}

/** By an objective, on the way to it from one's own side: somebody will stand behind it. */
export function adviseBarricade(
  t: Look,
  question: Question<'place', BarricadePlace>,
  next: Next,
): Advised<'place'> | null {
  const goals = objectivesOf(t);
  const taken = t.position.barricades;
  const best = bestOfSome(
    () => proposeBarricade(t, question, next),
    ({ at }) => {
      const nearest = Math.min(...goals.map(goal => flat(at, goal.at)));
      const crowd = Math.min(Infinity, ...taken.map(other => flat(at, other.at)));
      return -nearest + Math.min(crowd, 1500) / 3;
    },
  );
  return best && { answer: best.answer, because: { reason: 'cover-by-objectives' } };
}

/** Who is set up first: those with the least to fear from being seen first. */
export function adviseGroup(t: Look, { options, least }: Question<'pick-some'>): Advised<'pick-some'> {
  const worth = (id: OperativeId): number =>
    cardOf(t, id).wounds - (cardOf(t, id).keywords.includes('LEADER') ? 20 : 0);
  const ranked = (options as readonly OperativeId[]).toSorted((a, b) => worth(b) - worth(a));
  return { answer: ranked.slice(0, least), because: { reason: 'strong-first' } };
}

/** Ranged weapons to engage with; who must come near first hides meanwhile. */
export const adviseFirstOrder = (_t: Look, { options }: Question<'pick-one'>): Picked =>
  options.includes('engage') ? { answer: 'engage', because: { reason: 'somebody-to-attack' } } : null;

/** Who has the initiative acts first: on objectives, and before being shot at. */
export const adviseInitiative = (_t: Look, { to }: Question<'pick-one'>): Picked => ({
  answer: to as Seat,
  because: { reason: 'act-first' },
});

/** Recon gains ground; it beats Fortify, which is what the cautious choose. */
export const adviseScouting = (_t: Look, { options }: Question<'pick-one'>): Picked =>
  options.includes('recon') ? { answer: 'recon', because: { reason: 'near-objectives' } } : null;

/** Who gains the most by a dash: whoever is quickest to an objective nobody else is near. */
export function adviseDasher(t: Look, { options }: Question<'pick-one'>): Picked {
  const weighed = options.flatMap(answer => {
    if (typeof answer !== 'number') return [];
    const at = operativeOf(t, answer).at!;
    const worth = worthForGoals(t, answer, at, goalsOf(t, answer));
    return [{ answer, worth, because: { reason: 'near-objectives' } }];
  });
  return adviseBest<'pick-one'>(weighed);
}

/** Whoever may gain some ground: each says itself where it goes, or stays. */
export const adviseAll = (_t: Look, { options, most }: Question<'pick-some'>): Advised<'pick-some'> => ({
  answer: options.slice(0, most),
  because: { reason: 'near-objectives' },
});
