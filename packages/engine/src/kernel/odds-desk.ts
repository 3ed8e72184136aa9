import type { Read } from '../read.ts';
import type { Forecast, LeftOut } from './tabletop.ts';
import type { Told } from './telling.ts';

/** Calculates odds without a match: one counter for each kind of attack. */
export interface OddsDesk {
  readonly counters: readonly OddsCounter[];
  /** Texts by language for its fields and results; they take precedence over the ruleset's. */
  readonly texts: { readonly [language: string]: { readonly [id: string]: string } };
}

/** One kind of attack to ask about; its text is `odds.<id>`. */
export interface OddsCounter {
  readonly id: string;
  readonly fields: readonly OddsField[];
  readonly example: OddsAsked;
  /** The path of a problem starts with the id of the field. */
  read(asked: OddsAsked): Read<OddsTold>;
}

/** A field to fill in; its text is `odds.<counter>.<field>`. */
export interface OddsField {
  readonly id: string;
  /** A placeholder word for the value; null for a yes-or-no field. */
  readonly value: string | null;
}

/** The values filled in, by field id. */
export type OddsAsked = { readonly [field: string]: string | boolean | undefined };

/** Odds as parts to show to people, and as data for programs. */
export interface OddsTold {
  readonly parts: readonly OddsPart[];
  readonly data: object;
}

/** Parameters `{ chance }` and `{ mean }` are numbers, which the teller formats. */
export type OddsPart =
  | { readonly as: 'lines'; readonly lines: readonly Told[] }
  /** The chance of each value from 0 on; the last one is the most there can be. */
  | { readonly as: 'bars'; readonly title: Told; readonly chances: readonly number[]; readonly all: number }
  | { readonly as: 'table'; readonly head: readonly Told[]; readonly rows: readonly (readonly Told[])[] }
  | { readonly as: 'left-out'; readonly leftOut: readonly LeftOut[] };

/** Standard odds parts for forecasts: the numbers behind each, its bars, and a summary. */
export const oddsOfForecasts = (forecasts: readonly Forecast[]): OddsTold => ({
  parts: forecasts.flatMap(({ because, chances, mean, kill, leftOut }): readonly OddsPart[] => [
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
