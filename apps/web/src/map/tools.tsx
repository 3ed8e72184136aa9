import type { Point } from '@little-wars/engine/geometry';
import type { Dispatch } from 'react';
import type { Glance, Looking, Shade } from '../table/looking.ts';
import { Icon } from './icon.tsx';
import { LEVEL_NAMES, type Level, nextLevel } from './levels.ts';
import type { useCamera } from './pointing.ts';
import { SHADE_NAMES } from './shade-names.ts';

export interface IntoSpace {
  readonly enter: () => void;
  /** Null where the browser has no WebGL. */
  readonly isPossible: boolean;
}

interface Props {
  readonly controls: ReturnType<typeof useCamera>;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly shades: readonly Shade[];
  /** The shown level; null where there is only one. */
  readonly level: Level | null;
  readonly setLevel: (level: Level) => void;
  /** The fixed point when zooming: the selected model. */
  readonly middle: Point | undefined;
  readonly space: IntoSpace | undefined;
}

/** Cycles through the shadings, then off. */
export const nextShade = (now: Shade | null, shades: readonly Shade[]): Shade | null =>
  shades[now === null ? 0 : shades.indexOf(now) + 1] ?? null;

export function MapTools({ controls, looking, glance, shades, level, setLevel, middle, space }: Props) {
  const { shade, isMeasuring } = looking;
  return (
    <div className="map-tools">
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => controls.zoom(0.75, middle)}>
        <Icon name="in" />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => controls.zoom(1.33)}>
        <Icon name="out" />
      </button>
      <button type="button" aria-label="Show the whole table" title="Show the whole table" onClick={controls.reset}>
        <Icon name="whole" />
      </button>
      <button
        type="button"
        aria-pressed={isMeasuring}
        aria-label="Measure"
        title="Measure (M)"
        onClick={() => glance({ do: 'measure' })}
      >
        <Icon name="measure" />
      </button>
      <button
        type="button"
        aria-pressed={shade !== null}
        aria-label={shade ? `Stand here: ${SHADE_NAMES[shade]}` : 'Stand here'}
        title="What standing there would mean, for the chosen model (S)"
        disabled={shades.length === 0 && shade === null}
        onClick={() => glance({ do: 'shade', by: nextShade(shade, shades) })}
      >
        <Icon name="stand" />
      </button>
      <button
        type="button"
        aria-pressed={looking.isLens}
        aria-label="Sight and cover"
        title="What the chosen model sees, and what gives cover from it; the classes of terrain (C)"
        onClick={() => glance({ do: 'lens' })}
      >
        <Icon name="lens" />
      </button>
      {level === null ? null : (
        <button
          type="button"
          className="level"
          aria-label={`Levels: ${LEVEL_NAMES[level]}`}
          title="Which level is shown: all, the ground, or what is above it"
          onClick={() => setLevel(nextLevel(level))}
        >
          <Icon name={level} />
        </button>
      )}
      {space ? (
        <button type="button" title="The table in space (V)" disabled={!space.isPossible} onClick={space.enter}>
          3D
        </button>
      ) : null}
      {space && !space.isPossible ? (
        <p role="status" className="soft">
          3D needs WebGL 2, which this browser does not offer. The map has everything.
        </p>
      ) : null}
    </div>
  );
}
