import { inches, type Piece } from '@little-wars/engine/geometry';
import { fieldsOf } from '../../w40k/testing/fields.ts';
import type { Stood as StoodOf } from '../../w40k/testing/line-ups.ts';
import { content } from '../content/index.ts';
import { lookups, strikes } from '../library.ts';
import { fullWoundsOf } from '../lookups.ts';
import type { TeamMap } from '../maps/map.ts';
import { STARTERS } from '../muster/starters.ts';
import { defaults, type Options } from '../options.ts';
import { ruleset } from '../ruleset.ts';
import { opening } from '../setup.ts';
import type { Look, Model, ModelId, Position, ScoutTeam, Setup } from '../types.ts';

/** An empty table of 44" by 30", or one with these pieces. */
const bare = (pieces: readonly Piece[] = []): TeamMap => ({
  id: 'bare',
  name: 'Bare',
  terrain: { width: inches(44), depth: inches(30), pieces },
});

export const open: Setup = {
  map: bare(),
  mission: 'hold-the-ground',
  armies: [STARTERS[0]!.team, STARTERS[2]!.team],
  options: defaults,
};

export const withPieces = (...pieces: readonly Piece[]): Setup => ({ ...open, map: bare(pieces) });
export const withOptions = (options: Partial<Options>): Setup => ({ ...open, options: { ...defaults, ...options } });

export { box, broke, climb, drop, go, jump, spot, tenths } from '../../w40k/testing/fields.ts';

/** A model of a line-up, by the kind of its model: `Intercessor`, `Ork Boy`. */
export type Stood = StoodOf<Model>;

export const { blue, red, stand, sheetOf, field, look } = fieldsOf<ScoutTeam, Model, Look>({
  ruleset,
  content,
  woundsOf: fullWoundsOf,
  empty: opening({ armies: [] }),
  open,
});

/** The place of a base of 32 mm this many tenths from one at 10,10. */
export const apart = (gap: number, y = 2540) => ({ at: { x: 2540 + 320 + gap, y, z: 0 } });

type Manner = 'shooting' | 'overwatch' | 'fighting';

/** An attack of the first model at the second. */
export const attackOn = (t: Look, profile: string, manner: Manner = 'shooting', target: ModelId = 1) =>
  strikes.attackOf(t, { attacker: 0, target, profile, manner, attacks: 1 });

/** The number a hit roll of the first model at the second needs. */
export const toHit = (position: Position, profile: string, manner: Manner = 'shooting', setup: Setup = open) => {
  const t = look(position, setup);
  const { needs, modifier } = strikes.rolls.toHit(t, attackOn(t, profile, manner));
  return { needs, modifier };
};

export const toWound = (position: Position, profile: string, manner: Manner = 'shooting', setup: Setup = open) => {
  const t = look(position, setup);
  return strikes.rolls.toWound(t, attackOn(t, profile, manner));
};

/** The number a save of the second model against the first needs, and its modifier. */
export const toSave = (position: Position, profile: string, manner: Manner = 'shooting', setup: Setup = open) => {
  const t = look(position, setup);
  const attack = attackOn(t, profile, manner);
  return strikes.rolls.toSave(t, attack, { ap: attack.ap, damage: attack.damage });
};

/** Its reasons and their clauses. */
export const pairsOf = (reasons: readonly { readonly reason: string; readonly clause: string | null }[]) =>
  reasons.map(({ reason, clause }) => [reason, clause]);

export { lookups };
