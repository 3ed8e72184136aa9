import { add } from '../../kernel/index.ts';
import type { Rule } from '../types.ts';

export const steady: Rule<'steady'> = {
  clause: 'TOY-7.1',
  modify: { 're-rolls': add(dice => dice + 1) },
};
