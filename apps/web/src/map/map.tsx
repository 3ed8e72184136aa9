import type { Board, BoardModel, Id, Reachable, Ruling } from '@little-wars/engine';
import { type Dispatch, useMemo, useRef } from 'react';
import type { Glance, Looking } from '../table/looking.ts';
import type { Drawable, Drawn } from './draft.ts';
import { keyed, keysFor } from './keyed.ts';
import { Cursor, Reach, Rings, Ruler, Sightlines, Tape } from './overlay.tsx';
import { type Drag, type Pointed, useCamera, usePointing } from './pointing.ts';
import { tapeBetween } from './tape.ts';
import { Terrain, Textures } from './terrain.tsx';
import { Token } from './token.tsx';
import { inchesIn, uprightFor } from './upright.ts';

export interface MapWords {
  label(model: Id): string;
  told(model: BoardModel): string;
  short(condition: string): string;
  kind(of: string): string;
  mark(kind: string): string;
  zone(kind: string): string;
}

export interface MapProps {
  readonly board: Board;
  readonly words: MapWords;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  /** The question to be answered on the map, if it is this seat's. */
  readonly question: Drawable | null;
  readonly reach: Reachable | null;
  readonly drawn: Drawn | null;
  readonly refusal: string | null;
  readonly rulings: readonly Ruling[];
  /** Models that answer the open question when clicked. */
  readonly options: readonly Id[];
  readonly onOption: (id: Id) => void;
  readonly onConfirm: () => void;
}

/** Attributes of pictures are taken letter by letter. */
const FOCUSABLE = { tabindex: 0 };

/** The table from above, north at the top. */
export function MapView(props: MapProps) {
  const { board, words, looking, glance, question, reach, drawn, refusal, rulings, options } = props;
  const svg = useRef<SVGSVGElement>(null);
  const upright = useMemo(() => uprightFor(board.depth), [board.depth]);
  const controls = useCamera({ width: board.width, height: board.depth }, svg);
  const pointing = usePointing(svg, controls, {
    begin: at => dragOf(props, at, point => upright.point(point)),
    click: ({ at, model }, { shiftKey }) => clicked(props, modelCalled(board, model), upright.point(at), shiftKey),
  });
  const { x, y, width, height } = controls.camera;
  const active = question && question.kind !== 'place' ? question.model : null;
  const chosen = board.models.find(({ id }) => id === looking.chosen);
  const mover = board.models.find(({ id }) => id === active);
  const pointed = useMemo(
    () => rulings.flatMap(({ touches = [] }) => touches.map(({ what }) => String(what))),
    [rulings],
  );
  const marksOf = (id: Id) => [
    ...(id === looking.chosen ? ['chosen' as const] : []),
    ...(id === looking.other ? ['other' as const] : []),
    ...(options.includes(id) ? ['option' as const] : []),
    ...(id === active ? ['active' as const] : []),
  ];
  return (
    <section className="map-frame" aria-label="The table">
      <svg
        ref={svg}
        className={looking.isMeasuring ? 'map measuring' : 'map'}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="application"
        aria-label={keysFor(question)}
        {...FOCUSABLE}
        onKeyDown={event => keyed(event, props, controls)}
        {...pointing}
      >
        <Textures />
        <rect className="ground" width={board.width} height={board.depth} />
        <Grid width={board.width} height={board.depth} />
        {board.zones.map(({ id, outline, seat, kind }) => (
          <polygon key={id} className={`zone seat-${seat}`} points={upright.corners(outline)}>
            <title>{words.zone(kind)}</title>
          </polygon>
        ))}
        {reach ? <Reach reach={reach} upright={upright} /> : null}
        <Terrain pieces={board.pieces} upright={upright} nameOf={words.kind} pointed={pointed} />
        {board.marks.map(({ id, kind, at, radius, seat }) => (
          <circle key={id} className={`mark seat-${seat}`} cx={at.x} cy={upright.y(at.y)} r={radius}>
            <title>{words.mark(kind)}</title>
          </circle>
        ))}
        {chosen?.base && looking.rings.length > 0 ? (
          <Rings base={chosen.base} inches={looking.rings} upright={upright} />
        ) : null}
        {board.models.map(model => (
          <Token
            key={model.id}
            model={model}
            upright={upright}
            label={words.label(model.id)}
            told={words.told(model)}
            marks={marksOf(model.id)}
            shorts={model.conditions.map(words.short).filter(short => short !== '')}
          />
        ))}
        <Sightlines rulings={rulings} upright={upright} />
        {drawn ? (
          <Ruler
            drawn={drawn}
            limits={reach?.limits ?? []}
            base={mover?.base ?? null}
            refusal={refusal}
            upright={upright}
          />
        ) : null}
        {looking.tape.length === 2 ? (
          <Tape tape={tapeBetween(board, looking.tape[0]!, looking.tape[1]!)} upright={upright} />
        ) : null}
        {looking.cursor ? <Cursor at={looking.cursor} upright={upright} /> : null}
      </svg>
      <p role="status" className="visually-hidden">
        {looking.cursor
          ? `${inchesIn(looking.cursor.x)} inches from the left, ${inchesIn(looking.cursor.y)} from the near edge`
          : ''}
      </p>
      <div className="map-tools">
        <button type="button" aria-label="Zoom in" onClick={() => controls.zoom(0.75)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => controls.zoom(1.33)}>
          −
        </button>
        <button type="button" aria-label="Show the whole table" onClick={controls.reset}>
          ⤢
        </button>
        <button
          type="button"
          aria-pressed={looking.isMeasuring}
          aria-label="Measure"
          onClick={() => glance({ do: 'measure', on: !looking.isMeasuring })}
        >
          ↔
        </button>
      </div>
    </section>
  );
}

const modelCalled = (board: Board, id: string | null): Id | null =>
  board.models.find(model => String(model.id) === id)?.id ?? null;

/** Dragging the model that moves draws its way; with the tape in hand it measures; else the view moves. */
function dragOf(
  { board, looking, glance, question }: MapProps,
  { at, model }: Pointed,
  point: (p: Pointed['at']) => Pointed['at'],
): Drag | null {
  if (looking.isMeasuring) {
    const from = point(at);
    return {
      move: to => glance({ do: 'tape', points: [from, point(to)] }),
      end: to => glance({ do: 'tape', points: [from, point(to)] }),
    };
  }
  const id = modelCalled(board, model);
  if (question?.kind !== 'move' || id === null || id !== question.model) return null;
  return {
    move: to => glance({ do: 'draw-to', point: point(to) }),
    end: to => glance({ do: 'draw-to', point: point(to) }),
  };
}

/** A click holds the tape, answers with a model, adds a way-point, or looks at somebody. */
function clicked(props: MapProps, id: Id | null, at: Pointed['at'], shift: boolean): void {
  const { looking, glance, question, options, onOption, onConfirm, drawn } = props;
  const active = question && question.kind !== 'place' ? question.model : null;
  const last = looking.draft.points.at(-1);
  if (looking.isMeasuring) glance({ do: 'tape', points: looking.tape.length === 1 ? [...looking.tape, at] : [at] });
  else if (id !== null && options.includes(id) && !shift) onOption(id);
  else if (id !== null && looking.chosen !== null && looking.chosen !== id) glance({ do: 'compare', id });
  else if ((id !== null && id !== active) || question === null) glance({ do: 'choose', id });
  else if (question.kind === 'move') glance({ do: 'add-point', point: at });
  else if (last && drawn?.reasons.length === 0 && Math.hypot(last.x - at.x, last.y - at.y) < SAME) onConfirm();
  else glance({ do: 'draw-to', point: at });
}

/** Clicks this near, in tenths, are on the same spot. */
export const SAME = 60;
/** A line every six inches, so that distances can be read at a glance. */
function Grid({ width, height }: { readonly width: number; readonly height: number }) {
  const every = 254 * 6;
  const across = Array.from({ length: Math.floor(width / every) }, (_, i) => (i + 1) * every);
  const up = Array.from({ length: Math.floor(height / every) }, (_, i) => height - (i + 1) * every);
  return (
    <path className="grid" d={[...across.map(x => `M${x} 0V${height}`), ...up.map(y => `M0 ${y}H${width}`)].join('')} />
  );
}
