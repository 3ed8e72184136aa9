// Stores matches in the browser's format, as test data for later builds; see keep-records.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import {
  accepted,
  answerIn,
  answerTo,
  diceFor,
  diceInfoOf,
  nextIn,
  openSession,
  rolled,
  type Session,
  turnOf,
} from '@little-wars/table';
import { rowsOf, type StoredMatch, standing } from './src/store/rows.ts';

const folder = new URL('../../packages/rulesets/records/browser/', import.meta.url);
const FORMS = [
  ['in-play', 60],
  ['over', Number.POSITIVE_INFINITY],
] as const;
/** A whole match of a long game would be larger. */
const LARGEST = 200_000;
const secrets = ['1', '2'].map(digit => digit.repeat(64));
const players = [{ kind: 'person' }, { kind: 'bot', level: 'soldier' }] as const;

function played(ruleset: Edition<Game>, most: number): Session {
  const setup = ruleset.ready[0]!;
  const opened: Session<Edition<Game>> = openSession({
    ...{ name: ruleset.id, players, ruleset, setup },
    dice: diceInfoOf(secrets),
  });
  let session = rolled(opened, diceFor(opened.match, secrets));
  for (;;) {
    const next = nextIn(session);
    if ((next.who !== 'person' && next.who !== 'bot') || session.moments.length >= most) return session;
    const turn = turnOf(session, next.seat, 'soldier', `keep ${session.moments.length}`);
    const { answer, because } = answerTo(ruleset, turn);
    session = accepted(answerIn(session, answer, because), 'a bot');
    session = rolled(session, diceFor(session.match, secrets));
  }
}

function rowsFor(ruleset: Edition<Game>, form: string, most: number): string {
  const session = played(ruleset, most);
  const row: StoredMatch = {
    ...{ id: `${ruleset.id} ${form}`, name: `${ruleset.id}, ${form}`, ruleset: ruleset.id },
    ...{ setup: session.match.setup, dice: session.match.dice, secrets, players, begun: 1, touched: 1, fence: 1 },
    ...{ guided: false, quiet: [], fork: null, winners: null },
  };
  const { match, inputs, snapshots } = rowsOf(standing(row, session), session, 0);
  return `${JSON.stringify({ match, inputs, snapshots })}\n`;
}

mkdirSync(folder, { recursive: true });
for (const ruleset of rulesets)
  for (const [form, most] of FORMS) {
    const file = new URL(`${ruleset.id}-${form}-version-${ruleset.version}.json`, folder);
    const text = existsSync(file) ? null : rowsFor(ruleset, form, most);
    if (text === null || text.length >= LARGEST) continue;
    writeFileSync(file, text);
    console.log(`saved ${file.pathname}`);
  }
