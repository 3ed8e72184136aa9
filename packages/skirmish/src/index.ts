export * from './change.ts';
export * from './tabletop/board.ts';
export * from './tabletop/reach.ts';
export * from './tabletop/stand-ins.ts';
export * from './ways/floor.ts';
export * from './ways/grid.ts';
export * from './ways/places.ts';
export * from './ways/ways.ts';
