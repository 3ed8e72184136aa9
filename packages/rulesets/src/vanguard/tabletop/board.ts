// The board as it is shown
import {
  type Board,
  type BoardModel,
  type CardLine,
  perObject,
  type ScoreLine,
  type Seat,
  type StatusLine,
} from '@little-wars/engine';
import { sceneOf, type Terrain } from '@little-wars/engine/geometry';
import { figureOf, missionNote, notesInForce, statusLines } from '@little-wars/skirmish';
import { nameOfBase } from '../content/bases.ts';
import { kitOf } from '../content/index.ts';
import type { Card, Weapon } from '../content/types.ts';
import { engagementRange, isEngaged } from '../core/01-measuring/measuring.ts';
import { holderOf, markersOf, scenarioOf, zoneOf } from '../core/16-scenario/scenarios.ts';
import {
  baseOf,
  cardOf,
  fullWounds,
  heightOf,
  isInPlay,
  modelOf,
  standingAt,
  terrainOf,
  weaponsOf,
} from '../lookups.ts';
import { classOf, dressingOf } from '../terrain.ts';
import type { Look, Model, ModelId } from '../types.ts';
import { linesOfKit, rulesOfWeapon } from './kit-lines.ts';

/** VG-14.5: the terrain, each part with its class. */
const classedPieces = perObject((terrain: Terrain): Board['pieces'] => {
  const dressing = new Set(dressingOf(sceneOf(terrain)).map(({ piece, part }) => `${piece}/${part}`));
  return terrain.pieces.map(({ id, parts }) => ({
    id,
    parts: parts.map((part, i) => ({ ...part, ground: dressing.has(`${id}/${i}`) ? 'dressing' : classOf(part) })),
  }));
});

export function board(t: Look): Board {
  const terrain = terrainOf(t);
  const { width, depth } = terrain;
  const isDeployed = t.position.phase !== 'deployment';
  return {
    width,
    depth,
    pieces: classedPieces(terrain),
    models: t.position.models.map((_, id) => shown(t, id)),
    marks: markersOf(t.setup).map((marker, i) => ({
      id: `marker-${i + 1}`,
      kind: 'marker',
      at: { ...marker.at, z: 0 },
      radius: 125,
      seat: isDeployed ? holderOf(t, marker) : null,
      conditions: [],
    })),
    zones: [0, 1].map(side => ({
      id: `zone-${side + 1}`,
      kind: 'zone',
      outline: zoneOf(t.setup, side),
      seat: t.position.sides.indexOf(side),
      matters: !isDeployed,
    })),
    status: statusOf(t),
    scores: [0, 1].flatMap(seat => scoresOf(t, seat)),
    notes: [
      missionNote('scenario', scenarioOf(t.setup).id, scenarioOf(t.setup).clause),
      ...notesInForce(t.position.effects, 'VG-11.1'),
    ],
  };
}

function shown(t: Look, id: ModelId): BoardModel {
  const model = modelOf(t, id);
  const card = cardOf(t, id);
  const { seat, name, at, wounds, activated, removed } = model;
  return {
    id,
    seat,
    name: name === '' ? card.name : name,
    card: card.name,
    base: at && standingAt(model, at),
    ...(baseOf(model).shape !== 'round' && { lies: { size: baseOf(model), along: model.along } }),
    at,
    height: heightOf(model),
    figure: figureOf({
      words: [card.name, ...card.keywords],
      weapons: weaponsOf(t, id).map(({ name: of, type }) => ({ name: of, isMelee: type === 'melee' })),
      height: heightOf(model),
    }),
    wounds: { left: Math.max(0, wounds), of: fullWounds(model) },
    conditions: conditionsOf(t, id),
    ready: isInPlay(model) && !activated,
    out: removed,
    lines: [...linesOf(card, weaponsOf(t, id)), ...linesOfBase(model), ...linesOfKit(kitOf(model))],
  };
}

function conditionsOf(t: Look, id: ModelId): readonly string[] {
  const model = modelOf(t, id);
  if (!isInPlay(model)) return model.removed ? ['out'] : ['waiting'];
  return [
    ...(model.leader ? ['leader'] : []),
    ...(model.down ? ['knocked-down'] : []),
    ...(engagementRange(t, id) !== null && isEngaged(t, id) ? ['engaged'] : []),
    ...(model.activated ? ['activated'] : []),
  ];
}

/** VG-1.1: a base that is not the one on its card. */
function linesOfBase(model: Model): readonly CardLine[] {
  const base = baseOf(model);
  return base.shape === 'rectangular' ? [{ label: 'Base', value: nameOfBase(base), clause: 'VG-1.1' }] : [];
}

/** VG-2.1, VG-2.2: what a card says. */
export const linesOf = ({ cp, speed, armor, wounds, nerve }: Card, weapons: readonly Weapon[]): readonly CardLine[] => [
  { label: 'CP', value: String(cp), clause: 'VG-2.1' },
  { label: 'SP', value: `${speed}"`, clause: 'VG-2.1' },
  { label: 'AR', value: `${armor}+`, clause: 'VG-2.1' },
  { label: 'WN', value: String(wounds), clause: 'VG-2.1' },
  { label: 'NE', value: `${nerve}+`, clause: 'VG-2.1' },
  ...weapons.map(weapon => {
    const { name, range, dice, hit, ap, damage } = weapon;
    const numbers = [`${range}"`, `${dice} × ${hit}+`, `AP${ap}`, `D${damage}`];
    return { label: name, value: [...numbers, ...rulesOfWeapon(weapon)].join(' · '), clause: 'VG-2.2' };
  }),
];

/** VG-16.3, VG-15.11: VP for markers, and for models that were worth some when they were removed. */
function scoresOf(t: Look, seat: Seat): readonly ScoreLine[] {
  const { clause, removal, id } = scenarioOf(t.setup);
  const removed = t.position.models.reduce(
    (sum, model) => sum + (model.seat !== seat && model.removed ? (removal?.worthOf(model) ?? 0) : 0),
    0,
  );
  return [
    { seat, source: { word: `scenario.${id}` }, value: t.position.vp[seat]! - removed, clause },
    ...(removal ? [{ seat, source: { word: 'source.removal' }, value: removed, clause: removal.clause }] : []),
  ];
}

const statusOf = ({ setup, position: { round, phase, first, vp, cp, passTokens } }: Look): readonly StatusLine[] =>
  statusLines({
    table: { round, phase, scenario: scenarioOf(setup).id },
    held: { first },
    seats: [0, 1].map(seat => ({ 'victory-points': vp[seat]!, cp: cp[seat]!, 'pass-tokens': passTokens[seat]! })),
  });
