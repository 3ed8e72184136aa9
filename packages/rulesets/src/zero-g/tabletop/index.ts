import {
  actorNamed,
  aimNamed,
  type Board,
  type BoardModel,
  type Glimpse,
  type Id,
  isAsked,
  type Ruling,
  supposing,
  type Tabletop,
} from '@little-wars/engine';
import { distance, inches, reach as reachFrom, type Spot, toInches } from '@little-wars/engine/geometry';
import {
  isInPlay,
  missionNote,
  modelsInPlay,
  notesInForce,
  reachesOf,
  standingIn,
  statusLines,
  tableOfScene,
  terrainOfBoard,
} from '@little-wars/skirmish';
import { figureOfKit, unitOf } from '../../w40k/show/board.ts';
import { againstScouting, scoutMove } from '../core/01-battle/deployment.ts';
import { zoneAt } from '../core/01-battle/zones.ts';
import { againstFlight, chooseFlight } from '../core/02-moving/flying.ts';
import { againstStart, START_REACH } from '../core/02-moving/manoeuvres.ts';
import { mayManoeuvre } from '../core/02-moving/phase.ts';
import { canSee, sight } from '../core/03-shooting/sights.ts';
import { isHidden } from '../core/05-attacks/cover.ts';
import { holderOf, scoresOf } from '../core/07-missions/missions.ts';
import {
  areWithin,
  bodyAt,
  CONTACT,
  drifts,
  fullWoundsOf,
  isAlive,
  isLocked,
  kitOf,
  modelOf,
  moverOf,
  sceneOfSetup,
  standing,
  standingAt,
} from '../lookups.ts';
import { objectivesOn } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { classOf, driftingGround, flyingGround } from '../terrain.ts';
import type { Look, Model, ModelId, ZeroG } from '../types.ts';
import { ahead } from './ahead.ts';
import { linesOf } from './words.ts';

/** Deeds worth showing on the table. */
const TELLING = ['arrived', 'charged'] as const;

function conditionsOf(t: Look, id: ModelId): readonly string[] {
  const model = modelOf(t, id);
  if (!isInPlay(model)) return [model.removed ? 'out' : model.reserve ? 'reserve' : 'waiting'];
  return [
    ...(isLocked(t, id) ? ['in-combat'] : []),
    ...(model.snap ? ['snap-shots'] : []),
    ...model.conditions.map(({ id: condition }) => condition),
    ...TELLING.filter(deed => model.did.includes(deed)),
  ];
}

function isReady(t: Look, id: ModelId): boolean {
  const { phase, turn } = t.position;
  const model = modelOf(t, id);
  if (model.seat !== turn || !isInPlay(model)) return false;
  return phase === 'movement'
    ? mayManoeuvre(t, id)
    : phase === 'shooting'
      ? !model.did.includes('picked')
      : phase === 'charge' && !model.did.includes('declared-charge');
}

function shown(t: Look, id: ModelId): BoardModel {
  const model = modelOf(t, id);
  const { seat, name, at, wounds, removed, sheet, kind, choices, arrows, course, along } = model;
  const card = kitOf(model);
  const heading =
    course !== null && arrows > 0 ? { along: course, count: arrows } : drifts(t, id) ? null : { along, count: 1 };
  return {
    id,
    seat,
    name: name === '' ? kind : name,
    card: kind,
    unit: unitOf(model),
    base: at && standingAt(model, at),
    ...(card.kind.base.shape !== 'round' && { lies: { size: card.kind.base, along } }),
    at,
    ...(heading && { heading }),
    height: card.height,
    figure: figureOfKit({ ...card, keywords: [sheet, card.type] }),
    wounds: { left: Math.max(0, wounds), of: fullWoundsOf(sheet, { kind, choices }) },
    conditions: conditionsOf(t, id),
    ready: isReady(t, id),
    out: removed,
    lines: linesOf(card),
  };
}

const MARKER = 200;

export function board(t: Look): Board {
  const { position, setup } = t;
  const isBattle = position.phase !== 'deployment';
  return {
    ...tableOfScene(sceneOfSetup(setup), classOf),
    models: position.models.map((_, id) => shown(t, id)),
    marks: [
      ...position.wrecks.map((wreck, i) => ({
        id: `objective-${i + 1}`,
        kind: 'objective',
        at: wreck.at,
        radius: MARKER,
        seat: isBattle ? holderOf(position, wreck) : null,
        heading: { along: wreck.course, count: 1 },
        conditions: [],
      })),
      ...position.bodies.map(({ model, seat, at, arrows, course }) => ({
        id: `body-${model}`,
        kind: 'body',
        at,
        radius: standingAt(modelOf(t, model), at).r,
        seat,
        ...(arrows > 0 && { heading: { along: course, count: arrows } }),
        conditions: [],
      })),
    ],
    zones: [0, 1].map(seat => ({
      id: `zone-${seat + 1}`,
      kind: 'zone',
      outline: zoneAt(setup, position.edges[seat]!),
      seat,
      matters: !isBattle,
    })),
    status: statusLines({
      table: { round: position.round, phase: position.phase },
      held: isBattle ? { turn: position.turn } : {},
      seats: scoresOf(setup, position).map((score, seat) => ({
        score,
        ...(position.phase === 'psychic' && { warp: position.warp[seat]! }),
      })),
    }),
    scores: scoresOf(setup, position).map((value, seat) => ({
      seat,
      source: { word: `mission.${setup.mission}` },
      value,
      clause: 'ZG-7.1',
    })),
    notes: [missionNote('mission', setup.mission, 'ZG-7.1'), ...notesInForce(position.effects, 'ZG-7.1')],
  };
}

const isInCover = (t: Look, from: ModelId, to: ModelId): boolean =>
  isHidden(t, { attacker: from, target: to, origin: modelOf(t, from).at });

function court(t: Look, from: Id, to: Id): readonly Ruling[] {
  const [viewer, target] = [from as ModelId, to as ModelId];
  if (!isAlive(t, viewer) || !isAlive(t, target)) return [];
  const { visible, hidden, line, touches, margin } = sight(t as never, viewer, target);
  return [
    {
      id: 'visible',
      clause: '7E-5.1',
      holds: visible,
      line: { from: line[0], to: line[1] },
      margin,
      touches: touches.map(what => ({ what })),
      hidden: Math.round(100 * hidden),
    },
    { id: 'in-cover', clause: '7E-5.11', holds: visible && isInCover(t, viewer, target) },
    {
      id: 'in-contact',
      clause: 'ZG-4.25',
      holds: areWithin(t, viewer, target, CONTACT),
      inches: toInches(distance(standing(t, viewer), standing(t, target)).tenths),
    },
  ];
}

function glimpse(t: Look, from: Id, to: Id): Glimpse {
  const [viewer, target] = [from as ModelId, to as ModelId];
  const sees = canSee(t as never, viewer, target);
  return { sees, cover: sees && isInCover(t, viewer, target), obscured: false };
}

/** A move on the board: whose, how far, and the reasons against a path. */
interface Shift {
  readonly model: ModelId;
  readonly allowance: number;
  readonly id: string;
  against(legs: Parameters<typeof againstFlight>[2]): ReturnType<typeof againstFlight>;
}

const { reach, stride } = reachesOf<Look, Shift>({
  moveOf: (t, question) => {
    const { model: id, allowance } = question;
    const model = id as ModelId;
    if (isAsked(chooseFlight, question)) {
      const flight = question.about;
      return { model, allowance, id: flight.manoeuvre, against: legs => againstFlight(t, flight, legs) };
    }
    if (isAsked(scoutMove, question))
      return { model, allowance, id: 'scout', against: legs => againstScouting(t, model, legs) };
    return { model, allowance, id: 'start', against: legs => againstStart(t, model, legs) };
  },
  plainMove: (t, id) => {
    const model = id as ModelId;
    if (drifts(t, model))
      return { model, allowance: START_REACH, id: 'start', against: legs => againstStart(t, model, legs) };
    const flight = { model, manoeuvre: 'combat-speed' as const };
    return { model, allowance: START_REACH, id: 'combat-speed', against: legs => againstFlight(t, flight, legs) };
  },
  judging: (t, { model: id, allowance, id: limit, against }) => {
    const model = modelOf(t, id);
    const scene = sceneOfSetup(t.setup);
    const others = modelsInPlay(t.position.models, (_, other) => other !== id).map(other => ({
      id: String(other),
      ...bodyAt(modelOf(t, other), modelOf(t, other).at!),
    }));
    const ground = drifts(t, id) ? driftingGround(scene) : flyingGround(scene);
    const trip = { field: { scene, others }, mover: moverOf(model), ground };
    const from = model.at!;
    return {
      from,
      reached: reachFrom(trip, from, allowance, { along: model.along }),
      limits: [{ id: limit, at: allowance }],
      straightTo: (to: Spot) => (to.z === from.z ? [{ how: 'go' as const, to }] : null),
      contact: () => null,
      costOf: legs => {
        let [sum, at] = [0, from];
        for (const { to } of legs) {
          sum += Math.sqrt((to.x - at.x) * (to.x - at.x) + (to.y - at.y) * (to.y - at.y));
          at = to;
        }
        return Math.ceil(sum - 1e-6);
      },
      against,
    };
  },
});

/** Another ruleset's table under these rules: starter teams replace the models in play. */
function standIns(shownBoard: Board) {
  const setup = ready[0]!;
  const side = [inches(48), inches(36)].find(each => each === shownBoard.width && each === shownBoard.depth);
  if (side === undefined) return null;
  const ofSeat = (seat: number): readonly Model[] =>
    opening({ armies: setup.armies.slice(seat, seat + 1) }).models.map(model => ({ ...model, seat }));
  const models = standingIn(shownBoard, ofSeat, (model, at) => ({ ...model, at: { ...at, z: 0 } }));
  if (models === null) return null;
  const map = {
    id: 'borrowed',
    name: 'Borrowed',
    terrain: terrainOfBoard(shownBoard),
    objectives: objectivesOn({ width: side }),
  };
  const options = { ...setup.options, tableSize: side === inches(36) ? (36 as const) : (48 as const) };
  return {
    setup: { ...setup, map, options },
    position: { ...opening(setup), round: 1, turns: 1, phase: 'movement' as const, models },
  };
}

/** How Zero-G is shown on a table. */
export const tabletop: Tabletop<ZeroG> = {
  board,
  ground: () => null,
  actor: actorNamed('model'),
  aim: aimNamed(['attacker', 'model'], ['target']),
  court,
  reach,
  stride,
  movedTo: (t, model, at) =>
    supposing(t, { models: t.position.models.map((each, i) => (i === model ? { ...each, at } : each)) }),
  ahead,
  glimpse,
  standIns,
};
