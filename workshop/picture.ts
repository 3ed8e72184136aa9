// Draws a command's terminal output as docs/images/demo.svg, so that the README's picture is what the program prints.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const LINES = { first: 3, count: 50 };
const output = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'demo'], {
  encoding: 'utf8',
  env: { ...process.env, NO_COLOR: '1' },
}).stdout;
const lines = output.split('\n').slice(LINES.first, LINES.first + LINES.count);
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const height = 18 * lines.length + 32;
writeFileSync(
  'docs/images/demo.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="${height}" viewBox="0 0 720 ${height}" role="img" aria-label="A round of Tin Soldiers in the terminal: the map, every move and every roll with its clause">
<rect width="720" height="${height}" rx="8" fill="#1b1f27"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="14" fill="#d8dee9" xml:space="preserve" style="white-space: pre">
${lines.map((line, i) => `<text x="20" y="${32 + 18 * i}">${escaped(line)}</text>`).join('\n')}
</g>
</svg>
`,
);
