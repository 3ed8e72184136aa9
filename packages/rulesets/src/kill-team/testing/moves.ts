// Moves to test rules with, in tenths.
import type { Frame } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { inTenths, legsTo } from '@little-wars/skirmish/testing';
import type { MoveAction } from '../core/03-actions/moves.ts';
import { startMove } from '../core/03-actions/moving.ts';

export const INCH = inches(1);

/** A move of operative 0, or another. */
export const move = (action: MoveAction = 'normal-move', operative = 0): Frame => startMove(operative, action);

export const { go, climb, drop, jump } = legsTo(inTenths);
