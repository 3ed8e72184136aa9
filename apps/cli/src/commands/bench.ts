import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { entries } from '../bench/entries.ts';
import type { Measured } from '../bench/entry.ts';
import { installPeers } from '../bench/peer.ts';
import { ratiosOf } from '../bench/ratios.ts';
import { drawTable } from '../table.ts';

export async function benchCommand({ only, json }: { readonly only?: string; readonly json?: boolean }): Promise<void> {
  const chosen = entries.filter(({ name }) => only === undefined || name.includes(only));
  if (chosen.length === 0) {
    console.error(`No entry has "${only}" in its name. There are:\n  ${entries.map(({ name }) => name).join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  if (chosen.some(({ name }) => name.startsWith('peer:')) && !installPeers()) {
    console.error('The peers could not be installed. Without them: npm run bench -- --only "kill team", for example.');
    process.exitCode = 1;
    return;
  }
  const results: Measured[] = [];
  for (const [i, entry] of chosen.entries()) {
    console.error(`measuring ${entry.name} (${i + 1} of ${chosen.length})`);
    results.push(...(await measuredAlone(entry.name)));
  }
  results.push(...ratiosOf(results));
  if (json) console.log(JSON.stringify(results, null, 2));
  else console.log(drawTable(['name', 'value', 'unit', 'checksum'], results.map(rowOf)));
}

async function measuredAlone(name: string): Promise<readonly Measured[]> {
  const pool = new Piscina({ filename: fileURLToPath(new URL('../bench/alone.ts', import.meta.url)), maxThreads: 1 });
  try {
    return (await pool.run(name)) as readonly Measured[];
  } finally {
    await pool.destroy();
  }
}

const rowOf = ({ name, value, unit, checksum }: Measured): readonly string[] => [
  name,
  value.toLocaleString('en', { maximumSignificantDigits: 3 }),
  unit,
  checksum,
];
