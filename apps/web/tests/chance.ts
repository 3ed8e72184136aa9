/**
 * Runs in the page: its random numbers differ by test and load, and are the same in every run. The name of the test is
 * the seed, so renaming a browser test gives it other games.
 */
export function steadyChance(test: string): void {
  // Before anything is loaded there is no storage.
  if (location.origin === 'null') return;
  const loads = Number(localStorage.getItem('loads of this test') ?? 0) + 1;
  localStorage.setItem('loads of this test', String(loads));
  let state = loads;
  for (const letter of test) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const part = (): string => next().toString(16).padStart(8, '0');
  Object.assign(crypto, {
    getRandomValues: (bytes: Uint8Array) => {
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() & 255;
      return bytes;
    },
    randomUUID: () => `${part()}-0000-4000-8000-${part()}0000`,
  });
  Math.random = () => next() / 2 ** 32;
}
