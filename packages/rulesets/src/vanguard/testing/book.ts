// The vocabulary of Kill Team Vanguard's tests.
import { bookOf } from '@little-wars/engine/testing';
import { vanguard } from '../index.ts';

export const { rule, section } = bookOf(vanguard);
