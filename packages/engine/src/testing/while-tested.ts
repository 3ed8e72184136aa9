import { afterAll } from 'vitest';

/** A value computed on first use, and dropped after the tests of the file: games are large, and other files follow. */
export function whileTested<V>(make: () => V): () => V {
  let cell: { readonly value: V } | null = null;
  afterAll(() => {
    cell = null;
  });
  return () => {
    cell ??= { value: make() };
    return cell.value;
  };
}
