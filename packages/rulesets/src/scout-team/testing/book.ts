// The vocabulary of Scout Team's tests.
import { bookOf } from '@little-wars/engine/testing';
import { clauses } from '../clauses/index.ts';
import { ruleset } from '../ruleset.ts';

export const { rule, section } = bookOf({ ...ruleset, clauses });
