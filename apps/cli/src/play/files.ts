import { resolve } from 'node:path';

/** Where a game is saved unless another file is named. */
export const SAVE = 'little-wars.game.json';

/** Resolves a path against the user's directory, not the one npm runs in. */
export const fileAt = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
