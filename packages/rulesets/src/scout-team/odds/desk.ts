// The odds desk of Scout Team
import { tableOf } from '@little-wars/engine';
import { isIdle } from '../../w40k/content/uses.ts';
import { deskOf, forecastsInOf } from '../../w40k/odds/desk.ts';
import { namesOf } from '../../w40k/odds/named.ts';
import { tokensOf } from '../../w40k/odds/tokens.ts';
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

const abilities = [
  ...content.factions.flatMap(({ sheets }) => sheets.flatMap(sheet => sheet.abilities)),
  ...content.gear.flatMap(item => item.abilities),
].filter(use => !isIdle(use) && !('reading' in use));
const weaponRules = content.weapons.flatMap(({ profiles }) => profiles.flatMap(({ rules }) => rules));

const parts = {
  names: namesOf(catalogue),
  kitOf,
  // Forms that no card has as yet come on top.
  weaponTokens: tokensOf([
    ...weaponRules.filter(use => !isIdle(use)),
    { rule: 're-roll-hits' },
    { rule: 're-roll-wounds' },
  ]),
  abilityTokens: tokensOf(abilities),
  looking: (change: object): Look =>
    tableOf(ruleset, bare, { ...opening({ armies: [] }), ...change } as Position) as Look,
  forecastOf: ofShots,
  leftOut,
  example: { weapon: 'A2 3+ S4 AP-1 D2 rapid-fire, half', target: 'T4 3+ W2 inv5 cover' },
};

export const forecastsIn = forecastsInOf(parts);
export const odds = deskOf(parts);
