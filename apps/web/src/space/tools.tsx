import type { Dispatch } from 'react';
import { Icon } from '../map/icon.tsx';
import { LEVEL_NAMES, type Level } from '../map/levels.ts';
import { SHADE_NAMES } from '../map/shade-names.ts';
import { nextShade } from '../map/tools.tsx';
import type { Glance, Looking, Shade } from '../table/looking.ts';
import type { Moves } from './use-view.ts';

interface Props {
  readonly moves: Moves;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  /** Whether the view is through a model's eyes; null where no suitable model is selected. */
  readonly isThrough: boolean | null;
  readonly through: () => void;
  readonly shades: readonly Shade[];
  /** The shown level; null where nothing is overhead. */
  readonly level: Level | null;
  readonly cut: () => void;
  readonly leave: () => void;
}

export function SpaceTools({ moves, looking, glance, isThrough, through, shades, level, cut, leave }: Props) {
  return (
    <div className="map-tools">
      <button type="button" aria-label="Zoom in" title="Zoom in" onClick={() => moves.zoom(0.75)}>
        <Icon name="in" />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out" onClick={() => moves.zoom(1.33)}>
        <Icon name="out" />
      </button>
      <button type="button" aria-label="Show the whole table" title="Show the whole table" onClick={moves.whole}>
        <Icon name="whole" />
      </button>
      <button
        type="button"
        aria-label="Turn the table left"
        title="Turn the table left"
        onClick={() => moves.turn(-0.4, 0)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label="Turn the table right"
        title="Turn the table right"
        onClick={() => moves.turn(0.4, 0)}
      >
        <Icon name="right" />
      </button>
      <button
        type="button"
        aria-pressed={looking.isMeasuring}
        aria-label="Measure"
        title="Measure (M)"
        onClick={() => glance({ do: 'measure' })}
      >
        <Icon name="measure" />
      </button>
      <button
        type="button"
        aria-pressed={isThrough === true}
        disabled={isThrough === null}
        aria-label="Look through its eyes"
        title="What the chosen model sees (L)"
        onClick={through}
      >
        <Icon name="eye" />
      </button>
      <button
        type="button"
        aria-pressed={looking.shade !== null}
        aria-label={looking.shade ? `Stand here: ${SHADE_NAMES[looking.shade]}` : 'Stand here'}
        title="What standing there would mean, for the chosen model (S)"
        disabled={shades.length === 0 && looking.shade === null}
        onClick={() => glance({ do: 'shade', by: nextShade(looking.shade, shades) })}
      >
        <Icon name="stand" />
      </button>
      <button
        type="button"
        aria-pressed={looking.isLens}
        aria-label="Sight and cover"
        title="What the chosen model sees, and what gives cover from it (C)"
        onClick={() => glance({ do: 'lens' })}
      >
        <Icon name="lens" />
      </button>
      {level === null ? null : (
        <button
          type="button"
          aria-label={`Levels: ${LEVEL_NAMES[level]}`}
          title="Which level is shown: all, the ground, or what is above it (G)"
          onClick={cut}
        >
          <Icon name={level} />
        </button>
      )}
      <button type="button" title="Back to the map from above (V)" onClick={leave}>
        2D
      </button>
    </div>
  );
}
