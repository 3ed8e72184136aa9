import { hashOf, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { AGAINST_BOT, everyRuleset, PEOPLE, played, playedOn } from './playing.oracle.ts';
import { gameFile, readGame } from './saved.ts';

const nobody = () => [];

describe.each(everyRuleset)('a saved game of %s', (_, ruleset) => {
  const session = played(ruleset, { seed: 'saved', answers: 12, players: AGAINST_BOT });

  it('loads with its players at the same question, and continues with the same dice', () => {
    const read = readGame(rulesets, gameFile(session), nobody);
    if (!read.ok) expect.fail(JSON.stringify(read.problems));
    expect(read.value.players).toEqual(AGAINST_BOT);
    expect(hashOf(read.value.moments)).toBe(hashOf(session.moments));
    const on = playedOn({ ...read.value, name: 'saved' }, 10);
    expect(on.match.inputs).toEqual(playedOn(session, 10).match.inputs);
  });

  it('may be a plain record, played by the given players', () => {
    const read = readGame(rulesets, JSON.stringify(save(session.match)), () => PEOPLE);
    expect(read.ok && read.value.players).toBe(PEOPLE);
  });
});

describe('a file that is not a game', () => {
  const [, ruleset] = everyRuleset.at(-1)!;
  const session = played(ruleset, { seed: 'saved', answers: 3, players: AGAINST_BOT });
  const problemOf = (text: string): unknown => {
    const read = readGame(rulesets, text, () => PEOPLE);
    return read.ok ? null : read.problems[0]!.problem;
  };

  it('is refused with its problems', () => {
    const data = JSON.parse(gameFile(session)) as object;
    expect(problemOf('{')).toBe('not-json');
    for (const players of [null, ['person'], ['person', 'deep blue'], ['person', 'toString'], ['person', 7]])
      expect(problemOf(JSON.stringify({ ...data, players }))).toBe('not-players');
    const typed = { ...session.match, dice: { source: 'typed' } as const };
    expect(problemOf(JSON.stringify(save(typed)))).toBe('dice-without-seed');
  });
});
