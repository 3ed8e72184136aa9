// Models, reach and sight as shown on a table
import type { BoardModel, CardLine, Figure, Glimpse, Id, Leg, Question, Ruling } from '@little-wars/engine';
import { isAsked, supposing } from '@little-wars/engine';
import { distance, reach as reachFrom, type Spot, toInches } from '@little-wars/engine/geometry';
import { figureOf, isInPlay, type Reaches, reachesOf } from '@little-wars/skirmish';
import type { Targets } from '../attacks/targets.ts';
import type { Manner, Move } from '../book.ts';
import type { Kit } from '../content/types.ts';
import { isAlive, type Lookups, modelOf } from '../measuring/lookups.ts';
import { drawMove } from '../movement/moving.ts';
import type { MoveReasons } from '../movement/reasons.ts';
import type { Trips } from '../movement/trips.ts';
import type { Look, Model, ModelId, Position } from '../types.ts';

/** What a model of an edition shows besides the common parts. */
export interface Shown {
  readonly conditions: readonly string[];
  readonly lines: readonly CardLine[];
  readonly ready: boolean;
}

/** Which selection of an army list a model belongs to. */
export const unitOf = ({ seat, selection }: Pick<Model, 'seat' | 'selection'>): string => `${seat}.${selection}`;

/** A model of the board. */
export function boardModel(t: Look, lookups: Lookups, id: ModelId, { conditions, lines, ready }: Shown): BoardModel {
  const model = modelOf(t, id);
  const { kind, height } = lookups.kit(t, id);
  const { seat, name, at, wounds, removed } = model;
  return {
    id,
    seat,
    name: name === '' ? kind.name : name,
    card: kind.name,
    unit: unitOf(model),
    base: at && lookups.standingAt(model, at),
    ...(kind.base.shape !== 'round' && { lies: { size: kind.base, along: model.along } }),
    at,
    height,
    figure: figureOfKit(lookups.kit(t, id)),
    wounds: { left: Math.max(0, wounds), of: lookups.fullWounds(model) },
    conditions: [...ownConditions(t, lookups, id), ...conditions],
    ready: isInPlay(model) && ready,
    out: removed,
    lines,
  };
}

/** The visible properties of a kit. */
interface Worn extends Pick<Kit<unknown, unknown>, 'keywords' | 'height'> {
  readonly kind: { readonly name: string };
  readonly weapons: readonly {
    readonly name: string;
    readonly profiles: readonly { readonly type: string }[];
  }[];
}

/** A model's figure, from its wargear and keywords. */
export const figureOfKit = ({ kind, keywords, weapons, height }: Worn): Figure =>
  figureOf({
    words: [kind.name, ...keywords],
    weapons: weapons.map(({ name, profiles }) => ({ name, isMelee: profiles.every(({ type }) => type === 'melee') })),
    height,
  });

/** Deeds worth showing on the table. */
const TELLING = ['advanced', 'fell-back', 'arrived', 'charged'] as const;

function ownConditions(t: Look, lookups: Lookups, id: ModelId): readonly string[] {
  const model = modelOf(t, id);
  if (!isInPlay(model)) return [model.removed ? 'out' : model.reserve ? 'reserve' : 'waiting'];
  return [...(lookups.isInCombat(t, id) ? ['in-combat'] : []), ...TELLING.filter(deed => model.did.includes(deed))];
}

/** The table with one model elsewhere. */
export const movedTo = <T extends Look>(t: T, model: Id, at: Spot): T =>
  supposing(
    t as never,
    {
      models: t.position.models.map((each, i) => (i === model ? { ...each, at } : each)),
    } as Partial<Position> as never,
  ) as T;

export interface SightWords {
  readonly visible: string;
  readonly cover: string;
  readonly contact: string;
}

/** Who sees whom, and its consequences. */
export interface Looking {
  court(t: Look, from: Id, to: Id): readonly Ruling[];
  glimpse(t: Look, from: Id, to: Id): Glimpse;
}

export function lookingOf(
  lookups: Lookups,
  targets: Targets,
  isInCover: (t: Look, from: ModelId, to: ModelId) => boolean,
  clauses: SightWords,
): Looking {
  return {
    court(t, from, to) {
      const [viewer, target] = [from as ModelId, to as ModelId];
      if (!isAlive(t, viewer) || !isAlive(t, target)) return [];
      const { visible, hidden, line, touches, margin } = targets.sight(t, viewer, target);
      const apart = toInches(distance(lookups.standing(t, viewer), lookups.standing(t, target)).tenths);
      return [
        {
          id: 'visible',
          clause: clauses.visible,
          holds: visible,
          line: { from: line[0], to: line[1] },
          margin,
          touches: touches.map(what => ({ what })),
          hidden: Math.round(100 * hidden),
        },
        { id: 'in-cover', clause: clauses.cover, holds: visible && isInCover(t, viewer, target) },
        {
          id: 'in-contact',
          clause: clauses.contact,
          holds: lookups.areEngaged(lookups.standing(t, viewer), lookups.standing(t, target)),
          inches: apart,
        },
      ];
    },
    glimpse(t, from, to) {
      const [viewer, target] = [from as ModelId, to as ModelId];
      const sees = targets.canSee(t, viewer, target);
      return { sees, cover: sees && isInCover(t, viewer, target), obscured: false };
    },
  };
}

/** Where moves may end, and the paths there. */
export const reachesFor = (
  trips: Trips,
  reasons: MoveReasons,
  allowanceOf: (t: Look, model: ModelId, manner: Manner) => number,
): Reaches<Look> =>
  reachesOf<Look, Move>({
    moveOf: (_t: Look, question: Question<'move'>) => {
      if (!isAsked(drawMove, question)) throw new Error(`"${question.purpose}" is not a move`);
      const { model, allowance, about } = question;
      return { model: model as ModelId, allowance, manner: about.manner, at: about.at };
    },
    plainMove: (t, id) => {
      const model = id as ModelId;
      return { model, manner: 'move', allowance: allowanceOf(t, model, 'move') };
    },
    judging: (t, moved) => {
      const { model, allowance, manner } = moved;
      const { at, along } = modelOf(t, model);
      const trip = trips.tripOf(t, model, manner);
      return {
        from: at!,
        reached: reachFrom(trip, at!, allowance, { along }),
        limits: [{ id: manner, at: allowance }],
        straightTo: (to: Spot): readonly Leg[] | null => (to.z === at!.z ? [{ how: 'go', to }] : null),
        contact: () => null,
        costOf: legs => reasons.costOf(t, moved, legs),
        against: legs => reasons.againstMove(t, moved, legs),
      };
    },
  });
