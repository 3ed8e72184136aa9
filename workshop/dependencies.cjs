/** Who may reach whom. Checked by dependency-cruiser in `npm run lint`. */
const swc = require('@swc/core');
const { BESIDE, CORE, FORMS, LOOKUPS, PRINTED, RULESET } = require('./core.cjs');

// dependency-cruiser reads TypeScript by swc, but does not tell it which files contain JSX. (Its other parser is
// TypeScript itself, before version 7.)
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

module.exports = {
  forbidden: [
    {
      name: 'engine-stands-alone',
      comment: 'The engine knows no ruleset and no application.',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: '^(packages/(?!engine/)|apps/)' },
    },
    {
      name: 'pure-packages-touch-no-machine',
      comment: 'Engine, rulesets and words run anywhere: no Node.js modules.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-has-one-dependency',
      comment: 'SHA-256 for dice that can be audited; tests may use Vitest and fast-check.',
      severity: 'error',
      from: { path: '^packages/engine/src/', pathNot: '(\\.test\\.ts|\\.oracle\\.ts)$|^packages/engine/src/testing/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/@noble/hashes/',
      },
    },
    {
      name: 'rulesets-never-import-one-another',
      severity: 'error',
      from: { path: '^packages/rulesets/src/([^/]+)/' },
      to: { path: '^packages/rulesets/src/([^/]+)/', pathNot: '^packages/rulesets/src/($1|w40k)/' },
    },
    {
      name: 'skirmish-knows-the-engine-only',
      comment: 'What rulesets share knows none of them: differences come as arguments.',
      severity: 'error',
      from: { path: '^packages/skirmish/' },
      to: { path: '^(packages/(?!engine/|skirmish/)|apps/)' },
    },
    {
      name: 'referee-shares-no-code',
      comment:
        'It reads records by the documents alone: from the engine it takes the form of a record (types; architecture.ts).',
      severity: 'error',
      from: { path: '^packages/referee/', pathNot: '(\\.test|\\.oracle)\\.ts$' },
      to: {
        path: '^(packages/(?!referee/|engine/src/index\\.ts$)|apps/)',
      },
    },
    {
      name: 'nobody-leans-on-the-referee',
      comment: 'Only the terminal asks it: a rule that used it would check itself.',
      severity: 'error',
      from: { path: '^(packages/(?!referee/)|apps/web/)' },
      to: { path: '^packages/referee/' },
    },
    {
      name: 'table-knows-no-ruleset',
      comment: 'One match being played, whatever its rules: page, terminal and server bring the ruleset along.',
      severity: 'error',
      from: { path: '^packages/table/', pathNot: '(\\.test|\\.oracle)\\.ts$' },
      to: { path: '^(packages/(?!table/|engine/|bots/|words/)|apps/)|^packages/engine/src/toy/' },
    },
    {
      name: 'campaign-knows-no-ruleset',
      comment: 'Linked games and leagues of any ruleset: applications bring the ruleset and what links its games.',
      severity: 'error',
      from: { path: '^packages/campaign/', pathNot: '(\\.test|\\.oracle)\\.ts$' },
      to: { path: '^(packages/(?!campaign/|engine/|words/)|apps/)|^packages/engine/src/toy/' },
    },
    {
      name: 'nothing-below-knows-campaigns',
      severity: 'error',
      from: { path: '^packages/(?!campaign/)' },
      to: { path: '^packages/campaign/' },
    },
    {
      name: 'nothing-below-knows-the-table',
      comment: 'Rulesets, bots and words serve a table; they do not know what one is.',
      severity: 'error',
      from: { path: '^packages/(?!table/)' },
      to: { path: '^packages/table/' },
    },
    {
      name: 'applications-name-no-ruleset',
      comment: 'They take rulesets from the shelf. The bench measures some by name; the demonstration is of the toy.',
      severity: 'error',
      from: {
        path: '^apps/[^/]+/src/',
        pathNot: '(\\.test|\\.oracle)\\.ts$|^apps/cli/src/(bench|demo)/|/commands/demo\\.ts$',
      },
      to: { path: '^packages/rulesets/src/[^/]+/|^packages/engine/src/toy/' },
    },
    {
      name: 'page-names-its-libraries',
      comment: 'React is Preact there; only the view in space draws by three, and only the store uses idb.',
      severity: 'error',
      from: { path: '^apps/web/src/(?!space/|store/)', pathNot: '\\.test\\.ts$' },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'page-touches-no-machine',
      comment: 'A browser has no modules of Node.js.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'code-needs-no-tests',
      comment: 'What players run imports neither tests nor the test driver.',
      severity: 'error',
      from: { pathNot: '(\\.test\\.ts|\\.oracle\\.ts)$|/testing/' },
      to: { path: '(\\.test\\.ts|\\.oracle\\.ts)$|/src/testing/', pathNot: '/src/testing/boards\\.ts$' },
    },
    {
      name: 'no-cycles-between-parts-of-the-engine',
      severity: 'error',
      from: { path: '^packages/engine/src/geometry/' },
      to: { path: '^packages/engine/src/(kernel|dice|record|toy)/' },
    },
    {
      name: 'core-imports-no-content',
      comment:
        'The core asks queries, and content answers them; ruleset.ts puts the two together. It knows the types of cards.',
      severity: 'error',
      from: { path: CORE, pathNot: '(\\.test|\\.oracle)\\.ts$' },
      to: { path: RULESET, pathNot: `${CORE}|${BESIDE}|${LOOKUPS}|${FORMS}` },
    },
    {
      name: 'lookups-read-cards-and-maps',
      comment: 'What they look up is printed: no rule reaches the core through them.',
      severity: 'error',
      from: { path: LOOKUPS, pathNot: '\\.test\\.ts$' },
      to: { path: RULESET, pathNot: `${CORE}|${BESIDE}|${LOOKUPS}|${FORMS}|${PRINTED}` },
    },
    {
      name: 'cards-and-maps-hold-no-rule',
      comment: 'They are data, and name the rules that they use.',
      severity: 'error',
      from: { path: PRINTED, pathNot: '(\\.test|\\.oracle)\\.ts$' },
      to: { path: RULESET, pathNot: `${CORE}|${BESIDE}|${PRINTED}|${RULESET}muster/|/(uses|labels|types)\\.ts$` },
    },
    {
      name: 'no-circles',
      comment:
        'No module waits for itself, not even by its types: those that several need are in a module of their own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'What the build of the web makes up: a virtual module, and React, which is Preact there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|react$|react-dom/client$)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.types)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.cjs'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
