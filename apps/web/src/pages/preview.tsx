// A preview of the chosen map, mission and teams, before the match begins.
import { begin, type Edition, type Game, type Roster, readSetup, tableOf } from '@little-wars/engine';
import { useMemo } from 'react';
import { StillBoard } from '../map/still.tsx';
import { Guarded } from '../parts/guarded.tsx';

interface Props {
  readonly ruleset: Edition<Game>;
  /** The lobby's setup for the choices; it may still be refused. */
  readonly setup: unknown;
}

/** The table with zones and markers. Empty if the rules refuse the setup: Begin says why. */
export function Preview({ ruleset, setup }: Props) {
  // The lobby makes a new setup at every render; its JSON tells whether it changed.
  const text = JSON.stringify(setup);
  const board = useMemo(() => {
    const read = readSetup(ruleset, JSON.parse(text) as unknown);
    if (!read.ok) return null;
    const { position } = begin(ruleset, read.value);
    const view = ruleset.view(read.value, position, null);
    return ruleset.tabletop.board(tableOf(ruleset, read.value, view));
  }, [ruleset, text]);
  if (!board) return null;
  const inches = (tenths: number): number => Math.round(tenths / 254);
  return (
    <Guarded key={text} otherwise={null}>
      <figure className="preview">
        <StillBoard board={board} told="The table as it will stand" />
        <figcaption className="soft">{`${inches(board.width)}" by ${inches(board.depth)}"`}</figcaption>
      </figure>
    </Guarded>
  );
}

interface TeamProps {
  readonly ruleset: Edition<Game>;
  readonly roster: Roster;
}

/** The members of a team in one line: "5 Intercessors, Lieutenant". */
export function TeamLine({ ruleset, roster }: TeamProps) {
  const entries = ruleset.lobby.factions.find(({ id }) => id === roster.faction)?.entries ?? [];
  const counts = Map.groupBy(roster.members, ({ entry }) => entry);
  const told = [...counts].map(([entry, members]) => {
    const title = entries.find(({ id }) => id === entry)?.title ?? entry;
    return members.length === 1 ? title : `${members.length} × ${title}`;
  });
  return <p className="soft team-line">{told.join(', ')}</p>;
}
