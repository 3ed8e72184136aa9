// The table as a scene: ground, terrain, miniatures, marks and signs; rendered on demand and disposed of when left.
import type { Board } from '@little-wars/engine';
import {
  type BufferAttribute,
  type BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  LinearSRGBColorSpace,
  LineSegments,
  type Material,
  Mesh,
  NoColorSpace,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import type { Size } from '../map/camera.ts';
import type { Colour } from './colour.ts';
import type { Eye } from './eye.ts';
import { EARTH, groundLight, SKY, type Strength, SUN, SUNLIGHT, seenColour, strengthOf } from './light.ts';
import type { Troop } from './marks.ts';
import { litMaterials, type Materials, plainMaterials } from './materials.ts';
import { paintedGround } from './painted.ts';
import type { Palette } from './palette.ts';
import type { Quality } from './quality.ts';
import { Solids } from './shapes.ts';
import { buildTerrain } from './terrain.ts';
import { minus, type Vector } from './vector.ts';

/** How thick the table is. */
const SLAB = 140;

/** The table, in the colours of the page, up to a height. */
export interface Stage {
  readonly board: Board;
  readonly palette: Palette;
  readonly ceiling: number;
}

export interface Signs {
  readonly signs: Solids;
  /** Translucent. */
  readonly glows: Solids;
}

/** A picture of the whole table, on a level. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly z: number;
}

/** Where a miniature is, and which vertices are its own. */
interface Placed {
  at: Vector;
  readonly ranges: { readonly mesh: Mesh; readonly from: number; readonly to: number }[];
}

type Lighting = Pick<Quality, 'isLit' | 'fine'>;

export class Diorama {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera();
  readonly #sun = new DirectionalLight(new Color(...SUNLIGHT));
  readonly #sky = new HemisphereLight(new Color(...SKY), new Color(...EARTH));
  readonly #layers = { table: new Group(), troops: new Group(), signs: new Group(), sheets: new Group() };
  #materials: Materials = plainMaterials();
  #stage: Stage | null = null;
  #troops: readonly Troop[] = [];
  #signs: Signs | null = null;
  #sheets: readonly Sheet[] = [];
  #placed = new Map<string, Placed>();

  /** Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, { antialias, ...lighting }: Quality) {
    this.#renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'high-performance' });
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#sun.shadow.bias = -0.0008;
    this.#sun.shadow.normalBias = 6;
    this.#camera.up.set(0, 0, 1);
    this.#sky.position.set(0, 0, 1);
    this.#scene.add(this.#sun, this.#sun.target, this.#sky, ...Object.values(this.#layers));
    this.light(lighting);
  }

  /** With light and shadows per frame, or precomputed. */
  light({ isLit, fine }: Lighting): void {
    const { shadow } = this.#sun;
    if (shadow.mapSize.x !== fine) {
      shadow.mapSize.set(fine, fine);
      shadow.map?.dispose();
      shadow.map = null;
    }
    this.#renderer.shadowMap.needsUpdate = true;
    if (this.#sun.castShadow === isLit && this.#stage) return;
    this.#sun.castShadow = isLit;
    this.#renderer.shadowMap.enabled = isLit;
    this.#renderer.outputColorSpace = isLit ? SRGBColorSpace : LinearSRGBColorSpace;
    disposeOf(this.#materials);
    this.#materials = isLit ? litMaterials() : plainMaterials();
    if (this.#stage) this.lay(this.#stage);
    this.muster(this.#troops);
    if (this.#signs) this.mark(this.#signs);
    this.spread(this.#sheets);
  }

  /** Terrain and ground. */
  lay(stage: Stage): void {
    this.#stage = stage;
    const { board, palette, ceiling } = stage;
    const { table } = this.#layers;
    free(table);
    const { solids, lines } = buildTerrain(board, palette, ceiling);
    const isLit = this.#sun.castShadow;
    const painted = paintedGround(board, palette, ceiling, isLit);
    const ground = this.#picture(painted, board, map => this.#materials.ground(map, groundLight(this.#strength)));
    ground.receiveShadow = true;
    solids.put({ x: 0, y: 0, z: 0 }, 0, slabUnder(board, palette));
    table.add(this.#solid(solids), new LineSegments(lines.geometry(), this.#materials.line), ground);
    const behind = backdrop(palette);
    this.#scene.background = new Color(...(isLit ? behind : seenColour(behind, SUN, null)));
    this.#sun.intensity = this.#strength.sun;
    this.#sky.intensity = this.#strength.sky;
    this.#aim(board);
  }

  get #strength(): Strength {
    return this.#stage ? strengthOf(this.#stage.palette) : { sun: 3, sky: 2 };
  }

  /** The light covers the whole table. */
  #aim({ width, depth }: Board): void {
    const { shadow, position, target } = this.#sun;
    const half = Math.hypot(width, depth) / 2 + 300;
    target.position.set(width / 2, depth / 2, 0);
    position.set(width / 2 + SUN.x * half, depth / 2 + SUN.y * half, SUN.z * half);
    Object.assign(shadow.camera, { left: -half, right: half, top: half, bottom: -half, near: 10, far: 3 * half });
    shadow.camera.updateProjectionMatrix();
    this.#renderer.shadowMap.needsUpdate = true;
  }

  #solid(solids: Solids): Mesh {
    const mesh = new Mesh(solids.geometry(this.#strength), this.#materials.solid);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }

  #picture(canvas: HTMLCanvasElement, { width, depth }: Board, drawn: Materials['sheet']): Mesh {
    const map = new CanvasTexture(canvas);
    map.colorSpace = this.#sun.castShadow ? SRGBColorSpace : NoColorSpace;
    map.anisotropy = this.#sun.castShadow ? 8 : 1;
    const mesh = new Mesh<BufferGeometry, Material>(new PlaneGeometry(width, depth), drawn(map));
    mesh.position.set(width / 2, depth / 2, 0);
    mesh.userData['map'] = map;
    return mesh;
  }

  /** Miniatures and marks in one mesh: few draw calls are quicker than many. */
  muster(troops: readonly Troop[]): void {
    this.#troops = troops;
    const { troops: layer } = this.#layers;
    free(layer);
    this.#placed = new Map(troops.map(({ name, at }) => [name, { at, ranges: [] }]));
    const all = { solids: new Solids(), glow: new Solids(), shade: new Solids() };
    for (const kind of ['solids', 'glow', 'shade'] as const) {
      const ranges = troops.flatMap(({ name, at, [kind]: part }) => {
        if (!part) return [];
        const from = all[kind].size;
        all[kind].put(at, 0, part);
        return [{ name, from, to: all[kind].size }];
      });
      if (all[kind].isEmpty || (kind === 'shade' && this.#sun.castShadow)) continue;
      const mesh =
        kind === 'solids' ? this.#solid(all.solids) : new Mesh(all[kind].geometry(null), this.#materials[kind]);
      // They cover the table: frustum culling gains nothing.
      mesh.frustumCulled = false;
      layer.add(mesh);
      for (const { name, from, to } of ranges) this.#placed.get(name)!.ranges.push({ mesh, from, to });
    }
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** Moves a miniature without rebuilding it. */
  move(name: string, to: Vector): void {
    const placed = this.#placed.get(name);
    if (!placed) return;
    const by = minus(to, placed.at);
    for (const { mesh, from, to: end } of placed.ranges) {
      const places = mesh.geometry.getAttribute('position') as BufferAttribute;
      for (let i = from; i < end; i++)
        places.setXYZ(i, places.getX(i) + by.x, places.getY(i) + by.y, places.getZ(i) + by.z);
      places.needsUpdate = true;
    }
    placed.at = to;
    this.#renderer.shadowMap.needsUpdate = true;
  }

  /** The contents of a draft, a ruling or a tape. */
  mark(given: Signs): void {
    this.#signs = given;
    const { signs: layer } = this.#layers;
    free(layer);
    if (!given.signs.isEmpty) layer.add(new Mesh(given.signs.geometry(null), this.#materials.sign));
    if (!given.glows.isEmpty) layer.add(new Mesh(given.glows.geometry(null), this.#materials.glow));
  }

  spread(sheets: readonly Sheet[]): void {
    this.#sheets = sheets;
    free(this.#layers.sheets);
    for (const { canvas, z } of this.#stage ? sheets : []) {
      const sheet = this.#picture(canvas, this.#stage!.board, this.#materials.sheet);
      sheet.position.z = z + 3;
      this.#layers.sheets.add(sheet);
    }
  }

  /** The size in page pixels, and the pixel ratio of the picture. */
  resize({ width, height }: Size, ratio: number): void {
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  draw({ from, to, angle }: Eye, { width, height }: Size): void {
    const camera = this.#camera;
    camera.fov = (angle * 180) / Math.PI;
    camera.aspect = width / height;
    const far = Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z);
    camera.near = Math.min(60, Math.max(8, far / 200));
    camera.far = 60_000;
    camera.position.set(from.x, from.y, from.z);
    camera.lookAt(to.x, to.y, to.z);
    camera.updateProjectionMatrix();
    this.#renderer.render(this.#scene, camera);
  }

  /** Waits until the frame is drawn, to measure it. */
  finish(): void {
    const gl = this.#renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }

  dispose(): void {
    for (const layer of Object.values(this.#layers)) free(layer);
    disposeOf(this.#materials);
    this.#sun.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}

/** The edge and the underside of the table. */
function slabUnder({ width, depth }: Board, { isDark }: Palette): Solids {
  const slab = new Solids();
  const colour: Colour = isDark ? [0.05, 0.035, 0.025] : [0.24, 0.16, 0.1];
  slab.box({ x: width / 2, y: depth / 2, z: -SLAB / 2 - 4 }, [width + 160, depth + 160, SLAB], colour);
  return slab;
}

/** The background: darker than the page in the dark theme, so that the lit table stands out. */
const backdrop = ({ of, isDark }: Palette): Colour => {
  const [r, g, b] = of.paper;
  return isDark ? [r * 0.7, g * 0.7, b * 0.7] : [r, g, b];
};

function disposeOf({ solid, line, sign, glow, shade }: Materials): void {
  for (const material of [solid, line, sign, glow, shade]) material.dispose();
}

/** Empties a group. Materials are shared, except those of pictures. */
function free(group: Object3D): void {
  group.traverse(each => {
    if (!(each instanceof Mesh || each instanceof LineSegments)) return;
    each.geometry.dispose();
    const map: unknown = each.userData['map'];
    if (!(map instanceof CanvasTexture)) return;
    map.dispose();
    (each.material as Material).dispose();
  });
  group.clear();
}
