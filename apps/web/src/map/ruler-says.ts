// The label at the end of a way that is drawn.
import { inInches } from './upright.ts';

interface Read {
  /** Length and limit, in tenths. */
  readonly cost: number | null;
  readonly limit: number | null;
  readonly refusal: string | null;
}

/** Letters in a line at the ghost. */
const LINE = 34;

/** The length, and why it is refused: the whole reason, with its clause and what to do, stands with the question. */
export function rulerSays({ cost, limit, refusal }: Read): string {
  const length = cost === null ? null : inInches(cost);
  if (refusal === null) return length ?? '';
  if (length !== null && limit !== null && cost! > limit) return `${length}: too far, ${inInches(limit)} at most`;
  const [first = ''] = refusal.split(/\. | \(/);
  return [...(length === null ? [] : [length]), ...linesOf(first)].join('\n');
}

/** Two lines at most. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= 2 ? lines : [lines[0]!, `${lines[1]}…`];
}
