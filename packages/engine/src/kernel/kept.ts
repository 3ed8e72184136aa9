import { recent } from '../cache.ts';

/** Gives what is cached by a name for a table, or makes it. */
export type Keeper<T> = <X>(t: T, name: string, make: () => X) => X;

/** Caches values by name while the parts of a table that they depend on are the same objects; of the last few tables. */
export function keeping<T>(partsOf: (t: T) => readonly unknown[], most = 4): Keeper<T> {
  const keep = recent<readonly unknown[]>((before, now) => before.every((part, i) => part === now[i]), most);
  return (t, name, make) => keep(partsOf(t), name, make);
}

/** Found out when first asked for. */
export function lazily<X>(find: () => X): () => X {
  let found: { readonly is: X } | null = null;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
