/** Everything a setup holds, as `key: value`: its map, each card and choice, each option. */
function traitsOf(value: unknown, key = ''): readonly string[] {
  if (value === null || typeof value !== 'object') return [`${key}: ${value}`];
  if (Array.isArray(value)) return value.flatMap(each => traitsOf(each, key));
  return Object.entries(value).flatMap(([name, each]) => traitsOf(each, name));
}

/**
 * Of some setups so many that together they hold whatever any of them does. Long tests go through these: the others are
 * the same maps and cards in other pairs.
 */
export function varied<S>(setups: readonly S[]): readonly S[] {
  const traits = setups.map(setup => new Set(traitsOf(setup)));
  const missing = new Set(traits.flatMap(each => [...each]));
  const chosen = new Set<number>();
  while (missing.size > 0) {
    const gains = traits.map(each => [...each].filter(trait => missing.has(trait)).length);
    const best = gains.indexOf(Math.max(...gains));
    chosen.add(best);
    for (const trait of traits[best]!) missing.delete(trait);
  }
  return setups.filter((_, i) => chosen.has(i));
}
