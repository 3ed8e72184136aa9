import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const changes = (text: string): readonly string[] => mutantsOf(text).map(mutant => mutated(text, mutant));

describe('mutants', () => {
  it('shift a boundary and invert a comparison', () => {
    expect(changes('a < b')).toEqual(['a <= b', 'a >= b']);
    expect(changes('a === b')).toEqual(['a !== b']);
  });

  it('change arithmetic, logic, literals and steps', () => {
    expect(changes('a + b')).toEqual(['a - b']);
    expect(changes('a && b')).toEqual(['a || b']);
    expect(changes('x = true')).toEqual(['x = false']);
    expect(changes('x = 2')).toEqual(['x = 3']);
    expect(changes('i++')).toEqual(['i--']);
    expect(changes('x = !y')).toEqual(['x = y']);
  });

  it('replace a condition by true or false', () => {
    expect(changes('x = a ? b : c')).toEqual(['x = true ? b : c', 'x = false ? b : c']);
    expect(changes('if (a) b;')).toEqual(['if (true) b;', 'if (false) b;']);
  });

  it('remove a call made for its side effect, and swap opposite methods', () => {
    expect(changes('emit(fact);')).toEqual(['void 0;']);
    expect(changes('x = list.some(test)')).toEqual(['x = list.every(test)']);
  });

  it('leave types, texts, imports and thrown errors alone', () => {
    expect(changes("import { a } from 'b';")).toEqual([]);
    expect(changes("type A = 1 | 2; const x: A = y as A; const z = 'text';")).toEqual([]);
    expect(changes('throw new Error(a + b);')).toEqual([]);
  });

  it('find the operator between operands that contain it too', () => {
    expect(changes("x = f('<') < g")).toEqual(["x = f('<') <= g", "x = f('<') >= g"]);
  });

  it('have an id that changes with the file, and their line of code', () => {
    const [one] = mutantsOf('let x;\n  x = 2');
    const [other] = mutantsOf('let y;\n  x = 2');
    expect(one).toMatchObject({ line: 2, code: 'x = 2', from: '2', to: '3' });
    expect(one!.id).not.toBe(other!.id);
  });
});
