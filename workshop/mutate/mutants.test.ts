import { describe, expect, it } from 'vitest';
import { mutantsOf, mutated, withMutants } from './mutants.ts';

const changes = (text: string): readonly string[] => mutantsOf('a.ts', text).map(mutant => mutated(text, mutant));

describe('mutants', () => {
  it('shift a boundary and invert a comparison', () => {
    expect(changes('a < b')).toEqual(['(a) <= (b)', '(a) >= (b)']);
    expect(changes('a === b')).toEqual(['(a) !== (b)']);
  });

  it('change arithmetic, logic, literals and steps', () => {
    expect(changes('a + b')).toEqual(['(a) - (b)']);
    expect(changes('a && b')).toEqual(['(a) || (b)']);
    expect(changes('a += b')).toEqual(['a -= (b)']);
    expect(changes('x = true')).toEqual(['x = false']);
    expect(changes('x = 2')).toEqual(['x = 3']);
    expect(changes('x = { 2: y }')).toEqual(['x = { [3]: y }']);
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
    expect(changes('x = y.toString()')).toEqual([]);
  });

  it('leave types, texts, imports and thrown errors alone', () => {
    expect(changes("import { a } from 'b';")).toEqual([]);
    expect(changes("type A = 1 | 2; const x: A = y as A; const z = 'text';")).toEqual([]);
    expect(changes('throw new Error(a + b);')).toEqual([]);
  });

  it('find the operator between operands that contain it too', () => {
    expect(changes("x = f('<') < g")).toEqual(["x = (f('<')) <= (g)", "x = (f('<')) >= (g)"]);
  });

  it('are put in whole where an optional chain cannot be cut', () => {
    expect(mutantsOf('a.ts', 'x = a?.find(b).c')).toMatchObject([{ start: 4, end: 16, text: 'a?.findLast(b).c' }]);
  });

  it('have an id that changes with their statement and file, and their line of code', () => {
    const [one] = mutantsOf('a.ts', 'let x;\n  x = 2');
    const [other] = mutantsOf('a.ts', 'let x;\n  y = 2');
    expect(one).toMatchObject({ line: 2, code: 'x = 2', from: '2', to: '3' });
    expect(one!.id).not.toBe(other!.id);
    expect(one!.id).not.toBe(mutantsOf('b.ts', 'let x;\n  x = 2')[0]!.id);
  });

  it('are told apart where a line has the same change several times', () => {
    const both = mutantsOf('a.ts', 'x = a && b && c');
    expect(both.map(({ nth, text }) => [nth, text])).toEqual([
      [0, '(a) || (b)'],
      [1, '(a && b) || (c)'],
    ]);
  });

  it('keep their id when comments, the format or other statements change', () => {
    const [one] = mutantsOf('a.ts', 'let x;\nx = a(2, b)');
    const [other] = mutantsOf('a.ts', '// Why.\nx = a( /* how */\n2,\nb);');
    expect(one!.id).toBe(other!.id);
  });
});

describe('a file with all its mutants in it', () => {
  const valuesOf = (text: string): readonly unknown[] => {
    const mutants = mutantsOf('a.ts', text);
    const run = new Function('isOn', `return ${withMutants(text, mutants, 5, 'isOn')};`) as (
      isOn: (number: number) => boolean,
    ) => unknown;
    return [-1, ...mutants.keys()].map(index => run(number => number === 5 + index));
  };

  it('does the same as the file while none acts, and else what that mutant says', () => {
    expect(valuesOf('[1 + 2 * 3, 4][0]')).toEqual([7, 8, -5, 10, 1 + 2 / 3, 9, 7, 4]);
  });

  it('can have mutants in property names, chains, conditions and statements', () => {
    expect(valuesOf('({ 1: 2 })[1]')).toEqual([2, undefined, 3, undefined]);
    expect(valuesOf('[[1, 2]]?.find(x => x)[0] ?? 0')).toContain(1);
    expect(valuesOf('(() => { let i = 0; const f = () => i++; if (!i) f(); return i; })()')).toEqual([
      1,
      undefined,
      1,
      -1,
      1,
      0,
      0,
      0,
    ]);
  });
});
