import { type Problem, problem, type Read } from '@little-wars/engine';
import {
  type Play,
  type Roster,
  type RosterReason,
  readEquipment,
  readRoster,
  readTeamPick,
  reasonsAgainstEquipment,
  reasonsAgainstRoster,
  reasonsAgainstTeam,
  type TeamPick,
  teamOf,
} from '@little-wars/rulesets/kill-team';

export interface Checked {
  /** What is wrong with the form of the file: then the rules were not asked about that part. */
  readonly problems: readonly Problem[];
  /** What the rules have against it. */
  readonly reasons: readonly RosterReason[];
  /** What was found in the file and checked. */
  readonly parts: readonly ('roster' | 'pick' | 'equipment')[];
  readonly operatives: number;
}

/**
 * A file holds a roster by itself, or `{ roster, pick, equipment, play }`, or a roster with those fields beside its own.
 * Only the roster must be there; equipment is that of the pick.
 */
export function checkRoster(x: unknown): Checked {
  const isRecord = typeof x === 'object' && x !== null && !Array.isArray(x);
  const { roster: inside, pick, equipment, play, ...rest } = (isRecord ? x : {}) as Record<string, unknown>;
  const wrapped = inside !== undefined;
  const within = wrapped ? 'roster' : '';
  const roster = placed(readRoster(wrapped ? inside : isRecord ? rest : x), within);
  const picked = pick === undefined ? null : placed(readTeamPick(pick), 'pick');
  const items = equipment === undefined ? null : placed(readEquipment(equipment), 'equipment');
  const problems = [
    ...problemsOf(roster),
    ...(wrapped ? Object.keys(rest).map(name => problem(name.slice(0, 100), 'unknown-field')) : []),
    ...problemsOf(picked),
    ...problemsOf(items),
    ...(items !== null && picked === null ? [problem('pick', 'missing')] : []),
    ...(play === undefined || isPlay(play) ? [] : [problem('play', 'not-one-of', { options: ['matched', 'open'] })]),
  ];
  const reasons: RosterReason[] = [];
  if (roster.ok) reasons.push(...moved(reasonsAgainstRoster(roster.value), within));
  if (roster.ok && picked?.ok) {
    reasons.push(...reasonsAgainstPick(roster.value, picked.value, isPlay(play) ? play : 'matched'));
    if (items?.ok)
      reasons.push(...moved(reasonsAgainstEquipment(teamOf(roster.value, picked.value), items.value), 'equipment'));
  }
  return {
    problems,
    // A faction that is not known is one reason, at the roster, not one for each part.
    reasons: reasons.filter(({ reason }, i) => reason !== 'unknown-faction' || i === 0),
    parts: ['roster', ...(picked ? ['pick' as const] : []), ...(items ? ['equipment' as const] : [])],
    operatives: roster.ok ? roster.value.operatives.length : 0,
  };
}

const isPlay = (x: unknown): x is Play => x === 'matched' || x === 'open';

const reasonsAgainstPick = (roster: Roster, pick: TeamPick, play: Play): readonly RosterReason[] =>
  moved(reasonsAgainstTeam(roster, pick, play), 'pick');

const below = (part: string, path: string): string =>
  part === '' || path === '' || path.startsWith('[') ? part + path : `${part}.${path}`;

const placed = <T>(read: Read<T>, part: string): Read<T> =>
  read.ok ? read : { ok: false, problems: read.problems.map(found => ({ ...found, path: below(part, found.path) })) };

const moved = (reasons: readonly RosterReason[], part: string): readonly RosterReason[] =>
  reasons.map(reason => ({ ...reason, at: below(part, reason.at) }));

const problemsOf = (read: Read<unknown> | null): readonly Problem[] => (read === null || read.ok ? [] : read.problems);
