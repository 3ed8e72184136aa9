import { begin } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { coverageOf } from '@little-wars/skirmish/tables';
import { expect } from 'vitest';
import { vanguard } from '../../index.ts';
import { sceneOfTable, terrainOf } from '../../lookups.ts';
import { mapInTurns } from '../../maps/generated.ts';
import { defaults } from '../../options.ts';
import { trials } from '../../ready.ts';
import { rule, section } from '../../testing/book.ts';
import { look, spot } from '../../testing/field.ts';
import type { Setup } from '../../types.ts';

const setup: Setup = { ...trials[0]!, map: mapInTurns(defaults) };
const little: Setup = { ...setup, options: { ...defaults, terrainCoverage: 3 } };

section('VG-15 The game', () => {
  rule(['VG-15.6', 'VG-15.12'], 'terrain comes first: players lay pieces in turns, the higher roll begins', start => {
    const game = start.begin(setup);
    game.dice('roll off for the first piece', 2, 2).dice('roll off for the first piece', 2, 5);
    expect(game.asks('choose a piece of terrain').to).toBe(1);
    game.picks('choose a piece of terrain', 'barn').picks('lay it', { at: spot(10, 20) });
    expect(game.asks('choose a piece of terrain').to).toBe(0);
    game
      .picks('choose a piece of terrain', 'corner-ruin')
      .picks('lay it', { at: spot(25, 20), along: { dx: 0, dy: 1 } });
    const t = look(game.position, setup);
    expect(terrainOf(t).pieces.map(({ id }) => id)).toEqual(['barn-1', 'corner-ruin-2']);
    expect(sceneOfTable(t).solids.some(({ kind }) => kind === 'floor')).toBe(true);
    expect(vanguard.tabletop.board(t).pieces.length).toBe(2);
    game.stopsAt('choose a piece of terrain');
  });

  rule('VG-15.12', 'a piece lies on the table, clear of markers, and a lane away from other solid pieces', start => {
    const game = start.begin(setup);
    game.dice('roll off for the first piece', 5, 2);
    game.picks('choose a piece of terrain', 'barn');
    game.refuses({ at: spot(1, 20) }, 'off-the-table', 'VG-15.12');
    game.refuses({ at: spot(18, 18) }, 'objective-there', 'VG-15.12');
    game.picks('lay it', { at: spot(10, 20) }).picks('choose a piece of terrain', 'rock');
    game.refuses({ at: spot(15, 20) }, 'too-near-terrain', 'VG-15.12');
    game.picks('lay it', { at: spot(30, 20) });
    game.stopsAt('choose a piece of terrain');
  });

  rule(
    ['VG-15.1', 'VG-15.12'],
    'nobody has enough before the agreed share is covered; then both must say so',
    start => {
      const game = start.begin(little);
      game.dice('roll off for the first piece', 5, 2);
      expect(game.asks('choose a piece of terrain', 'pick-one').options).not.toContain('enough');
      game.picks('choose a piece of terrain', 'barn').picks('lay it', { at: spot(10, 20) });
      expect(game.asks('choose a piece of terrain', 'pick-one').options).not.toContain('enough');
      game.picks('choose a piece of terrain', 'wood').picks('lay it', { at: spot(25, 25) });
      expect(coverageOf(terrainOf(look(game.position, little)))).toBeGreaterThanOrEqual(3);
      game.picks('choose a piece of terrain', 'enough');
      // The other lays one more, so the first is asked again.
      game.picks('choose a piece of terrain', 'rock').picks('lay it', { at: spot(14, 10) });
      game.picks('choose a piece of terrain', 'enough').picks('choose a piece of terrain', 'enough');
      game.dice('roll off', 6, 1);
      expect(game.asks('choose a side').to).toBe(0);
      game.stopsAt('choose a side');
    },
  );

  rule('VG-15.6', 'a map that is laid by the players has no terrain of its own', () => {
    expect(vanguard.readSetup(JSON.parse(JSON.stringify(setup)))).toEqual({ ok: true, value: setup });
    const { terrain } = mapInTurns(defaults);
    const rock = { kind: 'rock', outline: [spot(1, 1), spot(3, 1), spot(3, 3)].map(({ x, y }) => ({ x, y })) };
    const pieces = [{ id: 'rock', parts: [{ ...rock, bottom: 0, top: inches(2) }] }];
    expect(
      vanguard.readSetup({ ...setup, map: { ...mapInTurns(defaults), terrain: { ...terrain, pieces } } }),
    ).toMatchObject({ ok: false, problems: [{ path: 'map.terrain.pieces', problem: 'laid-by-players' }] });
    expect(begin(vanguard, setup).question?.purpose).toBe('roll off for the first piece');
    expect(begin(vanguard, trials[0]!).question?.purpose).toBe('roll off');
  });
});
