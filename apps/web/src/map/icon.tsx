// The icons of the tools, one stroke each in a square of 24.
const PATHS = {
  in: 'M4 10.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0M15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6',
  out: 'M4 10.5a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0M15.5 15.5L21 21M7.5 10.5h6',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  measure: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  stand: 'M12 3a3 3 0 1 1 0 6a3 3 0 1 1 0 -6M12 9v6M9 20l3 -5l3 5M8 12h8M3 17v4h4M21 17v4h-4',
  lens: 'M2 12Q7 5 12 5V19Q7 19 2 12M15 5.5Q19 7 22 12Q19 17 15 18.5M12 12h3',
  all: 'M12 3L21 8L12 13L3 8zM3 12L12 17L21 12M3 16L12 21L21 16',
  ground: 'M3 16L12 21L21 16M3 16L12 11L21 16M7 8L12 5L17 8',
  upper: 'M12 3L21 8L12 13L3 8zM7 17L12 20L17 17',
  left: 'M5 10a8 8 0 1 1 0 5M4 4v6h6',
  right: 'M19 10a8 8 0 1 0 0 5M20 4v6h-6',
  eye: 'M2 12Q12 2 22 12Q12 22 2 12zM9 12a3 3 0 1 1 6 0a3 3 0 1 1 -6 0',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
