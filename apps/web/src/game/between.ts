// What happens between matches of a campaign, played like a match: fetched when there is a campaign.
import {
  type Advising,
  advisedBetween,
  type Game,
  type Playable,
  playableBetween,
  type Ruleset,
} from '@little-wars/engine';
import type { Linked } from '@little-wars/rulesets/linked';

export const playable = async ({ link }: Linked): Promise<Playable<Game>> => playableBetween((await link()).between);

export const advised = async ({ link }: Linked): Promise<Ruleset<Game> & Advising<Game>> =>
  advisedBetween((await link()).between);
