import type { Telling } from '@little-wars/engine';
import type { KillTeam } from '../types.ts';
import { tell } from './facts.ts';
import { name } from './names.ts';
import { numbers } from './numbers.ts';

/** How Kill Team is put into words. */
export const telling: Telling<KillTeam> = { name, tell, numbers };
