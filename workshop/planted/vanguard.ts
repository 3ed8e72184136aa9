// Rule errors to plant in Kill Team Vanguard: plausible misreadings of the document
import type { Planted } from './planted.ts';
import { vanguardActions } from './vanguard-actions.ts';
import { vanguardAttacks } from './vanguard-attacks.ts';

export const vanguard: readonly Planted[] = [...vanguardActions, ...vanguardAttacks];
