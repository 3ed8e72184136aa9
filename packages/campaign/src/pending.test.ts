import { madeWith, newMatch, numbers, play, propose, type RecordFile, save, startedAt } from '@little-wars/engine';
import { type Setup, toy } from '@little-wars/engine/toy';
import { describe, expect, it } from 'vitest';
import { type Founding, fieldedFor, foundCampaign, type Pending } from './campaign.ts';
import { loadFile, rulesetIn, saveCampaign } from './file.ts';
import { linked, linking, playOut } from './toys.oracle.ts';

const founding: Founding = {
  name: 'Winter',
  ruleset: 'tin-soldiers',
  linked: true,
  pairing: 'round-robin',
  rounds: 2,
  players: ['Ada', 'Ben'].map(name => ({ name, bot: null, team: linking.found('squad', name) })),
  options: { length: 'short' },
};
const campaign = foundCampaign(linked, founding);
const fielded = fieldedFor(campaign, [0, 1])!;

/** The first inputs of a match. */
function begun(setup: unknown, inputs: number): RecordFile {
  const next = numbers('begun');
  let match = newMatch(toy, setup as Setup);
  for (let n = 0; n < inputs; n++) {
    const answer = propose(toy, match.setup, match.state, next);
    const played = play(match, { by: match.state.question!.to, answer });
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match as typeof match;
  }
  return save(match);
}

const load = (pending: Pending, listen?: (checked: number, of: number) => void) =>
  loadFile(id => (id === 'tin-soldiers' ? linked : null), JSON.stringify(saveCampaign(campaign, pending)), listen);
const problems = (pending: Pending): readonly string[] => {
  const read = load(pending);
  return read.ok ? [] : read.problems.map(({ path, problem }) => `${path}: ${problem}`);
};
const base: Pending = { round: 1, players: [0, 1], battle: begun(fielded.setup, 3), between: null };

describe('a file with a match under way', () => {
  it('has it at the same question, with what was agreed on', () => {
    const read = load(base);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.value.pending!.battle.inputs).toHaveLength(3);
    expect(read.value.campaign.founding.options).toEqual({ length: 'short' });
    expect(rulesetIn(JSON.stringify(saveCampaign(campaign)))).toBe('tin-soldiers');
    expect(rulesetIn('{}')).toBeNull();
  });

  it('may be at what follows the match', () => {
    const { record: battle, result } = playOut(fielded.setup, 'pending');
    const after = begun(linking.after(fielded, {}, result), 2);
    expect(problems({ ...base, battle, between: after })).toEqual([]);
    expect(problems({ ...base, between: after })).toEqual(['pending.battle: not-over']);
    const other = begun({ ...(after.setup as Setup), rounds: 4 }, 1);
    expect(problems({ ...base, battle, between: other })).toEqual(['pending.between.setup: does-not-follow']);
  });

  it('is refused where the match is not the one that is due, or was edited', () => {
    expect(problems({ ...base, players: [1, 0] })).toContain('pending.players: not-paired');
    expect(problems({ ...base, round: 2 })).toContain('pending.players: not-paired');
    const other = begun({ ...(fielded.setup as Setup), map: 'carpet' }, 1);
    expect(problems({ ...base, battle: other })).toEqual(['pending.battle.setup: other-match']);
    const [first, ...rest] = base.battle.inputs;
    const edited = { ...base.battle, inputs: [{ ...first!, answer: 99 }, ...rest] };
    expect(problems({ ...base, battle: edited })[0]).toMatch(/^pending\.battle/);
  });

  it('is refused where a record begins in the middle of a match', () => {
    const after = { state: newMatch(toy, fielded.setup as Setup).state, after: 0 };
    const { seal: _seal, ...record } = base.battle;
    const started = startedAt(toy, record.setup as Setup, { ...after, made: madeWith(toy) }, record.dice);
    expect(problems({ ...base, battle: save(started) })).toEqual(['pending.battle: not-from-the-beginning']);
  });

  it('refuses options that are no choices', () => {
    const file = saveCampaign(foundCampaign(linked, { ...founding, options: { length: {} } as never }));
    const read = loadFile(() => linked, file);
    expect(read.ok ? [] : read.problems.map(({ problem }) => problem)).toContain('not-choices');
  });
});
