import type { Seat } from '@little-wars/engine';
import { cardOf } from '../../content/index.ts';
import type { Dataslate, Deployed, Enlisted, Look, Side } from './types.ts';

export const teamOf = (t: Look, seat: Seat): Dataslate => t.position.teams[seat]!;
export const sideOf = (t: Look, seat: Seat): Side => t.setup.sides[seat]!;

/** Undefined once it is slain. */
export const findEnlisted = (t: Look, seat: Seat, id: string): Enlisted | undefined =>
  teamOf(t, seat).operatives.find(each => each.id === id);

export const enlistedOf = (t: Look, seat: Seat, id: string): Enlisted => findEnlisted(t, seat, id)!;

/** What it did in the battle; undefined if it rested. */
export const deployedOf = (t: Look, seat: Seat, id: string): Deployed | undefined =>
  sideOf(t, seat).deployed.find(({ operative }) => operative === id);

/** Operatives that took part and are still alive. */
export const survivorsOf = (t: Look, seat: Seat): readonly Deployed[] =>
  sideOf(t, seat).deployed.filter(({ operative }) => findEnlisted(t, seat, operative) !== undefined);

/** KT-14.39: by its card, or by option. */
export const isMedic = (t: Look, { card }: Enlisted): boolean =>
  cardOf(card).keywords.includes('MEDIC') || t.setup.options.medics.includes(card);
