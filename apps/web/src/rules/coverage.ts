/** For each clause: how many places implement it, how many tests prove it, and its rulings. */
export interface Coverage {
  readonly [clause: string]: { readonly code: number; readonly tests: number; readonly rulings: readonly string[] };
}

/** Generated at build time; fetched when the rulebook is opened. */
export async function coverageOf(ruleset: string): Promise<Coverage> {
  const { default: all } = await import('virtual:coverage');
  return all[ruleset] ?? {};
}
