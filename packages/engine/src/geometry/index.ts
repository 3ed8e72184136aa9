export * from './scene.ts';
export * from './shape.ts';
export * from './terrain.ts';
export * from './units.ts';
