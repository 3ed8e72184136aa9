import { add } from '../../kernel/index.ts';
import type { Rule } from '../types.ts';

export const sharp: Rule<'sharp'> = {
  clause: 'TOY-7.2',
  modify: { 'hit-on': add((face, use) => face - use.better) },
};
