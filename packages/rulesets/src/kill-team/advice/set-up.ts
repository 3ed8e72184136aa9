// Before the battle: sides, barricades, deployment and first orders.
import { type Advised, adviseBest, bestOf, type Placement, type Question, type Seat } from '@little-wars/engine';
import { flat } from '../core/03-actions/places.ts';
import { type BarricadePlace, proposeBarricade, proposeSetUp } from '../core/11-ways-to-play/places.ts';
import { cardOf, mapOf, operativeOf } from '../lookups.ts';
import type { Look, OperativeId } from '../types.ts';
import { goalsOf, worthForGoals } from './goals.ts';
import { mixed } from './mixing.ts';
import { markersOf } from './narrative.ts';
import { ifSo } from './supposing.ts';

type Next = (below: number) => number;
type Picked = Advised<'pick-one'> | null;

/** Prefers to be the Defender, who picks the drop zone. */
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

/** The best of a sample of legal placements. */
function bestOfSome(some: () => Placement, worthOf: (placement: Placement) => number) {
  const attempts = Array.from({ length: TRIES }, () => {
    const answer = some();
    return { answer, worth: worthOf(answer) };
  });
  return bestOf(attempts);
}

/** As close to objectives as possible, on foot. */
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

/** Near an objective, on its own side of it, so that an operative can stand behind it. */
export function adviseBarricade(
  t: Look,
  question: Question<'place', BarricadePlace>,
  next: Next,
): Advised<'place'> | null {
  const goals = markersOf(t);
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

/** Sets up those first that have the least to fear from being seen. */
export function adviseGroup(t: Look, { options, least }: Question<'pick-some'>): Advised<'pick-some'> {
  const worth = (id: OperativeId): number =>
    cardOf(t, id).wounds - (cardOf(t, id).keywords.includes('LEADER') ? 20 : 0);
  const ranked = (options as readonly OperativeId[]).toSorted((a, b) => worth(b) - worth(a));
  return { answer: ranked.slice(0, least), because: { reason: 'strong-first' } };
}

/** Engage with ranged weapons; Conceal with operatives that must close in first. */
export const adviseFirstOrder = (_t: Look, { options }: Question<'pick-one'>): Picked =>
  options.includes('engage') ? { answer: 'engage', because: { reason: 'somebody-to-attack' } } : null;

/** Takes the initiative: first at the objectives, and before being shot at. */
export const adviseInitiative = (_t: Look, { to }: Question<'pick-one'>): Picked => ({
  answer: to as Seat,
  because: { reason: 'act-first' },
});

/** Recon gains ground; but each beats another, so none may be sure to come. */
const SCOUTING: { readonly [option: string]: number | undefined } = { recon: 1, infiltrate: 0.6, fortify: 0.3 };

export function adviseScouting(_t: Look, { options }: Question<'pick-one'>, next: Next): Picked {
  const weighed = options.map(answer => ({ answer, worth: SCOUTING[answer] ?? 0 }));
  const answer = mixed(weighed, 1, next);
  return answer === null ? null : { answer, because: { reason: 'near-objectives' } };
}

/** The operative that gains most by a dash: the quickest to an objective with no other friend near. */
export function adviseDasher(t: Look, { options }: Question<'pick-one'>): Picked {
  const weighed = options.flatMap(answer => {
    if (typeof answer !== 'number') return [];
    const at = operativeOf(t, answer).at!;
    const worth = worthForGoals(t, answer, at, goalsOf(t, answer));
    return [{ answer, worth, because: { reason: 'near-objectives' } }];
  });
  return adviseBest<'pick-one'>(weighed);
}

/** Everybody who may gain ground: where each goes, or stays, is asked separately. */
export const adviseAll = (_t: Look, { options, most }: Question<'pick-some'>): Advised<'pick-some'> => ({
  answer: options.slice(0, most),
  because: { reason: 'near-objectives' },
});
