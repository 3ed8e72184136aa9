export { actorNamed, aimNamed } from './actor.ts';
export * from './advise.ts';
export * from './answer.ts';
export { orderMatters } from './at-once.ts';
export {
  alikeAtPosition,
  atPosition,
  choicesFrom,
  choicesOf,
  eachAtPosition,
  isListed,
  questionOf,
  withOptions,
} from './choices.ts';
export * from './compose.ts';
export * from './contents.ts';
export type * from './edition.ts';
export * from './explain.ts';
export * from './flow.ts';
export type * from './guide.ts';
export * from './house-rules.ts';
export * from './linking.ts';
export type * from './lobby.ts';
export * from './odds-desk.ts';
export * from './propose.ts';
export type * from './questions.ts';
export * from './reachable.ts';
export type { Change, Sink } from './run.ts';
export * from './settle.ts';
export {
  combineHandlers,
  type Dispatcher,
  isAsked,
  type On,
  on,
  withoutNumbers,
} from './speaking.ts';
export { add, end, type Kernel, kernelFor, limit, multiply, type Steps, set } from './steps.ts';
export * from './suppose.ts';
export type * from './tabletop.ts';
export type * from './telling.ts';
export type * from './tray.ts';
export type * from './types.ts';
export * from './view.ts';
export { reactOrPass } from './window.ts';
