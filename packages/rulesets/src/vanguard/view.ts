// VG-1.4, VG-4.14  Nothing is hidden: every player sees the whole table
import type { Seat } from '@little-wars/engine';
import type { Fact } from './facts.ts';
import type { Position, Setup } from './types.ts';

export const view = (_setup: Setup, position: Position, _seat: Seat | null): Position => position;

export const reveals: readonly Fact['type'][] = [];

export const show = (fact: Fact, _seat: Seat | null): object => fact;
