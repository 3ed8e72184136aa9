import { tellProblem } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { wrap } from './complain.ts';

describe('complaints', () => {
  it('give the path, the problem and the clause', () => {
    expect(tellProblem({ path: '--weapon', problem: 'missing' })).toBe('--weapon: this is missing');
    expect(tellProblem({ path: '', problem: 'x', n: 3, clause: 'KT-1.1' }, { x: 'only {n}' })).toBe('only 3 (KT-1.1)');
  });

  it('are wrapped between words', () => {
    expect(wrap('one two three four', 10)).toBe('one two\n  three\n  four');
    expect(wrap('unbreakable', 4)).toBe('unbreakable');
    expect(wrap('', 4)).toBe('');
    expect(wrap('   a  b', 5, '    ')).toBe('   a \n    b');
  });
});
