export * from './answer.ts';
export * from './contents.ts';
export * from './explain.ts';
export * from './propose.ts';
export * from './questions.ts';
export type { Change, Sink } from './run.ts';
export { add, end, type Kernel, kernelFor, limit, multiply, type Steps, set } from './steps.ts';
export type * from './types.ts';
export * from './view.ts';
