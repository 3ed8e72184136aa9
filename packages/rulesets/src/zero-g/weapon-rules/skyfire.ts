import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.26: Full BS at fliers and skimmers, Snap Shots at others. */
export const skyfire: Rule<'skyfire'> = {
  clause: '7E-6.26',
  modify: {
    skyfire: set((value, { holder }, { attacker }) => value || attacker === holder),
  },
};
