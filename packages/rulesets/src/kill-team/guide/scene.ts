// KT-11.2: three against three, near enough to shoot, with something to hide behind
import { cardOf } from '../content/index.ts';
import type { Order } from '../state.ts';
import type { Operative, Position } from '../types.ts';

interface Part {
  readonly name: string;
  /** In tenths. */
  readonly x: number;
  readonly y: number;
  readonly order: Order;
}

const INCH = 254;
const part = (name: string, x: number, y: number, order: Order = 'engage'): Part => ({
  name,
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  order,
});

const CAST: readonly (readonly Part[])[] = [
  [
    part('Tactical Marine Sergeant', 8.6, 6.6),
    part('Tactical Marine Warrior 1', 14.9, 4.6),
    part('Tactical Marine Gunner', 20.5, 8.5),
  ],
  [part('Boy Fighter 1', 9.6, 13.5), part('Boy Gunner', 15, 13.4), part('Boy Fighter 3', 21.3, 15.2)],
];

/** Both sides are fresh, and operatives that are not in the scene stay out. */
export function scene(position: Position): Position {
  return {
    ...position,
    dropZones: [0, 1],
    cp: [2, 2],
    operatives: position.operatives.map(placed),
    barricades: [],
    activation: null,
    attack: null,
    effects: [],
    ploys: [[], []],
    felled: [],
    fallen: [],
  };
}

function placed(operative: Operative): Operative {
  const role = CAST[operative.seat]?.find(({ name }) => name === operative.name);
  const { wounds } = cardOf(operative.card);
  const fresh = { ...operative, wounds, aplChange: 0, used: [], overwatched: false, onGuard: false, carrying: null };
  if (!role) return { ...fresh, at: null, ready: false, removed: true };
  return { ...fresh, at: { x: role.x, y: role.y, z: 0 }, order: role.order, ready: true, removed: false };
}
