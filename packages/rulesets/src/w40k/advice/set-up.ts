// Where to set up a model: as far forward as possible, towards its goals, and where terrain locks it in only if nowhere else
import type { Advised, Placement, Question, Reason } from '@little-wars/engine';
import { flat, inches, type Point, type Spot } from '@little-wars/engine/geometry';
import { boxAround } from '@little-wars/skirmish';
import { ownerOf } from '../measuring/lookups.ts';
import type { Look, ModelId } from '../types.ts';
import type { Walking } from './walking.ts';

const STEP = inches(1.5);

export interface SetUpParts {
  readonly zoneOf: (t: Look, seat: number) => readonly Point[];
  /** The goals of a model. */
  readonly goalOf: (t: Look, model: ModelId) => Point;
  readonly walking: Walking;
  readonly reasonsAgainst: (t: Look, question: Question<'place'>, placement: Placement) => readonly Reason[];
}

export const setUpAdviceOf =
  ({ zoneOf, goalOf, walking, reasonsAgainst }: SetUpParts) =>
  (t: Look, question: Question<'place'>): Advised<'place'> | null => {
    const id = question.what as ModelId;
    const [low, high] = boxAround(zoneOf(t, ownerOf(t, id)));
    const goal = goalOf(t, id);
    const spots: Spot[] = [];
    for (let x = low.x + STEP / 2; x <= high.x; x += STEP)
      for (let y = low.y + STEP / 2; y <= high.y; y += STEP) spots.push({ x: Math.round(x), y: Math.round(y), z: 0 });
    spots.sort((a, b) => flat(a, goal) - flat(b, goal));
    const isLegal = (spot: Spot): boolean => reasonsAgainst(t, question, { at: spot }).length === 0;
    const at = spots.find(spot => walking.isOpen(t, id, spot) && isLegal(spot)) ?? spots.find(isLegal);
    return at ? { answer: { at }, because: { reason: 'near-a-marker' } } : null;
  };
