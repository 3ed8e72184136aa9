// The layout of dice on the tray: sorted by value, saves under the hits they cancel.
import type { AttackShown, DiceRow, DieShown } from '@little-wars/engine';

/** A die, and its index in its row. */
export interface LaidDie {
  readonly die: DieShown;
  readonly row: number;
  readonly at: number;
}

export interface Column extends LaidDie {
  /** The saves that cancelled it. */
  readonly under: readonly LaidDie[];
}

export interface Lane {
  readonly fate: DieShown['fate'];
  readonly columns: readonly Column[];
}

export interface LaidRow {
  readonly row: DiceRow;
  readonly index: number;
  readonly lanes: readonly Lane[];
}

const FATES = ['critical', 'success', 'fail', null] as const;

/** The rows of an attack from the top: saves are placed under the hits they cancelled. */
export function laidOut({ rows }: Pick<AttackShown, 'rows'>): readonly LaidRow[] {
  const used = new Set<string>();
  const laid = rows.map((row, index) => {
    const saves = savesAgainst(rows, index);
    const lanes = FATES.map(fate => ({
      fate,
      columns: sorted(row.dice, index)
        .filter(({ die }) => die.fate === fate)
        .map(die => ({ ...die, under: die.die.gone === 'cancelled' ? takenFrom(saves, die.die, used) : [] })),
    }));
    return { row, index, lanes };
  });
  return laid.map(({ lanes, ...rest }) => ({
    ...rest,
    lanes: lanes
      .map(({ fate, columns }) => ({ fate, columns: columns.filter(({ row, at }) => !used.has(`${row} ${at}`)) }))
      .filter(({ columns }) => columns.length > 0),
  }));
}

const sorted = (dice: readonly DieShown[], row: number): readonly LaidDie[] =>
  dice.map((die, at) => ({ die, row, at })).toSorted((a, b) => b.die.face - a.die.face || a.at - b.at);

/** The spent saves of the next row, if it is the other side's. */
function savesAgainst(rows: readonly DiceRow[], index: number): readonly LaidDie[] {
  const next = rows[index + 1];
  if (!next || next.of === rows[index]!.of) return [];
  return sorted(next.dice, index + 1).filter(({ die }) => die.gone === 'spent');
}

/** A critical hit takes a critical save, or two normal ones; a normal hit takes what is left, normal ones first. */
function takenFrom(saves: readonly LaidDie[], hit: DieShown, used: Set<string>): readonly LaidDie[] {
  const left = saves.filter(({ row, at }) => !used.has(`${row} ${at}`));
  const critical = left.find(({ die }) => die.fate === 'critical');
  const normal = left.filter(({ die }) => die.fate !== 'critical');
  const isCritical = hit.fate === 'critical';
  const taken = isCritical ? (critical ? [critical] : normal.slice(0, 2)) : [normal[0] ?? critical].filter(isLaid);
  for (const { row, at } of taken) used.add(`${row} ${at}`);
  return taken;
}

const isLaid = (die: LaidDie | undefined): die is LaidDie => die !== undefined;
