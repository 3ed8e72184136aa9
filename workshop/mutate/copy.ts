// A copy of the tree for a worker to modify: the files under version control, and links to the installed packages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function copyTree(root: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  linkPackages(root, to);
}

/** Links our own packages to those of the copy, and all others to the installed ones. */
function linkPackages(root: string, to: string): void {
  mkdirSync(join(to, 'node_modules/@little-wars'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@little-wars' && name !== '.vite')
      symlinkSync(join(root, 'node_modules', name), join(to, 'node_modules', name));
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(to, group)))
      symlinkSync(join(to, group, name), join(to, 'node_modules/@little-wars', name));
}
