// The words Kill Team Vanguard's tests are written in.
import { bookOf } from '@little-wars/engine/testing';
import { vanguard } from '../index.ts';

export const { rule, section } = bookOf(vanguard);
