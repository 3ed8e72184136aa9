import { type Body, footprintOf, maskOf, type Scene, type Standing, sceneOf } from '../geometry/index.ts';
import type { Point, Spot } from '../geometry/shape.ts';
import type { Seat } from '../kernel/index.ts';
import { BASE, cards, HEIGHT, maps } from './content.ts';
import type { Card, Look, Position, Setup, Soldier, SoldierId } from './types.ts';

export const soldierOf = (t: Look, id: SoldierId): Soldier => t.position.soldiers[id]!;
export const cardOf = (t: Look, id: SoldierId): Card => cards[soldierOf(t, id).card]!;
export const ownerOf = (t: Look, id: SoldierId): Seat => soldierOf(t, id).seat;
export const other = (seat: Seat): Seat => 1 - seat;
export const sceneFor = (setup: Setup): Scene => sceneOf(maps[setup.map]!.terrain);
export const everySolid = (scene: Scene) => maskOf(scene, () => true);

export const isStanding = (soldier: Soldier): boolean => soldier.wounds > 0 && soldier.at !== null;

/** The standing soldiers that pass a test. */
export function standing(position: Position, test: (soldier: Soldier, id: SoldierId) => boolean): readonly SoldierId[] {
  return position.soldiers.flatMap((soldier, id) => (isStanding(soldier) && test(soldier, id) ? [id] : []));
}

export const baseAt = (at: Spot): Standing => ({ ...footprintOf(BASE, at), z: at.z });
export const bodyAt = (at: Spot): Body => ({ ...footprintOf(BASE, at), bottom: at.z, top: at.z + HEIGHT });
export const headAt = (at: Spot): Spot => ({ x: at.x, y: at.y, z: at.z + HEIGHT });

export const onGround = ({ x, y }: Point): Spot => ({ x, y, z: 0 });

/** A list with one item replaced. */
export const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((old, i) => (i === at ? item : old));
