// Pictures of battlefields: as one will stand, as one was left, and as bots play on it.
import { type Board, begin, type Game, type Playable, readSetup, tableOf } from '@little-wars/engine';
import type { Picture, Session } from '@little-wars/table';
import { useEffect, useMemo, useState } from 'react';
import { StillBoard } from '../map/still.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { lastSnapshot } from '../store/database.ts';

/** The board as everybody may see it. */
export function boardOf({ match: { ruleset, setup, state } }: Session): Board {
  return ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, state.position, null)));
}

/** The table as it will stand; nothing of a setup that the rules refuse. */
export function ComingBoard({ ruleset, setup }: { readonly ruleset: Playable<Game>; readonly setup: unknown }) {
  const text = JSON.stringify(setup);
  const board = useMemo(() => {
    const read = readSetup(ruleset, JSON.parse(text) as unknown);
    if (!read.ok) return null;
    const { position } = begin(ruleset, read.value);
    return ruleset.tabletop.board(tableOf(ruleset, read.value, ruleset.view(read.value, position, null)));
  }, [ruleset, text]);
  if (!board) return null;
  return (
    <Guarded key={text} otherwise={null}>
      <StillBoard board={board} told="The battlefield as it will stand" />
    </Guarded>
  );
}

/** The table as a match was left; nothing where there is no picture. */
export function LeftBoard({ match }: { readonly match: string }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let left = false;
    void lastSnapshot(match).then(
      snapshot => {
        if (!left) setPicture(snapshot?.picture ?? null);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [match]);
  if (!picture) return null;
  return (
    <Guarded otherwise={null}>
      <StillBoard board={picture.board} told="The battlefield as it was left" zones={false} />
    </Guarded>
  );
}
