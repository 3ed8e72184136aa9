export * from './buildings.ts';
export * from './hatchways.ts';
export * from './kinds.ts';
export * from './pieces.ts';
export * from './twice.ts';
