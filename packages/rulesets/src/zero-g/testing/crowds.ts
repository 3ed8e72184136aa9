// Random crowded boards on Zero-G's tables, and the moves on them that need a legal end: a Flier's swoop.
import type { Numbers } from '@little-wars/engine';
import { headingOf, inches, mayStand, type Spot } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import { againstFlight, flightsOf, mayEnd } from '../core/02-moving/flying.ts';
import { bodyAt, modelOf, moverOf, sceneOfSetup, sideOf } from '../lookups.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { flyingGround } from '../terrain.ts';
import type { Look } from '../types.ts';
import { blue, field, look, red, type Stood } from './field.ts';

const pick = <A>(next: Numbers, list: readonly A[]): A => list[next(list.length)]!;

const tripOf = (t: Look, id: number) => {
  const scene = sceneOfSetup(t.setup);
  const others = modelsInPlay(t.position.models, (_, other) => other !== id).map(other => ({
    id: String(other),
    ...bodyAt(modelOf(t, other), modelOf(t, other).at!),
  }));
  return { field: { scene, others }, mover: moverOf(modelOf(t, id)), ground: flyingGround(scene) };
};

/** A Flier with a random facing, and others around it. */
function crowd(next: Numbers): Look {
  const setup = pick(next, ready);
  const { models } = opening(setup);
  const scene = sceneOfSetup(setup);
  const along = headingOf({ dx: next(201) - 100, dy: next(201) - 100.5 })!;
  const at = (stood: readonly Stood[]): Look => look(field(stood, { phase: 'movement' }), setup);
  const stood = crowdOn<Stood>(
    { scene, ground: flyingGround(scene) },
    { reach: pick(next, [1500, 3000, 6000]), others: 1 + next(12) },
    (before, spot) => {
      const { kind, sheet, choices } = pick(next, models);
      const added: Stood =
        before.length === 0
          ? blue('Flying Beast', 0, 0, { at: spot, along })
          : (next(3) === 0 ? blue : red)(kind, 0, 0, { at: spot, sheet, choices });
      const t = at([...before, added]);
      return mayStand(tripOf(t, before.length), spot) ? [...before, added] : before;
    },
    next,
  );
  return at(stood);
}

/** A Flier near an edge that it faces, so that only strips along the edge are ahead, and others in those strips. */
function strip(next: Numbers): Look {
  const setup = pick(next, ready);
  const { models } = opening(setup);
  const side = sideOf(setup);
  const at = (stood: readonly Stood[]): Look => look(field(stood, { phase: 'movement' }), setup);
  const off = 300 + next(900);
  // One of the four edges, by swapping and mirroring.
  const [swap, mirror] = [next(2) === 0, next(2) === 0];
  const spot = (x: number, y: number) => {
    const [a, b] = [x, mirror ? side - y : y];
    return { x: swap ? b : a, y: swap ? a : b, z: 0 };
  };
  const towards = (dx: number, dy: number) => {
    const [a, b] = [dx, mirror ? -dy : dy];
    return headingOf({ dx: swap ? b : a, dy: swap ? a : b })!;
  };
  const middle = next(side);
  let stood: readonly Stood[] = [];
  const add = (place: Spot, added: Stood): boolean => {
    const trial = [...stood, added];
    const stands = mayStand(tripOf(at(trial), stood.length), place);
    if (stands) stood = trial;
    return stands;
  };
  const along = towards(next(41) - 20, -100);
  let start = spot(middle, off);
  for (let i = 0; !add(start, blue('Flying Beast', 0, 0, { at: start, along })); i++)
    start = spot((middle + 331 * i) % side, off);
  for (let i = 4 + next(9); i > 0; i--) {
    const { kind, sheet, choices } = pick(next, models);
    const far = (next(2) === 0 ? 1 : -1) * (inches(11) + next(inches(13)));
    const place = spot((swap ? start.y : start.x) + far, 200 + next(off + 700));
    const { x, y } = place;
    if (x > 0 && y > 0 && x < side && y < side)
      add(place, (next(3) === 0 ? blue : red)(kind, 0, 0, { at: place, sheet, choices }));
  }
  return at(stood);
}

export const crowdedMoves = (next: Numbers): readonly MoveCase[] => {
  const t = next(3) === 0 ? crowd(next) : strip(next);
  return [
    {
      name: 'swoop',
      trip: tripOf(t, 0),
      from: modelOf(t, 0).at!,
      allowance: inches(24),
      oneLeg: true,
      isOffered: flightsOf(t, 0).includes('swoop'),
      mayEnd: spot => mayEnd(t, 0, spot),
      isLegal: legs => againstFlight(t, { model: 0, manoeuvre: 'swoop' }, legs).length === 0,
    },
  ];
};
