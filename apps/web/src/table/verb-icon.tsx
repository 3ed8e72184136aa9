import type { VerbKind } from '@little-wars/engine';

/** One stroke each, drawn in a square of 24. */
const PATHS: { readonly [verb in VerbKind]: string } = {
  move: 'M4 12H19M13 6L19 12L13 18',
  dash: 'M3 12H12M9 6L15 12L9 18M15 6L21 12L15 18',
  charge: 'M3 12H15M10 6L16 12L10 18M20 4V20',
  shoot: 'M12 3V8M12 16V21M3 12H8M16 12H21M12 6A6 6 0 1 0 12 18A6 6 0 1 0 12 6',
  fight: 'M5 5L19 19M19 5L5 19M4 15L9 20M20 15L15 20',
  hold: 'M12 3L20 6V12Q20 18 12 21Q4 18 4 12V6Z',
  end: 'M6 6H18V18H6Z',
  other: 'M12 4L20 12L12 20L4 12Z',
};

export const VerbIcon = ({ verb }: { readonly verb: VerbKind }) => (
  <svg className="verb-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[verb]} />
  </svg>
);
