// What the bench compares with is in a folder of its own, `apps/cli/peers`: 70 MB that only the bench needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../peers/', import.meta.url);

/** A module of a peer, described by as much of its types as the bench uses. */
export const peer = <Module>(name: string): Module => createRequire(new URL('package.json', FOLDER))(name) as Module;

/** npm writes this file when everything is installed. */
const areInstalled = (): boolean => existsSync(new URL('node_modules/.package-lock.json', FOLDER));

/** Installs the peers if they are not there yet; tells whether they are there now. */
export function installPeers(): boolean {
  if (areInstalled()) return true;
  console.error('installing what the bench compares with into apps/cli/peers, this once');
  const npm = spawnSync('npm', ['ci', '--no-workspaces'], {
    cwd: fileURLToPath(FOLDER),
    shell: process.platform === 'win32',
    // Its report goes where the progress goes: what is measured stays alone in the output.
    stdio: ['ignore', 2, 2],
  });
  return npm.status === 0;
}
