// Standings, a team on paper and the chronicle, in 80 columns
import {
  type Campaign,
  chronicleOf,
  epilogueOf,
  isOver,
  outcomesOf,
  paragraphOf,
  prologueOf,
  standingsOf,
  tellChapter,
} from '@little-wars/campaign';
import type { Edition, Game, Told } from '@little-wars/engine';
import { type Catalogue, say } from '@little-wars/words';
import { wrap } from '../../complain.ts';
import { drawTable } from '../../table.ts';

const NAME = 30;
const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}.`);

export function textsOf({ rules: { ruleset, linking } }: Campaign): readonly Catalogue[] {
  const own = (ruleset as Edition<Game>).texts['en'] ?? {};
  const between = linking?.between.texts['en'];
  return between ? [between, own] : [own];
}

export function standingsLines(campaign: Campaign): readonly string[] {
  const { players } = campaign.founding;
  const rows = standingsOf(players.length, outcomesOf(campaign)).map(
    ({ player, played, won, drawn, lost, points, difference }, i) => [
      String(i + 1),
      cut(players[player]!.name, NAME),
      ...[played, won, drawn, lost].map(String),
      String(points),
      `${difference > 0 ? '+' : ''}${difference}`,
    ],
  );
  return drawTable(['', 'player', 'played', 'won', 'drawn', 'lost', 'points', 'scores'], rows).split('\n');
}

/** Parameters of these texts may be texts themselves. */
function told(texts: readonly Catalogue[], { word, ...parameters }: Told): string {
  const filled = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null && 'word' in value ? told(texts, value as Told) : value,
  ]);
  return say(texts, word, Object.fromEntries(filled) as object);
}

/** A team on paper: its members with rank, experience, and what they have gained and suffered. */
export function sheetLines(campaign: Campaign, player: number): readonly string[] {
  const { linking } = campaign.rules;
  const { name } = campaign.founding.players[player]!;
  if (linking === null) return [`${name}: the teams of a league stay as they are.`];
  const texts = textsOf(campaign);
  const sheet = linking.sheetOf(campaign.teams[player] as object);
  const counts = sheet.counts.map(
    ({ word, value, most }) => `${say(texts, word)} ${value}${most === undefined ? '' : ` of ${most}`}`,
  );
  const marks = sheet.marks.map(({ name: of }) => told(texts, of));
  const members = sheet.members.flatMap(({ name: called, card, rank, experience, marks: own, notes }) => {
    const gained = [...own.map(({ name: of }) => told(texts, of)), ...notes.map(note => told(texts, note))];
    const next = experience.next === null ? '' : `/${experience.next}`;
    const line = `  ${called === '' ? card : called}: ${say(texts, rank)}, ${experience.now}${next} XP${gained.length > 0 ? `; ${gained.join(', ')}` : ''}`;
    return wrap(line, 80, '    ').split('\n');
  });
  return [
    ...wrap(`${name}, ${sheet.title}: ${[...counts, ...marks].join(', ')}`).split('\n'),
    ...members,
    ...(sheet.lost.length > 0 ? wrap(`  Lost for good: ${sheet.lost.join(', ')}`, 80, '    ').split('\n') : []),
  ];
}

/** The chronicle as plain text, to read or to print. */
export function chronicleLines(campaign: Campaign): readonly string[] {
  const { rules, founding, entries } = campaign;
  const texts = textsOf(campaign);
  const outcomes = outcomesOf(campaign);
  const chapters = chronicleOf(campaign).flatMap((chapter, i) => {
    const { title, opening, battle, ending, after } = tellChapter(
      { rules, founding, before: outcomes.slice(0, i), texts },
      chapter,
    );
    const paragraphs = [opening, ...battle.map(paragraphOf), ending, ...after.map(paragraphOf)].filter(
      text => text !== '',
    );
    return ['', title, '-'.repeat(Math.min(80, title.length)), ...paragraphs];
  });
  const end = entries.length === 0 ? [] : ['', ...epilogueOf(campaign, { outcomes, isOver: isOver(campaign), texts })];
  return [prologueOf(founding), ...chapters, ...end].flatMap(line => wrap(line, 80, '').split('\n'));
}
