import { aeldari } from './aeldari/index.ts';
import { necrons } from './necrons/index.ts';
import { orks } from './orks/index.ts';
import type { FactionPart } from './registry.ts';
import { spaceMarines } from './space-marines/index.ts';
import { tau } from './tau/index.ts';
import { tyranids } from './tyranids/index.ts';

/** By faction id. */
export const PARTS: { readonly [faction: string]: FactionPart } = {
  'space-marines': spaceMarines,
  necrons,
  orks,
  aeldari,
  tyranids,
  tau,
};
