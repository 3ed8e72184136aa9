import {
  actorNamed,
  aimNamed,
  type Board,
  type BoardModel,
  type CardLine,
  type ScoreLine,
  type Tabletop,
} from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
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
import { holderOf, type Points, pointsSoFar } from '../core/08-mission/scoring.ts';
import { markersOf, zoneAt } from '../core/08-mission/zones.ts';
import { covers, lookups, movement, reasons, targets, trips } from '../library.ts';
import { kitOf, sceneOfSetup } from '../lookups.ts';
import { ready } from '../ready.ts';
import { opening } from '../setup.ts';
import { classOf } from '../terrain.ts';
import { traitRules } from '../traits/index.ts';
import type { Look, Model, ModelId, ReconSquad } from '../types.ts';
import { cardWords } from './words.ts';

/** RS-2: the text of a specialist's trait. */
const linesOfTrait = ({ trait }: Model): readonly CardLine[] => {
  if (!trait) return [];
  const { name, words, clause } = traitRules[trait];
  return [{ label: name, value: words, clause }];
};

export const linesOf = (model: Model): readonly CardLine[] => [
  ...linesOfTrait(model),
  ...linesOfKit(kitOf(model), cardWords),
];

function shown(t: Look, id: ModelId): BoardModel {
  const model = t.position.models[id]!;
  const { phase, turn } = t.position;
  const isReady =
    model.seat === turn &&
    (phase === 'movement'
      ? !hasDone(t, id, 'stayed', 'moved', 'advanced', 'fell-back', 'arrived')
      : phase === 'shooting'
        ? !hasDone(t, id, 'picked')
        : phase === 'fight' && !hasDone(t, id, 'fought'));
  return boardModel(t, lookups, id, {
    conditions: [...(model.leader ? ['leader'] : []), ...(model.trait ? [`trait-${model.trait}`] : [])],
    lines: linesOf(model),
    ready: isReady,
  });
}

const total = ({ markers, leader, corners }: Points): number => markers + leader + corners;

/** RS-8.13: points are determined at the end of the game; these are the ones if it ended now. */
function scoresOf(setup: Look['setup'], position: Look['position'], seat: number): readonly ScoreLine[] {
  const { markers, leader, corners } = pointsSoFar(setup, position, seat);
  return [
    { seat, source: { word: 'source.markers' }, value: markers, most: 10, clause: 'RS-8.3' },
    { seat, source: { word: 'source.leader' }, value: leader, most: 1, clause: 'RS-8.4' },
    { seat, source: { word: 'source.corners' }, value: corners, most: 1, clause: 'RS-8.8' },
  ];
}

/** RS-2.27 */
const MINE = 125;
const MARKER = 200;

export function board(t: Look): Board {
  const { position, setup } = t;
  const isBattle = position.phase !== 'deployment';
  return {
    ...tableOfScene(sceneOfSetup(setup), classOf),
    models: position.models.map((_, id) => shown(t, id)),
    marks: [
      ...markersOf(setup, position.corners).map(({ x, y }, i) => ({
        id: `marker-${i + 1}`,
        kind: 'marker',
        at: { x, y, z: 0 },
        radius: MARKER,
        seat: isBattle ? holderOf(position, { x, y }) : null,
        conditions: [],
      })),
      ...position.mines.map(({ seat, at, wentOff }, i) => ({
        id: `mine-${i + 1}`,
        kind: 'mine',
        at,
        radius: MINE,
        seat,
        conditions: wentOff ? ['went-off'] : [],
      })),
    ],
    zones: [0, 1].map(seat => ({
      id: `zone-${seat + 1}`,
      kind: 'zone',
      outline: zoneAt(setup, position.corners[seat]!),
      seat,
      matters: !isBattle,
    })),
    status: statusLines({
      table: { ...(position.round > 0 && { round: position.round }), phase: position.phase },
      held: isBattle ? { turn: position.turn } : {},
      seats: [0, 1].map(seat => {
        const broken = position.brokenSince[seat] ?? null;
        return {
          ...(isBattle && { points: total(pointsSoFar(setup, position, seat)) }),
          cp: position.cp[seat]!,
          ...(broken !== null && { broken }),
        };
      }),
    }),
    scores: isBattle ? [0, 1].flatMap(seat => scoresOf(setup, position, seat)) : [],
    notes: [missionNote('mission', 'hold-the-markers', 'RS-8.9'), ...notesInForce(position.effects, '8E-3.1')],
  };
}

const { court, glimpse } = lookingOf(lookups, targets, (t, from, to) => covers.coverFor(t as Look, from, to) > 0, {
  visible: '8E-6.3',
  cover: '8E-6.22',
  contact: '8E-8.6',
});

const { reach, stride } = reachesFor(trips, reasons, movement.allowanceOf);

/** Another ruleset's table under these rules: starter squads replace the models in play. */
function standIns(shownBoard: Board) {
  const setup = ready[0]!;
  const side = [inches(48), inches(36)].find(each => each === shownBoard.width && each === shownBoard.depth);
  if (side === undefined) return null;
  const ofSeat = (seat: number): readonly Model[] =>
    opening({ armies: setup.armies.slice(seat, seat + 1) }).models.map(model => ({ ...model, seat }));
  const models = standingIn(shownBoard, ofSeat, (model, at) => ({ ...model, at }));
  if (models === null) return null;
  const map = { id: 'borrowed', name: 'Borrowed', terrain: terrainOfBoard(shownBoard) };
  return { setup: { ...setup, map }, position: { ...opening(setup), round: 1, phase: 'movement' as const, models } };
}

/** How Recon Squad is shown on a table. */
export const tabletop: Tabletop<ReconSquad> = {
  board,
  ground: ({ what }, { at: { x, y } }) =>
    what === 'mine'
      ? [
          [
            { x: x - MINE, y: y - MINE },
            { x: x + MINE, y: y - MINE },
            { x: x + MINE, y: y + MINE },
            { x: x - MINE, y: y + MINE },
          ],
        ]
      : null,
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
