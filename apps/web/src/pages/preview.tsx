// A preview of the chosen map, mission and teams, before the match begins.
import { type Board, begin, type Roster, readSetup, tableOf } from '@little-wars/engine';
import { sayNested } from '@little-wars/words';
import { useMemo } from 'react';
import type { Choosable } from '../game/rulesets.ts';
import { StillBoard } from '../map/still.tsx';
import { Clause } from '../parts/clause.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { Portrait } from '../parts/portrait.tsx';

/** The table of the lobby's setup as it will stand; null if the rules refuse the setup: Begin says why. */
export function useBoard(ruleset: Choosable, setup: unknown): Board | null {
  // The lobby makes a new setup at every render; its JSON tells whether it changed.
  const text = JSON.stringify(setup);
  return useMemo(() => {
    const read = readSetup(ruleset, JSON.parse(text) as unknown);
    if (!read.ok) return null;
    const { position } = begin(ruleset, read.value);
    const view = ruleset.view(read.value, position, null);
    return ruleset.tabletop.board(tableOf(ruleset, read.value, view));
  }, [ruleset, text]);
}

interface Props {
  readonly ruleset: Choosable;
  readonly board: Board | null;
}

/** The table with heights, zones and markers, and the mission in a few words. */
export function Preview({ ruleset, board }: Props) {
  if (!board) return null;
  const inches = (tenths: number): number => Math.round(tenths / 254);
  const missions = board.notes.filter(({ kind, how }) => kind === 'mission' && how !== null);
  const texts = [ruleset.texts['en'] ?? {}];
  return (
    <Guarded key={JSON.stringify([board.width, board.pieces.length])} otherwise={null}>
      <figure className="preview">
        <StillBoard board={board} told="The table as it will stand" />
        <figcaption>
          {missions.map(({ name, how, clause }) => (
            <p key={clause}>
              <b>{sayNested(texts, name)}</b> {how ? sayNested(texts, how) : null}{' '}
              <Clause clause={clause} ruleset={ruleset.id} />
            </p>
          ))}
          <p className="soft">{`${inches(board.width)}" by ${inches(board.depth)}"`}</p>
        </figcaption>
      </figure>
    </Guarded>
  );
}

interface TeamProps {
  readonly ruleset: Choosable;
  readonly roster: Roster;
  /** Its models, as soon as they are known. */
  readonly models: Board['models'];
}

/** A team at a glance: a portrait of each model, then its members in one line: "5 Intercessors, Lieutenant". */
export function TeamPreview({ ruleset, roster, models }: TeamProps) {
  const entries = ruleset.lobby.factions.find(({ id }) => id === roster.faction)?.entries ?? [];
  const counts = Map.groupBy(roster.members, ({ entry }) => entry);
  const memberNames = [...counts].map(([entry, members]) => {
    const title = entries.find(({ id }) => id === entry)?.title ?? entry;
    return members.length === 1 ? title : `${members.length} × ${title}`;
  });
  return (
    <>
      <ul className="line-up" aria-hidden="true">
        {models.map(({ id, figure, name }) => (
          <li key={id} title={name}>
            <Portrait looks={figure} />
          </li>
        ))}
      </ul>
      <p className="soft team-line">{memberNames.join(', ')}</p>
    </>
  );
}
