// The odds desk of Recon Squad
import { tableOf } from '@little-wars/engine';
import { isIdle } from '../../w40k/content/uses.ts';
import { deskOf, forecastsInOf } from '../../w40k/odds/desk.ts';
import { deskPartsOf } from '../../w40k/odds/desk-parts.ts';
import { catalogue, content } from '../content/index.ts';
import { kitOf } from '../lookups.ts';
import { MAPS } from '../maps/index.ts';
import { ready } from '../ready.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import { ofShots } from '../tabletop/forecast.ts';
import type { Look, Position, Setup } from '../types.ts';
import { leftOut } from './index.ts';

const bare: Setup = { ...ready[0]!, map: { ...MAPS[0]!, id: 'bare', terrain: { ...MAPS[0]!.terrain, pieces: [] } } };

const parts = deskPartsOf({
  content,
  catalogue,
  kitOf,
  isSkipped: use => isIdle(use),
  looking: change => tableOf(ruleset, bare, { ...opening({ armies: [] }), ...change } as Position) as Look,
  forecastOf: ofShots,
  leftOut,
});

export const forecastsIn = forecastsInOf(parts);
export const odds = deskOf(parts);
