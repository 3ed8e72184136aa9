/** 32 random bytes in hex. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A secret for each seat: the dice of a match are made from them, so that nobody can foresee or bend a roll. */
export const newSecrets = (seats: number): readonly string[] => Array.from({ length: seats }, newSecret);
