import type { Dispatch } from 'react';
import type { Glance, Looking } from '../table/looking.ts';
import type { Moves } from './use-view.ts';

interface Props {
  readonly moves: Moves;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  /** Whether one looks through a model's eyes; null where no model is chosen that has any. */
  readonly isThrough: boolean | null;
  readonly through: () => void;
  /** Whether what is overhead is cut away; null where nothing is overhead. */
  readonly isCut: boolean | null;
  readonly cut: () => void;
  readonly leave: () => void;
}

export function SpaceTools({ moves, looking, glance, isThrough, through, isCut, cut, leave }: Props) {
  return (
    <div className="map-tools">
      <button type="button" aria-label="Zoom in" onClick={() => moves.zoom(0.75)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => moves.zoom(1.33)}>
        −
      </button>
      <button type="button" aria-label="Show the whole table" onClick={moves.whole}>
        ⤢
      </button>
      <button type="button" aria-label="Turn the table left" onClick={() => moves.turn(-0.4, 0)}>
        ⟲
      </button>
      <button type="button" aria-label="Turn the table right" onClick={() => moves.turn(0.4, 0)}>
        ⟳
      </button>
      <button
        type="button"
        aria-pressed={looking.isMeasuring}
        aria-label="Measure"
        title="Measure (M)"
        onClick={() => glance({ do: 'measure' })}
      >
        ↔
      </button>
      <button
        type="button"
        aria-pressed={isThrough === true}
        disabled={isThrough === null}
        aria-label="Look through its eyes"
        title="What the chosen model sees (L)"
        onClick={through}
      >
        ◉
      </button>
      <button
        type="button"
        aria-pressed={isCut === true}
        disabled={isCut === null}
        aria-label="Ground level"
        title="Cut away what is overhead (G)"
        onClick={cut}
      >
        ⬓
      </button>
      <button type="button" title="Back to the map from above (V)" onClick={leave}>
        2D
      </button>
    </div>
  );
}
