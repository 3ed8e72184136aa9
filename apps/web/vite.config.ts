import { catalogue } from '@little-wars/rulesets/catalogue';
import { defineConfig } from 'vite';
import { coverage } from './build/coverage.ts';
import { hosting } from './build/hosting.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { workerAddress } from './build/worker-address.ts';

const SMALL_PARTS_OF_A_BOARD =
  /packages\/(skirmish\/src\/(telling|tabletop|turns|change|odds\/labels)|engine\/src\/(kernel\/(?!odds-desk|house-rules)|dice|geometry\/read-terrain|parse-json))/;

/** Tables of terrain belong to the rulesets that play on them, however many those are. */
const NEEDED_BY_NEARLY_ALL = /packages\/(engine|skirmish|words|table)\/src\/(?!tables\/)/;

/** A module goes into the common chunk only if most rulesets use it: each ruleset has four or five entry points. */
const SHARED = Math.ceil(2.75 * catalogue.length);

export default defineConfig({
  // Relative addresses: the built folder works under any path.
  base: './',
  // Routes are in the address after `#`: a file that is not there is missing, and not another way to the first page.
  appType: 'mpa',
  // The components are written for React's interface; Preact carries it in a fifth of the weight.
  resolve: {
    alias: { 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat', react: 'preact/compat' },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [coverage(), workerAddress(), licences(), hosting(), offline()],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    // Every icon is a file of its own, which the content security policy allows and the manifest names.
    assetsInlineLimit: 0,
    // Shared chunks are loaded by the bots' worker too, where there is no document to hang preloads on.
    modulePreload: false,
    rolldownOptions: {
      // Nothing in there acts by being imported: a ruleset fetches only what it uses itself.
      treeshake: {
        moduleSideEffects: id => !/\/packages\/(engine|skirmish|rulesets|words|bots|table)\/src\//.test(id),
      },
      output: {
        // What nearly everything needs is one file, and the small parts of every board another: a first board is 20 files
        // and 4 kB lighter than by many small ones.
        codeSplitting: {
          groups: [
            { name: 'common', test: NEEDED_BY_NEARLY_ALL, minShareCount: SHARED },
            { name: 'board', test: SMALL_PARTS_OF_A_BOARD, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
