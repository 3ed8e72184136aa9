// The initial position of a match
import type { Army, Equipped, Member } from '../muster/army.ts';
import type { Model, Position } from '../types.ts';

/** Every model as a unit of its own, with its entry in the list. */
export const modelsOf = <M extends Member>(
  armies: readonly Army<M>[],
  woundsOf: (sheet: string, member: Equipped) => number,
): readonly (Model & M)[] =>
  armies.flatMap(({ selections }, seat) =>
    selections.flatMap(({ sheet, models }, selection) =>
      models.map(member => ({
        ...member,
        seat,
        sheet,
        selection,
        at: null,
        along: { dx: 1, dy: 0 },
        wounds: woundsOf(sheet, member),
        removed: false,
        reserve: false,
        did: [],
        used: [],
      })),
    ),
  );

/** The initial position, with this many CP each. */
export const openingWith = (cp: number): Omit<Position, 'models' | 'effects'> & { readonly effects: readonly [] } => ({
  round: 0,
  turn: 0,
  first: 0,
  phase: 'deployment',
  cp: [cp, cp],
  spent: [[], []],
  charges: [],
  casts: [],
  denials: [],
  rolls: [],
  attack: null,
  interrupted: [],
  effects: [],
  takenOver: [],
  over: false,
});
