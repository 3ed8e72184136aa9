export { bestCover, coverCells, coverFrom, coverHolds } from './best.ts';
export { crossingsFrom } from './crossings.ts';
export type * from './question.ts';
