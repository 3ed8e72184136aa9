import type { Ruling } from '@little-wars/engine';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { fetchDisplayFace } from '../fonts/display.ts';
import { isAboutOthers } from '../table/looking.ts';
import { useActs, useToldPlace } from './acting.ts';
import { crowdedOut } from './crowd.ts';
import { radiusOf } from './facing.ts';
import { Ground, isSpace, Relief } from './land.tsx';
import {
  AheadLine,
  AtGhost,
  Attack,
  Cursor,
  Facing,
  fetchOverlays,
  Ghosts,
  Heads,
  Hurts,
  Lensed,
  LensKey,
  Reach,
  Rings,
  Ruler,
  Shaded,
  ShadeKey,
  Sightlines,
  Stem,
  Tape,
} from './later.tsx';
import { hasLevels, hidingPieces, type Level, pointOn } from './levels.ts';
import type { MapProps } from './map-props.ts';
import { levelOf, marksOf, NEAR, placesAround } from './marked.ts';
import { Mark, Stain } from './marks.tsx';
import { useCamera } from './pointing.ts';
import { endsOf, saidCross, saidTape } from './said.ts';
import { tapeBetween } from './tape.ts';
import { Grounds, Terrain } from './terrain.tsx';
import { Token } from './token.tsx';
import { MapTools } from './tools.tsx';
import { draftedBase } from './turning.ts';
import { Chip, type Under, underOf } from './under.tsx';
import { raised, uprightFor } from './upright.ts';
import { useHurts } from './use-hurts.ts';
import { useKeyed } from './use-keyed.ts';
import { useRemembered } from './use-remembered.ts';

const NOTHING: readonly string[] = [];

/** The pieces that rulings are about; the same list where there are none. */
const pointedBy = (rulings: readonly Ruling[]): readonly string[] =>
  rulings.length === 0 ? NOTHING : rulings.flatMap(({ touches = [] }) => touches.map(({ what }) => String(what)));

/** SVG attributes are case-sensitive. */
const FOCUSABLE = { tabindex: 0 };

/** The table from above, north at the top. */
export function MapView(props: MapProps) {
  const { board, words, looking, glance, question, drawn, refusal, rulings, stand, faced } = props;
  const svg = useRef<SVGSVGElement>(null);
  const upright = useMemo(() => uprightFor(board.depth), [board.depth]);
  const point = useMemo(() => pointOn(board.pieces, upright), [board.pieces, upright]);
  const controls = useCamera({ width: board.width, height: board.depth }, svg);
  const { camera, px, isTurned, turn, viewBox } = controls;
  const { over, leave, finger, pointing } = useActs(props, svg, controls, point);
  const active = question && question.kind !== 'place' ? question.model : null;
  const chosen = board.models.find(({ id }) => id === looking.chosen);
  const pointed = useMemo(() => pointedBy(rulings), [rulings]);
  useEffect(() => {
    const at = board.models.find(({ id }) => id === looking.sought?.id)?.at;
    if (at) controls.pan(at.x - camera.x - camera.width / 2, upright.y(at.y) - camera.y - camera.height / 2);
  }, [looking.sought]);
  const acting = active ?? board.models.find(model => model.active)?.id ?? null;
  useEffect(() => {
    if (controls.isNarrow) controls.show(placesAround(board, acting, upright), NEAR / 2);
  }, [acting, controls.isNarrow]);
  const reach = stand?.reach ?? props.reach;
  // What the mouse rests on has its label, however crowded it is there.
  const peeked = looking.peek?.model ?? null;
  const hidden = useMemo(
    () => crowdedOut(board.models, { px, label: words.label, first: [peeked, active, looking.chosen, looking.other] }),
    [board, px, words, active, peeked, looking.chosen, looking.other],
  );
  const place = useToldPlace(props, over);
  const { aim = null } = props;
  const aims = useMemo(() => (aim ? [[aim.by, aim.to] as const] : []), [aim]);
  const { facings, stains } = useRemembered(board, aims);
  const hurts = useHurts(board);
  useEffect(() => void fetchOverlays().then(fetchDisplayFace), []);
  const keys = useKeyed();
  const [level, setLevel] = useState<Level>('all');
  const [under, setUnder] = useState<Under | null>(null);
  const hiding = useMemo(() => hidingPieces(board), [board]);
  const cut = useMemo(() => {
    if (level !== 'all') return level === 'upper' ? [] : board.pieces.map(({ id }) => id);
    return under?.over ? [...hiding, under.over] : hiding;
  }, [level, board.pieces, hiding, under?.over]);
  const goes = question?.kind === 'move' && drawn?.reasons.length === 0;
  const face = goes ? { model: question.model, at: drawn.path.at(-1)! } : null;
  const drew = useRef(false);
  drew.current ||= goes;
  const measured = looking.isMeasuring ? endsOf(looking, over ?? looking.cursor) : null;
  const end = looking.isMeasuring ? looking.tape[1] : drawn?.path.at(-1);
  // The card is drawn over the other half of the map.
  const noted = looking.peek?.at ?? stand?.from;
  const isHigh =
    noted !== undefined &&
    (isTurned ? noted.x > camera.x + camera.width / 2 : upright.y(noted.y) < camera.y + camera.height / 2);
  const shown = { board, looking, label: words.label };
  const said = looking.isMeasuring
    ? saidTape(shown, looking.cursor)
    : looking.cursor
      ? [saidCross(shown, looking.cursor), place?.told].filter(Boolean).join('. ')
      : '';
  return (
    <section className="map-frame" aria-label="The table">
      <svg className="land" viewBox={viewBox} aria-hidden="true">
        <g transform={turn}>
          <Ground width={board.width} depth={board.depth} isSpace={isSpace(board.pieces)} />
          <Relief pieces={board.pieces} upright={upright} cut={cut} />
        </g>
      </svg>
      <svg
        ref={svg}
        className={`map${props.acts ? ' live' : ''}${looking.isMeasuring ? ' measuring' : ''}${isTurned ? ' turned' : ''}`}
        viewBox={viewBox}
        role="application"
        aria-label={keys.keysFor(props)}
        style={{ '--px': `${px}px`, '--rem': `calc(${px} * 1rem)` } as CSSProperties}
        {...FOCUSABLE}
        onKeyDown={event => {
          // From now on the cursor counts, not the mouse's last position.
          leave();
          keys.keyed(event, props, controls);
        }}
        {...pointing}
        onPointerOver={event => setUnder(underOf(event.target as Element))}
        onPointerOut={() => setUnder(null)}
      >
        <g transform={turn}>
          <rect className="ground" width={board.width} height={board.depth} />
          {board.zones.map(({ id, outline, seat, kind, matters }) => (
            <polygon
              key={id}
              className={`zone seat-${seat}${matters || props.setUp ? ' matters' : ''}`}
              points={upright.corners(outline)}
            >
              <title>{words.zone(kind)}</title>
            </polygon>
          ))}
          {reach ? <Reach reach={reach} upright={upright} isFlat={stand === null} /> : null}
          <Terrain
            pieces={board.pieces}
            upright={upright}
            nameOf={words.kind}
            groundOf={words.ground}
            pointed={pointed}
          />
          {looking.isLens ? <Grounds pieces={board.pieces} upright={upright} groundOf={words.ground} px={px} /> : null}
          {props.lens ? <Lensed lens={props.lens} board={board} upright={upright} px={px} /> : null}
          {stand && looking.shade ? <Shaded stand={stand} by={looking.shade} upright={upright} px={px} /> : null}
          {board.marks.map(mark => (
            <Mark key={mark.id} mark={mark} upright={upright} title={words.mark(mark.kind)} />
          ))}
          {board.models.map(model => {
            const at = stains.get(model.id);
            return at ? <Stain key={model.id} at={at} r={radiusOf(model)} upright={upright} /> : null;
          })}
          {props.ahead ? <AheadLine ahead={props.ahead} upright={upright} px={px} /> : null}
          {chosen?.base && looking.rings.length > 0 ? (
            <Rings base={chosen.base} inches={looking.rings} upright={raised(upright, chosen.at?.z ?? 0)} />
          ) : null}
          {board.models.map(model => (
            <Token
              key={model.id}
              model={model}
              upright={upright}
              label={hidden.has(model.id) ? '' : words.label(model.id)}
              told={words.told(model)}
              marks={[marksOf(props, model.id, active), levelOf(board, model, level)].join(' ')}
              facing={facings.get(model.id) ?? 0}
              px={px}
            />
          ))}
          {isAboutOthers(looking, aim) ? null : <Sightlines rulings={rulings} upright={upright} />}
          {aim ? <Attack aim={aim} board={board} upright={upright} /> : null}
          {hurts.length > 0 ? <Hurts hurts={hurts} upright={upright} px={px} /> : null}
          {under?.height ? <Chip under={under} px={px} /> : null}
          {place?.standing ? <Facing at={place.at} standing={place.standing} board={board} upright={upright} /> : null}
          {drawn ? (
            <Ruler
              drawn={drawn}
              limits={props.reach?.limits ?? []}
              base={question && draftedBase(board, question, drawn)}
              refusal={refusal}
              upright={upright}
              view={controls}
            />
          ) : null}
          {faced && drew.current ? (
            <Heads {...{ face, board, upright }} table={faced} view={controls} label={words.label} />
          ) : null}
          {props.setUp ? <Ghosts setUp={props.setUp} upright={upright} view={controls} /> : null}
          {finger && end ? <Stem from={finger} to={end} upright={upright} /> : null}
          {measured ? <Tape tape={tapeBetween(board, ...measured)} upright={upright} view={controls} /> : null}
          {looking.cursor ? <Cursor at={looking.cursor} upright={upright} /> : null}
        </g>
      </svg>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {stand && looking.shade ? (
        <div className={isHigh ? 'shade-notes low' : 'shade-notes'}>
          <ShadeKey by={looking.shade} px={px} />
          <p>{place?.told ?? 'Point at a place to see what standing there would mean.'}</p>
        </div>
      ) : null}
      {looking.isLens ? (
        <div className="shade-notes">
          <LensKey who={props.lens ? words.label(props.lens.model) : null} px={px} />
        </div>
      ) : null}
      {drawn ? (
        <AtGhost drawn={drawn} upright={upright} view={controls} confirm={props.onConfirm} glance={glance} />
      ) : null}
      {props.details ? <div className={isHigh ? 'map-notes low' : 'map-notes'}>{props.details}</div> : null}
      <MapTools
        controls={controls}
        looking={looking}
        glance={glance}
        shades={props.shades}
        level={hasLevels(board) ? level : null}
        setLevel={setLevel}
        space={props.space}
        middle={chosen?.at ? { x: chosen.at.x, y: upright.y(chosen.at.y) } : undefined}
      />
    </section>
  );
}
