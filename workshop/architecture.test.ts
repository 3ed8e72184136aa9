import { describe, expect, it } from 'vitest';
import { stateIn, violationsIn } from './architecture.ts';

const ENGINE = 'packages/engine/src/kernel/answer.ts';
const whats = (file: string, text: string): readonly string[] =>
  [...violationsIn(file, text), ...stateIn([[file, text]])].map(({ what }) => what);

/** A function that returns random numbers, one after the other. */
const NUMBERS = 'export function numbers(seed: number): () => number {\n  let at = seed;\n  return () => at++;\n}\n';

describe('the architecture check', () => {
  it.each([
    'const x = Math.random();',
    'const x = Math.atan2(1, 2);',
    'const x = 2 ** 3;',
    'const now = Date.now();',
    'const now = new Date();',
    'performance.now();',
    'document.title;',
    'process.exit(1);',
    'list.sort();',
    "import { readFileSync } from 'node:fs';",
    'export enum Colour { Red }',
  ])('refuses %j in the engine, in skirmish and in rulesets', line => {
    expect(whats(ENGINE, line)).toHaveLength(1);
    expect(whats('packages/skirmish/src/cells.ts', line)).toHaveLength(1);
    expect(whats('packages/rulesets/src/kill-team/index.ts', line)).toHaveLength(1);
  });

  it('reports file and line', () => {
    expect(violationsIn(ENGINE, 'const a = 1;\n\nconst b = Math.sin(a);\n')).toEqual([
      { file: ENGINE, line: 3, what: 'Math.sin: not the same on every machine' },
    ]);
  });

  it('leaves words, comments, tests and applications alone', () => {
    expect(whats(ENGINE, "// Math.random is forbidden\nconst word = 'Date.now()';\n/* 2 ** 3 */")).toEqual([]);
    expect(whats('packages/engine/src/kernel/answer.test.ts', 'Math.random();')).toEqual([]);
    expect(whats('apps/cli/src/main.ts', 'process.exit(1);')).toEqual([]);
  });

  it('allows a name that the file declares itself, even if it is a browser global', () => {
    expect(whats(ENGINE, "import { window } from './spans.ts';\nwindow.left = 1;")).toEqual([]);
    expect(whats(ENGINE, 'window.left = 1;')).toHaveLength(1);
  });

  it.each([
    'let last = null;',
    'export let count = 0;',
    'const seen = new Map<string, { readonly a: number }>();',
    'const seen: Map<string, number> = new Map();',
    'export const known = new Set();',
    'const cached = new WeakMap<object, number>();',
    'const room = new Float64Array(64);',
    'export const places: Int32Array = new Int32Array(8);',
    'const found: string[] = [];',
    'const found = [];',
    'class Counter {\n  static #made = 0;\n}',
    'class Counter {\n  static made = 0;\n}',
    'export const ray = { x: 0 };\nexport function point(): void {\n  ray.x = 1;\n}',
    'const rows: number[] = [1];\nconst more = (): void => void rows.push(2);',
    'const table = [0];\nfunction count(): void {\n  table[0] += 1;\n}',
    // Every way to write, of which the text alone shows some.
    'const state = { n: 0 };\nfunction count(): void {\n  state.n++;\n}',
    'const state = { n: 0 };\nexport const more = (by: number) => Object.assign(state, { n: by });',
    'const lists = { all: [1] };\nexport const more = () => lists.all!.push(1);',
    'const q: Record<string, number> = { a: 1 };\nexport function drop(k: string): void {\n  delete q[k];\n}',
    'const q = { a: 1, b: 2 };\nexport function swap(): void {\n  [q.a, q.b] = [q.b, q.a];\n}',
    'const q: { a?: number } = { a: 1 };\nexport const first = () => (q.a ??= 2);',
    'export function boot(): void {\n  globalThis.booted = true;\n}',
    'export function boot(): void {\n  (globalThis as unknown as Room).booted = true;\n}',
    "import { room } from './room.ts';\nexport function boot(): void {\n  room.booted = true;\n}",
    // Every place where it may be.
    'class Counter {\n  static readonly all = new Map();\n}',
    'const store = { map: new Map() };',
    'const stores = [{ seen: new WeakSet() }];',
    'const view = new DataView(new ArrayBuffer(8));',
    'const next = (() => {\n  let n = 0;\n  return () => n++;\n})();',
    `${NUMBERS}const next = numbers(1);`,
    `${NUMBERS}const dice = () => {\n  const next = numbers(1);\n  return { roll: () => next() };\n};\nexport const { roll } = dice();`,
    'function* count() {\n  yield 1;\n}\nconst ids = count();',
    'const cached = (make: Make) => {\n  const values = new Map();\n  return (key: string) => {\n    values.set(key, make(key));\n  };\n};\nexport const kits = cached(String);',
    // Another one with the same name elsewhere in the file.
    'const rows = [1];\nconst sum = (rows: number[]) => rows.length;\nfunction add(): void {\n  rows.push(sum([2]));\n}',
    'const row = { x: 0 };\nfunction add(): void {\n  for (const row of []) row.x = 1;\n  row.x = 2;\n}',
  ])('refuses %j: state that outlives a call', code => {
    expect(whats(ENGINE, code)).toEqual([expect.stringContaining('state that outlives a call')]);
    for (const name of ['skirmish', 'rulesets', 'words', 'bots', 'table', 'campaign', 'referee'])
      expect(whats(`packages/${name}/src/moves.ts`, code)).toHaveLength(1);
    expect(whats('packages/engine/src/kernel/answer.test.ts', code)).toEqual([]);
    expect(whats('packages/engine/src/cache.ts', code)).toEqual([]);
    expect(whats('apps/web/src/game/session.ts', code)).toEqual([]);
  });

  it.each([
    'const NONE: readonly string[] = [];',
    'const NOBODY: ReadonlyMap<string, number> = new Map();',
    "const KINDS = new Set(['wall', 'floor']);",
    'const byId = new Map(all.map(each => [each.id, each]));',
    'const LIMITS = { most: 3 };',
    'const cached = perObject(make);\nexport const store = weakly<object, number>();\nstore.set(key, 1);',
    'function walk(): void {\n  let at = 0;\n  const found: number[] = [];\n  found.push(at++);\n}',
    'const place = { x: 0 };\nfunction move(place: Place): void {\n  place.x = 1;\n}',
    'class Counter {\n  static readonly LIMIT = 3;\n  static of(): Counter {}\n  made = 0;\n}',
    'class Counter {\n  static readonly all: ReadonlyMap<string, number> = new Map();\n}',
    'const CARDS = [{ id: 1, rules: [], byId: new Map([[1, 2]]) }];',
    'const row = { x: 0 };\nfunction add(): void {\n  for (const row of []) row.x = 1;\n  try {\n    add();\n  } catch (row) {\n    row.x = 2;\n  }\n}',
    'const copyOf = (row: Row) => Object.assign({}, row);\nconst table = [3, 1].sort((a, b) => a - b);',
    `${NUMBERS}export const roll = () => numbers(1)();`,
    'const total = (() => {\n  let n = 0;\n  [1, 2].forEach(each => {\n    n += each;\n  });\n  return n;\n})();',
    'function* count() {\n  yield 1;\n}\nconst ids = [...count()];\nconst all = new Set(count());',
    'function flood(start: number) {\n  const costs: number[] = [];\n  const visit = (at: number) => costs.push(at);\n  visit(start);\n  return costs.length;\n}\nconst most = flood(1);',
  ])('lets %j pass', code => {
    expect(whats(ENGINE, code)).toEqual([]);
  });

  it('refuses state that a function of another module returns, also where a third one passes it on', () => {
    const NEXT = 'packages/engine/src/dice/seeded.ts';
    const passing = "import { numbers } from './seeded.ts';\nexport const seeded = () => numbers(1);\n";
    const filesWith = (path: string, from: string, name: string) =>
      stateIn([
        [NEXT, NUMBERS],
        ['packages/engine/src/dice/passing.ts', passing],
        [path, `import { ${name} } from '${from}';\n\nexport const next = ${name}(1);\n`],
      ]);
    const path = 'packages/engine/src/kernel/next.ts';
    const what = expect.stringContaining('a closure with state');
    expect(filesWith(path, '../dice/seeded.ts', 'numbers')).toEqual([{ file: path, line: 3, what }]);
    expect(filesWith(path, '../dice/passing.ts', 'seeded')).toEqual([{ file: path, line: 3, what }]);
    const inBots = 'packages/bots/src/next.ts';
    expect(filesWith(inBots, '@little-wars/engine', 'numbers')).toEqual([{ file: inBots, line: 3, what }]);
    expect(filesWith(inBots, '@little-wars/words', 'numbers')).toEqual([]);
    expect(filesWith(path, './other.ts', 'numbers')).toEqual([]);
    expect(filesWith('apps/web/src/next.ts', '@little-wars/engine', 'numbers')).toEqual([]);
  });

  it('names the line of what is written to', () => {
    const text = "// Às the last one.\n\nconst last = { word: 'é' };\n\nexport const note = () => (last.word = 'è');\n";
    expect(stateIn([[ENGINE, text]])).toEqual([
      { file: ENGINE, line: 3, what: expect.stringContaining('written to: state that outlives a call') },
    ]);
  });

  it('lets the referee take types of the engine, and nothing else', () => {
    const taken = (text: string): readonly string[] => whats('packages/referee/src/frame/walk.ts', text);
    expect(taken("import type { Seat } from '@little-wars/engine';")).toEqual([]);
    expect(taken("import { walk } from './walk.ts';")).toEqual([]);
    for (const text of [
      "import { hashOf } from '@little-wars/engine';",
      "import { type Seat, hashOf } from '@little-wars/engine';",
      "import type { Spot } from '@little-wars/engine/geometry';",
      "} from '@little-wars/engine';",
      "import type { Rulesets } from '@little-wars/rulesets';",
    ])
      expect(taken(text)).toEqual(['the referee takes types of the engine only, and nothing of other packages']);
  });

  it('lets the core and what stands beside it take nothing but types from content', () => {
    const refusal = 'the core takes only types from content; look up what is printed';
    const whatsIn = (file: string) => (from: string) => whats(`packages/rulesets/src/${file}`, from);
    const core = whatsIn('a/core/01/moves.ts');
    const phase = whatsIn('w40k/fight/phase.ts');
    const state = whatsIn('a/state.ts');
    for (const from of [
      "import type { Card } from '../../content/types.ts';",
      "import { cardOf } from '../../lookups.ts';",
      "import { cardOf } from '../../lookups/cards.ts';",
      "import { reach } from '../../../w40k/measuring/lookups.ts';",
      "import { question } from '../../types.ts';",
      "import { inches } from '@little-wars/engine/geometry';",
    ])
      expect(core(from)).toEqual([]);
    const [types, names] = ['../../content/types.ts', '../content/types.ts'];
    expect(core(`import { type Card, KINDS } from '${types}';`)).toEqual([`${types}: ${refusal}`]);
    expect(core(`import {\n  type Card,\n} from '${types}';`)).toEqual([`${types}: ${refusal}`]);
    expect(core(`export * from '${types}';`)).toEqual([`${types}: ${refusal}`]);
    expect(phase(`import { KINDS } from '${names}';`)).toEqual([`${names}: ${refusal}`]);
    expect(state("import type { Use } from './factions/uses.ts';")).toEqual([]);
    expect(state("import { USES } from './factions/uses.ts';")).toEqual([`./factions/uses.ts: ${refusal}`]);
    expect(whatsIn('a/lookups.ts')("import { KINDS } from './content/types.ts';")).toEqual([]);
    expect(whatsIn('a/core/01/moves.test.ts')(`import { KINDS } from '${types}';`)).toEqual([]);
  });

  it('rejects files that are too long', () => {
    expect(whats('apps/cli/src/main.ts', 'x\n'.repeat(301))).toEqual(['longer than 300 lines: cut it']);
    expect(whats('apps/cli/src/main.ts', 'x\n'.repeat(300))).toEqual([]);
    expect(whats('packages/rulesets/src/a/content/b.ts', 'x\n'.repeat(500))).toEqual([]);
  });
});
