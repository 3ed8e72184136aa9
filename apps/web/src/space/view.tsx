// The table in space: another view of the same board, with the same gestures and the same answers as the map.
import type { Id } from '@little-wars/engine';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useGestures } from '../map/acting.ts';
import type { Size } from '../map/camera.ts';
import { toldPart } from '../map/grounds.ts';
import { LensKey } from '../map/lensed.tsx';
import { type Level, nextLevel } from '../map/levels.ts';
import type { MapProps } from '../map/map-props.ts';
import type { Pointed } from '../map/pointing.ts';
import { STOREY } from '../map/relief.ts';
import { Patterns, ShadeKey } from '../map/shade.tsx';
import { useHeads } from '../map/use-heads.ts';
import { isStill } from '../settings.ts';
import { type Glance, glanced } from '../table/looking.ts';
import { type Eye, rayThrough, seenAt, tenthsPerPixel } from './eye.ts';
import { Labels, placeLabels } from './labels.tsx';
import { levelOf } from './level.ts';
import { type Levels, troopsOf } from './muster.ts';
import { paintedReach } from './painted.ts';
import { isCovered, type Picked, pick } from './pick.ts';
import { type At, listen } from './pointers.ts';
import { aheadOf, headOf, signsOf } from './signs.ts';
import { ceilingOver } from './terrain.ts';
import { SpaceTools } from './tools.tsx';
import { type Directed, useDirector } from './use-director.ts';
import { useShaded } from './use-shaded.ts';
import { type Moves, useView, viewerOf } from './use-view.ts';
import type { Vector } from './vector.ts';
import '../styles/space.css';

interface Props extends MapProps {
  /** Back to the map; with whether the player can return. */
  readonly leave: (isPossible: boolean) => void;
}

/** Lost graphics are restored once; the second time the map is the better table. */
export function SpaceView(props: Props) {
  const [losses, setLosses] = useState(0);
  const failed = (how: 'none' | 'lost'): void => {
    if (how === 'lost' && losses === 0) setLosses(1);
    else props.leave(how === 'lost');
  };
  return <Space key={losses} {...props} failed={failed} />;
}

/** Arrow keys turn the table. */
const CONTROLLED = {
  role: 'application',
  tabIndex: 0,
  'aria-label':
    'The table in three dimensions. Arrow keys turn and tilt it, with Shift they move it; plus and minus zoom, Home shows all, L looks through the eyes of the chosen model, G goes through the levels, V goes back to the map. The question and its answers stay in the panel beside it, and every model is in the list of models.',
};

function Space({ leave, failed, ...props }: Props & { readonly failed: (how: 'none' | 'lost') => void }) {
  const { board, looking } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const table = { width: board.width, height: board.depth };
  const placed = useRef<(eye: Eye, size: Size) => void>(() => {});
  const directed = useDirector({ canvas, placed, table, failed });
  const [level, setLevel] = useState<Level>('all');
  const [isThrough, setThrough] = useState(false);
  const overhead = useMemo(() => ceilingOver(board.pieces), [board.pieces]);
  const ceiling = level === 'ground' ? overhead : Infinity;
  const floor = level === 'upper' ? STOREY : -Infinity;
  const chosen = viewerOf(board, looking.chosen);
  const viewer = isThrough ? chosen : null;
  const other = board.models.find(({ id }) => id === looking.other);
  const target = other?.at ? headOf(other, other.at) : chosen && aheadOf(chosen, board.models);
  const moves = useView(directed?.director ?? null, board, { viewer, target });
  const shown = { ceiling, floor, viewer: viewer?.id ?? null };
  const notes = useScene(directed, props, shown);
  placed.current = (eye, size) => {
    if (!labels.current) return;
    const where = (at: Vector) => seenAt(eye, size, at);
    placeLabels(labels.current, { where, isCovered: at => isCovered(board, eye.from, at, ceiling) });
  };
  usePointers({ canvas: canvas.current, directed, props, shown, moves });
  const { question, drawn } = props;
  const goes = question?.kind === 'move' && drawn?.reasons.length === 0;
  const told = useHeads(props.faced, goes ? { model: question.model, at: drawn.path.at(-1)! } : null);
  useEffect(() => {
    // New labels have no position until the next frame.
    directed?.director.ask();
  }, [directed, notes, board, looking, told?.heads]);
  const through = (): void => setThrough(now => !now && chosen !== null);
  const cut = (): void => setLevel(now => (overhead < Infinity ? nextLevel(now) : 'all'));
  return (
    <section className="map-frame" aria-label="The table">
      <canvas
        ref={canvas}
        className="map space"
        {...CONTROLLED}
        onKeyDown={event => keyed(event, moves, { through, cut })}
      />
      <Labels {...{ props, notes, told }} {...shown} frame={labels} />
      <ShadedKey {...props} />
      {props.details ? <div className="map-notes">{props.details}</div> : null}
      <SpaceTools
        moves={moves}
        looking={looking}
        glance={props.glance}
        isThrough={chosen ? viewer !== null : null}
        through={through}
        shades={props.shades}
        level={overhead < Infinity ? level : null}
        cut={cut}
        leave={() => leave(true)}
      />
    </section>
  );
}

interface Shown extends Levels {
  readonly viewer: Id | null;
}

/** Keeps the scene in sync with the board and the view state; returns the readings to write over it. */
function useScene(directed: Directed | null, props: MapProps, { ceiling, floor, viewer }: Shown) {
  const { board, looking, question, options } = props;
  const { director, palette } = directed ?? {};
  const terrain = useMemo(() => JSON.stringify([board.pieces, board.zones]), [board.pieces, board.zones]);
  useEffect(() => {
    if (director && palette) director.lay({ board, palette, ceiling });
  }, [director, palette, terrain, ceiling]);
  const active = question && question.kind !== 'place' ? question.model : null;
  const { chosen, other } = looking;
  const pointed = JSON.stringify([active, chosen, other, options]);
  useEffect(() => {
    if (!director || !palette) return;
    const seen = viewer === null ? board : { ...board, models: board.models.filter(({ id }) => id !== viewer) };
    director.muster(troopsOf(seen, palette, { active, chosen, other, options }, { ceiling, floor }), !isStill());
  }, [director, palette, board, pointed, ceiling, floor, viewer]);
  const shaded = useShaded(props, palette);
  useEffect(() => {
    if (!director || !palette) return;
    const levels = (props.reach?.outlines ?? []).filter(({ z, polygons }) => z < ceiling && polygons.length > 0);
    director.spread([
      ...(shaded ? [{ canvas: shaded, z: 0 }] : []),
      ...(shaded ? [] : levels).map(outline => ({ canvas: paintedReach(board, outline, palette), z: outline.z })),
    ]);
  }, [director, palette, props.reach, shaded, ceiling]);
  const signs = useMemo(
    () => (palette ? signsOf(props, palette, ceiling, viewer !== null) : null),
    [palette, board, looking, props.rulings, props.drawn, props.ahead, props.aim, ceiling, viewer],
  );
  useEffect(() => {
    if (director && signs) director.mark(signs);
  }, [director, signs]);
  const isLaid = useRef(false);
  useEffect(() => {
    // Once everything is loaded: find the best quality.
    if (!director || isLaid.current) return;
    isLaid.current = true;
    if (!directed?.isGauged) director.gauge();
  }, [director]);
  return signs?.notes ?? [];
}

/** The legend of the shading. */
function ShadedKey({ looking, stand, lens, words }: MapProps) {
  if (!looking.isLens && !(stand && looking.shade)) return null;
  return (
    <div className="shade-notes">
      <svg width="0" height="0" aria-hidden="true">
        <Patterns px={1} />
      </svg>
      {looking.isLens ? (
        <LensKey who={lens ? words.label(lens.model) : null} px={1} />
      ) : (
        <ShadeKey by={looking.shade!} px={1} />
      )}
    </div>
  );
}

interface Pointing {
  readonly canvas: HTMLCanvasElement | null;
  readonly directed: Directed | null;
  readonly props: MapProps;
  readonly shown: Shown;
  readonly moves: Moves;
}

const same = <T,>(at: T): T => at;

function usePointers({ canvas, directed, props, shown, moves }: Pointing): void {
  const { board, looking, glance, reach, words } = props;
  const director = directed?.director;
  const last = useRef<Picked | null>(null);
  // Several updates may come before the next render.
  const seen = useRef(looking);
  seen.current = looking;
  /** Drawn points are on the pointed level. */
  const levelled = (given: Glance): void => {
    const isDrawn = given.do === 'draw-to' || given.do === 'add-point';
    const { draft } = glanced(seen.current, given);
    const z = last.current && draft.points.length === 1 ? levelOf(board, last.current, reach) : draft.z;
    const meant: Glance = isDrawn ? { do: 'draw', draft: { ...draft, z } } : given;
    seen.current = glanced(seen.current, meant);
    glance(meant);
  };
  const px = director ? tenthsPerPixel(director.eye, director.size, 8000) : 1;
  const { gestures } = useGestures({ ...props, glance: levelled }, px, same);
  const pickedAt = ({ x, y }: At, viewer = shown.viewer): Picked | null =>
    director ? pick(board, rayThrough(director.eye, director.size, x, y), { ...shown, viewer }) : null;
  const pointedAt = (at: At, isFinger: boolean, dragged: string | null = null): Pointed | null => {
    // A dragged model does not hide its destination.
    last.current = pickedAt(at, board.models.find(({ id }) => String(id) === dragged)?.id ?? shown.viewer);
    if (!last.current) return null;
    const { at: on, model, part } = last.current;
    return {
      at: { x: on.x, y: on.y },
      model: model === null ? null : String(model),
      title: part ? toldPart(part, words.kind, words.ground) : null,
      isFinger,
    };
  };
  const views = { ...moves, zoom: (factor: number, at: At) => moves.zoom(factor, pickedAt(at)?.at ?? null) };
  const now = useRef({ gestures, views, pointedAt });
  now.current = { gestures, views, pointedAt };
  useEffect(() => {
    if (!canvas || !director) return;
    return listen(
      canvas,
      (at, isFinger, dragged) => now.current.pointedAt(at, isFinger, dragged),
      () => now.current,
    );
  }, [canvas, director]);
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ZOOMS: { readonly [key: string]: number } = { '+': 0.8, '=': 0.8, '-': 1.25 };

interface Switches {
  readonly through: () => void;
  readonly cut: () => void;
}

function keyed(event: KeyboardEvent, moves: Moves, { through, cut }: Switches): void {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[key];
  if (arrow && shiftKey) moves.pan(60 * arrow[0], 60 * arrow[1]);
  else if (arrow) moves.turn(0.12 * arrow[0], 0.1 * arrow[1]);
  else if (ZOOMS[key] !== undefined) moves.zoom(ZOOMS[key]);
  else if (key === 'Home') moves.whole();
  else if (key === 'l') through();
  else if (key === 'g') cut();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
