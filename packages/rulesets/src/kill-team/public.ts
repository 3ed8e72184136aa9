// What the bench measures of Kill Team beside playing it: odds. Applications ask the odds desk.

export * from './odds/index.ts';
