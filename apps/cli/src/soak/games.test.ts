// Whole games on every setup of every ruleset, the short form of `npm run soak`: played once; the referee and the words
// are tested on the replay.
import { refereed, sentenceOf } from '@little-wars/referee';
import { rulesets } from '@little-wars/rulesets';
import { problems } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { type Heard, listener } from './listening.oracle.ts';
import { soakGame } from './soak.ts';

/** The bots that play every setup. */
const PLAYERS = ['eager', 'random'];

/**
 * Advice is slow, so one game asks it for all questions before the battle, and eager ones now and then. The conformance
 * suite asks more often, and compares the texts' parameters with those of the reasons.
 */
const EARLY = 60;
const NOW_AND_THEN = 60;

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('random games of %s', (_id, ruleset) => {
  const heard: Heard = { missing: new Map(), lines: new Set() };

  it.each(PLAYERS.map((bot, game) => [bot, game] as const))(
    'end without a refusal or an exception, replay to the same states, and pass the referee, on every setup: %s, %i',
    (bot, game) => {
      for (const [i, setup] of ruleset.ready.entries()) {
        const bots = Array<string>(ruleset.seats).fill(bot);
        const seed = `short ${i} ${game}`;
        const advised = { early: i === 0 ? EARLY : 0, every: bot === 'eager' ? NOW_AND_THEN : Infinity };
        const watcher = listener(ruleset, setup, { seed, ...advised }, heard);
        const { fault, findings, answers } = soakGame({ ruleset, setup, bots, seed, watcher });
        expect(fault).toBeNull();
        expect(findings.map(sentenceOf)).toEqual([]);
        expect(answers).toBeGreaterThan(10);
      }
    },
    120_000,
  );

  it('have words for every id that players meet in them', () => {
    expect(heard.lines.size).toBeGreaterThan(40);
    // Each line is an id to add to the ruleset's texts, with the seed and the answer at which it appeared.
    expect([...heard.missing].map(([id, where]) => `${id}   (setup and game: ${where})`).toSorted()).toEqual([]);
  });

  it('are told with every parameter filled in, and no text of an id', () => {
    const odd = [...heard.lines].filter(line => /\{\w|undefined|null|NaN|\[object|"\{|[a-z]-\d+$|=/.test(line));
    expect(odd.slice(0, 20)).toEqual([]);
  });
});

describe.each(rulesets.map(ruleset => [ruleset.id, ruleset] as const))('the words of %s', (_id, ruleset) => {
  it('exist for every fact, special rule and step that asks', () => {
    const own = { ...problems, ...ruleset.texts['en'] };
    const steps = ruleset.sequences.flatMap(({ steps }) => steps.filter(({ kind }) => kind !== undefined));
    const ids = [
      ...steps.map(({ kind, name }) => `${kind === 'roll' ? 'roll' : 'question'}.${name}`),
      ...Object.keys(ruleset.specialRules).map(rule => `rule.${rule}`),
    ];
    expect([...new Set(ids)].filter(id => !Object.hasOwn(own, id)).toSorted()).toEqual([]);
  });
});

it('is checked by a referee for any ruleset', () => {
  for (const { id } of rulesets) expect(refereed).toContain(id);
});
