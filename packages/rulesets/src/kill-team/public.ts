// Odds, exported for the bench. Applications use the odds desk.

export * from './odds/index.ts';
