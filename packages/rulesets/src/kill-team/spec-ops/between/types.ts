import { kernelFor, type Seat, type Sight, type SpecialRule, type Table } from '@little-wars/engine';
import type { Upgrade } from '../rare.ts';
import type { Asset, HonourRule, ScarRule, Specialism } from '../uses.ts';
import type { Enlisted, Orders, Position, Setup } from './state.ts';

export type * from './state.ts';

/** An operative of a team. */
export interface Of {
  readonly seat: Seat;
  readonly operative: string;
}

interface FactBodies {
  'casualty-tested': Of & { readonly face: number; readonly passed: boolean };
  'casualty-re-rolled': Of & { readonly by: string };
  'scar-gained': Of & { readonly scar: ScarRule };
  slain: Of;
  /** It has no scar, and gains no experience from this battle. */
  afflicted: Of;
  /** It misses the next battle. */
  evacuated: Of;
  'recovery-tested': Of & { readonly face: number; readonly total: number };
  'scar-healed': Of & { readonly scar: ScarRule };
  /** Whether it took part, and so how long it has rested. */
  'rest-counted': Of & { readonly rested: number };
  'experience-gained': Of & { readonly xp: number };
  'rank-reached': Of & { readonly rank: string };
  'specialism-taken': Of & { readonly specialism: Specialism };
  'made-proficient': Of;
  'weapon-improved': Of & Upgrade;
  'weaponsmith-assigned': Of;
  'honour-gained': Of & { readonly honour: HonourRule };
  'requisition-changed': { readonly seat: Seat; readonly by: number };
  'stash-changed': { readonly seat: Seat; readonly by: number };
  'asset-gained': { readonly seat: Seat; readonly asset: Asset };
  'capacity-raised': { readonly seat: Seat };
  enlisted: { readonly seat: Seat; readonly enlisted: Enlisted };
  'spec-op-taken': { readonly seat: Seat; readonly specOp: string };
  'spec-op-advanced': { readonly seat: Seat; readonly specOp: string };
  'spec-op-completed': { readonly seat: Seat; readonly specOp: string };
  /** It left to make room on the dataslate. */
  dismissed: Of;
  /** The battle they were for is over. */
  'orders-carried-out': { readonly seat: Seat };
  /** They could fight in the next battle and stay behind. */
  'told-to-rest': { readonly seat: Seat; readonly operatives: readonly string[] };
  'orders-given': { readonly seat: Seat; readonly orders: Orders };
  'aftermath-ended': object;
}

export type Fact = {
  [K in keyof FactBodies]: { readonly type: K; readonly clause: string } & FactBodies[K];
}[keyof FactBodies];

/** Values that strategic assets modify. */
export interface Queries {
  /** KT-14.39: sources of casualty re-rolls, each once. */
  readonly 'casualty-re-rolls': { readonly value: readonly string[]; readonly about: { readonly seat: Seat } };
  /** KT-14.41: the faces of a recovery test that are re-rolled. */
  readonly 'recovery-re-rolls': { readonly value: readonly number[]; readonly about: { readonly seat: Seat } };
  /** KT-14.42: operatives that may gain additional experience, by id. */
  readonly 'inspired-ones': { readonly value: readonly string[]; readonly about: { readonly seat: Seat } };
}

type Named<N> = N extends string ? { readonly rule: N; readonly seat: Seat } : never;

/** A strategic asset of a team. */
export type Use = Named<BetweenAsset>;

/** Strategic assets that act between battles. */
export type BetweenAsset = Extract<Asset, 'med-bay' | 'war-shrine' | 'stimm-stash'>;

export interface SpecOps {
  readonly setup: Setup;
  readonly position: Position;
  readonly fact: Fact;
  readonly queries: Queries;
  readonly timings: object;
  readonly use: Use;
  readonly view: Position;
}

export type T = Table<SpecOps>;
export type Look = Sight<SpecOps>;
export type Rule<N extends BetweenAsset> = SpecialRule<SpecOps, N> & {
  readonly words: { readonly en: { readonly rule: string } };
};

export const { sequence, question, adviceOn } = kernelFor<SpecOps>();
