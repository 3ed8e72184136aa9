import { type Question, questionOf, type Ruling, startAt, tableOf } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import type { TerrainKind } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { moving } from '../core/03-actions/moving.ts';
import { shoot } from '../core/04-shooting/shoot.ts';
import { killTeam } from '../index.ts';
import { oddsOfShot } from '../odds/shot-case.ts';
import { block } from '../testing/attacks.ts';
import { quarters } from '../testing/close-quarters.ts';
import { blue, field, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';
import { attacks, forecast } from './forecast.ts';
import { tabletop } from './index.ts';

const marine = (x: number, y: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood => red('boy-fighter', x, y, change);
const table = (position: Position, pieces: readonly Piece[] = []) => tableOf(killTeam, withPieces(pieces), position);
const wall = (kind: TerrainKind, x: number, height: number): Piece => block(kind, [x, 4], [0.5, 8], [0, height]);
const said = (rulings: readonly Ruling[], id: string) => rulings.find(ruling => ruling.id === id);

describe('the board', () => {
  it('shows every operative with its place, wounds and effects', () => {
    const t = table(field([marine(8, 8, { wounds: 3 }), boy(20, 8, { order: 'conceal' }), boy(9, 8, { at: null })]));
    const { models, width } = tabletop.board(t);
    expect(width).toBe(t.setup.map && inches(30));
    expect(models.map(({ seat, out }) => [seat, out])).toEqual([
      [0, false],
      [1, false],
      [1, false],
    ]);
    expect(models[0]).toMatchObject({ at: { x: inches(8) }, wounds: { left: 3 }, conditions: ['engage', 'injured'] });
    expect(models[1]!.conditions).toEqual(['conceal']);
    expect(models[2]).toMatchObject({ at: null, base: null, conditions: [] });
    expect(models[0]!.lines.map(({ label }) => label)).toContain('Boltgun');
  });

  it('shows pieces, zones and the score', () => {
    const { pieces, zones, status } = tabletop.board(table(field([]), [wall('wall', 12, 4)]));
    expect(pieces.map(({ parts }) => parts.map(({ kind, top }) => [kind, top]))).toEqual([[['wall', inches(4)]]]);
    const bulkhead = quarters([block('bulkhead', [12, 4], [0.5, 8])]);
    expect(tabletop.board(tableOf(killTeam, bulkhead, field([]))).pieces[0]!.parts[0]!.top).toBe(inches(4));
    expect(zones.map(({ seat }) => seat)).toEqual([0, 1]);
    const ownersIn = (position: Partial<Position>) =>
      tabletop.board(table(field([], { phase: 'set-up', ...position }))).zones.map(({ seat }) => seat);
    expect(ownersIn({})).toEqual([null, null]);
    const barricade = { id: 'barricade-1', seat: 0, at: { x: inches(4), y: inches(4), z: 0 }, along: { dx: 1, dy: 0 } };
    expect(ownersIn({ dropZones: [1, 0], barricades: [barricade] })).toEqual([1, 0]);
    expect(status.filter(({ id }) => id === 'victory-points').map(({ value }) => value)).toEqual([0, 0]);
  });
});

describe('the terrain of the board', () => {
  it('is the same list until it changes, so that it is not drawn again', () => {
    const barricade = { id: 'barricade-1', seat: 0, at: { x: inches(4), y: inches(4), z: 0 }, along: { dx: 1, dy: 0 } };
    const setup = withPieces([wall('wall', 12, 4)]);
    const piecesIn = (position: Position) => tabletop.board(tableOf(killTeam, setup, position)).pieces;
    const before = field([marine(8, 8)], { barricades: [barricade] });
    const after = { ...field([marine(9, 8)]), barricades: before.barricades, openHatches: before.openHatches };
    expect(piecesIn(after)).toBe(piecesIn(before));
    expect(piecesIn({ ...after, barricades: [] })).toHaveLength(1);
    expect(piecesIn(before)).toHaveLength(2);
  });
});

describe('the sight court', () => {
  it('rules a clear shot with its line and margin, both ways', () => {
    const t = table(field([marine(8, 8), boy(20, 8)]));
    const rulings = tabletop.court(t, 0, 1);
    expect(said(rulings, 'visible')).toMatchObject({ holds: true, clause: 'KT-7.3' });
    expect(said(rulings, 'distance')!.inches).toBeGreaterThan(10);
    expect(said(rulings, 'valid-target')).toMatchObject({ holds: true, reasons: [] });
    expect(said(tabletop.court(t, 1, 0), 'visible')).toMatchObject({ holds: true });
  });

  it('rules on the range of weapons that have one, with the margin', () => {
    const armed = (x: number) => {
      const flamer: Stood = blue('tactical-marine-gunner', 8, 8, { weapons: ['flamer', 'fists'] });
      const at = { at: { x: inches(8) + x + 320, y: inches(8), z: 0 } };
      return tabletop.court(table(field([flamer, boy(0, 0, at)])), 0, 1);
    };
    const near = said(armed(inches(6)), 'in-range');
    expect(near).toMatchObject({ holds: true, clause: 'KT-9.17', range: 6, margin: 0, weapon: 'Flamer' });
    const far = armed(inches(6) + 127);
    expect(said(far, 'in-range')).toMatchObject({ holds: false, margin: 0.5 });
    expect(said(far, 'valid-target')).toMatchObject({ reasons: [{ reason: 'out-of-range', clause: 'KT-9.17' }] });
    expect(said(tabletop.court(table(field([marine(8, 8), boy(20, 8)])), 0, 1), 'in-range')).toBeUndefined();
  });

  it('rules on Indirect and third operatives in Close Quarters, and on why engaged operatives cannot shoot', () => {
    const bomber: Stood = blue('tactical-marine-warrior', 8, 8, { weapons: [], equipment: ['frag-grenade'] });
    const rulings = tabletop.court(tableOf(killTeam, quarters([]), field([bomber, boy(13, 8)])), 0, 1);
    const ranges = rulings
      .filter(({ id }) => id === 'in-range')
      .map(({ clause, range, holds }) => [clause, range, holds]);
    expect(ranges).toEqual([
      ['KT-9.17', 6, true],
      ['KT-12.12', 3, false],
    ]);
    expect(rulings.filter(({ id }) => id === 'valid-target').map(({ holds }) => holds)).toEqual([true, false]);
    const past = (...others: readonly Stood[]) =>
      said(
        tabletop.court(tableOf(killTeam, quarters([]), field([marine(8, 8), boy(18, 8), ...others])), 0, 1),
        'past-others',
      );
    expect(past()).toMatchObject({ holds: false, clause: 'KT-12.13' });
    expect(past(marine(13, 8))).toMatchObject({ holds: true });
    const engaged = tabletop.court(table(field([marine(8, 8), boy(9.5, 8)])), 0, 1);
    expect(said(engaged, 'valid-target')).toMatchObject({ reasons: [{ reason: 'engaged', clause: 'KT-3.17' }] });
  });

  it('names the piece that hides, covers or obscures', () => {
    const at = (kind: TerrainKind, x: number, height: number) =>
      tabletop.court(table(field([marine(8, 8), boy(20, 8)]), [wall(kind, x, height)]), 0, 1);
    expect(said(at('wall', 14, 4), 'visible')).toMatchObject({ holds: false, touches: [{ what: 'wall-14-4' }] });
    expect(said(at('low-wall', 18.5, 1), 'cover-by-terrain')).toMatchObject({ holds: true });
    expect(said(at('wall', 14, 1), 'obscured')).toMatchObject({ holds: true, clause: 'KT-7.8' });
    expect(said(at('wall', 14, 1), 'valid-target')).toMatchObject({
      holds: false,
      reasons: [{ reason: 'obscured', clause: 'KT-7.8' }],
    });
  });

  it('measures around the walls of Close Quarters, with every bend, and says who is behind them', () => {
    const setup = quarters([block('bulkhead', [14, 0], [0.3, 10])]);
    const rulings = tabletop.court(tableOf(killTeam, setup, field([marine(12, 8), boy(16.3, 8)])), 0, 1);
    const { inches: away, way, clause } = said(rulings, 'distance')!;
    expect([clause, (way as readonly unknown[]).length]).toEqual(['KT-12.20', 4]);
    expect(away).toBeCloseTo(2 * Math.sqrt(8) + 0.3 - 320 / 254, 2);
    expect(said(rulings, 'behind-walls')).toMatchObject({ holds: true, clause: 'KT-12.19' });
    const shut = quarters([block('bulkhead', [14, 0], [0.3, 22])]);
    const none = tabletop.court(tableOf(killTeam, shut, field([marine(12, 8), boy(16.3, 8)])), 0, 1);
    expect(said(none, 'distance')).toEqual({ id: 'distance', clause: 'KT-12.20', holds: false });
  });

  it('has no rulings on absent operatives, or on one with itself', () => {
    const t = table(field([marine(8, 8), boy(20, 8, { at: null })]));
    expect(tabletop.court(t, 0, 1)).toEqual([]);
    expect(tabletop.court(t, 0, 0)).toEqual([]);
  });
});

describe('a forecast', () => {
  it('of a target is the odds of that shot, with every number explained', () => {
    const setup = withPieces([]);
    const position = field([marine(8, 8), boy(20, 8), boy(20, 12)], {
      activation: { operative: 0, ap: 2, performed: ['shoot'], weapons: [] },
    });
    const frame = shoot.start({ attacker: 0, action: 'shoot', chosen: 'boltgun/standard', targets: [] });
    const question = questionOf(killTeam, setup, startAt(killTeam, setup, position, frame));
    const t = tableOf(killTeam, setup, position);
    const weapons = (question as Question<'pick-one'>).options;
    const all = weapons.flatMap(weapon => forecast(t, question!, weapon));
    const boltgun = all.find(({ with: name, to }) => name === 'Boltgun' && to === 1)!;
    const odds = oddsOfShot(t, { attacker: 0, target: 1, weapon: 'boltgun', profile: 'standard', action: 'shoot' });
    expect(boltgun.kill).toBe(odds.kill);
    expect(boltgun.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(boltgun.because.map(({ id }) => id)).toEqual(['attack-dice', 'hit-on', 'defence-dice', 'save-on']);
  });

  it('names the profile of a weapon that has several', () => {
    const gunner = blue('tactical-marine-gunner', 8, 8, { weapons: ['plasma-gun', 'fists'] });
    const t = table(field([gunner, boy(20, 8)]));
    expect(attacks(t, 0, 1).map(({ with: name }) => name)).toEqual([
      'Plasma Gun (standard)',
      'Plasma Gun (supercharge)',
    ]);
  });

  it('of a fight shows both sides', () => {
    const position = field([marine(8, 8), boy(9.5, 8)], {
      activation: { operative: 0, ap: 2, performed: [], weapons: [] },
    });
    const question = { kind: 'pick-one', purpose: 'choose an action', about: { operative: 0 }, options: ['fight'] };
    const [fight] = forecast(table(position), question as unknown as Question, 'fight');
    expect(fight).toMatchObject({ id: 'fight', by: 0, to: 1 });
    expect(fight!.back!.mean).toBeGreaterThan(0);
  });
});

describe('reach', () => {
  it('shades where a move may end, and finds the way or says why not', () => {
    const setup = withPieces([wall('wall', 10, 4)]);
    const position = field([marine(8, 8), boy(25, 8)], {
      activation: { operative: 0, ap: 2, performed: [], weapons: [] },
    });
    const { question } = startAt(
      killTeam,
      setup,
      position,
      moving.start({ operative: 0, action: 'normal-move', legs: [] } as never),
    );
    const reach = tabletop.reach(tableOf(killTeam, setup, position), question as Question<'move'>);
    expect(reach.outlines.length).toBeGreaterThan(0);
    expect(reach.limits[0]).toMatchObject({ at: inches(6) });
    expect(reach.wayTo({ x: inches(8), y: inches(10) })).toMatchObject({ cost: inches(2), reasons: [] });
    expect(reach.wayTo({ x: inches(12), y: inches(8) }).reasons.length).toBeGreaterThan(0);
    const round = reach.along([{ how: 'go', to: { x: inches(8), y: inches(9), z: 0 } }]);
    expect(round).toMatchObject({ cost: inches(1), reasons: [] });
  });
});

describe('looking, whoever is active', () => {
  it('lists the attacks of one on another, and how far a model moves', () => {
    const t = table(field([marine(8, 8), boy(20, 8), boy(9.5, 12), marine(8, 12)]));
    expect(attacks(t, 0, 1).map(({ id }) => id)).toContain('damage');
    expect(attacks(t, 3, 2).map(({ id }) => id)).toContain('fight');
    expect(attacks(t, 0, 3)).toEqual([]);
    expect(tabletop.stride(t, 0).limits).toEqual([{ id: 'normal-move', at: inches(6) }]);
  });

  it('stands in for the models of any table, in order', () => {
    const t = table(field([marine(8, 8), boy(20, 8), boy(3, 3, { at: null })]), [wall('wall', 12, 4)]);
    const shown = tabletop.board(t);
    const odd = { ...shown.pieces[0]!, parts: shown.pieces[0]!.parts.map(part => ({ ...part, kind: 'glacier' })) };
    const { setup, position } = tabletop.standIns({ ...shown, pieces: [odd] })!;
    const then = tabletop.board(tableOf(killTeam, setup, position));
    expect(then.models.map(({ seat, at }) => [seat, at])).toEqual(
      shown.models.slice(0, 2).map(({ seat, at }) => [seat, at]),
    );
    expect(said(tabletop.court(tableOf(killTeam, setup, position), 0, 1), 'visible')).toMatchObject({ holds: false });
    expect(tabletop.standIns({ ...shown, models: [{ ...shown.models[0]!, seat: 5 }] })).toBeNull();
  });
});
