import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('./dependencies.cjs') as Required<IConfiguration>;

/** Runs dependency-cruiser on a small temporary tree of files. */
async function broken(files: Record<string, string>): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'little-wars-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const result = await cruise(['packages', 'apps'], {
      ...options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
    });
    const { summary } = result.output as ICruiseResult;
    const ours = Object.keys(files).filter(file => !file.startsWith('node_modules/'));
    expect(summary.totalCruised).toBeGreaterThanOrEqual(ours.length);
    return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const importing = (from: string): string => `import { a } from '${from}';\nexport const b = a;\n`;

const engine = { 'packages/engine/src/index.ts': 'export const a = 1;\n', 'apps/cli/src/main.ts': 'export {};\n' };

describe('who may import whom', () => {
  it('lets applications use rulesets, and rulesets the engine', async () => {
    const tree = {
      ...engine,
      'packages/rulesets/src/index.ts': "import { a } from '../../engine/src/index.ts';\nexport const b = a;\n",
      'apps/cli/src/main.ts': "import { b } from '../../../packages/rulesets/src/index.ts';\nexport const c = b;\n",
    };
    expect(await broken(tree)).toEqual([]);
  });

  it('refuses a ruleset that imports another', async () => {
    const tree = {
      ...engine,
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/rulesets/src/b/index.ts': "import { a } from '../a/index.ts';\nexport const b = a;\n",
    };
    expect(await broken(tree)).toEqual([
      'rulesets-never-import-one-another: packages/rulesets/src/b/index.ts -> packages/rulesets/src/a/index.ts',
    ]);
  });

  it('lets the referee read the form of a record, and refuses it whatever decides', async () => {
    const tree = {
      ...engine,
      'packages/engine/src/geometry/index.ts': 'export const g = 1;\n',
      'packages/rulesets/src/index.ts': 'export const b = 1;\n',
      'packages/referee/src/index.ts': "import { a } from '../../engine/src/index.ts';\nexport const r = a;\n",
      'packages/referee/src/a.ts': "import { g } from '../../engine/src/geometry/index.ts';\nexport const r = g;\n",
      'packages/referee/src/b.ts': "import { b } from '../../rulesets/src/index.ts';\nexport const r = b;\n",
      'packages/referee/src/b.test.ts': "import { b } from '../../rulesets/src/index.ts';\nexport const r = b;\n",
      'packages/bots/src/index.ts': "import { r } from '../../referee/src/index.ts';\nexport const c = r;\n",
    };
    expect(await broken(tree)).toEqual([
      'nobody-leans-on-the-referee: packages/bots/src/index.ts -> packages/referee/src/index.ts',
      'referee-shares-no-code: packages/referee/src/a.ts -> packages/engine/src/geometry/index.ts',
      'referee-shares-no-code: packages/referee/src/b.ts -> packages/rulesets/src/index.ts',
    ]);
  });

  it('lets rulesets share skirmish, which knows the engine and no ruleset', async () => {
    const tree = {
      ...engine,
      'packages/skirmish/src/index.ts': "import { a } from '../../engine/src/index.ts';\nexport const s = a;\n",
      'packages/rulesets/src/a/index.ts': "import { s } from '../../../skirmish/src/index.ts';\nexport const b = s;\n",
    };
    expect(await broken(tree)).toEqual([]);
    const turned = {
      ...engine,
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/skirmish/src/index.ts': "import { a } from '../../rulesets/src/a/index.ts';\nexport const s = a;\n",
    };
    expect(await broken(turned)).toEqual([
      'skirmish-knows-the-engine-only: packages/skirmish/src/index.ts -> packages/rulesets/src/a/index.ts',
    ]);
  });

  it('lets applications use the table, which knows no ruleset and which nothing below knows', async () => {
    const table = "import { a } from '../../engine/src/index.ts';\nexport const t = a;\n";
    const tree = {
      ...engine,
      'packages/table/src/index.ts': table,
      'apps/cli/src/main.ts': "import { t } from '../../../packages/table/src/index.ts';\nexport const c = t;\n",
    };
    expect(await broken(tree)).toEqual([]);
    const wrong = {
      ...engine,
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/table/src/index.ts': "import { a } from '../../rulesets/src/a/index.ts';\nexport const t = a;\n",
      'packages/bots/src/index.ts': "import { t } from '../../table/src/index.ts';\nexport const b = t;\n",
      'packages/table/src/index.test.ts': "import { a } from '../../rulesets/src/a/index.ts';\nexport const t = a;\n",
    };
    expect((await broken(wrong)).toSorted()).toEqual([
      'nothing-below-knows-the-table: packages/bots/src/index.ts -> packages/table/src/index.ts',
      'table-knows-no-ruleset: packages/table/src/index.ts -> packages/rulesets/src/a/index.ts',
    ]);
  });

  it('lets applications take rulesets from the shelf, but name none', async () => {
    const shelf = {
      ...engine,
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/rulesets/src/index.ts': "import { a } from './a/index.ts';\nexport const all = [a];\n",
    };
    const byShelf = "import { all } from '../../../packages/rulesets/src/index.ts';\nexport const c = all;\n";
    const byName = "import { a } from '../../../packages/rulesets/src/a/index.ts';\nexport const c = a;\n";
    expect(await broken({ ...shelf, 'apps/cli/src/main.ts': byShelf })).toEqual([]);
    expect(await broken({ ...shelf, 'apps/cli/src/main.ts': byName })).toEqual([
      'applications-name-no-ruleset: apps/cli/src/main.ts -> packages/rulesets/src/a/index.ts',
    ]);
  });

  it.each([
    ['a.ts', 'b.ts'],
    ['a.tsx', 'b.ts'],
    ['a.ts', 'b.tsx'],
    ['a.tsx', 'b.tsx'],
  ])('refuses a circle of %s and %s, even if only types make it', async (one, other) => {
    const component = "const word: string = 'a';\nexport const Word = () => <b>{word}</b>;\n";
    const file = (name: string, imported: string) =>
      `import ${imported}\nexport interface A { b: number }\n${name.endsWith('.tsx') ? component : ''}`;
    const circleOf = (inOne: string, inOther: string) =>
      broken({
        ...engine,
        [`apps/web/src/${one}`]: file(one, `${inOne} './${other}';`),
        [`apps/web/src/${other}`]: file(other, `${inOther} './${one}';`),
      });
    for (const [inOne, inOther] of [
      ['* as b from', '* as b from'],
      ['type { A as B } from', 'type { A as B } from'],
      ['{ type A as B } from', 'type * as b from'],
    ] as const)
      expect((await circleOf(inOne, inOther)).map(line => line.split(':')[0])).toEqual(['no-circles']);
    expect(await circleOf('* as b from', "'react'; //")).toEqual([]);
  });

  it('lets a page import its own files, our packages and React, and nothing else', async () => {
    const page = 'apps/web/src/pages/home.tsx';
    const tree = (...imports: string[]) => ({
      ...engine,
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/referee/src/index.ts': 'export const r = 1;\n',
      'node_modules/three/index.js': 'export const t = 1;\n',
      'node_modules/three/package.json': '{ "name": "three", "main": "index.js" }',
      'apps/web/src/a.ts': 'export const a = 1;\n',
      [page]: `${imports.map((from, i) => `import * as part${i} from '${from}';\n`).join('')}export const Home = () => <b />;\n`,
    });
    expect(await broken(tree('../a.ts', '../../../../packages/engine/src/index.ts', 'react'))).toEqual([]);
    expect(
      await broken(
        tree(
          '../../../../packages/rulesets/src/a/index.ts',
          '../../../../packages/referee/src/index.ts',
          'node:fs',
          'left-pad',
          'three',
        ),
      ),
    ).toEqual([
      `applications-name-no-ruleset: ${page} -> packages/rulesets/src/a/index.ts`,
      `nobody-leans-on-the-referee: ${page} -> packages/referee/src/index.ts`,
      `nothing-unresolved: ${page} -> left-pad`,
      `page-names-its-libraries: ${page} -> node_modules/three/index.js`,
      `page-touches-no-machine: ${page} -> fs`,
    ]);
  });

  it('refuses a circle also within the kernel and a ruleset', async () => {
    const circle = (folder: string, files: readonly [string, string]) => ({
      [`${folder}/${files[0]}.ts`]: `import type { B } from './${files[1]}.ts';\nexport interface A { b: B }\n`,
      [`${folder}/${files[1]}.ts`]: `import type { A } from './${files[0]}.ts';\nexport interface B { a: A }\n`,
    });
    for (const [folder, files] of [
      ['packages/engine/src/kernel', ['types', 'steps']],
      ['packages/rulesets/src/a', ['types', 'queries']],
      ['packages/rulesets/src/a/core', ['actions', 'moves']],
    ] as const)
      expect((await broken({ ...engine, ...circle(folder, files) })).map(line => line.split(':')[0])).toEqual([
        'no-circles',
      ]);
  });

  it.each(['packages/rulesets/src/a/core/01/moves.ts', 'packages/rulesets/src/w40k/fight/phase.ts'])(
    'refuses a core that imports any folder of content: %s',
    async core => {
      const folders =
        'abilities advice content factions guide maps missions muster odds powers roster rules spec-ops stratagems tabletop ' +
        'tac-ops team telling texts traits weapon-rules whatever-comes-next';
      const ruleset = core.split('/').slice(0, 4).join('/');
      const contents = folders.split(' ').map(folder => `${ruleset}/${folder}/rule.ts`);
      const imports = contents.map((file, i) => `import * as part${i} from '${relative(dirname(core), file)}';\n`);
      const tree = { ...engine, ...Object.fromEntries(contents.map(file => [file, 'export const a = 1;\n'])) };
      expect(await broken({ ...tree, [core]: imports.join('') })).toEqual(
        contents.map(file => `core-imports-no-content: ${core} -> ${file}`),
      );
    },
  );

  it('refuses a core that imports what composes it with content, in its own ruleset or the library', async () => {
    const tree = {
      ...engine,
      'packages/rulesets/src/a/special-rules.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/core/01/moves.ts': importing('../../special-rules.ts'),
      'packages/rulesets/src/w40k/stratagems/re-roll.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/core/02/shots.ts': importing('../../../w40k/stratagems/re-roll.ts'),
    };
    expect(await broken(tree)).toEqual([
      'core-imports-no-content: packages/rulesets/src/a/core/01/moves.ts -> packages/rulesets/src/a/special-rules.ts',
      'core-imports-no-content: packages/rulesets/src/a/core/02/shots.ts -> packages/rulesets/src/w40k/stratagems/re-roll.ts',
    ]);
  });

  it('lets the core look up cards and know their types, content import the core, and tests of the core both', async () => {
    const tree = {
      ...engine,
      'packages/rulesets/src/a/content/types.ts': 'export interface Card { a: 1 }\n',
      'packages/rulesets/src/a/content/cards.ts': importing('../core/01/measuring.ts'),
      'packages/rulesets/src/a/lookups.ts': importing('./content/cards.ts'),
      'packages/rulesets/src/a/core/01/measuring.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/core/01/moves.ts': `import type { Card } from '../../content/types.ts';\n${importing('../../lookups.ts')}`,
      'packages/rulesets/src/w40k/dice/rolls.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/core/01/rolls.ts': importing('../../../w40k/dice/rolls.ts'),
      'packages/rulesets/src/a/factions/rule.ts': importing('../core/01/moves.ts'),
      'packages/rulesets/src/a/core/01/measuring.test.ts': importing('../../factions/rule.ts'),
    };
    expect(await broken(tree)).toEqual([]);
  });

  it('lets no rule reach the core through lookups and cards', async () => {
    const tree = {
      ...engine,
      'packages/rulesets/src/a/weapon-rules/labels.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/weapon-rules/blast.ts': 'export const a = 1;\n',
      'packages/rulesets/src/a/lookups/weapons.ts': importing('../weapon-rules/blast.ts'),
      'packages/rulesets/src/a/content/cards.ts': importing('../weapon-rules/blast.ts'),
      'packages/rulesets/src/a/content/guns.ts': importing('../weapon-rules/labels.ts'),
    };
    expect(await broken(tree)).toEqual([
      'cards-and-maps-hold-no-rule: packages/rulesets/src/a/content/cards.ts -> packages/rulesets/src/a/weapon-rules/blast.ts',
      'lookups-read-cards-and-maps: packages/rulesets/src/a/lookups/weapons.ts -> packages/rulesets/src/a/weapon-rules/blast.ts',
    ]);
  });

  it('refuses an engine that knows Node.js, a ruleset, an application or a test', async () => {
    const tree = {
      'apps/cli/src/main.ts': 'export const c = 1;\n',
      'packages/rulesets/src/a/index.ts': 'export const a = 1;\n',
      'packages/engine/src/testing/rule.ts': 'export const t = 1;\n',
      'packages/engine/src/index.ts': [
        "import { readFileSync } from 'node:fs';",
        "import { a } from '../../rulesets/src/a/index.ts';",
        "import { c } from '../../../apps/cli/src/main.ts';",
        "import { t } from './testing/rule.ts';",
        'export const all = [readFileSync, a, c, t];',
      ].join('\n'),
    };
    const rules = (await broken(tree)).map(line => line.split(':')[0]).toSorted((a, b) => (a! < b! ? -1 : 1));
    expect(rules).toEqual([
      'code-needs-no-tests',
      'engine-stands-alone',
      'engine-stands-alone',
      'packages-know-no-application',
      'pure-packages-touch-no-machine',
    ]);
  });
});
