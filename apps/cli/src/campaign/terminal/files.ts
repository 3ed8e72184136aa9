// A campaign on disk: the campaign itself, and a log for the match that is being played, so that a kill loses nothing
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Campaign, loadCampaign, type Rules, saveCampaign } from '@little-wars/campaign';
import type { Edition, Game, Read } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { openSession, type Player, readGame } from '@little-wars/table';
import { writeWhole } from '../../disk.ts';
import { Saving } from '../../play/saving.ts';
import type { Session } from '../../play/session.ts';
import { readText } from '../../read-file.ts';

/** Where a campaign is kept unless another file is named. */
export const CAMPAIGN = 'little-wars.campaign.json';

export function rulesOf(id: string): (Rules & { readonly ruleset: Edition<Game> }) | null {
  const ruleset = rulesets.find(each => each.id === id);
  return ruleset ? { ruleset, linking: linkings[id] ?? null, lobby: ruleset.lobby } : null;
}

export function readCampaign(file: string): Read<Campaign> {
  const text = readText(file);
  return text.ok ? loadCampaign(rulesOf, text.value) : text;
}

/** Replaces the file at once: after a kill it holds the campaign before or after. */
export const writeCampaign = (file: string, campaign: Campaign): void =>
  writeWhole(file, `${JSON.stringify(saveCampaign(campaign))}\n`);

/** The log of the match after so many entries, and of what follows it. */
export const logOf = (file: string, entries: number, part: 'battle' | 'between'): string =>
  `${file}.${entries + 1}.${part}`;

/** Deletes logs of matches that are in the campaign already. */
export function tidy(file: string, entries: number): void {
  const name = `${basename(file)}.`;
  for (const each of readdirSync(dirname(file))) {
    const number = each.startsWith(name) ? /^(\d+)\.(battle|between)$/.exec(each.slice(name.length))?.[1] : undefined;
    if (number !== undefined && Number(number) <= entries) rmSync(join(dirname(file), each));
  }
}

export interface Begun {
  readonly session: Session;
  readonly saving: Saving;
  readonly isResumed: boolean;
}

/** The match in a log, or a new one that will be kept there; a log of another match is left alone and replaced. */
export function matchIn(
  log: string,
  edition: Edition<Game>,
  setup: object,
  players: readonly Player[],
  seed: string,
): Begun {
  const text = existsSync(log) ? readText(log) : null;
  const read = text?.ok ? readGame([edition], text.value, () => players) : null;
  if (read?.ok && JSON.stringify(read.value.session.match.setup) === JSON.stringify(setup)) {
    const { session, dropped } = read.value;
    const whole = dropped === null && text!.ok && text!.value.endsWith('\n') ? session : null;
    return {
      session,
      saving: new Saving(log, session, { log: whole, keepOld: dropped?.half === false }),
      isResumed: true,
    };
  }
  const session = openSession({ name: edition.id, players, ruleset: edition, setup, dice: { source: 'seeded', seed } });
  return { session, saving: new Saving(log, session, { log: null, keepOld: text !== null }), isResumed: false };
}
