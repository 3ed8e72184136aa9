// The vocabulary of Kill Team's tests.
import { bookOf } from '@little-wars/engine/testing';
import { killTeam } from '../index.ts';

export const { rule, section } = bookOf(killTeam);
