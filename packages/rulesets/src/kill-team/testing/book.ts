// The words Kill Team's tests are written in.
import { bookOf } from '@little-wars/engine/testing';
import { killTeam } from '../index.ts';

export const { rule, section } = bookOf(killTeam);
