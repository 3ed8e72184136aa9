// VG-15.6, VG-15.12  The players lay the terrain in turns
import type { Numbers, Placement, Question, Reason, Seat } from '@little-wars/engine';
import { rollOffSteps } from '@little-wars/skirmish';
import {
  anyPlaceToLay,
  type BeingLaid,
  coverageOfPlaced,
  laidAt,
  MOST_PIECES,
  reasonsAgainstLaying,
  stockWithRoom,
} from '@little-wars/skirmish/tables';
import { mapOf, other } from '../../lookups.ts';
import { type Look, question, sequence } from '../../types.ts';
import { markersOf } from '../16-scenario/scenarios.ts';
import { clearAround } from './clear.ts';

interface Laying {
  readonly seat: Seat;
  readonly faces: readonly number[];
  /** What is being laid; null for nothing more. */
  readonly piece: string | null;
  /** How many said in a row that it is enough. */
  readonly enough: number;
}

/** VG-15.12: what a player says who lays nothing more. */
export const ENOUGH = 'enough';

export const choosePiece = question('choose a piece of terrain', 'pick-one');
export const layIt = question('lay it', 'place');

export const beingLaid = (t: Look): BeingLaid => {
  const { width, depth } = mapOf(t.setup).terrain;
  return { width, depth, clear: clearAround(markersOf(t.setup)), pieces: t.position.laid?.pieces ?? [] };
};

/** VG-15.1: no player stops before the agreed share is covered, unless nothing more fits. */
function piecesOnOffer(t: Look): readonly string[] {
  const on = beingLaid(t);
  if (on.pieces.length >= MOST_PIECES) return [];
  const room = stockWithRoom(on);
  const isCovered = coverageOfPlaced(t.position.laid!) >= t.setup.options.terrainCoverage;
  return isCovered && room.length > 0 ? [ENOUGH, ...room] : room;
}

export const rollOffForFirstPiece = question('roll off for the first piece', 'roll');

export const layTerrain = sequence<Laying>('lay the terrain', 'VG-15.6', s => [
  ...rollOffSteps(s, 'VG-15.12', {
    roll: rollOffForFirstPiece,
    last: 'the higher lays first',
    won: (t, v, seat) => {
      const { width, depth } = mapOf(t.setup).terrain;
      const table = { name: mapOf(t.setup).name, width, depth, pieces: [] };
      t.emit({ type: 'laying-began', clause: 'VG-15.12', seat, table });
      return { ...v, seat };
    },
  }),
  s.ask('VG-15.6', choosePiece, {
    to: (_t, v) => v.seat,
    ask: t => {
      const options = piecesOnOffer(t);
      return options.length > 0 ? { of: 'terrain', options } : null;
    },
    then: (t, v, chosen) => {
      if (chosen !== ENOUGH) return { ...v, piece: chosen as string, enough: 0 };
      t.emit({ type: 'laying-declined', clause: 'VG-15.12', seat: v.seat });
      return { ...v, piece: null, enough: v.enough + 1 };
    },
  }),
  s.ask('VG-15.6', layIt, {
    to: (_t, v) => v.seat,
    ask: (_t, v) => (v.piece === null ? null : { what: v.piece }),
    then: (t, v, placement) => {
      const piece = laidAt(v.piece!, placement);
      t.emit({ type: 'terrain-laid', clause: 'VG-15.6', seat: v.seat, piece });
      return { ...v, piece: null };
    },
    legal: reasonsAgainstPiece,
    propose: proposePiece,
  }),
  s.run('VG-15.6', 'the other is next', (_t, v) => ({ ...v, seat: other(v.seat) })),
  s.repeat('VG-15.12', 'until both have enough', {
    from: choosePiece.purpose,
    while: (t, v) => v.enough < 2 && piecesOnOffer(t).length > 0,
  }),
]);

type Placing = Question<'place'>;

/** VG-15.12: wholly on the table, clear of markers, and far enough from other terrain for every base to pass. */
export function reasonsAgainstPiece(t: Look, { what }: Placing, placement: Placement): readonly Reason[] {
  return reasonsAgainstLaying(beingLaid(t), what as string, placement).map(reason => ({ reason, clause: 'VG-15.12' }));
}

function proposePiece(t: Look, { what }: Placing, next: Numbers): Placement {
  const placement = anyPlaceToLay(beingLaid(t), what as string, next);
  if (placement === null) throw new Error(`no place found for ${what}`);
  return placement;
}
