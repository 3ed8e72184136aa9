import { inches, type Piece } from '@little-wars/engine/geometry';
import { fieldsOf } from '../../w40k/testing/fields.ts';
import type { Stood as StoodOf } from '../../w40k/testing/line-ups.ts';
import { content } from '../content/index.ts';
import { fullWoundsOf } from '../lookups.ts';
import type { SquadMap } from '../maps/map.ts';
import { STARTERS } from '../muster/starters.ts';
import { defaults } from '../options.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import type { Look, Model, ReconSquad, Setup } from '../types.ts';

/** A bare table with a side of 48", or with these pieces on it. */
const bare = (pieces: readonly Piece[] = [], side = 48): SquadMap => ({
  id: 'bare',
  name: 'Bare',
  terrain: { width: inches(side), depth: inches(side), pieces },
});

export const open: Setup = {
  map: bare(),
  armies: [STARTERS[0]!.squad, STARTERS[2]!.squad],
  options: defaults,
};

export const withPieces = (...pieces: readonly Piece[]): Setup => ({ ...open, map: bare(pieces) });

export { box, broke, climb, drop, go, jump, spot, tenths } from '../../w40k/testing/fields.ts';

/** A model of a line-up, by the kind of its model: `Intercessor`, `Ork Boy`. */
export type Stood = StoodOf<Model>;

export const { blue, red, stand, sheetOf, field, look } = fieldsOf<ReconSquad, Model, Look>({
  ruleset,
  content,
  woundsOf: fullWoundsOf,
  empty: opening({ armies: [] }),
  open,
});
