// KT-6.7-9  Who controls an objective or a token
import type { Seat } from '@little-wars/engine';
import { inches, type Spot, type Standing, standingAt, type Tenths } from '@little-wars/engine/geometry';
import { middleOf } from '../../areas.ts';
import { inPlay, isInPlay, ownerOf, sceneOfTable, standingOf } from '../../lookups.ts';
import type { KillzoneMap } from '../../maps/map.ts';
import type { Look, Mission, OperativeId, Token } from '../../types.ts';
import { aplOf } from '../01-game/apl.ts';
import { isWithinOfPart, isWithinReach } from '../01-game/measuring.ts';

/** The kind of the tokens a mission is about. */
export const OBJECTIVE = 'objective';

const REACH = inches(2);

export const objectivesOf = (t: Look): readonly Token[] => t.position.tokens.filter(({ kind }) => kind === OBJECTIVE);

/** Each seat's total APL among the operatives that count, as modified for control. */
export function strengthOf(t: Look, counts: (operative: OperativeId) => boolean): readonly number[] {
  const among = inPlay(t.position, (_, id) => counts(id));
  const strength = [0, 0];
  for (const operative of among)
    strength[ownerOf(t, operative)]! += t.query('control-apl', aplOf(t, operative), { operative, among });
  return strength;
}

/** KT-6.7: the seat with more; null on a tie. */
export const strongerOf = ([zero, one]: readonly number[]): Seat | null => (zero === one ? null : zero! > one! ? 0 : 1);

export function carrierOf(t: Look, { id }: Token): OperativeId | null {
  const { operatives } = t.position;
  for (let carrier = 0; carrier < operatives.length; carrier++)
    if (operatives[carrier]!.carrying === id && isInPlay(operatives[carrier]!)) return carrier;
  return null;
}

/** KT-6.7: measured from the centre. KT-12.24: for an apparatus, from the piece itself. */
export const isNearToken = (t: Look, standing: Standing, { at, piece }: Token, x: Tenths): boolean =>
  piece === undefined
    ? !isFar(standing, at, x) && isWithinReach(t, standing, standingAt(at), x)
    : isNearPiece(t, standing, piece, x);

/** Whether the box around a base is too far away: true for most, which saves measuring. */
const isFar = ({ ax, ay, bx, by, r }: Standing, { x, y }: Spot, most: Tenths): boolean =>
  Math.min(ax, bx) - x > r + most ||
  x - Math.max(ax, bx) > r + most ||
  Math.min(ay, by) - y > r + most ||
  y - Math.max(ay, by) > r + most;

const isNearPiece = (t: Look, standing: Standing, piece: string, x: Tenths): boolean =>
  sceneOfTable(t).solids.some(solid => solid.piece === piece && isWithinOfPart(t, standing, solid, x));

/** KT-6.7: within 2" of the centre. KT-12.24: within 1" of an apparatus. */
export const isByToken = (t: Look, operative: OperativeId, token: Token): boolean =>
  isNearToken(t, standingOf(t, operative), token, token.piece ? inches(t.setup.options.apparatusControl) : REACH);

/** KT-11.4, KT-12.24: a mission's objectives, where the map places them. */
export function objectivesOn({ objectives, terrain, closeQuarters }: KillzoneMap, mission: Mission): readonly Token[] {
  const objective = { kind: OBJECTIVE, seat: null, marks: {} } as const;
  const apparatus = mission.apparatus ? (closeQuarters?.apparatus ?? []) : [];
  if (apparatus.length === 0)
    return objectives.map(({ x, y }, i) => ({ ...objective, id: `objective-${i + 1}`, at: { x, y, z: 0 } }));
  return apparatus.map(piece => {
    const { outline } = terrain.pieces.find(({ id }) => id === piece)!.parts[0]!;
    return { ...objective, id: piece, at: { ...middleOf(outline), z: 0 }, piece };
  });
}

/**
 * KT-6.7, KT-6.8: the seat that controls a token now. KT-6.9: asked only at the start and end of actions and when
 * scoring, never in between.
 */
export function controllerOf(t: Look, token: Token): Seat | null {
  const carrier = carrierOf(t, token);
  if (carrier !== null) return ownerOf(t, carrier);
  return strongerOf(strengthOf(t, id => isByToken(t, id, token)));
}

/** Whether an operative has control of a token: it carries it, or it is near and its side is stronger there. */
export function controls(t: Look, operative: OperativeId, token: Token): boolean {
  const carrier = carrierOf(t, token);
  if (carrier !== null) return carrier === operative;
  return isByToken(t, operative, token) && controllerOf(t, token) === ownerOf(t, operative);
}

/** Kinds of token that some card lets its side pick up (KT-3.15). */
const CARRIED: readonly string[] = ['item', 'retrieval', 'captive'];

/** KT-3.15: whether a token is one that an operative's side may pick up at all. */
export const mayBePickedUp = (t: Look, operative: OperativeId, { kind, seat }: Token): boolean =>
  CARRIED.includes(kind) && (seat === null || seat === ownerOf(t, operative));
