export { bestCover, coverCells, coverFrom, coverHolds } from './cover.ts';
export { crossingsFrom } from './crossings.ts';
export type * from './question.ts';
