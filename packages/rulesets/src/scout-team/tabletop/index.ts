import { actorNamed, aimNamed, type Board, type BoardModel, type Tabletop } from '@little-wars/engine';
import {
  missionNote,
  notesInForce,
  standingIn,
  statusLines,
  tableOfScene,
  terrainOfBoard,
} from '@little-wars/skirmish';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { boardModel, lookingOf, movedTo, reachesFor } from '../../w40k/show/board.ts';
import { linesOfKit } from '../../w40k/show/lines.ts';
import { markersOf, zoneAt } from '../core/12-mission/ground.ts';
import { holderOf, scoreOf } from '../core/12-mission/scoring.ts';
import { covers, lookups, movement, reasons, targets, trips } from '../library.ts';
import { kitOf, sceneOfSetup } from '../lookups.ts';
import { SIZES, TABLE_SIZES } from '../options.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { classOf } from '../terrain.ts';
import type { Look, Model, ModelId, ScoutTeam } from '../types.ts';
import { cardWords } from './words.ts';

/** Visible effects on a model. */
const SHOWN: readonly string[] = ['marked', 'holding-steady', 'set-to-defend', 'masked'];

function shown(t: Look, id: ModelId): BoardModel {
  const model = t.position.models[id]!;
  const { phase, turn, effects } = t.position;
  const isReady =
    model.seat === turn &&
    (phase === 'movement'
      ? !hasDone(t, id, 'stayed', 'moved', 'advanced', 'fell-back', 'arrived')
      : phase === 'shooting'
        ? !hasDone(t, id, 'picked')
        : phase === 'fight' && !hasDone(t, id, 'fought'));
  const conditions = effects.flatMap(({ use }) =>
    SHOWN.includes(use.rule) && 'target' in use && use.target === id ? [use.rule] : [],
  );
  return boardModel(t, lookups, id, {
    conditions: [...new Set(conditions)],
    lines: linesOfKit(kitOf(model), cardWords),
    ready: isReady,
  });
}

const MARKER = 200;

export function board(t: Look): Board {
  const { position, setup } = t;
  const isBattle = position.phase !== 'deployment';
  return {
    ...tableOfScene(sceneOfSetup(setup), classOf),
    models: position.models.map((_, id) => shown(t, id)),
    marks: markersOf(setup).map(({ x, y }, i) => ({
      id: `marker-${i + 1}`,
      kind: 'marker',
      at: { x, y, z: 0 },
      radius: MARKER,
      seat: isBattle ? holderOf(position, { x, y }) : null,
      conditions: [],
    })),
    zones: [0, 1].map(seat => ({
      id: `zone-${seat + 1}`,
      kind: 'zone',
      outline: zoneAt(setup, position.zones[seat]!),
      seat,
      matters: !isBattle,
    })),
    status: statusLines({
      table: { round: position.round, phase: position.phase },
      held: isBattle ? { turn: position.turn } : {},
      seats: [0, 1].map(seat => ({ points: scoreOf(setup, position, seat), cp: position.cp[seat]! })),
    }),
    scores: [0, 1].map(seat => ({
      seat,
      source: { word: `mission.${setup.mission}` },
      value: scoreOf(setup, position, seat),
      clause: 'ST-8.1',
    })),
    notes: [missionNote('mission', setup.mission, 'ST-8.1'), ...notesInForce(position.effects, '9E-4.1')],
  };
}

const { court, glimpse } = lookingOf(
  lookups,
  targets,
  (t, from, to) => covers.hasCover(t as Look, from, to, 'light-cover'),
  { visible: '9E-7.3', cover: '9E-8.1', contact: '9E-1.5' },
);

const { reach, stride } = reachesFor(trips, reasons, movement.allowanceOf);

/** Another ruleset's table under these rules: starter teams replace the models in play. */
function standIns(shownBoard: Board) {
  const setup = ready[0]!;
  const tableSize = TABLE_SIZES.find(
    size => SIZES[size].width === shownBoard.width && SIZES[size].depth === shownBoard.depth,
  );
  if (tableSize === undefined) return null;
  const ofSeat = (seat: number): readonly Model[] =>
    opening({ armies: setup.armies.slice(seat, seat + 1) }).models.map(model => ({ ...model, seat }));
  const models = standingIn(shownBoard, ofSeat, (model, at) => ({ ...model, at }));
  if (models === null) return null;
  const map = { id: 'borrowed', name: 'Borrowed', terrain: terrainOfBoard(shownBoard) };
  return {
    setup: { ...setup, map, options: { ...setup.options, tableSize } },
    position: { ...opening(setup), round: 1, phase: 'movement' as const, models },
  };
}

/** How Scout Team is shown on a table. */
export const tabletop: Tabletop<ScoutTeam> = {
  board,
  ground: () => null,
  actor: actorNamed('model'),
  aim: aimNamed(['attacker'], ['target']),
  court,
  reach,
  stride,
  movedTo,
  ahead: () => null,
  glimpse,
  standIns,
};
