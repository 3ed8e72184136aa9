import type { Question } from '@little-wars/engine';
import { describe, expect } from 'vitest';
import { attackBy } from './core/10-attacks/attack.ts';
import { numbers } from './numbers.ts';
import { rule } from './testing/book.ts';
import { blue, broke, field, look, open, red, type Stood } from './testing/field.ts';
import { texts } from './texts/en.ts';

const PAIR: readonly Stood[] = [blue('captain', 10, 10), red('rifleman', 24, 10)];

describe('the numbers behind rolls', () => {
  rule(['VG-10.3', 'VG-10.4', 'VG-10.6'], 'are given for hitting, saving and recovering, each with its text', start => {
    const game = start.from(open, field(PAIR, broke), attackBy(0, 'action'));
    const shown = () => {
      const lines = numbers(look(game.position), game.state.question as Question);
      for (const { id } of lines) expect(texts, id).toHaveProperty([`number.${id}`]);
      return lines.map(({ id, explained: { value } }) => [id, value]);
    };
    // Beyond 12": -1 to each die.
    expect(shown()).toEqual([
      ['dice', 2],
      ['hit', 4],
      ['added', -1],
    ]);
    game.dice('roll to hit', 5, 6);
    expect(shown().slice(1)).toEqual([
      ['hit', 4],
      ['added', -1],
    ]);
    game.dice('roll bonus dice', 1);
    expect(shown()).toEqual([
      ['armor', 5],
      ['ap', 0],
      ['added', 0],
    ]);
    game.dice('roll for armor', 1, 1);
    expect(shown()).toEqual([
      ['recovery', 4],
      ['added', -1],
    ]);
    game.dice('recovery roll', 1);
  });
});
