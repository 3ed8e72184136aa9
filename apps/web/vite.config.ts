import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { coverage } from './coverage-plugin.ts';

export default defineConfig({
  // Relative addresses: the built folder works under any path.
  base: './',
  // The components are written for React's interface; Preact carries it in a fifth of the weight.
  resolve: {
    alias: { 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat', react: 'preact/compat' },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    coverage(),
    VitePWA({
      registerType: 'autoUpdate',
      // Everything is there after the first visit; nothing is fetched in play.
      workbox: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'], maximumFileSizeToCacheInBytes: 4_000_000 },
      manifest: {
        name: 'Little Wars',
        short_name: 'Little Wars',
        description: 'A table, an opponent and a playtest lab for small-squad wargames.',
        theme_color: '#20242c',
        background_color: '#20242c',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    // Shared chunks are loaded by the bots' worker too, where there is no document to hang preloads on.
    modulePreload: false,
    rolldownOptions: {
      // Nothing in there acts by being imported: a ruleset fetches only what it uses itself.
      treeshake: {
        moduleSideEffects: id => !/\/packages\/(engine|skirmish|rulesets|words|bots|table)\/src\//.test(id),
      },
      input: { index: 'index.html', 'bot-worker': 'src/game/bot.worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'bot-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
});
