// Tables for every special rule: attacks it may affect, and its possible holders.
import { inches, type Spot } from '@little-wars/engine/geometry';
import type { WeaponProfile } from '../content/types.ts';
import type { AttackManner, Deed, Model, Position } from '../types.ts';
import { asCarried, type BareCard, bareModel, bareWeapon, PLAIN_PROFILE } from './bare-cards.ts';

/** A rule with its parameters. */
export interface Named {
  readonly rule: string;
}

/** An attack by model 0 on model 1. Model 2 is a friend of the target, 3 of the attacker. */
export interface Scene<S> {
  readonly name: string;
  readonly setup: S;
  readonly manner: AttackManner;
  readonly weapon: Partial<WeaponProfile>;
  /** The distance between them. */
  readonly apart: number;
  readonly did?: readonly Deed[];
  /** The position of the target's friend, if not beside it. */
  readonly friend?: readonly [x: number, y: number];
  readonly marks?: readonly string[];
  readonly copies?: number;
  readonly effects?: readonly Named[];
  /** More friends of the target, close around it. */
  readonly crowd?: number;
  /** Keywords of the attacker besides the common ones. */
  readonly keywords?: readonly string[];
  /** The position of the target, if not the default: where the terrain is. */
  readonly far?: number;
}

/** How a rule is held: on a card, by a trait, or by an effect. */
export type Held =
  | { readonly on: 'card'; readonly use: Named; readonly model: number }
  | { readonly on: 'weapon'; readonly use: Named }
  | { readonly on: 'trait'; readonly trait: string; readonly model: number }
  | { readonly on: 'effect'; readonly use: Named };

const SIX = inches(6);
const at = (x: number, y: number): Spot => ({ x: SIX + Math.round(254 * x), y: SIX + Math.round(254 * y), z: 0 });

const TARGET = { ...PLAIN_PROFILE, toughness: 5, wounds: 2, save: 4 };
const ATTACKER = { ...PLAIN_PROFILE, wounds: 2, attacks: 2 };

const AROUND = [
  [1.5, 0],
  [0, -1.5],
  [1.5, 1.5],
  [1.5, -1.5],
  [-1.5, -1.5],
] as const;

export const seatOf = (model: number): number => (model === 0 || model === 3 ? 0 : 1);

/** The position of a scene with a rule held by a model, and the profile of the attack. */
export function positionIn<S>(
  field: (change: Partial<Position>) => Position,
  of: Scene<S>,
  held: Held | null,
  keywords: readonly string[],
): { readonly position: Position; readonly profile: string } {
  const rules = [...(of.weapon.rules ?? []), ...(held?.on === 'weapon' ? [held.use] : [])];
  const weapon = bareWeapon({ ...of.weapon, rules });
  const own = Array.from({ length: of.copies ?? 1 }, () => asCarried(weapon));
  const cardOf = (id: number): BareCard => ({
    profile: id === 0 ? ATTACKER : id === 1 ? TARGET : PLAIN_PROFILE,
    keywords: id === 0 ? [...keywords, ...(of.keywords ?? [])] : keywords,
    weapons: id === 0 ? own : [],
    abilities: held?.on === 'card' && held.model === id ? [{ ...held.use, from: 'sample' } as Named] : [],
  });
  const x = of.manner === 'fighting' ? (of.far ?? of.apart) - of.apart : 0;
  const target = x + of.apart;
  const around = AROUND.slice(0, of.crowd ?? 0).map(([dx, dy]) => at(target + dx, dy));
  const places = [at(x, 0), at(target, 0), at(...(of.friend ?? ([target, 1.8] as const))), at(x, 1.8), ...around];
  const models = places.map(
    (place, id): Model => ({
      ...bareModel(seatOf(id), place, cardOf(id), { did: id === 0 ? (of.did ?? []) : [] }),
      ...(held?.on === 'trait' && held.model === id && { trait: held.trait }),
    }),
  );
  const uses = [...(of.effects ?? []), ...(held?.on === 'effect' ? [held.use] : [])];
  const position = field({
    models,
    phase: of.manner === 'fighting' ? 'fight' : 'shooting',
    effects: uses.map(use => ({ use: use as never, until: 'turn', seat: 0 })),
  });
  return { position, profile: weapon.id };
}
