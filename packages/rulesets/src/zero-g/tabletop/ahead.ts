// ZG-2.3, ZG-6.8  Where a drift would end, with the chance of each inch
import type { Ahead, AheadEnd, Id } from '@little-wars/engine';
import { inches, type Spot, toInches } from '@little-wars/engine/geometry';
import { straightOn } from '../core/02-moving/travel.ts';
import { bodyAhead } from '../core/06-bodies/bodies.ts';
import { isAlive, modelOf } from '../lookups.ts';
import type { Look } from '../types.ts';

/** The chance of each sum of so many dice, by what a face counts. */
function sums(dice: number, worth: (face: number) => number): readonly number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = [];
    for (const [sum, chance] of chances.entries())
      for (let face = 1; face <= 6; face++) {
        const total = sum + worth(face);
        next[total] = (next[total] ?? 0) + chance / 6;
      }
    chances = Array.from(next, chance => chance ?? 0);
  }
  return chances;
}

/** A 6 carries it 6" and a D3" on: 8" on the whole, which is what is shown. */
const ON_A_SIX = 8;
const drifting = (face: number): number => (face === 1 ? 0 : face === 6 ? ON_A_SIX : face);

/** Places and their chances, those that end alike together. */
function endsOf(from: Spot, chances: readonly number[], endAt: (inch: number) => Spot): readonly AheadEnd[] {
  const ends = new Map<string, AheadEnd>();
  for (const [inch, chance] of chances.entries()) {
    if (chance === 0) continue;
    const at = inch === 0 ? from : endAt(inch);
    const key = `${at.x} ${at.y}`;
    const far = toInches(Math.sqrt((at.x - from.x) * (at.x - from.x) + (at.y - from.y) * (at.y - from.y)));
    ends.set(key, { at, inches: far, chance: (ends.get(key)?.chance ?? 0) + chance });
  }
  return [...ends.values()].sort((a, b) => a.inches - b.inches);
}

/** Where a model with arrows, or a body, would drift to; null for what does not drift. */
export function ahead(t: Look, what: Id): Ahead | null {
  if (typeof what === 'string' && what.startsWith('body-')) {
    const body = t.position.bodies.find(({ model }) => `body-${model}` === what);
    if (!body || body.arrows === 0) return null;
    const chances = sums(body.arrows, face => face);
    return { clause: 'ZG-6.8', from: body.at, ends: endsOf(body.at, chances, far => bodyAhead(t, body, far).spot) };
  }
  if (typeof what !== 'number' || t.position.models[what] === undefined || !isAlive(t, what)) return null;
  const { arrows, course, at } = modelOf(t, what);
  if (arrows === 0 || course === null) return null;
  const chances = sums(arrows, drifting);
  return {
    clause: 'ZG-2.11',
    from: at!,
    ends: endsOf(at!, chances, far => straightOn(t, what, course, inches(far)).spot),
  };
}
