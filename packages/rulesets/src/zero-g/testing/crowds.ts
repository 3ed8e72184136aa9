// Random crowded boards on Zero-G's tables, and the moves on them that need a legal end: a Flier's swoop.
import type { Numbers } from '@little-wars/engine';
import { headingOf, inches, mayStand } from '@little-wars/engine/geometry';
import { modelsInPlay } from '@little-wars/skirmish';
import { crowdOn, type MoveCase } from '@little-wars/skirmish/testing';
import { againstFlight, flightsOf, mayEnd } from '../core/02-moving/flying.ts';
import { bodyAt, modelOf, moverOf, sceneOfSetup } from '../lookups.ts';
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

/** A Flier, facing anywhere, and others around it. */
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

/** A dense search over 24" takes long: one board in so many. */
const ONE_IN = 10;

export const crowdedMoves = (next: Numbers): readonly MoveCase[] => {
  if (next(ONE_IN) > 0) return [];
  const t = crowd(next);
  return [
    {
      name: 'swoop',
      trip: tripOf(t, 0),
      from: modelOf(t, 0).at!,
      allowance: inches(24),
      isOffered: flightsOf(t, 0).includes('swoop'),
      mayEnd: spot => mayEnd(t, 0, spot),
      isLegal: legs => againstFlight(t, { model: 0, manoeuvre: 'swoop' }, legs).length === 0,
    },
  ];
};
