export * from './buildings.ts';
export * from './pieces.ts';
export * from './twice.ts';
