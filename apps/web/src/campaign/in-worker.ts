// What the worker does for a campaign: battles are checked, sealed and told.
import {
  type Campaign,
  chapterOf,
  type Entry,
  enter,
  loadFile,
  outcomesOf,
  type Played,
  rulesetIn,
  type ToldChapter,
  tellChapter,
} from '@little-wars/campaign';
import type { SentCampaign, ToEnter, ToLoad } from './beside.ts';
import { type CampaignRules, campaignOf, rulesOf } from './rules.ts';

type Send = (sent: SentCampaign) => void;

const chapterInWords = (
  rules: CampaignRules,
  { founding }: Campaign,
  before: readonly Entry[],
  played: Played,
): ToldChapter =>
  tellChapter(
    { rules, founding, before: outcomesOf({ entries: before }), texts: rules.texts },
    chapterOf(rules, played),
  );

const unknown = (id: string): SentCampaign => ({
  problems: [{ path: 'founding.ruleset', problem: 'unknown-ruleset', id }],
});

export const campaignFor = (wanted: ToEnter | ToLoad, send: Send): Promise<void> =>
  wanted.campaign === 'enter' ? entered(wanted, send) : loaded(wanted, send);

async function entered({ of, played }: ToEnter, send: Send): Promise<void> {
  const { founding, entries } = of;
  const rules = await rulesOf(founding.ruleset, founding.linked);
  if (!rules) return send(unknown(founding.ruleset));
  const campaign = campaignOf(rules, of);
  const read = enter(campaign, played);
  if (!read.ok) return send({ problems: read.problems });
  const { teams, seal } = read.value;
  send({
    done: {
      entries: read.value.entries.map(light),
      teams,
      seal,
      chapter: chapterInWords(rules, campaign, entries, played),
    },
  });
}

/** Without the records, which are stored in rows of their own. */
const light = (entry: Entry): Entry => ({ ...entry, battle: null, between: null });

async function loaded({ text }: ToLoad, send: Send): Promise<void> {
  const id = rulesetIn(text);
  const [linked, league] = id === null ? [null, null] : await Promise.all([rulesOf(id, true), rulesOf(id, false)]);
  const baseRules = linked ?? league;
  const read = loadFile(
    of => (baseRules && of === id ? baseRules : null),
    text,
    (checked, of) => send({ checked, of }),
  );
  if (!read.ok || !baseRules) return send(read.ok ? unknown(id ?? '') : { problems: read.problems });
  const { campaign, pending } = read.value;
  const { founding, entries, teams, seal } = campaign;
  const rules: CampaignRules = { ...baseRules, linking: founding.linked ? baseRules.linking : null };
  const chapters = entries.map((entry, n) => chapterInWords(rules, campaign, entries.slice(0, n), entry));
  send({ done: { founding, entries, teams, seal, chapters, pending } });
}
