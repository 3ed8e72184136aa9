// The hover card: a model with its card and its rulings, or a piece of terrain.
import type { Board, Id, Ruling } from '@little-wars/engine';
import { toldModel } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import type { Dispatch } from 'react';
import type { Glance, Peek } from './looking.ts';
import { Rulings } from './rulings.tsx';
import '../styles/overlay.css';

export interface PeekedProps {
  readonly peek: Peek;
  readonly board: Board;
  readonly chosen: Id | null;
  /** Rulings of the selected model looking at the hovered one. */
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
  readonly ruleset: string;
  readonly glance: Dispatch<Glance>;
}

/** Brief on hover; complete and closable on request. */
export function Peeked({
  peek: { model, title, isHeld },
  board,
  chosen,
  rulings,
  teller,
  ruleset,
  glance,
}: PeekedProps) {
  const seen = board.models.find(({ id }) => id === model);
  const isCompared = seen && chosen !== null && chosen !== seen.id;
  return (
    <aside className={isHeld ? 'peeked held' : 'peeked'} aria-label="Details">
      {isHeld ? (
        <button type="button" aria-label="Close" onClick={() => glance({ do: 'peek', peek: null })}>
          ×
        </button>
      ) : null}
      <p>{seen ? toldModel(teller, seen) : title}</p>
      {isCompared ? (
        <>
          <p className="soft">{`${teller.model(chosen)} looks at it:`}</p>
          <Rulings rulings={isHeld ? rulings : rulings.slice(0, SHORT)} teller={teller} ruleset={ruleset} />
        </>
      ) : null}
      {seen && isHeld ? (
        <dl className="card-lines">
          {seen.lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </aside>
  );
}

/** The first rulings matter most: distance, sight, cover. */
const SHORT = 5;
