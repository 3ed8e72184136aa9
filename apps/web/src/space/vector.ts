// Points and directions in space, in tenths: x to the east, y to the north, z upwards.

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const plus = (a: Vector, b: Vector, times = 1): Vector => ({
  x: a.x + times * b.x,
  y: a.y + times * b.y,
  z: a.z + times * b.z,
});

export const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1);

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

export const crossed = (a: Vector, b: Vector): Vector => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});

export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));

export function unit(a: Vector): Vector {
  const length = lengthOf(a);
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}

export const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
