// Two bots at play on the front page: what a match looks like, before any choice.
import { type Board, type Game, type Playable, seeded, tableOf } from '@little-wars/engine';
import { LiveTable, openSession, type Player, type Session } from '@little-wars/table';
import { useEffect, useState } from 'react';
import { BotWorker } from '../game/bots.ts';
import { playableCalled, readyCalled } from '../game/rulesets.ts';
import { StillBoard } from '../map/still.tsx';
import { isStill } from '../settings.ts';
import '../styles/showcase.css';

const BOTS: readonly Player[] = [
  { kind: 'bot', level: 'soldier' },
  { kind: 'bot', level: 'soldier' },
];

/** Milliseconds between two answers. */
const PAUSE = 500;

/** Set-up is not interesting to watch: the game is shown once the last model stands. */
const isDeployed = ({ models }: Board): boolean => models.every(({ at, out }) => at !== null || out);

/** With reduced motion the board shows one moment from about the middle of the game. */
const STILL_AT = 120;

export interface ShowcaseProps {
  readonly ruleset: string;
  readonly title: string;
}

export function Showcase({ ruleset: id, title }: ShowcaseProps) {
  const [table, setTable] = useState<LiveTable<null> | null>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const [isPaused, setPaused] = useState(false);
  const isMoving = !isStill();
  useEffect(() => {
    let left = false;
    let isShown = false;
    let playing: LiveTable<null> | null = null;
    void begun(id).then(started => {
      if (left || !started) return;
      playing = started;
      playing.subscribe(() => {
        const { session } = started.now();
        const now = boardOf(session);
        isShown ||= isDeployed(now);
        if (isMoving && isShown) setBoard(now);
        if (isMoving || session.moments.length < STILL_AT) return;
        setBoard(now);
        void started.stop();
      });
      setTable(playing);
      // The empty table, until the models stand on it.
      if (isMoving) setBoard(boardOf(started.now().session));
      void playing.start();
    });
    return () => {
      left = true;
      void playing?.stop();
    };
  }, [id, isMoving]);
  useEffect(() => {
    const rest = (): void => table?.pause(isPaused || document.hidden);
    rest();
    document.addEventListener('visibilitychange', rest);
    return () => document.removeEventListener('visibilitychange', rest);
  }, [table, isPaused]);
  if (!board) return null;
  return (
    <figure className="showcase">
      <StillBoard board={board} told={`Two bots playing ${title}`} zones={false} />
      <figcaption>
        {`${title}, bot against bot`}
        {isMoving ? (
          <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            Pause
          </button>
        ) : null}
      </figcaption>
    </figure>
  );
}

/** The board as everybody may see it. */
function boardOf({ match: { ruleset, setup, state } }: Session): Board {
  return ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, state.position, null)));
}

async function begun(id: string): Promise<LiveTable<null> | null> {
  const [ruleset, ready] = await Promise.all([playableCalled(id), readyCalled(id)]);
  const setup = ready?.[0];
  return ruleset && setup ? tableFor(ruleset, setup) : null;
}

function tableFor(ruleset: Playable<Game>, setup: object): LiveTable<null> {
  const seed = crypto.randomUUID();
  const dice = seeded(seed);
  const session = openSession({ name: '', players: BOTS, ruleset, setup, dice: { source: 'seeded', seed } });
  const worker = new BotWorker(() => (isStill() || !isDeployed(boardOf(table.now().session)) ? 0 : PAUSE));
  const table = new LiveTable<null>(session, null, {
    dice: () => dice,
    updated: () => null,
    keep: () => Promise.resolve(),
    ask: turn => worker.ask(turn),
    seed: ({ session: { moments } }) => `${seed} bot ${moments.length}`,
    close: () => worker.close(),
  });
  return table;
}
