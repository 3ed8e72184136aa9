import type { Read } from '../read.ts';
import type { Forecast, LeftOut } from './tabletop.ts';
import type { Told } from './telling.ts';

/** Odds for whoever asks, without a match: a counter for each kind of attack. */
export interface OddsDesk {
  readonly counters: readonly OddsCounter[];
  /** Words by language of everything that is asked and told here; they come before those of the ruleset. */
  readonly texts: { readonly [language: string]: { readonly [id: string]: string } };
}

/** One kind of attack to ask about; `odds.<id>` says what it is. */
export interface OddsCounter {
  readonly id: string;
  readonly fields: readonly OddsField[];
  readonly example: OddsAsked;
  /** The path of a problem begins with the field it is in. */
  read(asked: OddsAsked): Read<OddsTold>;
}

/** Something to fill in; `odds.<counter>.<field>` says what. */
export interface OddsField {
  readonly id: string;
  /** What is written there, in one word; null where it is only said or not said. */
  readonly value: string | null;
}

/** What was filled in, by the id of the field. */
export type OddsAsked = { readonly [field: string]: string | boolean | undefined };

/** Odds in parts, for people; and as data, for programs. */
export interface OddsTold {
  readonly parts: readonly OddsPart[];
  readonly data: object;
}

/** Among the parameters of words, `{ chance }` and `{ mean }` are numbers to be written as such. */
export type OddsPart =
  | { readonly as: 'lines'; readonly lines: readonly Told[] }
  /** The chance of each value from 0 on; the last stands for all there are. */
  | { readonly as: 'bars'; readonly title: Told; readonly chances: readonly number[]; readonly all: number }
  | { readonly as: 'table'; readonly head: readonly Told[]; readonly rows: readonly (readonly Told[])[] }
  | { readonly as: 'left-out'; readonly leftOut: readonly LeftOut[] };

/** Odds told as any ruleset may tell them: the numbers behind each forecast, its bars, and what they come to. */
export const oddsOfForecasts = (forecasts: readonly Forecast[]): OddsTold => ({
  parts: forecasts.flatMap(({ because, chances, mean, kill, leftOut = [] }): readonly OddsPart[] => [
    {
      as: 'lines',
      lines: because.map(({ id, clause, explained: { value } }) => ({
        word: 'odds.because',
        number: { word: `number.${id}`, value },
        clause,
      })),
    },
    { as: 'bars', title: { word: 'odds.wounds-lost' }, chances, all: chances.length - 1 },
    {
      as: 'lines',
      lines: [
        { word: 'odds.average', mean: { mean } },
        { word: 'odds.takes-out', chance: { chance: kill } },
      ],
    },
    { as: 'left-out', leftOut },
  ]),
  data: { forecasts },
});
