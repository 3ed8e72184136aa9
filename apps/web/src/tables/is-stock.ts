import { STOCK } from '@little-wars/skirmish/tables';
import { isTableRow, type StoredTable } from '../store/rows.ts';

/** Whether there is such a piece in the stock. */
export const isStock = (id: unknown): boolean => STOCK.some(piece => piece.id === id);

export const isWholeTable = (row: unknown): row is StoredTable => isTableRow(row, isStock);
