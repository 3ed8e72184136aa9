export * from './ways/floor.ts';
export * from './ways/grid.ts';
export * from './ways/places.ts';
export * from './ways/ways.ts';
