import { load, type Problem, type Read, stateHash, verifyDice } from '@little-wars/engine';
import { sentenceOf } from '@little-wars/referee';
import { rulesets } from '@little-wars/rulesets';
import { peopleAt, resultIn, sessionAt, sessionOf } from '@little-wars/table';
import { type Catalogue, problems, tellProblem } from '@little-wars/words';
import { complain } from '../complain.ts';
import type { Session } from '../play/session.ts';
import { seatNames } from '../play/telling.ts';
import { fileTexts, readText } from '../read-file.ts';
import { refereeSession } from '../replay/referee.ts';
import { chaptersUpTo } from '../replay/story.ts';
import { tellMatch, tellTrouble } from '../replay/tell.ts';

interface Options {
  readonly to?: string;
  readonly referee?: boolean;
  readonly json?: boolean;
}

/** Texts for files, for setups, and of the ruleset that the record names, if there is one. */
function wordsFor(text: string): Catalogue {
  const named = /"ruleset"\s*:\s*\{[^{}]*"id"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  const ofRuleset = rulesets.find(({ id }) => id === named)?.texts['en'];
  // A setup refers to fire teams by number, while a roster's text names the faction.
  const fireteam = { 'reason.unknown-fireteam': problems['unknown-fireteam']! };
  return { ...fileTexts, ...ofRuleset, ...fireteam };
}

export function replayCommand(file: string, { to, json, referee }: Options): void {
  const text = readText(file);
  const own = wordsFor(text.ok ? text.value : '');
  const read = text.ok ? load(rulesets, text.value) : text;
  if (!read.ok) {
    refuse(file, read.problems, { own, json });
    return;
  }
  const match = read.value;
  const session = sessionOf(match, { name: file, players: peopleAt(match.ruleset) });
  if (referee) {
    printFindings(file, session, json);
    return;
  }
  const most = match.inputs.length;
  const last = to === undefined ? most : /^\d+$/.test(to) ? Number(to) : Number.NaN;
  if (!(last <= most)) {
    complain([`--to: this should be a whole number from 0 to ${most}, the number of inputs in this record`]);
    return;
  }
  if (json) printJson(session, last, own);
  else printStory(session, last, own);
}

function refuse(
  file: string,
  problemsFound: readonly Problem[],
  { own, json = false }: { readonly own: Catalogue; readonly json?: boolean | undefined },
): void {
  process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: false, problems: withText(problemsFound, own) }, null, 2));
    return;
  }
  complain([`${file} cannot be replayed:`, ...problemsFound.flatMap(each => tellTrouble(each, own))]);
}

const withText = (list: readonly Problem[], own: Catalogue): readonly object[] =>
  list.map(each => ({ ...each, text: tellProblem(each, own) }));

/** Dice that cannot be verified (typed, or secrets not revealed) are not a failure; dice proven wrong are. */
const WRONG = ['not-these-dice', 'secret-does-not-fit'];

function verified({ match }: Session): Read<number> {
  const read = verifyDice(match);
  if (!read.ok && read.problems.some(({ problem }) => WRONG.includes(problem))) process.exitCode = 1;
  return read;
}

function printStory(session: Session, last: number, own: Catalogue): void {
  const { ruleset, setup, inputs } = session.match;
  console.log(`${ruleset.texts['en']?.['title'] ?? ruleset.id}, version ${ruleset.version}: ${inputs.length} inputs\n`);
  for (const line of tellMatch(session, last)) console.log(line);
  const hash = last === 0 ? stateHash(ruleset, setup, sessionAt(session, 0).match.state) : inputs[last - 1]!.hash;
  console.log(`\nThe hash after input ${last} of ${inputs.length} is ${hash}.`);
  console.log('Every state matches the record.');
  console.log(resultOf(session));
  const dice = verified(session);
  if (dice.ok) console.log(`The dice are verified: all ${dice.value} rolls follow from what the record shows.`);
  else console.log(['The dice are not verified:', ...dice.problems.flatMap(each => tellTrouble(each, own))].join('\n'));
}

/** The referee's findings, each as a sentence; any of them is a failure. */
function printFindings(file: string, session: Session, json = false): void {
  if (session.match.start) {
    complain(['the referee reads a match from its beginning, and this one goes on from a snapshot of another']);
    return;
  }
  const findings = refereeSession(file, session);
  if (findings === null) {
    complain([`no referee knows the rules of ${session.match.ruleset.id}`]);
    return;
  }
  if (findings.length > 0) process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: findings.length === 0, inputs: session.match.inputs.length, findings }, null, 2));
    return;
  }
  for (const each of findings) console.log(sentenceOf(each));
  console.log(`The referee read ${session.match.inputs.length} inputs and has ${findings.length} findings.`);
}

function resultOf(session: Session): string {
  const result = resultIn(session);
  if (result === null) return 'The match is not over at the end of the record.';
  const { winners, scores } = result;
  const won =
    winners.length === 0
      ? 'in a draw'
      : `with a win for ${winners.map(seat => seatNames(session.match)[seat]).join(' and ')}`;
  return `The match ended ${won}, ${scores.join(' to ')}.`;
}

function printJson(session: Session, last: number, own: Catalogue): void {
  const { match } = session;
  const chapters = chaptersUpTo(session, last);
  const dice = verified(session);
  const diceText = dice.ok
    ? { verified: true, rolls: dice.value }
    : { verified: false, problems: withText(dice.problems, own) };
  console.log(
    JSON.stringify(
      {
        ok: true,
        ruleset: { id: match.ruleset.id, version: match.ruleset.version },
        inputs: match.inputs.length,
        to: last,
        hash: chapters.at(-1)!.hash,
        dice: diceText,
        chapters,
      },
      null,
      2,
    ),
  );
}
