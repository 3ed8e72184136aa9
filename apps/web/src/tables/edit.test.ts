import { inches } from '@little-wars/engine/geometry';
import { type CustomTable, generatedPieces, readCustomTable, STOCK, troublesOf } from '@little-wars/skirmish/tables';
import { describe, expect, it } from 'vitest';
import { type Edit, type Edited, edit, editedOf, newTable, ownerOf, tableOf } from './edit.ts';

const after = (...edits: readonly Edit[]): Edited => edits.reduce(edit, editedOf(newTable('mine')));
const barn: Edit = { do: 'add', stock: 'barn' };

describe('editing a table', () => {
  it('adds a piece and its twin at the free place nearest to the centre, and selects it', () => {
    const state = after(barn);
    const { pieces } = tableOf(state);
    expect(pieces.length).toBe(2);
    expect(state.selected).toBe(0);
    expect(readCustomTable(tableOf(state)).ok).toBe(true);
    expect(Math.abs(pieces[0]!.at.x - inches(15.75))).toBeLessThan(inches(6));
  });

  it('adds every piece of the stock in turn', () => {
    const state = after(...STOCK.map(({ id }): Edit => ({ do: 'add', stock: id })));
    expect(troublesOf(tableOf(state))).toEqual([]);
    expect(tableOf(state).pieces.length).toBe(2 * STOCK.length);
  });

  it('moves, nudges and rotates only the selected piece, and keeps it on the table', () => {
    const state = after(barn, barn, { do: 'select', piece: 0 }, { do: 'move', to: { x: 1000, y: -500 } });
    expect(state.pieces[0]!.at).toEqual({ x: 1000, y: 0 });
    expect(state.pieces[1]).toEqual(after(barn, barn).pieces[1]);
    expect(edit(state, { do: 'nudge', dx: 25, dy: 127 }).pieces[0]!.at).toEqual({ x: 1025, y: 127 });
    const container = after({ do: 'add', stock: 'container' }, { do: 'move', to: { x: 2000, y: 2000 } });
    const turned = edit(container, { do: 'turn' });
    expect(turned.pieces[0]!.turn).toBe(1);
    let round = container;
    for (let i = 0; i < 4; i++) round = edit(round, { do: 'turn' });
    expect(round.pieces[0]!.turn).toBe(0);
    expect(Math.abs(round.pieces[0]!.at.x - 2000)).toBeLessThanOrEqual(2);
  });

  it('removes the selected piece with its twin, or all of them', () => {
    expect(after(barn, barn, { do: 'remove' }).pieces.length).toBe(1);
    expect(tableOf(after(barn, barn, { do: 'clear' })).pieces).toEqual([]);
  });

  it('disables twins and enables them again without losing a piece', () => {
    const paired = after(barn, barn);
    const single = edit(paired, { do: 'twins', on: false });
    expect(tableOf(single)).toEqual(tableOf(paired));
    expect(single.pieces.length).toBe(4);
    expect(tableOf(edit(single, { do: 'twins', on: true }))).toEqual(tableOf(paired));
    expect(ownerOf(paired, 3)).toBe(1);
    expect(ownerOf(single, 3)).toBe(3);
  });

  it('opens a stored table unchanged, with twins if it has them', () => {
    const size = { width: inches(40), depth: inches(30) };
    const pieces = generatedPieces({ ...size, coverage: 25, clear: [], seed: 'kept' });
    const table: CustomTable = { name: 'kept', ...size, pieces };
    expect(editedOf(table).twins).toBe(true);
    expect(tableOf(editedOf(table))).toEqual(table);
    const uneven = { ...table, pieces: pieces.slice(1) };
    expect(editedOf(uneven).twins).toBe(false);
    expect(tableOf(editedOf(uneven))).toEqual(uneven);
  });

  it('moves pieces inwards when the table gets smaller', () => {
    const state = after(barn, { do: 'move', to: { x: inches(30), y: inches(30) } });
    const small = edit(state, { do: 'resize', width: inches(24), depth: inches(24) });
    expect(tableOf(small).width).toBe(inches(24));
    expect(readCustomTable(tableOf(edit(small, { do: 'twins', on: false }))).ok).toBe(true);
  });
});
