// Helpers for writing lists
import type { Army, Member } from './army.ts';

/** A member that has no name yet. */
export type Part<M extends Member> = Omit<M, 'name'>;

export interface Unit<M extends Member> {
  readonly sheet: string;
  readonly models: readonly Part<M>[];
}

/** Helpers for lists whose members have this shape. */
export interface ListWriting<M extends Member> {
  /** One model, with its fields besides its kind. */
  one(kind: string, extra?: Partial<Omit<Part<M>, 'kind'>>): readonly Part<M>[];
  /** Several equal models. */
  many(count: number, kind: string, ...choices: readonly string[]): readonly Part<M>[];
  unit(sheet: string, ...models: readonly (readonly Part<M>[])[]): Unit<M>;
  /** A list whose models are named after their kind, numbered if there are several. */
  army(faction: string, units: readonly Unit<M>[]): Army<M>;
}

export function writingOf<M extends Member>(): ListWriting<M> {
  const part = (kind: string, extra: object): Part<M> => ({ kind, choices: [], ...extra }) as unknown as Part<M>;
  return {
    one: (kind, extra = {}) => [part(kind, extra)],
    many: (count, kind, ...choices) => Array.from({ length: count }, () => part(kind, { choices })),
    unit: (sheet, ...models) => ({ sheet, models: models.flat() }),
    army: (faction, units) => {
      const all = units.flatMap(({ models }) => models);
      const named = (each: Part<M>): M => {
        const alike = all.filter(({ kind }) => kind === each.kind);
        const name = alike.length > 1 ? `${each.kind} ${alike.indexOf(each) + 1}` : each.kind;
        return { ...each, name } as unknown as M;
      };
      return { faction, selections: units.map(({ sheet, models }) => ({ sheet, models: models.map(named) })) };
    },
  };
}
