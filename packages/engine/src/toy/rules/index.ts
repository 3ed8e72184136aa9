import type { SpecialRules } from '../../kernel/index.ts';
import type { Toy } from '../types.ts';
import { callOut } from './call-out.ts';
import { duck } from './duck.ts';
import { ducking } from './ducking.ts';
import { farOff } from './far-off.ts';
import { lastStand } from './last-stand.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

/** Exhaustive: a rule named in content without an entry here does not compile. */
export const specialRules: SpecialRules<Toy> = {
  'call-out': callOut,
  duck,
  ducking,
  'far-off': farOff,
  'last-stand': lastStand,
  sharp,
  steady,
};
