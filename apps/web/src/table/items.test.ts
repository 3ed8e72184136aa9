import type { Board } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { itemsFor } from './items.ts';

const teller = { text: (id: string) => id } as unknown as Teller;
const board = {
  scores: [
    { seat: 0, source: { word: 'Loot' }, value: 1, clause: 'X-1.1' },
    { seat: 0, source: { word: 'Headhunter' }, value: 0, most: 2, clause: 'X-1.2' },
    { seat: 1, source: { word: 'Loot' }, value: 0, clause: 'X-1.1' },
  ],
  notes: [
    { kind: 'mission', seat: null, name: { word: 'Loot' }, how: null, clause: 'X-1.1' },
    { kind: 'card', seat: 0, name: { word: 'Headhunter' }, how: null, sealed: true, clause: 'X-1.2' },
    { kind: 'active', seat: 0, name: { word: 'Fleet' }, how: null, clause: 'X-1.3' },
    { kind: 'card', seat: 1, name: { word: 'a sealed card' }, how: null, sealed: true, clause: 'X-1.2' },
  ],
} as unknown as Board;

describe('what is at hand in the ribbon', () => {
  it('is the score by source, then cards and active effects; a scoring card appears once', () => {
    const told = itemsFor(board, 0, teller).map(({ name, kind, isSealed, value }) => [name, kind, isSealed, value]);
    expect(told).toEqual([
      ['Loot', 'source', false, '1'],
      ['Headhunter', 'card', true, '0/2'],
      ['Fleet', 'active', false, ''],
    ]);
  });

  it('shows hidden cards of the other side as such, and the mission of the table', () => {
    expect(itemsFor(board, 1, teller).map(({ name, isSealed }) => [name, isSealed])).toEqual([
      ['Loot', false],
      ['a sealed card', true],
    ]);
    expect(itemsFor(board, null, teller).map(({ name }) => name)).toEqual(['Loot']);
  });
});
