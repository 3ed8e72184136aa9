// Finds a Chromium for the browser tests; installs one if there is none, and says what it did.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES: readonly string[] = [
  // Headless only: a new page takes a quarter of the time, and everything else a seventh less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Web pages of the browser's own window, which no test needs: every new window would load them in new processes. */
export const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A page of a test lives for seconds: optimizing its code takes longer than running it. */
export const FOR_SHORT_LIVES = '--js-flags=--no-turbofan --invocation-count-for-maglev=4000';

const installedPath = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...PLACES].find(place => place !== '' && existsSync(place));

const isRootOnDebian = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function run(command: string, args: readonly string[]): void {
  console.log(`browser tests: ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The path of a Chromium; throws with instructions if there is none. */
export function chromiumPath(): string {
  const here = installedPath();
  if (here !== undefined) {
    console.log(`browser tests: using ${here}`);
    return here;
  }
  console.log('browser tests: no Chromium found');
  if (isRootOnDebian()) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const installed = installedPath();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (for example "sudo apt-get install chromium-headless-shell", or any Chrome) or set CHROMIUM to its path, then run "npm test" again.',
  );
}
