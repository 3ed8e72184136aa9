// A stored match that today's rules would play differently: why, in words, and how to continue it.
import {
  type Game,
  type MadeWith,
  madeWith,
  type Playable,
  type Problem,
  type Read,
  readState,
  type Start,
  stateShape,
} from '@little-wars/engine';
import { tellProblem } from '@little-wars/words';
import type { Session } from './session.ts';
import type { Departure, Snapshot } from './stored.ts';

export interface Departing {
  readonly departure: Departure;
  /** The number of stored inputs. */
  readonly inputs: number;
  /** The rules it was last played by; null if an earlier build did not store them. */
  readonly played: MadeWith | null;
  /** Today's rules; null if there are none for it. */
  readonly today: MadeWith | null;
}

/** Why a match is shown as it was stored, in one sentence. */
export function tellDeparture(departing: Departing): string {
  const { departure, inputs, today } = departing;
  const { problem, problems } = departure.problem;
  if (today === null) return 'The rules of this match are no longer available.';
  const input = `input ${departure.at + 1} of ${inputs}`;
  if (problem === 'missing-input') return `Input ${departure.at + 1} of this match is missing from storage.`;
  const [first] = Array.isArray(problems) ? (problems as readonly Problem[]) : [];
  const because = first ? `: ${tellProblem(first)}` : '';
  const what = {
    'setup-refused': `refuse its teams or its map${because}`,
    'start-does-not-fit': `cannot start from its snapshot${because}`,
    'other-result': 'would give a different result',
    'input-refused': `refuse ${input}`,
    'rules-failed': `fail at ${input}`,
  }[problem];
  return `${whoseRules(departing, today)} ${what ?? `would play it differently from ${input} on`}.`;
}

/** The first half of the sentence: the rules it was played by, and today's. */
function whoseRules({ played }: Departing, today: MadeWith): string {
  if (played === null) return 'This match was stored without its rules version; today’s rules';
  if (played.version !== today.version)
    return `This match was played with version ${played.version} of the rules; today’s rules, version ${today.version},`;
  if (played.content !== today.content)
    return 'The teams or maps have changed since this match was played; today’s rules';
  return 'This match does not agree with the rules it was played by; they';
}

/** How a departed match continues: from its last state, or from the last one on which today's rules agree. */
export type GoingOn =
  | { readonly from: 'snapshot'; readonly at: number; readonly start: Start<Game> }
  | { readonly from: 'agreed'; readonly at: number; readonly session: Session; readonly why: string };

export interface ToGoOn {
  readonly ruleset: Playable<Game>;
  /** As far as today's rules agree with the stored match. */
  readonly session: Session | null;
  /** The last snapshot, unvalidated. */
  readonly snapshot: Pick<Snapshot, 'at' | 'state'> | null;
  readonly played: MadeWith | null;
}

/** How today's rules can continue a match, or why they cannot. */
export function goingOn({ ruleset, session, snapshot, played }: ToGoOn): Read<GoingOn> {
  if (session === null) return { ok: false, problems: [{ path: '', problem: 'cannot-be-begun' }] };
  const at = session.moments.length;
  const isLater = snapshot !== null && snapshot.at > at;
  const read = isLater ? readState(stateShape(ruleset, session.match.setup), snapshot.state) : null;
  if (isLater && read?.ok) {
    const start = { state: read.value, after: snapshot.at, made: played ?? madeWith(ruleset) };
    return { ok: true, value: { from: 'snapshot', at: snapshot.at, start } };
  }
  const why = read?.ok === false ? `its last state does not fit today’s rules (${tellProblem(read.problems[0]!)})` : '';
  return { ok: true, value: { from: 'agreed', at, session, why } };
}
