// Events during a move: mines, jumps and falls
import type { Forecast, Leg } from '@little-wars/engine';
import type { BareHit } from '../../w40k/attacks/strike.ts';
import type { Move } from '../../w40k/book.ts';
import { type Chances, meanOf, mixedIn } from '../../w40k/odds/chances.ts';
import { leftOf } from '../../w40k/odds/volley.ts';
import { mineAt, mineHit } from '../core/02-specialists/mines.ts';
import { fallHit } from '../core/04-moving/jumps.ts';
import { jumps, mines } from '../library.ts';
import { leftOutOfHits, struckByHit } from '../odds/index.ts';
import type { Look, ModelId } from '../types.ts';
import { ofJump } from './prospects.ts';

/** One event on the way: a hit with a probability; possibly one that ends the path. */
interface Step {
  readonly at: number;
  readonly name: string;
  readonly hit: BareHit | null;
  readonly chance: number;
  readonly ends: boolean;
}

function stepsOf(t: Look, move: Move, legs: readonly Leg[]): readonly Step[] {
  const { model } = move;
  const leaps = jumps.jumpsOf(t, move, legs).map(({ place, falling, width }): Step => {
    const height = jumps.dropOf(t, falling);
    const chance = width === null ? 1 : 1 - ofJump(t, model, width).chance;
    return { at: place.at, name: 'Fall', hit: height > 0 ? fallHit(t, model, height) : null, chance, ends: true };
  });
  const blasts = mines
    .eventsOf(t, move, legs)
    .flatMap(({ at, once = [] }) =>
      once.map((mark): Step => ({ at, name: 'Mine', hit: mineHit(t, mineAt(mark), model), chance: 1, ends: false })),
    );
  return [...blasts, ...leaps].toSorted((a, b) => a.at - b.at);
}

/** The chances of each number of wounds left, from those before. */
function after(t: Look, before: Chances, hit: BareHit | null): Chances {
  if (hit === null) return before;
  const struck = struckByHit(t, hit);
  const left: number[] = [];
  for (const [wounds, chance] of before.entries()) mixedIn(left, chance, leftOf(wounds, struck.all, struck));
  return left;
}

const forecastOf = (t: Look, hits: readonly BareHit[], of: Pick<Forecast, 'by' | 'with'>, left: Chances): Forecast => {
  const model = of.by as ModelId;
  const { wounds } = t.position.models[model]!;
  const chances = Array.from({ length: wounds + 1 }, (_, lost) => left[wounds - lost] ?? 0);
  return {
    id: 'wounds',
    clause: '8E-6.19',
    ...of,
    to: model,
    chances,
    mean: meanOf(chances),
    kill: chances.at(-1)!,
    because: [],
    policy: 'failures-again',
    leftOut: leftOutOfHits(t, hits),
  };
};

const unhurt = (t: Look, model: ModelId): Chances => [
  ...new Array<number>(t.position.models[model]!.wounds).fill(0),
  1,
];

/** RS-2.18: the wounds that a mine costs. */
export function ofMine(t: Look, model: ModelId, mark: string): Forecast {
  const hit = mineHit(t, mineAt(mark), model);
  return forecastOf(t, [hit], { by: model, with: 'Mine' }, after(t, unhurt(t, model), hit));
}

/** RS-2.20, RS-4.4: the wounds that a move costs, up to its end or its next question; zero where nothing happens. */
export function ofWay(t: Look, move: Move, legs: readonly Leg[]): readonly Forecast[] {
  const steps = stepsOf(t, move, legs);
  if (steps.every(({ hit }) => hit === null)) return [];
  const ended: number[] = [];
  let going = unhurt(t, move.model);
  for (const { hit, chance, ends } of steps) {
    if (ends) mixedIn(ended, chance, after(t, going, hit));
    going = ends ? going.map(each => each * (1 - chance)) : after(t, going, hit);
  }
  mixedIn(ended, 1, going);
  const hits = steps.flatMap(({ hit }) => hit ?? []);
  return [
    forecastOf(t, hits, { by: move.model, with: [...new Set(steps.map(({ name }) => name))].join(' + ') }, ended),
  ];
}
