// What a view of the table is given, from above or in space.
import type { Ahead, Aim, Board, BoardModel, Id, Reachable, Ruling } from '@little-wars/engine';
import type { Dispatch, ReactNode } from 'react';
import type { Glance, Looking, Shade } from '../table/looking.ts';
import type { DrawnSetUp } from '../table/setting-up.ts';
import type { Drawable, Drawn } from './draft.ts';
import type { TerrainWords } from './grounds.ts';
import type { FacedTable } from './heads-beside.ts';
import type { Lens } from './lens.ts';
import type { Stand } from './standing.ts';
import type { IntoSpace } from './tools.tsx';

export interface MapWords extends TerrainWords {
  label(model: Id): string;
  told(model: BoardModel): string;
  mark(kind: string): string;
  zone(kind: string): string;
}

export interface MapProps {
  readonly board: Board;
  readonly words: MapWords;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  /** The question to answer on the map, if it is put to this seat. */
  readonly question: Drawable | null;
  readonly reach: Reachable | null;
  readonly drawn: Drawn | null;
  readonly refusal: string | null;
  readonly rulings: readonly Ruling[];
  /** The attack going on. */
  readonly aim?: Aim | null;
  /** Where the selected model would drift. */
  readonly ahead: Ahead | null;
  /** The selected model in a supposed place, while "stand here" is on. */
  readonly stand: Stand | null;
  /** The table as the selected model sees it, while the lens is on. */
  readonly lens?: Lens | null;
  /** The shadings on offer for the places it could stand on. */
  readonly shades: readonly Shade[];
  /** The card of the hovered model or piece. */
  readonly details: ReactNode;
  /** Models that answer the open question when clicked. */
  readonly options: readonly Id[];
  readonly onOption: (id: Id) => void;
  readonly onConfirm: () => void;
  /** The way to the view in space. */
  readonly space?: IntoSpace;
  /** The table as the person sees it, for chances from where a way is drawn to. */
  readonly faced?: FacedTable;
  /** The set-up that is drawn and not confirmed yet. */
  readonly setUp?: DrawnSetUp | null;
  /** What gestures on models mean before an action is chosen; null where nobody here is asked. */
  readonly acts?: Acts | null;
}

/** Gestures on models; each says whether it was meant. */
export interface Acts {
  pickUp(model: Id): boolean;
  dropOn(model: Id, target: Id): boolean;
  attack(target: Id): boolean;
}
