import {
  type FactShape,
  isAsked,
  type Match,
  newMatch,
  numbers,
  play,
  propose,
  type Roll,
  rollDice,
  seeded,
} from '@little-wars/engine';
import { rollToHit, standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import pc from 'picocolors';
import { drawPosition } from '../demo/draw.ts';
import { type Names, namesOf, tellFact, tellShot } from '../demo/tell.ts';

/** Plays random legal answers in Tin Soldiers, and prints what happens with the clause behind it. */
export function demoCommand({ seed }: { readonly seed: string }): void {
  const names = namesOf(standardSetup);
  console.log(pc.bold('Little Wars: Tin Soldiers, a small game that tries every part of the engine.'));
  console.log(`The seed is "${seed}"; for another game: npm run demo -- --seed "another"\n`);
  const match = playOut(seed, names);
  const { winners, scores } = toy.result(match.setup, match.state.position)!;
  const won = winners.length === 0 ? 'A draw' : `${names.seats[winners[0]!]} wins`;
  console.log(pc.bold(`\n${won}, ${scores.join(' to ')}, after ${match.inputs.length} answers.`));
  console.log(`The hash of the last state is ${match.inputs.at(-1)!.hash}: the same on every machine.`);
}

function playOut(seed: string, names: Names): Match<Toy> {
  const next = numbers(seed);
  const dice = seeded(seed);
  let match = newMatch(toy, standardSetup);
  const tell = (fact: FactShape): void => {
    const line = tellFact(fact as Toy['fact'], names);
    if (line !== null) console.log(line);
    if (fact.type === 'bids-shown') console.log(`\n${drawPosition(match.setup, match.state.position)}\n`);
  };
  while (match.state.question !== null) {
    const { question } = match.state;
    if (question.to === 'dice') {
      match = rollDice(match, roll => tellRoll(roll, dice(roll)!, match), tell);
      continue;
    }
    const given = question.kind === 'react' ? question.options[0] : propose(toy, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer: given }, tell);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  return match;
}

function tellRoll(roll: Roll, faces: readonly number[], { setup, state }: Match<Toy>): readonly number[] {
  const { purpose, clause } = roll;
  if (isAsked(rollToHit, roll)) console.log(pc.dim(tellShot(setup, state)));
  console.log(pc.dim(`    ${purpose}: ${faces.join(' ')}`.padEnd(66) + clause));
  return faces;
}
