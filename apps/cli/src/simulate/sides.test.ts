import type { Edition, Game, OwnTable } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { rulesets } from '@little-wars/rulesets';
import { type CustomTable, generated, terrainOfPieces } from '@little-wars/skirmish/tables';
import { describe, expect, it } from 'vitest';
import { setupOfMatch } from './pairings.ts';
import { fairnessOf, isSameTurned, playSided, rotatedTable } from './sides.ts';

const size = { width: inches(36), depth: inches(36) };
const fair = generated({ ...size, coverage: 25, clear: [], seed: 'fair' });
const barn: CustomTable = { name: 'one barn', ...size, pieces: [{ stock: 'barn', at: { x: 0, y: 0 }, turn: 0 }] };

/** A table of a size that the ruleset plays on. */
function tableFor(ruleset: Edition<Game>): OwnTable {
  const [team] = ruleset.lobby.starters;
  const oblong = { width: inches(44), depth: inches(30) };
  const tables = [fair, generated({ ...oblong, coverage: 25, clear: [], seed: 'fair' })].map(terrain => ({
    name: 'fair',
    terrain,
  }));
  return tables.find(table => ruleset.readSetup(ruleset.lobby.setup({}, [team!, team!], table)).ok)!;
}

describe('the sides of a table', () => {
  it('are equal on a symmetric table, and differ otherwise', () => {
    expect(isSameTurned(fair)).toBe(true);
    expect(isSameTurned(terrainOfPieces(barn))).toBe(false);
  });

  it('swap when the table is rotated, and back again', () => {
    const one = { name: 'barn', terrain: terrainOfPieces(barn) };
    const [corner] = rotatedTable(one).terrain.pieces[0]!.parts[0]!.outline;
    expect(corner).toEqual({ x: size.width, y: size.depth });
    expect(rotatedTable(rotatedTable(one))).toEqual(one);
  });

  it('are compared by the games won from the first zone, which is the second on the rotated table', () => {
    const [first, second, draw] = [{ zone: 0 }, { zone: 1 }, { zone: null }];
    expect(fairnessOf([first, first], [second, second]).share).toBe(1);
    // A winner from the same zone on both tables wins for a reason other than terrain.
    expect(fairnessOf([first, first], [first, first]).share).toBe(0.5);
    expect(fairnessOf([draw, second], [first, draw]).share).toBe(0.25);
  });

  it.each(rulesets.filter(({ lobby }) => lobby.ownTables !== null))('of $id are known when a game is over', ruleset => {
    const [team] = ruleset.lobby.starters;
    const setup = setupOfMatch(ruleset, { rosters: [team!, team!], chosen: {}, table: tableFor(ruleset) });
    const zones = [1, 2, 3, 4].map(n => playSided({ ruleset, setup, bots: ['eager', 'eager'], seed: `${n}` }).zone);
    expect(zones.some(zone => zone === 0 || zone === 1)).toBe(true);
  });
});
