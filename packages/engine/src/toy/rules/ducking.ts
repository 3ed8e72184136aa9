import { add } from '../../kernel/index.ts';
import type { Rule } from '../types.ts';

export const ducking: Rule<'ducking'> = {
  clause: 'TOY-6.1',
  modify: { 'hit-on': add((face, _use, { target }, t) => (t.position.ducked === target ? face + 1 : face)) },
};
