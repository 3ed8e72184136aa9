import { testClauses } from '../../w40k/testing/clauses.ts';
import { carriedOut } from '../carried-out.ts';
import { clauses } from './index.ts';

/** How many clauses each section has, 9E-1 and ST-1 first: 191 in all. */
const CORE = [7, 7, 3, 10, 10, 9, 23, 14, 8, 8, 6, 8];
const TEAM = [8, 13, 2, 6, 15, 8, 6, 2, 10, 8];

testClauses({
  title: 'Scout Team',
  clauses,
  numberings: [
    ['9E', CORE],
    ['ST', TEAM],
  ],
  carriedOut,
  beginning: /^[A-Z0-9]/,
});
