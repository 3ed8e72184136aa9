import type { LeftOut, OddsDesk, Problem } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { fightOdds, readFight, readShot, shotOdds } from '@little-wars/rulesets/kill-team';
import { tellLeftOut, tellProblem } from '@little-wars/words';
import { complain, wrap } from '../complain.ts';
import { type FightOptions, fightAsked, ofOption, type ShotOptions, shotAsked } from '../odds/asked.ts';
import { drawAttack } from '../odds/attack.ts';
import { drawFight, drawShot, drawWays } from '../odds/draw.ts';

const SHOT_EXAMPLE = 'npm run odds -- shot --weapon "A4 3+ 3/4 Lethal 5+, AP1" --target "D3 3+ W12 cover"';
const FIGHT_EXAMPLE = 'npm run odds -- fight --attacker "A4 3+ 4/5 Brutal, W12" --defender "A3 4+ 3/4, W8 injured"';

/** Words that the command has for its own input. */
const OWN = {
  'unknown-field':
    'this word means nothing here; after the weapon come W12, injured, support 1, ignores 5+, re-rolls 1, scratch',
  missing: 'this is missing; add it as in the example',
};

export function shotCommand(options: ShotOptions): void {
  const read = readShot(shotAsked(options));
  if (!read.ok) {
    refuse(read.problems, SHOT_EXAMPLE, options);
    return;
  }
  const { shot, policy, leftOut } = read.value;
  const odds = shotOdds(shot, policy);
  if (options.json) console.log(JSON.stringify({ ok: true, shot, policy, odds, leftOut }, null, 2));
  else console.log([drawShot(shot, odds), ...toldOf(leftOut)].join('\n'));
}

export function fightCommand(options: FightOptions): void {
  const read = readFight(fightAsked(options));
  if (!read.ok) {
    refuse(read.problems, FIGHT_EXAMPLE, options);
    return;
  }
  const { fight, policy, leftOut } = read.value;
  const odds = fightOdds(fight, policy);
  if (options.json) {
    console.log(JSON.stringify({ ok: true, fight, policy, odds, leftOut }, null, 2));
    return;
  }
  console.log([drawFight(fight, odds), ...toldOf(leftOut)].join('\n'));
  // Who has said what is done with hits knows what it wants to see.
  if (options.hits === undefined && options.defenderHits === undefined) console.log(`\n${drawWays(fight, policy)}`);
}

/** What bears on it and is not in the odds. */
function toldOf(leftOut: readonly LeftOut[]): readonly string[] {
  const { texts } = rulesets.find(({ id }) => id === 'kill-team')!;
  return leftOut.map(each => wrap(tellLeftOut(texts['en'] ?? {}, each)));
}

interface AttackOptions {
  readonly ruleset: string;
  readonly weapon?: string;
  readonly target?: string;
  readonly json?: boolean;
}

/** Words for what any ruleset may find wrong, without the numbers of one of them. */
const PLAIN = {
  'no-such-weapon': 'no card has a weapon "{weapon}"; write card/weapon, or numbers as in the example',
  'no-such-target': 'there is no card "{target}"; write one as rosters do, or numbers as in the example',
  'not-understood': '"{word}" means nothing here; see the example',
};

/** An attack under any ruleset that tells odds of its own. */
export function attackCommand({ ruleset: id, json, ...asked }: AttackOptions): void {
  const ruleset = rulesets.find(each => each.id === id)!;
  const desk: OddsDesk = ruleset.odds!;
  const read = desk.read(asked);
  const { weapon, target } = desk.example;
  const example = `npm run odds -- attack --ruleset ${id} --weapon "${weapon}" --target "${target}"`;
  if (!read.ok) refuse(read.problems, example, { json: json ?? false }, PLAIN);
  else if (json) console.log(JSON.stringify({ ok: true, forecasts: read.value }, null, 2));
  else console.log(read.value.map(forecast => drawAttack(ruleset, forecast)).join('\n\n'));
}

/** The example stays in one piece, to be copied. */
function refuse(
  problems: readonly Problem[],
  example: string,
  { json }: { readonly json?: boolean },
  words: { readonly [problem: string]: string } = OWN,
): void {
  const told = problems.map(found => ({ ...ofOption(found), text: tellProblem(ofOption(found), words) }));
  process.exitCode = 1;
  if (json) {
    console.log(JSON.stringify({ ok: false, problems: told, example }, null, 2));
    return;
  }
  complain(told.map(({ text }) => text));
  console.error(`\nFor example:\n${example}`);
}
