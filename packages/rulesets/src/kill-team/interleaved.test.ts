import { answer, begin, hashOf, numbers, propose, seeded } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { killTeam } from './index.ts';
import type { Setup } from './types.ts';

const ANSWERS = 250;

/** The hash of every state of a match, one answer at a time. */
function* playing(setup: Setup, seed: string): Generator<string> {
  const [dice, next] = [seeded(seed), numbers(`${seed} answers`)];
  let state = begin(killTeam, setup);
  for (let i = 0; i < ANSWERS && state.question !== null; i++) {
    const { question } = state;
    const by = question.to;
    const given = by === 'dice' ? dice(question as never) : propose(killTeam, setup, state, next);
    const answered = answer(killTeam, setup, state, { by, answer: given });
    if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
    state = answered.state;
    yield hashOf(state);
  }
}

const [first, second] = killTeam.ready as readonly [Setup, Setup];
const closeQuarters = killTeam.ready.at(-1)!;

/** Which have something in common that caches go by: the map, the teams, the options or nothing. */
const MATCHES: readonly Setup[] = [
  first,
  closeQuarters,
  { ...first, teams: second.teams },
  { ...first, teams: first.teams.toReversed() },
  { ...first, options: { ...first.options, bodyHeight: first.options.bodyHeight + 1, bodiesBlock: true } },
];

describe('matches at several tables, an answer each in turn', () => {
  it('go on as they do alone, whatever is cached', () => {
    const alone = MATCHES.map((setup, i) => [...playing(setup, `table ${i}`)]);
    expect(new Set(alone.flat()).size).toBeGreaterThan(MATCHES.length * 100);
    const tables = MATCHES.map((setup, i) => playing(setup, `table ${i}`));
    for (let k = 0; k < ANSWERS; k++)
      for (const [i, table] of tables.entries())
        expect({ table: i, k, hash: table.next().value }).toEqual({ table: i, k, hash: alone[i]![k] });
  });
});
