import { describe, expect, it } from 'vitest';
import { oddsOfForecasts } from './odds-desk.ts';
import type { Forecast } from './tabletop.ts';

describe('odds told from forecasts', () => {
  const forecast: Forecast = {
    id: 'damage',
    clause: 'O-1',
    by: 0,
    to: 1,
    with: 'pistol',
    chances: [0.5, 0.25, 0.25],
    mean: 0.75,
    kill: 0.25,
    because: [{ id: 'hit-on', clause: 'O-2', explained: { base: 4, value: 3, changes: [] } }],
    policy: 'best',
    leftOut: [],
  };

  it('have the numbers behind them, bars up to the last value, the average and the chance to take out', () => {
    expect(oddsOfForecasts([forecast])).toEqual({
      parts: [
        {
          as: 'lines',
          lines: [{ word: 'odds.because', number: { word: 'number.hit-on', value: 3 }, clause: 'O-2' }],
        },
        { as: 'bars', title: { word: 'odds.wounds-lost' }, chances: [0.5, 0.25, 0.25], all: 2 },
        {
          as: 'lines',
          lines: [
            { word: 'odds.average', mean: { mean: 0.75 } },
            { word: 'odds.takes-out', chance: { chance: 0.25 } },
          ],
        },
        { as: 'left-out', leftOut: [] },
      ],
      data: { forecasts: [forecast] },
    });
  });

  it('name what each forecast leaves out', () => {
    const leftOut = [{ rule: 'stun', reason: 'no-wounds' }];
    const { parts } = oddsOfForecasts([forecast, { ...forecast, leftOut }]);
    expect(parts.filter(({ as }) => as === 'left-out')).toEqual([
      { as: 'left-out', leftOut: [] },
      { as: 'left-out', leftOut },
    ]);
  });
});
