import type { WeaponRule } from '../types.ts';

/** ST-5: it attacks a Combined Unit; the core rules of Blasts look this rule up by name. */
export const blast: WeaponRule<'blast'> = { clause: 'ST-5.1', name: 'Blast', label: 'Blast', words: null };
