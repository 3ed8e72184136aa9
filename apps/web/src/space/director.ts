// Renders the diorama on change, at the best quality that stays smooth. Nothing runs while nothing changes.
import type { Size } from '../map/camera.ts';
import { Diorama, type Sheet, type Signs, type Stage } from './diorama.ts';
import type { Eye } from './eye.ts';
import type { Troop } from './marks.ts';
import { type Pace, paced, QUALITIES, SMOOTH } from './quality.ts';
import { minus, plus, type Vector } from './vector.ts';

/** Duration in milliseconds of a miniature's walk, and of a camera move. */
const [WALK, FLY] = [320, 420];
/** Idle time in milliseconds after which the picture is rendered at full quality. */
const REST = 180;
/** A frame later than this is not part of a movement. */
const PAUSE = 400;

/** If a single frame takes this long, only the lowest quality may help. */
const HOPELESS = 8 * SMOOTH;

interface Moving {
  readonly begun: number;
  readonly lasts: number;
  /** Called with the progress from 0 to 1. */
  readonly step: (share: number) => void;
}

/** Called with the viewpoint of the frame. */
type Placed = (eye: Eye, size: Size) => void;

export class Director {
  readonly #diorama: Diorama;
  readonly #canvas: HTMLCanvasElement;
  readonly #placed: Placed;
  #eye: Eye;
  #size: Size = { width: 1, height: 1 };
  #places = new Map<string, Vector>();
  #moving: Moving[] = [];
  #pace: Pace;
  #frame = 0;
  #resting = 0;
  #last = 0;
  #isStill = false;

  /** `placed` is called whenever the picture has changed. Throws where there is no WebGL. */
  constructor(canvas: HTMLCanvasElement, eye: Eye, level: number, placed: Placed) {
    this.#canvas = canvas;
    this.#placed = placed;
    this.#eye = eye;
    this.#pace = { level, times: [] };
    this.#diorama = new Diorama(canvas, QUALITIES[level]!);
  }

  get eye(): Eye {
    return this.#eye;
  }

  get size(): Size {
    return this.#size;
  }

  get level(): number {
    return this.#pace.level;
  }

  lay(stage: Stage): void {
    this.#diorama.lay(stage);
    this.ask();
  }

  /** Miniatures whose place changed walk there. */
  muster(troops: readonly Troop[], isAnimated: boolean): void {
    this.#diorama.muster(troops);
    const before = this.#places;
    this.#places = new Map(troops.map(({ name, at }) => [name, at]));
    for (const { name, at } of troops) {
      const from = before.get(name);
      if (!isAnimated || !from || (from.x === at.x && from.y === at.y && from.z === at.z)) continue;
      this.#begin(WALK, share => this.#diorama.move(name, plus(from, minus(at, from), share)));
    }
    this.ask();
  }

  mark(signs: Signs): void {
    this.#diorama.mark(signs);
    this.ask();
  }

  spread(sheets: readonly Sheet[]): void {
    this.#diorama.spread(sheets);
    this.ask();
  }

  resize(size: Size): void {
    this.#size = size;
    this.#isStill = false;
    this.#sized();
    this.ask();
  }

  look(eye: Eye): void {
    this.#eye = eye;
    this.ask();
  }

  /** Moves the camera; at once with reduced motion. */
  fly(to: Eye, isAnimated: boolean): void {
    const from = this.#eye;
    if (!isAnimated) {
      this.look(to);
      return;
    }
    this.#begin(FLY, share => {
      this.#eye = {
        from: plus(from.from, minus(to.from, from.from), share),
        to: plus(from.to, minus(to.to, from.to), share),
        angle: from.angle + (to.angle - from.angle) * share,
      };
    });
  }

  #begin(lasts: number, step: Moving['step']): void {
    step(0);
    this.#moving.push({ begun: performance.now(), lasts, step });
    this.ask();
  }

  /** Requests a frame; several requests are merged. */
  ask(): void {
    clearTimeout(this.#resting);
    this.#frame ||= requestAnimationFrame(now => this.#drawn(now));
  }

  #drawn(now: number): void {
    this.#frame = 0;
    for (const { begun, lasts, step } of this.#moving) step(Math.min(1, Math.max(0, (now - begun) / lasts)) ** 0.8);
    this.#moving = this.#moving.filter(({ begun, lasts }) => now - begun < lasts);
    const took = now - this.#last;
    this.#last = now;
    if (took < PAUSE && !this.#isStill) this.#paced(took);
    if (this.#isStill) {
      this.#isStill = false;
      this.#sized();
    }
    this.#draw();
    if (this.#moving.length > 0) this.ask();
    else this.#resting = window.setTimeout(() => this.#rest(), REST);
  }

  #draw(): void {
    this.#diorama.draw(this.#eye, this.#size);
    const { from, to, angle } = this.#eye;
    this.#canvas.dataset['eye'] = JSON.stringify({ from, to, angle });
    this.#placed(this.#eye, this.#size);
  }

  /** When idle there is time for every pixel of the screen. */
  #rest(): void {
    this.#isStill = true;
    this.#sized();
    this.#draw();
    this.#canvas.dataset['still'] = String(this.#pace.level);
  }

  #sized(): void {
    const { ratio, antialias } = QUALITIES[this.#pace.level]!;
    // When idle, supersampling smooths the edges where nothing else does.
    const still = antialias ? Math.min(devicePixelRatio, 2) : 2;
    this.#diorama.resize(this.#size, this.#isStill ? still : Math.min(devicePixelRatio, ratio));
    delete this.#canvas.dataset['still'];
  }

  #paced(took: number): void {
    const { level } = this.#pace;
    this.#pace = paced(this.#pace, took);
    if (this.#pace.level !== level) this.#applied();
  }

  #applied(): void {
    this.#diorama.light(QUALITIES[this.#pace.level]!);
    this.#sized();
  }

  /** Renders a few frames at once and lowers the quality until one is quick enough. */
  gauge(): void {
    this.#isStill = false;
    for (;;) {
      this.#sized();
      this.#diorama.draw(this.#eye, this.#size);
      this.#diorama.finish();
      const begun = performance.now();
      this.#diorama.draw(this.#eye, this.#size);
      this.#diorama.finish();
      const took = performance.now() - begun;
      const lowest = QUALITIES.length - 1;
      this.#canvas.dataset['took'] = took.toFixed(1);
      if (took < SMOOTH || this.#pace.level >= lowest) return;
      this.#pace = { level: took > HOPELESS ? lowest : this.#pace.level + 1, times: [] };
      this.#applied();
    }
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
    this.#moving = [];
    this.#diorama.dispose();
  }
}
