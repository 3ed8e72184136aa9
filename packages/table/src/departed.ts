// A stored match that today's rules would play otherwise: why, in words, and how it can be gone on with.
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
  /** The number of inputs that are stored. */
  readonly inputs: number;
  /** The rules it was last played by; null if an earlier build did not store that. */
  readonly played: MadeWith | null;
  /** The rules of today; null if there are none for it. */
  readonly today: MadeWith | null;
}

/** Why a match is shown as it was stored, in one sentence. */
export function tellDeparture(departing: Departing): string {
  const { departure, inputs, today } = departing;
  const { problem, problems } = departure.problem;
  if (today === null) return 'The rules of this match are not here any more.';
  const input = `input ${departure.at + 1} of ${inputs}`;
  if (problem === 'missing-input') return `Input ${departure.at + 1} of this match is missing in what is stored.`;
  const [first] = Array.isArray(problems) ? (problems as readonly Problem[]) : [];
  const because = first ? `: ${tellProblem(first)}` : '';
  const what = {
    'setup-refused': `refuse its teams or its map${because}`,
    'start-does-not-fit': `cannot begin where it began${because}`,
    'other-result': 'would give it another result',
    'input-refused': `refuse ${input}`,
    'rules-failed': `fail at ${input}`,
  }[problem];
  return `${whoseRules(departing, today)} ${what ?? `would take it another way from ${input} on`}.`;
}

/** The first half of the sentence: which rules it was played by, and which are here. */
function whoseRules({ played }: Departing, today: MadeWith): string {
  if (played === null) return 'This match was stored before the rules were noted with it; today’s rules';
  if (played.version !== today.version)
    return `This match was played by version ${played.version} of the rules; those of version ${today.version}, which are here now,`;
  if (played.content !== today.content)
    return 'The teams or maps have changed since this match was played; today’s rules';
  return 'This match does not agree with the rules it was played by; they';
}

/** How a departed match goes on: from its last state, or from the last one at which today's rules agree with it. */
export type GoingOn =
  | { readonly from: 'snapshot'; readonly at: number; readonly start: Start<Game> }
  | { readonly from: 'agreed'; readonly at: number; readonly session: Session; readonly why: string };

export interface ToGoOn {
  readonly ruleset: Playable<Game>;
  /** As far as today's rules agree with what is stored. */
  readonly session: Session | null;
  /** The last snapshot, unvalidated. */
  readonly snapshot: Pick<Snapshot, 'at' | 'state'> | null;
  readonly played: MadeWith | null;
}

/** How today's rules can go on with a match, or why they cannot. */
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
