import { hashOf, load, save } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { resultIn, seated } from './asked.ts';
import { AGAINST_BOT, everyRuleset, PEOPLE, played, playedOn } from './playing.oracle.ts';
import { appended, gameFile, isGameText, isOverText, readGame, recordOf, type SavedGame } from './saved.ts';
import { sessionAt } from './session.ts';

const nobody = () => [];

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function reading(text: string): SavedGame {
  const read = readGame(rulesets, text, () => PEOPLE);
  if (!read.ok) expect.fail(JSON.stringify(read.problems));
  return read.value;
}

describe.each(everyRuleset)('a saved game of %s', (_, ruleset) => {
  const session = played(ruleset, { seed: 'saved', answers: 12, players: AGAINST_BOT });

  it('loads with its players at the same question, and continues with the same dice', () => {
    const read = readGame(rulesets, gameFile(session), nobody);
    if (!read.ok) expect.fail(JSON.stringify(read.problems));
    const { session: back, from, dropped } = read.value;
    expect({ from, dropped }).toEqual({ from: 'log', dropped: null });
    expect(back.players).toEqual(AGAINST_BOT);
    expect(hashOf(back.moments)).toBe(hashOf(session.moments));
    const on = playedOn({ ...back, name: 'saved' }, 10);
    expect(on.match.inputs).toEqual(playedOn(session, 10).match.inputs);
  });

  it('may be a plain record, played by the given players', () => {
    const { session: back, from } = reading(JSON.stringify(save(session.match)));
    expect(back.players).toBe(PEOPLE);
    expect(from).toBe('record');
  });

  it('may be in the earlier format, with the whole record in one object', () => {
    const file = { format: 'little-wars-game', players: ['person', 'random'], record: save(session.match) };
    const { session: back, from } = reading(JSON.stringify(file, null, 1));
    expect(from).toBe('game');
    expect(back.players).toEqual(AGAINST_BOT);
    expect(back.match.inputs).toEqual(session.match.inputs);
  });
});

describe('a log', () => {
  const [, ruleset] = everyRuleset.at(-1)!;
  const early = played(ruleset, { seed: 'log', answers: 4, players: AGAINST_BOT });
  const late = playedOn(early, 4);
  const whole = gameFile(late);

  it('is appended with what happened: inputs, undone answers, another player', () => {
    expect(gameFile(early) + appended(early, late)).toBe(whole);
    expect(appended(late, late)).toBe('');
    const back = sessionAt(late, 3);
    expect(appended(late, back)).toBe('{"back":3}\n');
    // Another answer than before, after going back.
    const other = playedOn({ ...back, name: 'other' }, 5);
    expect(appended(late, other)).toMatch(/^\{"back":\d+\}\n\{"by":/);
    const auto = seated(other, 0, { kind: 'bot', level: 'soldier' });
    const text = whole + appended(late, other) + appended(other, auto);
    const { session, dropped } = reading(text);
    expect(dropped).toBeNull();
    expect(session.match.inputs).toEqual(other.match.inputs);
    expect(session.players).toEqual(auto.players);
  });

  it('marks that its match is over', () => {
    const end = playedOn(late);
    expect(isOverText(whole)).toBe(false);
    expect(isOverText(gameFile(end))).toBe(true);
    expect(whole + appended(late, end)).toBe(gameFile(end));
    expect(reading(gameFile(end)).session.match.inputs).toEqual(end.match.inputs);
    expect(appended(end, sessionAt(end, 3))).toBe('{"back":3}\n');
    expect(isOverText('{"over":true}\n')).toBe(false);
    expect(isGameText(JSON.stringify(save(end.match)))).toBe(false);
  });

  it('truncated anywhere after its first line loses only the truncated line', () => {
    const long = playedOn(late, 20);
    const text = gameFile(long);
    expect(text).toContain('{"snapshot":');
    const begin = text.indexOf('\n') + 1;
    for (let end = begin; end <= text.length; end += 61) {
      const cut = text.slice(0, end);
      const lines = cut.split('\n').slice(1);
      const [last = '', whole] = [lines.at(-1), lines.filter(isJson)];
      const { session, dropped } = reading(cut);
      const isHalf = last !== '' && !isJson(last);
      expect(dropped).toEqual(isHalf ? { line: lines.length + 1, lines: 1, half: true } : null);
      const inputs = whole.filter(line => line.startsWith('{"by":')).length;
      expect(session.match.inputs).toEqual(long.match.inputs.slice(0, inputs));
    }
  });

  it('damaged in the middle is read up to there, and reports how much is lost', () => {
    const lines = whole.split('\n');
    for (const damage of ['\0\0\0', '', 'null', '7', '{}', '{"back":99}', '{"back":-1}', '{"back":"1"}']) {
      const { session, dropped } = reading(lines.with(3, damage).join('\n'));
      expect(session.match.inputs).toEqual(late.match.inputs.slice(0, 2));
      expect(dropped).toEqual({ line: 4, lines: lines.length - 4, half: false });
    }
  });
});

describe('a log that the rules depart from', () => {
  const [, ruleset] = everyRuleset.at(-1)!;
  const session = played(ruleset, { seed: 'departs', answers: 40, players: AGAINST_BOT });
  const over = played(ruleset, { seed: 'departs', players: AGAINST_BOT });
  const departedFrom = (text: string, rules: readonly (typeof ruleset)[] = [ruleset]) => {
    const read = readGame(rules, text, () => PEOPLE);
    if (read.ok || !read.departed) return expect.fail('it does not depart');
    return read.departed;
  };
  /** As if the rules had led to another state at an input. */
  const edited = (text: string, at: number): string => {
    const lines = text.split('\n');
    const place = lines.map((line, i) => [line, i] as const).filter(([line]) => line.startsWith('{"by":'))[at]![1];
    return lines.with(place, lines[place]!.replace(/"hash":"\w{16}"/, `"hash":"${'0'.repeat(16)}"`)).join('\n');
  };

  it('keeps what was stored: inputs, words, snapshots, players, and where they agree', () => {
    const text = edited(gameFile(session), 9);
    const { log, departure, session: agreed, players } = departedFrom(text);
    expect(departure).toMatchObject({ at: 9, problem: { problem: 'other-state' } });
    expect(agreed!.match.inputs).toEqual(session.match.inputs.slice(0, 9));
    expect(log.inputs.length).toBe(session.match.inputs.length);
    expect(log.inputs.every(({ told }) => told)).toBe(true);
    expect(log.snapshots.map(({ at }) => at)).toEqual([25, 50].filter(at => at <= session.moments.length));
    expect(log.snapshots[0]!.state).toEqual(JSON.parse(JSON.stringify(sessionAt(session, 25).match.state)));
    expect(players).toEqual(AGAINST_BOT);
    expect(log.result).toBeNull();
    const other = gameFile(session) + appended(session, sessionAt(session, 20));
    expect(departedFrom(edited(other, 9)).log.snapshots).toEqual([]);
  });

  it('keeps its result, which no rule change can alter', () => {
    const otherwise = { ...ruleset, result: () => ({ winners: [1], scores: [40, 280] }) };
    const { log, departure } = departedFrom(gameFile(over), [otherwise]);
    expect(departure.problem.problem).toBe('other-result');
    expect(log.result).toEqual(resultIn(over));
    expect(load([ruleset], recordOf(log))).toMatchObject({ ok: true, value: { inputs: over.match.inputs } });
  });

  it('is kept if its ruleset is gone or refuses its setup', () => {
    expect(departedFrom(gameFile(session), [])).toMatchObject({
      ...{ session: null, ruleset: null },
      departure: { at: 0, problem: { problem: 'unknown-ruleset' } },
    });
    const strict = { ...ruleset, readSetup: () => ({ ok: false as const, problems: [] }) };
    expect(departedFrom(gameFile(session), [strict]).departure.problem.problem).toBe('setup-refused');
  });

  it('of the earlier version, without words and results, is read as before', () => {
    const lines = gameFile(over).split('\n');
    const earlier = [
      lines[0]!.replace('"version":3', '"version":2'),
      ...lines.slice(1, -1).flatMap(line => {
        if (line.startsWith('{"snapshot"')) return [];
        if (line.startsWith('{"over"')) return ['{"over":true}'];
        const { by, answer, hash } = JSON.parse(line) as Record<string, unknown>;
        return [JSON.stringify({ by, answer, hash })];
      }),
      '',
    ].join('\n');
    expect(reading(earlier)).toMatchObject({ from: 'earlier-log', dropped: null });
    expect(isOverText(earlier)).toBe(true);
    expect(departedFrom(edited(earlier, 5)).log).toMatchObject({ result: {}, snapshots: [] });
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
    const [head = '', ...inputs] = gameFile(session).split('\n');
    const edited = (change: object): string =>
      [JSON.stringify({ ...(JSON.parse(head) as object), ...change }), ...inputs].join('\n');
    expect(problemOf('')).toBe('not-json');
    expect(problemOf('{"format":"little-wars-game","version":2}')).toBe('seal-does-not-fit');
    expect(problemOf('{')).toBe('not-json');
    for (const players of [null, ['person'], ['person', 'deep blue'], ['person', 'toString'], ['person', 7]]) {
      expect(problemOf(edited({ players }))).toBe('not-players');
      expect(problemOf(`${gameFile(session)}${JSON.stringify({ players })}\n`)).toBe('not-players');
    }
    expect(problemOf(edited({ dice: { source: 'seeded', seed: 'another' } }))).toBe('seal-does-not-fit');
    expect(problemOf(gameFile({ ...session, match: { ...session.match, dice: { source: 'typed' } } }))).toBe(
      'dice-without-seed',
    );
    const typed = { ...session.match, dice: { source: 'typed' } as const };
    expect(problemOf(JSON.stringify(save(typed)))).toBe('dice-without-seed');
  });

  it('is refused where an answer was edited', () => {
    const edited = gameFile(session).replace(/"hash":"\w{16}"/, `"hash":"${'0'.repeat(16)}"`);
    expect(problemOf(edited)).toBe('other-state');
  });
});
