import { sceneOf } from '@little-wars/engine/geometry';
import { maps, type Position, type Setup } from '@little-wars/engine/toy';
import { LETTERS } from './tell.ts';

const COLUMNS = 48;
const ROWS = 24;

/** The table from above, with a quarter of an inch per column and half an inch per row, north at the top. */
export function drawPosition(setup: Setup, { soldiers, barrel }: Position): string {
  const { width, depth, solids } = sceneOf(maps[setup.map]!.terrain);
  const cells = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill(' '));
  const mark = (x: number, y: number, sign: string): void => {
    const row = Math.min(ROWS - 1, ROWS - 1 - Math.floor((y * ROWS) / (depth + 1)));
    cells[row]![Math.min(COLUMNS - 1, Math.floor((x * COLUMNS) / (width + 1)))] = sign;
  };
  for (const { box } of solids)
    for (let x = box.left; x < box.right; x += width / COLUMNS)
      for (let y = box.low; y < box.high; y += depth / ROWS) mark(x + 1, y + 1, '#');
  mark(barrel.x, barrel.y, 'o');
  for (const [i, soldier] of soldiers.entries()) if (soldier.at) mark(soldier.at.x, soldier.at.y, LETTERS[i]!);
  const edge = `+${'-'.repeat(COLUMNS)}+`;
  return [edge, ...cells.map(row => `|${row.join('')}|`), edge, '# wall   o barrel   A B C South   X Y Z North'].join(
    '\n',
  );
}
