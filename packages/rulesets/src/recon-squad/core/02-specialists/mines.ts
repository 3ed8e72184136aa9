// RS-2.9, RS-2.17-30  Mines
import {
  end,
  type Leg,
  type Numbers,
  type Placement,
  perObject,
  type Question,
  type Reason,
} from '@little-wars/engine';
import {
  firstSeen,
  inches,
  isGapWithin,
  isWithin,
  mayStand,
  type Scene,
  type Spot,
  type Standing,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';
import { modelsInPlay, placeIn } from '@little-wars/skirmish';
import type { BareHit, strikeSequences } from '../../../w40k/attacks/strike.ts';
import type { Move, WayEvent } from '../../../w40k/book.ts';
import { isAlive, type Lookups, modelOf, ownerOf } from '../../../w40k/measuring/lookups.ts';
import { pathOf } from '../../../w40k/movement/trips.ts';
import { sceneOfSetup } from '../../lookups.ts';
import { groundFor, sightMask } from '../../terrain.ts';
import { type Look, type Mine, type ModelId, question, sequence } from '../../types.ts';

/** RS-2.17, RS-2.22 */
const TRIGGER = inches(6);
/** RS-2.9 */
const LAYING = inches(3);
/** RS-2.27: a disc of 25 mm. */
const RADIUS: Tenths = 125;

export interface Triggered {
  readonly mine: number;
  readonly model: ModelId;
}

export interface SetOff {
  readonly model: ModelId;
  /** Untriggered mines, as marked on the table. */
  readonly left: readonly string[];
  readonly next: string | null;
}

export interface Laying {
  readonly model: ModelId;
}

export const chooseMine = question<'pick-one', { readonly model: ModelId }>(
  'choose the mine that goes off',
  'pick-one',
);
export const layMine = question<'place', { readonly model: ModelId }>('lay a mine', 'place');

const markOf = (mine: number): string => `mine-${mine + 1}`;
export const mineAt = (mark: string): number => Number(mark.slice('mine-'.length)) - 1;

/** RS-2.18: the effect of a mine. */
export const mineHit = ({ position }: Look, mine: number, model: ModelId): BareHit => ({
  model,
  seat: position.mines[mine]!.seat,
  hits: 1,
  strength: 5,
  ap: 0,
  damage: 1,
});

const discAt = ({ x, y, z }: Spot): Standing => ({ ax: x, ay: y, bx: x, by: y, r: RADIUS, z });

/** RS-2.27: a disc may lie wherever a model on foot could stand, even under models. */
const discTrip = perObject((scene: Scene): Trip => {
  const ground = groundFor(scene, { gait: 'infantry', jumps: false, charges: false, isFree: false, bridges: 0 });
  return { field: { scene, others: [] }, mover: { size: { shape: 'round', diameter: 2 * RADIUS }, height: 1 }, ground };
});

export interface MineParts {
  readonly lookups: Lookups;
  readonly bareHit: ReturnType<typeof strikeSequences>['bareHit'];
}

export function mineSequences({ lookups, bareHit }: MineParts) {
  /** RS-2.23, RS-2.28: the first point of a path that is in range and seen; null if none is. */
  const firstPoint = (t: Look, { at }: Mine, { model }: Move, legs: readonly Leg[]) => {
    const scene = sceneOfSetup(t.setup);
    const middle = { ...discAt(at), r: 0 };
    // A model standing on the mine does not block its sight.
    const bodies = modelsInPlay(t.position.models, (_, id) => id !== model)
      .filter(id => !isGapWithin(lookups.standing(t, id), middle, 0))
      .map(id => lookups.body(t, id));
    return firstSeen(lookups.mover(t, model), pathOf(t, model, legs), {
      eye: at,
      range: TRIGGER,
      r: RADIUS,
      among: { scene, mask: sightMask(scene), bodies },
    });
  };

  /** RS-2.30: a path of zero length is not a move; but after a fall it has come to a new place. */
  const isStill = (t: Look, { model, passed }: Move, legs: readonly Leg[]): boolean => {
    const { x, y, z } = modelOf(t, model).at!;
    return !passed && legs.every(({ to }) => to.x === x && to.y === y && to.z === z);
  };

  /** RS-2.20, RS-2.25: one hit per move and mine, in the order they are reached. */
  const eventsOf = (t: Look, move: Move, legs: readonly Leg[]): readonly WayEvent[] => {
    if (t.position.mines.length === 0 || legs.length === 0 || isStill(t, move, legs)) return [];
    const owner = ownerOf(t, move.model);
    const triggers = t.position.mines.flatMap((mine, i) => {
      const isOut = mine.seat === owner || move.passed?.includes(markOf(i));
      const point = isOut ? null : firstPoint(t, mine, move, legs);
      return point ? [{ mine: i, point }] : [];
    });
    const points = [...new Set(triggers.map(({ point }) => point.at))].toSorted((a, b) => a - b);
    return points.map((at): WayEvent => {
      const here = triggers.filter(({ point }) => point.at === at);
      const left = here.map(({ mine }) => markOf(mine));
      const { point } = here[0]!;
      return {
        ...point,
        fallsFrom: point.spot.z,
        once: left,
        frame: allGoOff.start({ model: move.model, left, next: null }),
      };
    });
  };

  const goOff = sequence<Triggered>('a mine goes off', 'RS-2.18', s => [
    s.run('RS-2.17', 'it is set off', (t, v) => {
      t.emit({ type: 'mine-went-off', clause: 'RS-2.17', ...v });
      return v;
    }),
    s.call('RS-2.18', 'one hit', (t, { mine, model }) => bareHit.start(mineHit(t, mine, model))),
  ]);

  /** RS-2.25: mines triggered at one point, in the order their owner chooses, while there is a model to hit. */
  const allGoOff = sequence<SetOff>('mines go off', 'RS-2.25', s => [
    s.ask('RS-2.25', chooseMine, {
      to: (t, v) => t.position.mines[mineAt(v.left[0]!)]!.seat,
      ask: (_t, { model, left }) => (left.length > 1 ? { of: 'mark', options: left, about: { model } } : null),
      then: (_t, v, next) => ({ ...v, next: next as string }),
    }),
    s.call('RS-2.25', 'one of them', (_t, { model, left, next }) =>
      goOff.start({ mine: mineAt(next ?? left[0]!), model }),
    ),
    s.run('RS-2.25', 'the others', (_t, { model, left, next }) => ({
      model,
      left: left.filter(id => id !== (next ?? left[0])),
      next: null,
    })),
    s.repeat('RS-2.25', 'while it lives', {
      from: chooseMine.purpose,
      while: (t, { model, left }) => left.length > 0 && isAlive(t, model),
    }),
  ]);

  type Placing = Question<'place', { readonly model: ModelId }>;

  const reasonsAgainst = (t: Look, { about }: Placing, { at }: Placement): readonly Reason[] => {
    const reasons: Reason[] = [];
    const disc = discAt(at);
    if (!isWithin(lookups.standing(t, about.model), disc, LAYING))
      reasons.push({ reason: 'too-far', clause: 'RS-2.9' });
    if (!mayStand(discTrip(sceneOfSetup(t.setup)), at)) reasons.push({ reason: 'no-ground', clause: 'RS-2.27' });
    return reasons;
  };

  const lay = sequence<Laying>('lay a mine', 'RS-2.9', s => [
    s.ask('RS-2.9', layMine, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (_t, { model }) => ({ what: 'mine', about: { model } }),
      then: (t, v, { at }) => {
        t.emit({ type: 'mine-laid', clause: 'RS-2.9', seat: ownerOf(t, v.model), at, by: v.model });
        return end();
      },
      legal: reasonsAgainst,
      propose: (t, asked: Placing, next: Numbers) => {
        const { x, y, z } = modelOf(t, asked.about.model).at!;
        const placement = placeIn(
          {
            box: [
              { x: x - LAYING, y: y - LAYING },
              { x: x + LAYING, y: y + LAYING },
            ],
            isLegal: candidate => reasonsAgainst(t, asked, candidate).length === 0,
            facings: 1,
            facing: at => ({ at: { ...at, z } }),
          },
          next,
        );
        return placement ?? { at: { x, y, z } };
      },
    }),
  ]);
  return { eventsOf, lay, sequences: [goOff, allGoOff, lay] };
}
