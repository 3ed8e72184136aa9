// Teams as files and as lists of text. What is written can be read again; what cannot be read is refused, with reasons.
import type { Choosing } from '../kernel/edition.ts';
import type { Roster, RosterMember } from '../kernel/lobby.ts';
import type { Ruleset } from '../kernel/types.ts';
import { parseJson, TEXT_LIMITS } from '../parse-json.ts';
import {
  fields,
  listOf,
  nullOr,
  oneOf,
  type Problem,
  problem,
  type Read,
  readAs,
  type Shape,
  text,
  whole,
} from '../read.ts';

const FORMAT = 'little-wars-roster';

/** Whose teams they are. */
type Book = Pick<Ruleset, 'id'> & Pick<Choosing, 'lobby'>;

interface RosterFile {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly roster: Roster;
}

const LONGEST = 200;
const name = text(LONGEST);
const member = fields<RosterMember>({
  entry: name,
  name: anyText(),
  loadOut: listOf(name, 40),
  items: listOf(name, 40),
  group: nullOr(whole(0, 50)),
});
const rosterShape = fields<Roster>({
  ruleset: name,
  name,
  faction: name,
  groups: listOf(name, 50),
  members: listOf(member, 100),
});
/** A team as plain data. */
export const readRosterData = (x: unknown): Read<Roster> => readAs(rosterShape, x);

const shape = fields<RosterFile>({ format: oneOf(FORMAT), version: oneOf(1), roster: rosterShape });

/** Text that may be empty. */
function anyText(): Shape<string> {
  return (reader, path, x) => (x === '' ? '' : name(reader, path, x));
}

export const rosterFile = (roster: Roster): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, roster } satisfies RosterFile, null, 2)}\n`;

/** A team from a file of ours. */
export function readRosterFile(typed: string): Read<Roster> {
  const data = parseJson(typed, TEXT_LIMITS.roster);
  if (!data.ok) return data;
  const read = readAs(shape, data.value);
  return read.ok ? { ok: true, value: read.value.roster } : read;
}

/** A team as a list to paste anywhere: a line for each member, items after a plus. */
export function rosterText({ lobby, id }: Book, roster: Roster): string {
  const faction = lobby.factions.find(each => each.id === roster.faction);
  const title = (of: readonly { readonly id: string; readonly title: string }[] | undefined, what: string): string =>
    of?.find(each => each.id === what)?.title ?? what;
  const lineOf = ({ entry, name: own, loadOut, items }: RosterMember): string =>
    [
      `- ${title(faction?.entries, entry)}`,
      own === '' ? '' : ` "${own}"`,
      loadOut.length > 0 ? `: ${loadOut.join(', ')}` : '',
      items.length > 0 ? ` + ${items.join(', ')}` : '',
    ].join('');
  const groups = roster.groups.map((group, at) =>
    [`${title(faction?.groups, group)}`, ...roster.members.filter(each => each.group === at).map(lineOf)].join('\n'),
  );
  const home = roster.members.filter(({ group }) => group === null);
  const rest = home.length > 0 ? [['At home', ...home.map(lineOf)].join('\n')] : [];
  return `${roster.name} (${faction?.title ?? roster.faction}, ${id})\n\n${[...groups, ...rest].join('\n\n')}\n`;
}

const MOST_LINES = 300;

const linesOf = (typed: string): readonly string[] => typed.split('\n').map(line => line.trim());

function againstLength(typed: string): Problem | null {
  const { longest } = TEXT_LIMITS.roster;
  if (typed.length > longest) return problem('', 'too-long', { longest });
  const long = linesOf(typed).findIndex((line, i) => i >= MOST_LINES || line.length > LONGEST_LINE);
  if (long < 0) return null;
  return long >= MOST_LINES
    ? problem('', 'too-many-lines', { most: MOST_LINES })
    : problem(`line ${long + 1}`, 'too-long', { longest: LONGEST_LINE });
}

const LONGEST_LINE = 2000;

/** `Name (Faction, ruleset)`; searched from its end, since a name may have brackets too. */
function headOf(line: string): { readonly name: string; readonly faction: string; readonly ruleset: string } | null {
  const comma = line.lastIndexOf(', ');
  const open = line.lastIndexOf(' (', comma);
  const ruleset = line.slice(comma + 2, -1);
  return comma > 0 && open > 0 && line.endsWith(')') && /^[a-z0-9-]+$/.test(ruleset)
    ? { name: line.slice(0, open), faction: line.slice(open + 2, comma), ruleset }
    : null;
}

/** The id of the ruleset that such a list names; null if it is none. */
export const rulesetNamedIn = (typed: string): string | null =>
  headOf(typed.slice(0, LONGEST_LINE).split('\n', 1)[0]!.trim())?.ruleset ?? null;

/** A team from such a list. Names match in upper or lower case; a name without a match is reported with its line. */
export function readRosterText(ruleset: Book, typed: string): Read<Roster> {
  const tooLong = againstLength(typed);
  if (tooLong) return { ok: false, problems: [tooLong] };
  const lines = linesOf(typed);
  const head = headOf(lines[0] ?? '');
  const faction = ruleset.lobby.factions.find(({ id, title }) => isSame(title, head?.faction) || id === head?.faction);
  if (!head || !faction) return { ok: false, problems: [problem('line 1', 'not-a-team-list')] };
  const problems: Problem[] = [];
  const groups: string[] = [];
  const members: RosterMember[] = [];
  let group: number | null = null;
  for (const [i, line] of lines.entries()) {
    if (i === 0 || line === '') continue;
    // Items come after a plus between spaces: an id may have one without.
    const match = /^- ([^:"+]+?)(?: "([^"]*)")?(?:: (.*?))?(?: \+ (.*))?$/.exec(line);
    if (!match) {
      const heading = faction.groups.find(({ id, title }) => isSame(title, line) || id === line);
      if (heading) group = groups.push(heading.id) - 1;
      else if (isSame(line, 'At home')) group = null;
      else problems.push(problem(`line ${i + 1}`, 'no-such-group', { group: line }));
      continue;
    }
    const alike = faction.entries.filter(({ id, title }) => isSame(title, match[1]) || id === match[1]);
    // The same title in several groups is the one of its own.
    const own = faction.groups.find(({ id }) => group !== null && id === groups[group])?.entries ?? [];
    const entry = alike.find(({ id }) => own.includes(id)) ?? alike[0];
    if (!entry) problems.push(problem(`line ${i + 1}`, 'no-such-entry', { entry: match[1] }));
    else
      members.push({
        entry: entry.id,
        name: match[2] ?? '',
        loadOut: listed(match[3]),
        items: listed(match[4]),
        group,
      });
  }
  if (problems.length > 0) return { ok: false, problems };
  return readAs(rosterShape, { ruleset: ruleset.id, name: head.name, faction: faction.id, groups, members });
}

const listed = (part: string | undefined): readonly string[] =>
  part
    ? part
        .split(',')
        .map(each => each.trim())
        .filter(each => each !== '')
    : [];
const isSame = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();
