/** 32 random bytes in hex. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A secret for each seat: the dice of a match are derived from them, so that nobody can predict or influence a roll.
 */
export const newSecrets = (seats: number): readonly string[] => Array.from({ length: seats }, newSecret);
