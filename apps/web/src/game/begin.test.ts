import { type Edition, type Game, load, reveal, save, verifyDice } from '@little-wars/engine';
import { standardSetup, toy } from '@little-wars/engine/toy';
import {
  accepted,
  answerIn,
  answerTo,
  diceFor,
  diceInfoOf,
  forkOf,
  nextIn,
  openSession,
  peopleAt,
  rolled,
  type Session,
  turnOf,
} from '@little-wars/table';
import { describe, expect, it } from 'vitest';
import { storedFork, storedRecord } from './begin.ts';
import { newSecrets } from './secrets.ts';

const ruleset = toy as unknown as Edition<Game>;
const secrets = newSecrets(2);

function played(session: Session, answers: number, own: readonly string[] | null): Session {
  let current = session;
  for (let n = 0; n <= answers; n++) {
    current = rolled(current, diceFor(current.match, own));
    const next = nextIn(current);
    if (n === answers || next.who !== 'person') break;
    const { answer } = answerTo(ruleset, turnOf(current, next.seat, 'eager', `answer ${current.moments.length}`));
    current = accepted(answerIn(current, answer), 'a bot');
  }
  return current;
}

const opened = (dice = diceInfoOf(secrets)): Session =>
  openSession({ name: 'dice', players: peopleAt(ruleset), ruleset, setup: standardSetup, dice });
const ALL = 10_000;

describe('a match carried over onto new dice', () => {
  const seeded = { source: 'seeded', seed: 'published' } as const;
  const open = played(opened(), 20, secrets);
  const openSeeded = played(opened(seeded), 20, null);

  it('in the middle is no longer called audited or seeded', () => {
    for (const session of [open, openSeeded]) {
      const kept = storedRecord(session.match, 'carried');
      expect(kept.dice).toEqual({ source: 'kept', from: save(session.match).seal, at: session.moments.length });
      const over = played({ ...session, match: { ...session.match, dice: kept.dice } }, ALL, kept.secrets);
      expect(over.match.state.question).toBeNull();
      expect(verifyDice(over.match)).toMatchObject({ ok: false, problems: [{ problem: 'dice-not-verifiable' }] });
      expect(load([ruleset], save(over.match)).ok).toBe(true);
    }
  });

  it('after it is over stays as proven as it was', () => {
    const over = played(open, ALL, secrets);
    const revealed = reveal(over.match, secrets);
    if (!revealed.ok) expect.fail(JSON.stringify(revealed.problems));
    const kept = storedRecord(revealed.value as Session['match'], 'over');
    expect(kept.dice).toEqual(revealed.value.dice);
    expect(verifyDice({ ...over.match, dice: kept.dice }).ok).toBe(true);
    const overSeeded = played(openSeeded, ALL, null);
    expect(storedRecord(overSeeded.match, 'over').dice).toEqual(seeded);
  });

  it('by a fork is not called seeded either; typed dice stay typed', () => {
    const stored = storedRecord(played(openSeeded, ALL, null).match, 'over');
    expect(storedFork(stored, forkOf(openSeeded, 5), 5, 'new').dice).toMatchObject({ source: 'kept', at: 5 });
    expect(storedFork(stored, forkOf(open, 5), 5, 'new').dice).toMatchObject({ source: 'kept', at: 5 });
    expect(storedRecord(opened({ source: 'typed' }).match, 'typed').dice).toEqual({ source: 'typed' });
  });
});
