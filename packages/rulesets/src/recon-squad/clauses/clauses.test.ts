import { testClauses } from '../../w40k/testing/clauses.ts';
import { carriedOut } from '../carried-out.ts';
import { clauses } from './index.ts';

/** How many clauses each section has, 8E-1 and RS-1 first: 237 in all. */
const CORE = [6, 4, 7, 15, 9, 29, 12, 10, 1, 4, 2];
const SQUAD = [13, 38, 9, 13, 5, 7, 19, 15, 11, 8];

testClauses({
  title: 'Recon Squad',
  clauses,
  numberings: [
    ['8E', CORE],
    ['RS', SQUAD],
  ],
  carriedOut,
});
