import {
  type Edition,
  type Game,
  load,
  type Match,
  newMatch,
  numbers,
  play,
  propose,
  save,
  seeded,
} from '@little-wars/engine';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { peopleAt, sessionOf } from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { chaptersUpTo } from './story.ts';
import { tellMatch, tellTrouble } from './tell.ts';

function someMatch(inputs: number): Match<Toy> {
  const [next, dice] = [numbers('told again'), seeded('told again')];
  let match = newMatch(toy, standardSetup, { source: 'seeded', seed: 'told again' });
  while (match.state.question !== null && match.inputs.length < inputs) {
    const { question } = match.state;
    const given = question.kind === 'roll' ? dice(question) : propose(toy, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer: given });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  return match;
}

describe('the story of a record', () => {
  const match = someMatch(60);
  const session = sessionOf(match as unknown as Match<Game, Edition<Game>>, { name: 'told', players: peopleAt(toy) });

  it('has a chapter for the opening and for each input, with the hash of the record', () => {
    const chapters = chaptersUpTo(session, match.inputs.length);
    expect(chapters.map(({ input }) => input)).toEqual(Array.from({ length: match.inputs.length + 1 }, (_, i) => i));
    expect(chapters.slice(1).map(({ hash }) => hash)).toEqual(match.inputs.map(({ hash }) => hash));
    expect(chapters.flatMap(({ facts }) => facts).length).toBeGreaterThan(20);
  });

  it('stops at the given input', () => {
    expect(chaptersUpTo(session, 0)).toHaveLength(1);
    expect(chaptersUpTo(session, 7).at(-1)).toMatchObject({ input: 7, hash: match.inputs[6]!.hash });
  });

  it('is printed in words within 80 columns, each input with its number and each line with its clause', () => {
    const lines = tellMatch(session, 60);
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter(line => / TOY-\d\S*$/.test(line)).length).toBeGreaterThan(20);
    expect(lines.some(line => /^ +\d+ .*: [1-6]( [1-6])* +TOY-/.test(line))).toBe(true);
    expect(lines.join('\n')).toMatch(/A1 Marksman is set up in the south/);
    expect(tellMatch(session, 3).join('\n')).not.toMatch(/^ {3}4 /m);
  });
});

describe('telling', () => {
  it('gives the reasons why an input of an edited record is refused', () => {
    const record = save(someMatch(20));
    const at = record.inputs.findIndex(({ by }) => by === 'dice');
    const inputs = record.inputs.map((input, i) => (i === at ? { ...input, answer: [9] } : input));
    const read = load([toy], JSON.stringify({ ...record, inputs }));
    const lines = read.ok ? [] : read.problems.flatMap(problem => tellTrouble(problem, {}));
    expect(lines[0]).toBe('- seal: the seal does not fit: this record was edited or cut short');
    expect(lines[1]).toBe(`- inputs[${at}]: this answer is against the rules: the record was edited`);
    expect(lines.slice(2).every(line => line.startsWith('  because: '))).toBe(true);
    expect(lines.join('\n')).toMatch(/9 is not a face of a die/);
  });
});
