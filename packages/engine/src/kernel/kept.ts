/** What was found out by a name, or is found out now. */
export type Keeper<T> = <X>(t: T, name: string, find: () => X) => X;

/**
 * Keeps what was found out for as long as the parts of a table that it hangs on are the same objects: of the last few
 * situations, so that what would be and what is can be asked in turn.
 */
export function keeping<T>(partsOf: (t: T) => readonly unknown[], most = 4): Keeper<T> {
  interface Known {
    readonly parts: readonly unknown[];
    readonly found: Map<string, unknown>;
  }
  let recent: readonly Known[] = [];
  return <X>(t: T, name: string, find: () => X): X => {
    const parts = partsOf(t);
    let known = recent.find(each => each.parts.every((part, i) => part === parts[i]));
    if (!known) {
      known = { parts, found: new Map() };
      recent = [known, ...recent.slice(0, most - 1)];
    }
    if (!known.found.has(name)) known.found.set(name, find());
    return known.found.get(name) as X;
  };
}

/** Found out when first asked for. */
export function lazily<X>(find: () => X): () => X {
  let found: { readonly is: X } | null = null;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
