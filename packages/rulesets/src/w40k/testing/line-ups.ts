// Models of an edition's lists in a line, for tests
import { lineUps, type Stood as StoodOf } from '@little-wars/skirmish/testing';
import type { Content } from '../content/types.ts';
import type { Equipped } from '../muster/army.ts';
import type { Model } from '../types.ts';

export type Stood<M extends Model = Model> = StoodOf<M>;

/** Line-ups by the kind of a model: `Intercessor`, `Ork Boy`. */
export function lineUpsOf<M extends Model>(
  content: Pick<Content, 'factions'>,
  woundsOf: (sheet: string, member: Equipped) => number,
) {
  const sheetOf = (kind: string): string => {
    const sheet = content.factions
      .flatMap(({ sheets }) => sheets)
      .find(({ models }) => models.some(({ name }) => name === kind));
    if (!sheet) throw new Error(`no datasheet has a ${kind}`);
    return sheet.id;
  };
  const lines = lineUps<M>((seat, kind, at, change) => {
    const sheet = change.sheet ?? sheetOf(kind);
    const choices = change.choices ?? [];
    return {
      kind,
      choices,
      seat,
      sheet,
      selection: 0,
      at,
      along: { dx: 1, dy: 0 },
      wounds: woundsOf(sheet, { kind, choices }),
      removed: false,
      reserve: false,
      did: [],
      used: [],
      ...change,
    } as unknown as M;
  });
  return { ...lines, sheetOf };
}
