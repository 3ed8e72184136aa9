// Attacks to test rules with.
import type { Frame } from '@little-wars/engine';
import { inches, type Piece } from '@little-wars/engine/geometry';
import type { TerrainKind, XY } from '@little-wars/engine/pieces';
import { box } from '@little-wars/skirmish/testing';
import type { WeaponUse } from '../content/types.ts';
import { attack } from '../core/04-shooting/attack.ts';
import { shoot } from '../core/04-shooting/shoot.ts';
import { fight } from '../core/05-fighting/fight.ts';
import type { Activation, Operative, Position } from '../types.ts';
import { field, type Stood } from './field.ts';

export { inTenths as spot } from '@little-wars/skirmish/testing';

/** A position without CP, so only free reactions are offered. */
export const broke = (stood: readonly Stood[], change: Partial<Position> = {}): Position =>
  field(stood, { cp: [0, 0], ...change });

/** Limits an operative to these weapons of its card. */
export const armed = (...weapons: readonly string[]): Partial<Operative> => ({ weapons });

/** Adds weapon rules to all weapons of operative 0, or another. */
export const rules = (uses: readonly WeaponUse[], holder = 0, seat = 0): Pick<Position, 'effects'> => ({
  effects: uses.map(use => ({ use: { ...use, seat, holder }, until: 'battle' })),
});

/** An activation of operative 0. */
export const active = (change: Partial<Activation> = {}): Activation =>
  ({
    operative: 0,
    ap: 2,
    performed: [],
    weapons: [],
    ...change,
  }) as Activation;

/** The Shoot action of operative 0. */
export const shooting = (action = 'shoot', attacker = 0): Frame =>
  shoot.start({ attacker, action, chosen: '', targets: [] });

/** One shooting attack of operative 0 on operative 1, with all dice or a given number. */
export const attackWith = (chosen: string, action = 'shoot', dice: number | null = null): Frame => {
  const [weapon, profile = 'standard'] = chosen.split('/') as [string, string?];
  return attack.start({ aim: { attacker: 0, target: 1, weapon, profile, action }, dice, after: null });
};

/** The Fight action of operative 0. */
export const fighting = (): Frame =>
  fight.start({ attacker: 0, action: 'fight', target: null, weapon: null, parry: null });

/** A box of terrain, in inches. */
export const block = (kind: TerrainKind, at: XY, size: XY, heights: XY = [0, 4]): Piece =>
  box(kind, [at, size], heights, `${kind}-${at.join('-')}`);

/** The distance between the centres of two 32mm bases this many inches apart. */
export const apart = (x: number): number => inches(x) + 320;
