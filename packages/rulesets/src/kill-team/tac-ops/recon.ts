// KT-10.4  Recon: scouting ahead
import type { Seat } from '@little-wars/engine';
import { overlapsArea } from '@little-wars/engine/geometry';
import { isNear, isWithinOfSpot } from '../core/01-game/measuring.ts';
import { carrierOf, controllerOf, strengthOf } from '../core/06-damage/objectives.ts';
import { dropZoneOf } from '../core/11-ways-to-play/zones.ts';
import { operativeOf, other, ownerOf, standingOf } from '../lookups.ts';
import type { Look, OperativeId, Token } from '../types.ts';
import {
  centreOfTable,
  enemyTerritory,
  friends,
  isByLine,
  isNearEnemyZone,
  isOverFromEnemies,
  isOverFromTerrain,
  isTokenNear,
  isVantageNear,
  isWhollyIn,
  neutralEdges,
  ownEdge,
  quartersOf,
  SIX,
  survives,
  THREE,
  TWO,
  vantagePointOf,
  vantagePoints,
} from './measures.ts';
import { isStronger } from './security.ts';
import { ANY, again, againElsewhere, because, cardsOf, FIRST, type Held, LATER, NEITHER, note } from './types.ts';

const undisturbed = (t: Look, id: OperativeId) => because(!isOverFromEnemies(t, id, TWO), 'enemy-too-near');

/** The three edges that are not a seat's own. */
const EDGES = ['enemy', 'neutral-0', 'neutral-1'] as const;
const edgeOf = (t: Look, seat: Seat, edge: (typeof EDGES)[number]) =>
  edge === 'enemy' ? ownEdge(t, other(seat)) : neutralEdges(t)[edge === 'neutral-0' ? 0 : 1]!;

const marked = ({ memo }: Held, prefix: string): readonly string[] =>
  Object.keys(memo).filter(name => name.startsWith(`${prefix}-`));

const toTriangulate = (t: Look, held: Held, id: OperativeId): readonly string[] =>
  EDGES.filter(edge => held.memo[`edge-${edge}`] === undefined && isByLine(t, id, edgeOf(t, held.seat, edge), THREE));

/** The Vantage Point it stands on, if it is outside its own drop zone and new to the card. */
const newVantage = (t: Look, held: Held, id: OperativeId): string | null => {
  const vantage = vantagePointOf(t, id);
  if (vantage === null || held.memo[`vantage-${vantage}`] !== undefined) return null;
  return overlapsArea(standingOf(t, id), dropZoneOf(t, held.seat)) ? null : vantage;
};

const tokenOf = (t: Look, { seat }: Held, kind: string): Token | undefined =>
  t.position.tokens.find(token => token.kind === kind && token.seat === seat);

const isSpread = (t: Look, seat: Seat): boolean =>
  quartersOf(t).every(quarter =>
    friends(t, seat).some(id => isWhollyIn(t, id, quarter) && !isWithinOfSpot(t, id, centreOfTable(t), THREE)),
  );

export const coreRecon = cardsOf('core', 'recon', {
  // Chosen with each shot that would do damage: see core/10-tac-ops.
  'Mark Target': { reveal: { at: 'shot' } },
  Triangulate: {
    reveal: ANY,
    actions: [
      {
        id: 'triangulate',
        ap: 1,
        reasons: (t, held, id) => [
          ...because(toTriangulate(t, held, id).length === 0, 'no-new-edge-near'),
          ...undisturbed(t, id),
        ],
        choice: { of: 'edge', options: toTriangulate },
        done: (t, held, _id, { chosen: edge }) => {
          note(t, held, { [`edge-${edge}`]: 1 });
          const count = marked(held, 'edge').length + 1;
          return [count >= 2, count >= 3];
        },
      },
    ],
  },
  'Plant Signal Beacon': {
    reveal: { at: 'action' },
    actions: [
      {
        id: 'plant-signal-beacon',
        ap: 2,
        reasons: (t, held, id) => [
          ...because(tokenOf(t, held, 'beacon') !== undefined, 'already-planted'),
          ...undisturbed(t, id),
        ],
        done: (t, { seat }, id) => {
          const token = { id: `beacon-${seat}`, kind: 'beacon', at: operativeOf(t, id).at!, seat, marks: {} };
          t.emit({ type: 'token-placed', clause: 'KT-10.4', token });
          return NEITHER;
        },
      },
    ],
    onBattleEnd: (t, held) => {
      const beacon = tokenOf(t, held, 'beacon');
      const near = beacon !== undefined && isTokenNear(t, beacon, dropZoneOf(t, other(held.seat)), SIX);
      return [near, near];
    },
  },
  Vantage: {
    closeQuarters: 'never',
    reveal: ANY,
    actions: [
      {
        id: 'survey-vantage',
        ap: 2,
        reasons: (t, held, id) => [
          ...because(newVantage(t, held, id) === null, 'no-new-vantage-point'),
          ...undisturbed(t, id),
          ...because(held.scored[0] === t.position.turningPoint, 'already-this-turning-point', 'KT-10.3'),
        ],
        done: (t, held, id) => {
          note(t, held, { [`vantage-${newVantage(t, held, id)}`]: 1 });
          return again(t, held, true);
        },
      },
    ],
  },
  Retrieval: {
    reveal: FIRST,
    places: { kind: 'retrieval', by: 'opponent', within: 'away-from-enemy-zone' },
    onBattleEnd: (t, held) => {
      const token = tokenOf(t, held, 'retrieval');
      if (!token) return NEITHER;
      const carrier = carrierOf(t, token);
      return [controllerOf(t, token) === held.seat, carrier !== null && ownerOf(t, carrier) === held.seat];
    },
  },
  Overrun: { reveal: ANY, onTurnEnd: (t, held) => again(t, held, isSpread(t, held.seat)) },
});

const STRONG = 4;

/** KT-10.4: more APL within 3" of an edge; a seat's operatives within 6" of its own drop zone do not count. */
const controlsEdge = (t: Look, seat: Seat, edge: ReturnType<typeof edgeOf>): boolean =>
  isStronger(t, seat, id => {
    const isHome = ownerOf(t, id) === seat && isNear(t, standingOf(t, id), dropZoneOf(t, seat), SIX);
    return !isHome && isByLine(t, id, edge, THREE);
  });

/** Vantage Points over 3" from the seat's drop zone on which it has more APL. */
const vantagesHeld = (t: Look, seat: Seat): readonly string[] =>
  vantagePoints(t)
    .filter(({ solids }) => !isVantageNear(t, solids, dropZoneOf(t, seat), THREE))
    .map(({ id }) => id)
    .filter(vantage => isStronger(t, seat, id => vantagePointOf(t, id) === vantage));

const transponders = (t: Look): readonly Token[] => t.position.tokens.filter(({ kind }) => kind === 'transponder');

export const criticalRecon = cardsOf('critical-ops', 'recon', {
  'Surge Forward': {
    reveal: ANY,
    onTurnEnd: (t, held) => again(t, held, strengthOf(t, id => isNearEnemyZone(t, id, SIX))[held.seat]! >= STRONG),
  },
  Outflank: {
    reveal: ANY,
    onTurnEnd: (t, held) =>
      again(
        t,
        held,
        neutralEdges(t).every(edge => controlsEdge(t, held.seat, edge)),
      ),
  },
  'Secure Vantage': {
    closeQuarters: 'never',
    reveal: LATER,
    onTurnEnd: (t, held) => againElsewhere(t, held, vantagesHeld(t, held.seat)),
  },
  Courier: {
    reveal: ANY,
    names: [{ name: 'courier', of: 'operative', options: friends }],
    onTurnEnd: (t, held) => {
      const courier = held.memo['courier'];
      return again(t, held, survives(t, courier) && isNearEnemyZone(t, courier as OperativeId, SIX));
    },
  },
  'Recover Item': {
    reveal: FIRST,
    places: { kind: 'item', within: 'enemy-territory' },
    onTurnEnd: (t, held) => {
      const item = tokenOf(t, held, 'item');
      return again(t, held, item !== undefined && controllerOf(t, item) === held.seat);
    },
  },
  'Plant Transponder': {
    reveal: LATER,
    actions: [
      {
        id: 'plant-transponder',
        ap: 1,
        reasons: (t, held, id) => [
          ...because(!isWhollyIn(t, id, enemyTerritory(t, held.seat)), 'not-in-enemy-territory'),
          ...because(!isOverFromTerrain(t, id, TWO), 'terrain-too-near'),
          ...because(
            transponders(t).some(({ at }) => isWithinOfSpot(t, id, at, SIX)),
            'transponder-too-near',
          ),
          ...because(held.scored[0] === t.position.turningPoint, 'already-this-turning-point', 'KT-10.3'),
        ],
        done: (t, held, id) => {
          const number = transponders(t).length + 1;
          const { at } = operativeOf(t, id);
          const token = { id: `transponder-${number}`, kind: 'transponder', at: at!, seat: held.seat, marks: {} };
          t.emit({ type: 'token-placed', clause: 'KT-10.4', token });
          return again(t, held, true);
        },
      },
    ],
  },
});
