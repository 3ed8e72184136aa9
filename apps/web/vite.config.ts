import { catalogue } from '@little-wars/rulesets/catalogue';
import { defineConfig } from 'vite';
import { coverage } from './build/coverage.ts';
import { hosting } from './build/hosting.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { pictures } from './build/pictures.ts';
import { workerAddress } from './build/worker-address.ts';

const SMALL_PARTS_OF_A_BOARD =
  /packages\/(skirmish\/src\/(telling|tabletop(?!\/tray)|turns|change|in-play|tables\/laid-out|odds\/labels)|engine\/src\/(kernel\/(?!linking|flow)|dice|geometry\/read-terrain))/;

/** What the table and the pages of a campaign share. */
const PARTS_OF_THE_TABLE =
  /(apps\/web\/src\/(game\/(use-table|running|restoring|only-here|unsaved)|table\/(answers|pick-one|options|seeing|names|odds|dice-picks|on-the-map|verb|looking|pips|items)|parts\/(clause|focus|refusals)|map\/(upright|facing|shade-names|tape))|packages\/table\/src\/(undo|gesture))/;

/** What every table fetches once its board is shown: one file instead of thirteen, and one of styles. */
const BESIDE_THE_BOARD =
  /(apps\/web\/src\/styles\/(drawer|overlay|portrait)|apps\/web\/src\/(table\/(panels|planner|advice|rulings|dice|log|told|chances-of)|map\/(overlay|ruler-says)|game\/(pacing|shown|weight)|sound\/hear|parts\/(portrait|copy-link|card-lines|profile-parts|rule-token))|packages\/(table\/src\/(likewise|places|plan|plan-steps|to-charge)|words\/src\/later))\.(tsx?|css)$/;

/** What several of the pages around the table need. */
const PARTS_OF_PAGES =
  /(apps\/web\/src\/(parts\/(words|text-of|download|checking|player-choice|choice-field)|tables\/is-stock|rosters\/unknown|map\/still|home\/told)|packages\/words\/src\/(en|tell))\.tsx?$/;

/** What advice of several rulesets is made from. */
const PARTS_OF_ADVICE = /packages\/skirmish\/src\/(ways|odds|tabletop\/tray)/;

/** Small parts of the 40k editions. */
const PARTS_OF_W40K =
  /packages\/rulesets\/src\/w40k\/(types|facts|dice|measuring\/(lookups|alike)|muster\/(read|writing|rosters)|battle\/scene|movement\/moving|attacks\/(harm|targets|strength)|show\/(lines|weapon-words|board))/;

/** Laying out tables. */
const PARTS_OF_LAYING = /packages\/skirmish\/src\/tables\/(laying|coverage|stock|place-piece)/;

/** What a board is drawn with, styles included: the worker, which has no document, loads none of it. */
const PARTS_OF_A_DRAWN_BOARD = /apps\/web\/src\/map\/(land|relief|token|base|materials|figure|levels|grounds|marks)/;

/**
 * What at least three parts of a ruleset need is one file of that ruleset, 4 kB lighter than many small ones. Odds and
 * advice are needed by fewer: they stay out of a first board.
 */
const OF_A_RULESET = /packages\/rulesets\/src\/(?!w40k)([^/]+)\//;

/** Terrain tables belong to the rulesets that use them, however many those are. */
const NEEDED_BY_NEARLY_ALL = /packages\/(engine|skirmish|words|table)\/src\/(?!tables\/)/;

/** A module goes into the common chunk only if most rulesets use it: each ruleset has four or five entry points. */
const SHARED = Math.ceil(3 * catalogue.length);

export default defineConfig({
  // Relative addresses: the built folder works under any path.
  base: './',
  // Routes are in the address after `#`, so a missing file is an error and not the first page.
  appType: 'mpa',
  // The components are written for React's API; Preact implements it in a fifth of the size.
  resolve: {
    alias: { 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat', react: 'preact/compat' },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [coverage(), workerAddress(), licences(), pictures(), hosting(), offline()],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    // Every icon is a file of its own, which the content security policy allows and the manifest names.
    assetsInlineLimit: 0,
    // Shared chunks are also loaded by the bots' worker, which has no document for preloads.
    modulePreload: false,
    rolldownOptions: {
      // These packages have no side effects on import: a ruleset fetches only what it uses itself.
      treeshake: {
        moduleSideEffects: id => !/\/packages\/(engine|skirmish|rulesets|words|bots|table|campaign)\/src\//.test(id),
      },
      output: {
        // What nearly everything needs is one file, and the small parts of every board another: a first board is 20
        // files and 4 kB lighter than with many small ones.
        codeSplitting: {
          groups: [
            { name: 'common', test: NEEDED_BY_NEARLY_ALL, minShareCount: SHARED },
            { name: 'board', test: SMALL_PARTS_OF_A_BOARD, minShareCount: 2 },
            {
              name: id => `${OF_A_RULESET.exec(id)![1]}-played`,
              test: OF_A_RULESET,
              minShareCount: 3,
              // What rulesets share would belong to the first of them.
              includeDependenciesRecursively: false,
            },
            { name: 'table', test: PARTS_OF_THE_TABLE, minShareCount: 2 },
            { name: 'beside', test: BESIDE_THE_BOARD, includeDependenciesRecursively: false },
            { name: 'drawn', test: PARTS_OF_A_DRAWN_BOARD, minShareCount: 2 },
            { name: 'pages', test: PARTS_OF_PAGES, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'advice', test: PARTS_OF_ADVICE, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'laying', test: PARTS_OF_LAYING, minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'w40k', test: PARTS_OF_W40K, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
