import type { Board, BoardModel, Question } from '@little-wars/engine';
import { groundOf, inches, reach, type Spot, sceneOf, type Trip } from '@little-wars/engine/geometry';
import { block } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { piecesOfScene, statusLines, tableOfScene } from './board.ts';
import { figureOf } from './figure.ts';
import { reachesOf } from './reach.ts';
import { standingIn, terrainOfBoard } from './stand-ins.ts';

const spot = (x: number, y = 1000): Spot => ({ x, y, z: 0 });

const model = (seat: number, at: Spot | null, out = false): BoardModel => ({
  id: 0,
  seat,
  name: '',
  card: '',
  base: null,
  at,
  height: 1,
  figure: figureOf({ words: [], weapons: [], height: 1 }),
  wounds: null,
  conditions: [],
  ready: true,
  out,
  lines: [],
});

const board = (models: readonly BoardModel[], kinds: readonly string[] = []): Board => ({
  width: 5000,
  depth: 4000,
  pieces: kinds.map((kind, i) => ({
    id: `piece-${i}`,
    parts: [{ kind, outline: [spot(0), spot(9), spot(9, 9)], bottom: 0, top: 9 }],
  })),
  models,
  marks: [],
  zones: [],
  status: [],
  scores: [],
  notes: [],
});

describe('standing in for models', () => {
  const teams = [['a', 'b'], ['c']];
  const named = (name: string, { x }: Spot): string => `${name}@${x}`;
  const stand = (models: readonly BoardModel[]) => standingIn(board(models), seat => teams[seat] ?? [], named);

  it('assigns models in order by seat, repeating as needed, and skips those removed or not on the table', () => {
    const models = [model(0, spot(1)), model(1, spot(2)), model(0, spot(3)), model(0, null), model(0, spot(4), true)];
    expect(stand([...models, model(0, spot(5)), model(1, spot(6))])).toEqual(['a@1', 'c@2', 'b@3', 'a@5', 'c@6']);
    expect(stand([])).toEqual([]);
  });

  it('is refused if a seat has nobody to stand in', () => {
    expect(stand([model(0, spot(1)), model(2, spot(2))])).toBeNull();
    // Models that are not in play need no stand-in.
    expect(stand([model(0, spot(1)), model(2, null)])).toEqual(['a@1']);
  });

  it('keeps the terrain, and turns unknown kinds into walls', () => {
    const { width, depth, pieces } = terrainOfBoard(board([], ['hedge', 'lava']));
    expect([width, depth]).toEqual([5000, 4000]);
    expect(pieces.map(({ parts }) => parts[0]!.kind)).toEqual(['hedge', 'wall']);
  });
});

describe('a board', () => {
  it('shows the solids of one piece together', () => {
    const rock = block('rock', 'rock', { at: [1, 1], size: [2, 2] }, 3);
    const crates = block('crates', 'crates', { at: [6, 6], size: [1, 1] }, 1);
    const both = { ...rock, parts: [...rock.parts, { ...rock.parts[0]!, bottom: inches(3), top: inches(4) }] };
    const pieces = piecesOfScene(sceneOf({ width: 5000, depth: 5000, pieces: [both, crates] }));
    expect(pieces.map(({ id, parts }) => [id, parts.map(({ bottom, top }) => [bottom, top])])).toEqual([
      [
        'rock',
        [
          [0, inches(3)],
          [inches(3), inches(4)],
        ],
      ],
      ['crates', [[0, inches(1)]]],
    ]);
    expect(JSON.parse(JSON.stringify(pieces))).toEqual(pieces);
  });

  it('has the same terrain while its scene is the same, whatever else is asked of the scene', () => {
    const scene = sceneOf({
      width: 5000,
      depth: 5000,
      pieces: [block('rock', 'rock', { at: [1, 1], size: [2, 2] }, 3)],
    });
    const [by, other] = [() => 'open', () => 'closed'];
    const grounds = (groundOf: () => string) =>
      tableOfScene(scene, groundOf).pieces.map(({ parts }) => parts[0]!.ground);
    expect(grounds(by)).toEqual(['open']);
    expect(grounds(other)).toEqual(['closed']);
    expect(tableOfScene(scene, by).pieces).toBe(tableOfScene(scene, by).pieces);
    expect(piecesOfScene(scene)).toBe(piecesOfScene(scene));
  });

  it('lists the status of the table, then who has what, then each seat', () => {
    const lines = statusLines({
      table: { round: 2, phase: 'turns' },
      held: { first: 1 },
      seats: [{ vp: 3 }, { vp: 0 }],
    });
    expect(lines).toEqual([
      { id: 'round', seat: null, value: 2 },
      { id: 'phase', seat: null, value: 'turns' },
      { id: 'first', seat: 1, value: '' },
      { id: 'vp', seat: 0, value: 3 },
      { id: 'vp', seat: 1, value: 0 },
    ]);
    expect(statusLines({ table: {}, held: { first: null }, seats: [] })).toEqual([
      { id: 'first', seat: null, value: '' },
    ]);
  });
});

describe('reach and stride', () => {
  const scene = sceneOf({ width: 5000, depth: 4000, pieces: [] });
  const ground = groundOf(scene, { passage: () => ({ pass: { how: 'closed' } }), climb: () => null } as never);
  const trip: Trip = {
    field: { scene, others: [] },
    mover: { size: { shape: 'round', diameter: 320 }, height: 400 },
    ground,
  };
  const from = spot(1000);
  const { reach: reachOf, stride } = reachesOf<null, number>({
    moveOf: (_, { allowance }) => allowance,
    plainMove: () => 500,
    judging: (_, allowance) => ({
      from,
      reached: reach(trip, from, allowance),
      limits: [{ id: 'walk', at: allowance }],
      straightTo: to => [{ how: 'go', to }],
      contact: at => (at.y === 31 ? { ...at, y: 30 } : null),
      costOf: legs => legs.reduce((sum, { to }) => sum + Math.abs(to.x - from.x), 0),
      against: ([leg]) => (leg && leg.to.x - from.x > allowance ? [{ reason: 'too-far', clause: 'X-1' }] : []),
    }),
  });
  const question = { kind: 'move', allowance: 700 } as Question<'move'>;

  it('go as far as the question allows, or a plain move', () => {
    expect(reachOf(null, question).limits).toEqual([{ id: 'walk', at: 700 }]);
    expect(stride(null, 0).limits).toEqual([{ id: 'walk', at: 500 }]);
  });

  it('end in contact where the ruleset says that a place stands for it', () => {
    const { wayTo, contact } = reachOf(null, question);
    expect(contact({ ...spot(1100), y: 31 })).toEqual({ ...spot(1100), y: 30 });
    expect(wayTo({ ...spot(1100), y: 31 }).legs.at(-1)!.to.y).toBe(30);
  });

  it('judge a path by its cost and every reason against it', () => {
    const { along, wayTo } = reachOf(null, question);
    expect(along([])).toEqual({ legs: [], cost: 0, reasons: [] });
    expect(wayTo(spot(1700))).toMatchObject({ cost: 700, reasons: [] });
    expect(wayTo(spot(1701))).toMatchObject({ cost: 701, reasons: [{ reason: 'too-far' }] });
  });
});
