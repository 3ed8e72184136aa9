// A letter for each action: the first of its name that is free.

/**
 * Letters that mean something at the table: turning, rings, swapping, measuring, shading, the lens, going from model to
 * model, space with its levels and eyes, skipping, seeing again, sounds.
 */
const TAKEN = new Set('qerxmsnpfhtzlcikvuag');

export function keysFor(labels: readonly string[]): readonly (string | null)[] {
  const used = new Set(TAKEN);
  return labels.map(label => {
    const key = [...label.toLowerCase()].find(letter => /[a-z]/.test(letter) && !used.has(letter)) ?? null;
    if (key !== null) used.add(key);
    return key;
  });
}
