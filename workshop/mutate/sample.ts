// A sample of mutants, spread over the files, that is the same in every run.
import { createHash } from 'node:crypto';

/**
 * Each file gives its share. A larger sample begins with every smaller one, so that results are used again, and a run
 * that is stopped has tried a sample too.
 */
export function sampleOf<M extends { readonly id: string; readonly file: string }>(
  mutants: readonly M[],
  size: number,
): readonly M[] {
  const byFile = new Map<string, M[]>();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
  const ranked = [...byFile.values()].flatMap(here => {
    const shuffled = here.toSorted((a, b) => (hashOf(a.id) < hashOf(b.id) ? -1 : 1));
    // A random beginning, so that small files are not all left out or all taken.
    const begin = Number.parseInt(hashOf(here[0]!.file).slice(0, 6), 16) / 0x1000000;
    return shuffled.map((mutant, index) => ({ mutant, rank: (index + begin) / here.length }));
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ mutant }) => mutant);
}
