import { type Ahead, begin, tableOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { tellerFor } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import type { Prompt } from './choices.ts';
import { command } from './commands.ts';
import { scripted } from './script.oracle.ts';
import type { Sitting } from './shown.ts';

const toy = rulesets.find(({ id }) => id === 'tin-soldiers')!;

/** Tin Soldiers in which the first soldier drifts north-east, as far as a die says. */
function drifting(line: string, ahead?: Ahead | null): string {
  const tabletop = { ...toy.tabletop, ...(ahead === undefined ? {} : { ahead: () => ahead }) };
  const ruleset = { ...toy, tabletop };
  const setup = toy.ready[0]!;
  const { position } = begin(toy, setup);
  const board = toy.tabletop.board(tableOf(toy, setup, position));
  const models = board.models.map(model => ({ ...model, heading: { along: { dx: 1, dy: 1 }, count: 2 } }));
  const terminal = scripted([]);
  const teller = tellerFor({ ruleset, setup, position });
  // The part of the session that the command reads.
  const sitting = { session: { match: { ruleset, setup } }, terminal } as unknown as Sitting;
  const asked = { board: { ...board, models }, teller, view: position } as unknown as Prompt;
  expect(command(sitting, asked, line)).toBe('done');
  return terminal.text();
}

describe('the command ahead', () => {
  const at = { x: 0, y: 0, z: 0 };
  const ends = [1, 2, 3, 4, 5, 6].map(inches => ({ at, inches, chance: 1 / 6 }));
  const ahead: Ahead = { clause: 'ZG-2.3', from: at, ends };

  it('prints the chance of each place where a model would end, with the clause', () => {
    const text = drifting('ahead A1', ahead);
    expect(text).toMatch(/1": 16\.7% {2}2": 16\.7%[\s\S]*6": 16\.7%[\s\S]*\(ZG-2\.3\)/);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(drifting('ahead barrel', ahead)).toContain('ZG-2.3');
  });

  it('says so where nothing drifts, and what to type', () => {
    expect(drifting('ahead A1', null)).toBe('It does not drift.');
    expect(drifting('ahead A1')).toBe('It does not drift.');
    expect(drifting('ahead Z9', ahead)).toBe('Type ahead and a model of the map, like ahead A1.');
  });

  it('leaves the heading itself to the card', () => {
    expect(drifting('card A1')).toContain('heading north-east, 2 times');
  });
});
