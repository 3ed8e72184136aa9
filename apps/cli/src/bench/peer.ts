// Peers to compare with are in their own folder, `apps/cli/peers`: 70 MB that only the bench needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../peers/', import.meta.url);

/** A module of a peer, with the part of its types that the bench uses. */
export const peer = <Module>(name: string): Module => createRequire(new URL('package.json', FOLDER))(name) as Module;

/** npm writes this file when everything is installed. */
const areInstalled = (): boolean => existsSync(new URL('node_modules/.package-lock.json', FOLDER));

/** Installs the peers if they are missing; returns whether they are available. */
export function installPeers(): boolean {
  if (areInstalled()) return true;
  console.error('installing what the bench compares with into apps/cli/peers, this once');
  const npm = spawnSync('npm', ['ci', '--no-workspaces'], {
    cwd: fileURLToPath(FOLDER),
    shell: process.platform === 'win32',
    // Its output goes to stderr with the progress, so that stdout has only results.
    stdio: ['ignore', 2, 2],
  });
  return npm.status === 0;
}
