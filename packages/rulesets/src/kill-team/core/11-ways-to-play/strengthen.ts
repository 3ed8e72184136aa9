// KT-14.30  A piece of terrain strengthened before the battle
import type { Seat } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { mapOf } from '../../lookups.ts';
import { traitsOf } from '../../terrain.ts';
import { type Look, question, sequence } from '../../types.ts';
import { isAreaNear } from '../01-game/measuring.ts';
import { dropZoneOf } from './zones.ts';

const NEAR = inches(6);

/** Pieces with a Light part near the seat's drop zone. */
export const piecesFor = (t: Look, seat: Seat): readonly string[] =>
  mapOf(t.setup).terrain.pieces.flatMap(({ id, parts }) =>
    parts.some(part => traitsOf(part, t.setup.options).light && isAreaNear(t, part.outline, dropZoneOf(t, seat), NEAR))
      ? [id]
      : [],
  );

export const strengthenTerrain = question('strengthen a piece of terrain', 'pick-one');

export const strengthening = sequence<{ readonly seat: Seat }>('strengthen terrain', 'KT-14.30', s => [
  s.ask('KT-14.30', strengthenTerrain, {
    to: (_t, v) => v.seat,
    ask: (t, { seat }) => {
      const options = piecesFor(t, seat).filter(piece => !t.position.strengthened?.includes(piece));
      return options.length > 0 ? { of: 'piece', options } : null;
    },
    then: (t, v, piece) => {
      t.emit({ type: 'strengthened', clause: 'KT-14.30', seat: v.seat, piece: piece as string });
      return v;
    },
  }),
]);
