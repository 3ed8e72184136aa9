import type { Board, Id } from '@little-wars/engine';
import { toldModel } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import type { Dispatch } from 'react';
import { CardLines } from '../parts/card-lines.tsx';
import type { Glance, Looking } from './looking.ts';
import { capital } from './names.ts';
import '../styles/drawer.css';

export interface ModelsProps {
  readonly ruleset: string;
  readonly board: Board;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly teller: Teller;
  readonly options: readonly Id[];
  readonly onOption: (id: Id) => void;
}

/** Every model as text with its card: the map's accessible equivalent. */
export function Models({ ruleset, board, looking, glance, teller, options, onOption }: ModelsProps) {
  const seats = [...new Set(board.models.map(({ seat }) => seat))];
  return (
    <div className="models">
      {seats.map(seat => (
        <section key={seat} aria-label={`Models of ${teller.seat(seat)}`}>
          <h3 className={`seat-${seat}`}>{capital(teller.seat(seat))}</h3>
          <ul>
            {board.models
              .filter(model => model.seat === seat)
              .map(model => (
                <li key={model.id} className={model.out ? 'out' : undefined}>
                  <details>
                    <summary>{toldModel(teller, model)}</summary>
                    <CardLines lines={model.lines} ruleset={ruleset} />
                  </details>
                  <span className="row" hidden={model.out}>
                    {options.includes(model.id) ? (
                      <button type="button" className="main" onClick={() => onOption(model.id)}>
                        Choose
                      </button>
                    ) : null}
                    <button
                      type="button"
                      aria-pressed={looking.chosen === model.id}
                      aria-label={`Look from ${teller.model(model.id)}`}
                      onClick={() => glance({ do: 'choose', id: model.id })}
                    >
                      Look from
                    </button>
                    <button
                      type="button"
                      aria-pressed={looking.other === model.id}
                      aria-label={`Look at ${teller.model(model.id)}`}
                      onClick={() => glance({ do: 'compare', id: model.id })}
                    >
                      Look at
                    </button>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
