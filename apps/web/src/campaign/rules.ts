// The rules of a campaign, fetched when it is opened.
import { type Campaign, headingsIn, type Pairing, type Rules, setupFor } from '@little-wars/campaign';
import type { Game, Linking, Lobby, Playable } from '@little-wars/engine';
import { linked } from '@little-wars/rulesets/linked';
import { type Catalogue, say } from '@little-wars/words';
import { choosingCalled, playableCalled, rulesets } from '../game/rulesets.ts';
import type { StoredCampaign } from '../store/campaigns.ts';

export interface CampaignRules extends Rules {
  readonly ruleset: Playable<Game>;
  readonly linking: Linking | null;
  readonly lobby: Lobby;
  /** The texts of the ruleset and of what links its games. */
  readonly texts: readonly Catalogue[];
}

/** Null where there is no such ruleset any more. */
export async function rulesOf(id: string, isLinked: boolean): Promise<CampaignRules | null> {
  const entry = linked.find(each => each.ruleset === id);
  const [ruleset, choosing, linking] = await Promise.all([
    playableCalled(id),
    choosingCalled(id),
    isLinked ? (entry?.link() ?? null) : null,
  ]);
  if (!ruleset || !choosing || (isLinked && !linking)) return null;
  const texts = [...(linking ? [linking.between.texts['en'] ?? {}] : []), ruleset.texts['en'] ?? {}];
  return { ruleset, linking, lobby: choosing.lobby, texts };
}

/** A campaign as it is stored: its records are elsewhere. */
export const campaignOf = (
  rules: Rules,
  { founding, entries, teams, seal }: Pick<StoredCampaign, 'founding' | 'entries' | 'teams' | 'seal'>,
): Campaign => ({ rules, founding, entries, teams, seal });

/** Which match it is, in words: mission and map. */
export function headings(rules: CampaignRules, campaign: Campaign, pairing: Pairing): readonly string[] {
  const setup = setupFor(campaign, pairing);
  if (setup === null) return [];
  const ids = rules.linking
    ? rules.linking.headingsOf(setup)
    : headingsIn(rules.lobby, campaign.founding.options, campaign.entries.length);
  return ids.map(id => say(rules.texts, id));
}

/** "Spec Ops, Kill Team 2021" or "League, Zero-G". */
export function kindOf({ ruleset, linked: isLinked }: Pick<Campaign['founding'], 'ruleset' | 'linked'>): string {
  const title = rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset;
  const kind = isLinked ? (linked.find(each => each.ruleset === ruleset)?.title ?? 'Campaign') : 'League';
  return `${kind}, ${title}`;
}
