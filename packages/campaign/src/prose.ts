// The chronicle in words: plain sentences, written from facts alone
import { type Result, type Story, type Told, tableOf } from '@little-wars/engine';
import { type Catalogue, say } from '@little-wars/words';
import type { Campaign, Founding, Rules } from './campaign.ts';
import type { Chapter, Noted } from './chronicle.ts';
import type { Pairing } from './pairings.ts';
import { type Outcome, standingsOf } from './standings.ts';

/** A sentence, and the members of teams that it is about. */
export interface ToldLine {
  readonly text: string;
  readonly about: readonly { readonly player: number; readonly member: string }[];
  /** Shown only in the history of those it is about. */
  readonly minor?: true;
  /** How several lines like it are said in one sentence: `as` has a place for all, `each` is one of them. */
  readonly together?: { readonly as: string; readonly each: string };
}

export interface ToldPart {
  /** "In turning point 2"; null where nothing is to be said. */
  readonly heading: string | null;
  readonly lines: readonly ToldLine[];
}

export interface ToldChapter {
  readonly title: string;
  readonly opening: string;
  readonly battle: readonly ToldPart[];
  readonly ending: string;
  readonly after: readonly ToldPart[];
}

/** What it takes to put a chapter into words. */
export interface Telling {
  readonly rules: Rules;
  readonly founding: Founding;
  /** What was played before. */
  readonly before: readonly Outcome[];
  /** The texts of the ruleset and of what links its games. */
  readonly texts: readonly Catalogue[];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const counted = (n: number): string => NUMBERS[n] ?? String(n);
export const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The name of the team of each seat, for sentences. */
type Names = readonly string[];

const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null && 'word' in value;
const isSeat = (value: unknown): value is { readonly seat: number } =>
  typeof value === 'object' && value !== null && 'seat' in value;

/** A text with its parameters, which may be texts or teams themselves. */
function sayIn(texts: readonly Catalogue[], { word, ...parameters }: Told, names: Names): string {
  const filled = Object.entries(parameters).map(([name, value]) => [
    name,
    isTold(value) ? sayIn(texts, value, names) : isSeat(value) ? names[value.seat] : value,
  ]);
  return say(texts, word, Object.fromEntries(filled) as object);
}

export function tellChapter(of: Telling, chapter: Chapter): ToldChapter {
  const { players, result, noted, setup } = chapter;
  const names = players.map(player => (player === null ? '' : of.founding.players[player]!.name));
  const headings = setup && of.rules.linking ? of.rules.linking.headingsOf(setup) : [];
  const what = headings.map(id => say(of.texts, id));
  const stories = (from: Noted['from']) => noted.filter(each => each.from === from);
  return {
    title: [`Battle ${of.before.length + 1}`, ...what].join(' · '),
    opening: openingOf(of, players, what),
    battle: partsOf(of, chapter, stories('battle'), names),
    ending: endingOf(result, names),
    after: partsOf(of, chapter, stories('between'), names),
  };
}

/** Groups successive lines of the same time. */
function partsOf({ rules, texts }: Telling, chapter: Chapter, noted: readonly Noted[], names: Names) {
  const parts: { heading: string | null; lines: ToldLine[] }[] = [];
  for (const each of noted) {
    const story = storyOf(rules, each);
    if (story === null) continue;
    const heading = story.when && sayIn(texts, story.when, names);
    const text = sayIn(texts, story.told, names);
    const about = story.about.flatMap(({ seat, member }) => {
      const id = typeof member === 'number' ? chapter.members[seat]?.[member] : member;
      const player = chapter.players[seat];
      return id === undefined || player == null ? [] : [{ player, member: id }];
    });
    const together = togetherOf(texts, story.told, names);
    const line: ToldLine = { text, about, ...(story.minor ? { minor: true } : {}), ...(together ? { together } : {}) };
    const last = parts.at(-1);
    if (last && last.heading === heading) last.lines.push(line);
    else parts.push({ heading, lines: [line] });
  }
  return parts;
}

/** The texts `<word>.many` and `<word>.each`; null if there are none. */
function togetherOf(texts: readonly Catalogue[], told: Told, names: Names): ToldLine['together'] | null {
  const [many, each] = [`${told.word}.many`, `${told.word}.each`];
  if (!texts.some(of => Object.hasOwn(of, many))) return null;
  return { as: say(texts, many), each: sayIn(texts, { ...told, word: each }, names) };
}

function storyOf({ linking }: Rules, { from, fact, setup, position }: Noted): Story | null {
  if (!linking) return null;
  if (from === 'battle') return linking.storyOf({ setup, position }, fact);
  return linking.aftermathOf(tableOf(linking.between, setup, position), fact);
}

/** Lines that can be said together are one sentence, where the first of them stands. */
function sentencesOf(lines: readonly ToldLine[]): readonly string[] {
  const like = ({ together }: ToldLine): readonly ToldLine[] =>
    together ? lines.filter(each => each.together?.as === together.as) : [];
  return lines.flatMap(line => {
    const all = like(line);
    if (all.length < 2) return [line.text];
    const each = listed(all.map(one => one.together!.each));
    return all[0] === line ? [say([{ as: line.together!.as }], 'as', { all: each })] : [];
  });
}

/** A part as a paragraph. */
export function paragraphOf({ heading, lines }: ToldPart): string {
  const sentences = sentencesOf(lines.filter(({ minor }) => !minor));
  if (sentences.length === 0) return '';
  const [first, ...others] = sentences;
  const begun = heading === null ? upper(first!) : `${heading}, ${first}`;
  return [begun, ...others.map(upper)].map(sentence => `${sentence}.`).join(' ');
}

function openingOf({ founding, before }: Telling, [one, other]: Pairing, what: readonly string[]): string {
  const name = (player: number): string => founding.players[player]!.name;
  if (other === null) return `${name(one)} had nobody to meet in this round.`;
  const where = what.length === 0 ? '' : ` (${what.join(', ')})`;
  const met = before.filter(({ players }) => players.includes(one) && players.includes(other) && players[1] !== null);
  const begun =
    before.length === 0
      ? `${founding.name} began when ${name(one)} met ${name(other)}${where}.`
      : `${name(one)} met ${name(other)}${met.length > 0 ? ` for the ${ordinal(met.length + 1)} time` : ''}${where}.`;
  if (met.length === 0) return begun;
  const won = (player: number): number =>
    met.filter(({ players, result }) => result?.winners.length === 1 && players[result.winners[0]!] === player).length;
  const [ahead, behind] = won(one) >= won(other) ? [one, other] : [other, one];
  if (won(ahead) === 0) return `${begun} Neither had beaten the other so far.`;
  if (won(ahead) === won(behind)) return `${begun} Each had won ${counted(won(ahead))} of their battles.`;
  return `${begun} So far ${name(ahead)} had won ${won(ahead) === met.length && met.length > 1 ? 'every time' : counted(won(ahead))}${
    won(behind) > 0 ? `, ${name(behind)} ${counted(won(behind))}` : ''
  }.`;
}

function endingOf(result: Result | null, names: Names): string {
  if (result === null) return '';
  const [a, b] = result.scores as readonly [number, number];
  if (result.winners.length !== 1) return a === b ? `It ended in a draw, ${a} to ${b}.` : 'It ended in a draw.';
  const winner = result.winners[0]!;
  const [own, theirs] = [result.scores[winner]!, result.scores[1 - winner]!];
  const how = own - theirs >= 8 ? 'won beyond doubt' : own - theirs <= 2 ? 'won by a narrow margin' : 'won the day';
  return `${names[winner]} ${how}, ${own} to ${theirs}.`;
}

/** How it all began. */
export function prologueOf({ name, players, rounds, linked, pairing }: Founding): string {
  const way = pairing === 'swiss' ? 'paired by their standing' : 'everybody against everybody';
  const agreed = players.length === 2 ? '' : `, ${way}`;
  const what = linked ? 'campaign' : 'league';
  return `This is the chronicle of the ${what} “${name}”: ${listed(players.map(each => each.name))} agreed on ${counted(rounds)} ${rounds === 1 ? 'round' : 'rounds'}${agreed}.`;
}

/** How it ended, or stands so far, and what became of each team. */
export function epilogueOf(
  { rules, founding, teams }: Pick<Campaign, 'rules' | 'founding' | 'teams'>,
  { outcomes, isOver, texts }: { outcomes: readonly Outcome[]; isOver: boolean; texts: readonly Catalogue[] },
): readonly string[] {
  const table = standingsOf(founding.players.length, outcomes);
  const name = (player: number): string => founding.players[player]!.name;
  const [first] = table;
  const equals = table.filter(each => each.points === first!.points && each.difference === first!.difference);
  const leading = listed(equals.map(({ player }) => name(player)));
  const verb =
    equals.length > 1 ? (isOver ? 'shared first place' : 'share first place') : isOver ? 'stood first' : 'leads';
  const standing = `${isOver ? 'In the end' : 'So far'} ${leading} ${verb} with ${first!.points} ${first!.points === 1 ? 'point' : 'points'}.`;
  const { linking } = rules;
  return linking
    ? [standing, ...teams.map((team, i) => fateOf(linking.sheetOf(team as object), name(i), texts))]
    : [standing];
}

function fateOf(
  { members, lost }: ReturnType<NonNullable<Rules['linking']>['sheetOf']>,
  name: string,
  texts: readonly Catalogue[],
): string {
  const [best] = members.toSorted((a, b) => b.experience.now - a.experience.now);
  const mourned = lost.length === 0 ? 'has lost nobody for good' : `mourns ${listed(lost)}`;
  if (!best || best.experience.now === 0) return `${name} ${mourned}.`;
  const honours = best.marks.filter(({ kind }) => kind === 'honour').map(({ name: of }) => sayIn(texts, of, []));
  const rank = say(texts, best.rank);
  const fame = honours.length > 0 ? `, known for ${listed(honours)}` : '';
  return `${name} ${mourned}; its most seasoned fighter is ${best.name}, ${rank}${fame}.`;
}
