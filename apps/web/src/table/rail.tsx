// The squad rail: a tile for each model with its wounds, orders and readiness. A click selects it and brings it into
// view.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import { toldModel } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { type Dispatch, memo } from 'react';
import { Portrait } from './later.tsx';
import type { Glance } from './looking.ts';
import { SIGNS } from './map-words.ts';
import { Pips } from './pips.tsx';
import { shortNames } from './short-names.ts';

interface Props {
  readonly board: Board;
  readonly teller: Teller;
  /** The viewing seat: its squad comes first. */
  readonly seat: number;
  readonly chosen: Id | null;
  /** The model that acts in the open question. */
  readonly actor: Id | null;
  readonly options: readonly Id[];
  readonly glance: Dispatch<Glance>;
}

export const Rail = memo(function Rail({ board, teller, seat, ...rest }: Props) {
  const seats = [...new Set(board.models.map(model => model.seat))].toSorted((a, b) =>
    a === seat ? -1 : b === seat ? 1 : a - b,
  );
  return (
    <nav className="rail" aria-label="Squads">
      {seats.map(of => (
        <Squad key={of} of={of} models={board.models.filter(model => model.seat === of)} teller={teller} {...rest} />
      ))}
    </nav>
  );
});

/** More than this many are abbreviated. */
const MANY = 9;

interface SquadProps extends Omit<Props, 'board' | 'seat'> {
  readonly of: number;
  readonly models: readonly BoardModel[];
}

function Squad({ of, models, teller, chosen, actor, options, glance }: SquadProps) {
  const left = models.filter(({ out }) => !out);
  const names = shortNames(models.map(({ name }) => name));
  const ready = left.filter(model => model.ready && !model.active).length;
  return (
    <section
      aria-label={`Squad of ${teller.seat(of)}`}
      className={`squad seat-${of}${models.length > MANY ? ' many' : ''}`}
    >
      <h2>
        <span>{teller.seat(of)}</span> <small>{`${ready} of ${left.length} ready`}</small>
      </h2>
      <ul>
        {models.map((model, i) => (
          <li key={model.id}>
            <Tile
              model={model}
              label={teller.label(model.id)}
              name={names[i]!}
              told={toldModel(teller, model)}
              marks={classOf(model, actor, options)}
              isChosen={chosen === model.id}
              glance={glance}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly model: BoardModel;
  readonly label: string;
  /** Shortened where there is little room. */
  readonly name: string;
  /** The model in words, for screen readers. */
  readonly told: string;
  readonly marks: string;
  readonly isChosen: boolean;
  readonly glance: Dispatch<Glance>;
}

const Tile = memo(function Tile({ model, label, name, told, marks, isChosen, glance }: TileProps) {
  return (
    <button
      type="button"
      className={marks}
      aria-pressed={isChosen}
      title={told}
      onClick={() => glance({ do: 'seek', id: model.id })}
    >
      <span className="visually-hidden">{told}</span>
      <Portrait looks={model.figure} />
      <b aria-hidden="true">{label}</b>
      <span className="name" aria-hidden="true">
        {name}
      </span>
      <span className="signs" aria-hidden="true">
        {signsOf(model)}
      </span>
      {model.wounds && !model.out ? <Pips {...model.wounds} /> : null}
    </button>
  );
});

function classOf({ id, out, ready, active }: BoardModel, actor: Id | null, options: readonly Id[]): string {
  const state = out ? 'out' : id === actor || active ? 'acting' : ready ? 'ready' : 'done';
  return options.includes(id) ? `tile ${state} option` : `tile ${state}`;
}

const signsOf = ({ conditions, out, points = 0 }: BoardModel): string =>
  out ? '✕' : `${'●'.repeat(points)}${conditions.map(condition => SIGNS[condition] ?? '').join('')}`;
