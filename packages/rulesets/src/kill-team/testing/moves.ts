// Moves to try rules on, in tenths.
import type { Frame, Leg } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { MoveAction } from '../core/03-actions/moves.ts';
import { startMove } from '../core/03-actions/moving.ts';
import { spot } from './attacks.ts';

export const INCH = inches(1);

/** A move of operative 0, or another. */
export const move = (action: MoveAction = 'normal-move', operative = 0): Frame => startMove(operative, action);

export const go = (x: number, y: number, z = 0): Leg => ({ how: 'go', to: spot(x, y, z) });
export const climb = (x: number, y: number, z = 0): Leg => ({ how: 'climb', to: spot(x, y, z) });
export const drop = (x: number, y: number, z = 0): Leg => ({ how: 'drop', to: spot(x, y, z) });
export const jump = (x: number, y: number, z = 0): Leg => ({ how: 'jump', to: spot(x, y, z) });
