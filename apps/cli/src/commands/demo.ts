import { type FactShape, type Match, newMatch, numbers, play, propose, rollDice, seeded } from '@little-wars/engine';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import pc from 'picocolors';
import { drawPosition } from '../demo/draw.ts';
import { type Names, namesOf, tellFact } from '../demo/tell.ts';

/** Two players who take any legal answer play Tin Soldiers; what happens is told with the clause behind it. */
export function demoCommand({ seed }: { readonly seed: string }): void {
  const names = namesOf(standardSetup);
  console.log(pc.bold('Little Wars: Tin Soldiers, a small game that tries every part of the engine.'));
  console.log(`Dice and choices from the seed "${seed}"; another: npm start -- --seed "another"\n`);
  const match = playOut(seed, names);
  const { winners, scores } = toy.result(match.setup, match.state.position)!;
  const won = winners.length === 0 ? 'A draw' : `${names.seats[winners[0]!]} wins`;
  console.log(pc.bold(`\n${won}, ${scores.join(' to ')}, after ${match.inputs.length} answers.`));
  console.log(`State after the last answer: ${match.inputs.at(-1)!.hash}. The same seed gives the same hash anywhere.`);
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
      match = rollDice(
        match,
        roll => {
          const faces = dice(roll);
          console.log(pc.dim(`    ${roll.purpose}: ${faces!.join(' ')}`.padEnd(66) + roll.clause));
          return faces;
        },
        tell,
      );
      continue;
    }
    const given = question.kind === 'react' ? question.options[0] : propose(toy, match.setup, match.state, next);
    const played = play(match, { by: question.to, answer: given }, tell);
    if (!played.ok) throw new Error(JSON.stringify(played.reasons));
    match = played.match;
  }
  return match;
}
