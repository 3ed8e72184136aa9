import { browser } from './browser.ts';
import { campaign } from './campaign.ts';
import { files } from './files.ts';
import { options } from './options.ts';
import { terminal } from './terminal.ts';
import type { Torture } from './torture.ts';
import { upgrade } from './upgrade.ts';

/** Every promise that `npm run torture` tries to break. */
export const promises: readonly Torture[] = [terminal, campaign, browser, options, files, upgrade];
