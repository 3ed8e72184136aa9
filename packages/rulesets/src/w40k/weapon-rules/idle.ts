import type { SharedRule } from '../types.ts';

/** A printed rule without effect; content says why. */
export const idle = (clause: string): SharedRule<{ readonly rule: 'idle' }> => ({ clause });
