export { bestCover, coverCells, coverFrom } from './best.ts';
export { crossingsFrom } from './crossings.ts';
export type * from './question.ts';
