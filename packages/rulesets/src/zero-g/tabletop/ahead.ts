// ZG-2.3, ZG-6.8  Where a drift would end, with the chance of each inch
import { type Ahead, type AheadEnd, type Id, supposing } from '@little-wars/engine';
import { type Direction, inches, type Spot, toInches } from '@little-wars/engine/geometry';
import { replacedAt } from '@little-wars/skirmish';
import { straightOn } from '../core/02-moving/travel.ts';
import { bodyAhead } from '../core/06-bodies/bodies.ts';
import { isAlive, modelOf } from '../lookups.ts';
import type { Look, ModelId } from '../types.ts';

/** The chance of each sum of so many dice. */
function sums(dice: number): readonly number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = [];
    for (const [sum, chance] of chances.entries())
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + chance / 6;
    chances = Array.from(next, chance => chance ?? 0);
  }
  return chances;
}

/** An outcome of drift dice, reduced to what matters: the sum of all 2 to 5, and the number of 6s. */
interface Fall {
  readonly far: number;
  readonly sixes: number;
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** ZG-2.11: every outcome of this many drift dice. */
function fallsOf(dice: number): readonly Fall[] {
  let falls: readonly Fall[] = [{ far: 0, sixes: 0, chance: 1 }];
  for (let i = 0; i < dice; i++) {
    const next = new Map<string, Fall>();
    for (const { far, sixes, chance } of falls)
      for (const face of FACES) {
        const fall = { far: face > 1 && face < 6 ? far + face : far, sixes: face === 6 ? sixes + 1 : sixes };
        const key = `${fall.far} ${fall.sixes}`;
        next.set(key, { ...fall, chance: (next.get(key)?.chance ?? 0) + chance / 6 });
      }
    falls = [...next.values()];
  }
  return falls;
}

/** A place on the way, and whether debris or the edge ended the move there. */
interface Place {
  readonly at: Spot;
  readonly over: boolean;
  readonly chance: number;
}

/** ZG-2.10: a 6 carries it 6" and a D3" on. */
const ACCELERATED = [7, 8, 9] as const;

/** Places with their chances, equal ones merged. */
function together(places: readonly Place[]): readonly Place[] {
  const all = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.at.x} ${place.at.y} ${place.over}`;
    all.set(key, { ...place, chance: (all.get(key)?.chance ?? 0) + place.chance });
  }
  return [...all.values()];
}

/** One straight move, as in play: every move ends on whole tenths, and continues from there (ZG-2.28). */
function moved(t: Look, model: ModelId, course: Direction, from: Place, far: number): Place {
  if (from.over || far === 0) return from;
  const there = replacedAt(t.position.models, model, { ...modelOf(t, model), at: from.at });
  const { spot, why } = straightOn(supposing(t, { models: there }), model, course, inches(far));
  return { ...from, at: spot, over: why?.id === 'solid' || why?.id === 'edge' };
}

/** Where a drift of a model may end. A model slain by a dangerous terrain test stays there as a body. */
function placesOf(t: Look, model: ModelId, course: Direction): readonly Place[] {
  const { arrows, at } = modelOf(t, model);
  return together(
    fallsOf(arrows).flatMap(({ far, sixes, chance }) => {
      let places: readonly Place[] = [moved(t, model, course, { at: at!, over: false, chance }, far)];
      for (let i = 0; i < sixes; i++)
        places = together(
          places.flatMap(place =>
            ACCELERATED.map(more => {
              const next = moved(t, model, course, place, more);
              return { ...next, chance: place.chance / ACCELERATED.length };
            }),
          ),
        );
      return places;
    }),
  );
}

function endsOf(from: Spot, places: readonly Pick<Place, 'at' | 'chance'>[]): readonly AheadEnd[] {
  const ends = new Map<string, AheadEnd>();
  for (const { at, chance } of places) {
    const key = `${at.x} ${at.y}`;
    const far = toInches(Math.sqrt((at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)));
    ends.set(key, { at, inches: far, chance: (ends.get(key)?.chance ?? 0) + chance });
  }
  return [...ends.values()].sort((a, b) => a.inches - b.inches);
}

/** Where a model with arrows, or a body, would drift to; null for anything else. */
export function ahead(t: Look, what: Id): Ahead | null {
  if (typeof what === 'string' && what.startsWith('body-')) {
    const body = t.position.bodies.find(({ model }) => `body-${model}` === what);
    if (!body || body.arrows === 0) return null;
    const places = sums(body.arrows).flatMap((chance, far) =>
      chance === 0 ? [] : [{ at: bodyAhead(t, body, far).spot, chance }],
    );
    return { clause: 'ZG-6.8', from: body.at, ends: endsOf(body.at, places) };
  }
  if (typeof what !== 'number' || t.position.models[what] === undefined || !isAlive(t, what)) return null;
  const { arrows, course, at } = modelOf(t, what);
  if (arrows === 0 || course === null) return null;
  return { clause: 'ZG-2.11', from: at!, ends: endsOf(at!, placesOf(t, what, course)) };
}
