// Triangles and lines with a colour per vertex, collected into as few geometries as possible.
import { convexParts, type Point } from '@little-wars/engine/geometry';
import { BufferAttribute, BufferGeometry } from 'three';
import { type Colour, shaded } from './colour.ts';
import { type Strength, seenColour } from './light.ts';
import { crossed, minus, unit, type Vector } from './vector.ts';

/** How much darker a side is at its foot: ambient occlusion. */
const FOOT = 0.62;

/** Collects solid shapes with flat shading: a vertex has the normal of its triangle. */
export class Solids {
  readonly #places: number[] = [];
  readonly #normals: number[] = [];
  readonly #colours: number[] = [];
  /** Three corners each. */
  readonly #triangles: number[] = [];

  /** A flat convex shape, counter-clockwise as seen from outside; one colour, or one per vertex. */
  face(corners: readonly Vector[], colours: Colour | readonly Colour[]): void {
    const normal = unit(crossed(minus(corners[1]!, corners[0]!), minus(corners[2]!, corners[0]!)));
    const first = this.size;
    for (const [i, { x, y, z }] of corners.entries()) {
      this.#places.push(x, y, z);
      this.#normals.push(normal.x, normal.y, normal.z);
      this.#colours.push(...((typeof colours[0] === 'number' ? colours : colours[i]) as Colour));
      if (i > 1) this.#triangles.push(first, first + i - 1, first + i);
    }
  }

  /** A flat area at a height. */
  area(outline: readonly Point[], z: number, colour: Colour): void {
    for (const part of convexParts(outline))
      this.face(
        part.map(({ x, y }) => ({ x, y, z })),
        colour,
      );
  }

  /** The same seen from below. */
  underside(outline: readonly Point[], z: number, colour: Colour): void {
    for (const part of convexParts(outline))
      this.face(
        part.toReversed().map(({ x, y }) => ({ x, y, z })),
        colour,
      );
  }

  /** An upright wall from a to b, its outside to the right. */
  side([a, b]: readonly [Point, Point], [bottom, top]: readonly [number, number], colour: Colour): void {
    const foot = shaded(colour, FOOT);
    this.face(
      [
        { ...a, z: bottom },
        { ...b, z: bottom },
        { ...b, z: top },
        { ...a, z: top },
      ],
      [foot, foot, colour, colour],
    );
  }

  /** Narrower or wider at the top than at the bottom; corners counter-clockwise. */
  tapered(low: readonly Vector[], high: readonly Vector[], colour: Colour): void {
    this.face(high, colour);
    this.#around(low, high, colour);
  }

  #around(low: readonly Vector[], high: readonly Vector[], colour: Colour): void {
    for (const [i, a] of low.entries()) {
      const k = (i + 1) % low.length;
      this.face([a, low[k]!, high[k]!, high[i]!], colour);
    }
  }

  /** A box around a centre, rotated `turn` radians from the x axis. */
  box({ x, y, z }: Vector, [long, wide, high]: readonly [number, number, number], colour: Colour, turn = 0): void {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([u, v]) => {
      const [p, q] = [(u! * long) / 2, (v! * wide) / 2];
      return { x: x + p * cos - q * sin, y: y + p * sin + q * cos, z: z - high / 2 };
    });
    this.tapered(
      corners,
      corners.map(corner => ({ ...corner, z: z + high / 2 })),
      colour,
    );
  }

  /** A cylinder between two points. */
  bar(a: Vector, b: Vector, r: number, colour: Colour, sides = 8): void {
    const ahead = unit(minus(b, a));
    const across = unit(crossed(ahead, Math.abs(ahead.z) > 0.9 ? { x: 1, y: 0, z: 0 } : { x: 0, y: 0, z: 1 }));
    const over = crossed(across, ahead);
    const ring = ({ x, y, z }: Vector): readonly Vector[] =>
      Array.from({ length: sides }, (_, i) => {
        const angle = (2 * Math.PI * i) / sides;
        const [u, v] = [r * Math.cos(angle), -r * Math.sin(angle)];
        return { x: x + u * across.x + v * over.x, y: y + u * across.y + v * over.y, z: z + u * across.z + v * over.z };
      });
    const [low, high] = [ring(a), ring(b)];
    this.tapered(low, high, colour);
    this.face(low.toReversed(), colour);
  }

  /** A low-poly sphere. */
  ball({ x, y, z }: Vector, r: number, colour: Colour, sides = 8): void {
    const ring = (height: number): readonly Vector[] => {
      const out = Math.sqrt(1 - height * height) * r;
      return Array.from({ length: sides }, (_, i) => {
        const angle = (2 * Math.PI * i) / sides;
        return { x: x + out * Math.cos(angle), y: y + out * Math.sin(angle), z: z + height * r };
      });
    };
    const rings = [-0.85, -0.2, 0.5, 0.95].map(ring);
    for (const [i, low] of rings.slice(0, -1).entries()) this.#around(low, rings[i + 1]!, colour);
    this.face(rings.at(-1)!, colour);
  }

  /** Adds other shapes, translated and rotated; in one colour if given. */
  put({ x, y, z }: Vector, turn: number, other: Solids, colour: Colour | null = null): void {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [places, normals] = [other.#places, other.#normals];
    const first = this.size;
    for (const corner of other.#triangles) this.#triangles.push(first + corner);
    for (let i = 0; i < places.length; i += 3) {
      const [u, v, w] = [places[i]!, places[i + 1]!, places[i + 2]!];
      this.#places.push(x + u * cos - v * sin, y + u * sin + v * cos, z + w);
      const [p, q] = [normals[i]!, normals[i + 1]!];
      this.#normals.push(p * cos - q * sin, p * sin + q * cos, normals[i + 2]!);
      this.#colours.push(...(colour ?? [other.#colours[i]!, other.#colours[i + 1]!, other.#colours[i + 2]!]));
    }
  }

  get isEmpty(): boolean {
    return this.#places.length === 0;
  }

  /** The number of vertices. */
  get size(): number {
    return this.#places.length / 3;
  }

  /** `strength` is that of the light; null for emissive shapes. */
  geometry(strength: Strength | null): BufferGeometry {
    const geometry = geometryOf(this.#places, this.#colours, this.#normals, strength);
    geometry.setIndex(this.#triangles);
    return geometry;
  }
}

/** Collects straight lines. */
export class Lines {
  readonly #places: number[] = [];
  readonly #colours: number[] = [];

  line(a: Vector, b: Vector, colour: Colour): void {
    this.#places.push(a.x, a.y, a.z, b.x, b.y, b.z);
    this.#colours.push(...colour, ...colour);
  }

  geometry(): BufferGeometry {
    return geometryOf(this.#places, this.#colours, null, null);
  }
}

/** With two colours per vertex: its own, to be lit, and `seen` as precomputed for the fixed light. */
function geometryOf(
  places: readonly number[],
  colours: readonly number[],
  normals: readonly number[] | null,
  strength: Strength | null,
): BufferGeometry {
  const seen = new Float32Array(colours.length);
  for (let i = 0; i < colours.length; i += 3) {
    const normal = normals ? { x: normals[i]!, y: normals[i + 1]!, z: normals[i + 2]! } : UP;
    seen.set(seenColour([colours[i]!, colours[i + 1]!, colours[i + 2]!], normal, strength), i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places), 3));
  if (normals) geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
  geometry.setAttribute('seen', new BufferAttribute(seen, 3));
  return geometry;
}

const UP: Vector = { x: 0, y: 0, z: 1 };
