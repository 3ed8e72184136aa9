// What the bot would answer in this seat's place, from what this seat may see.
import { seenBy, soldier } from '@little-wars/bots';
import type { Id, Question } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { useState } from 'react';
import { advisedCalled } from '../game/rulesets.ts';
import type { Seeing } from './seeing.ts';

export async function advised({ ruleset, setup, state }: TableMatch, { seat }: Seeing) {
  const rules = await advisedCalled(ruleset.id)!;
  return soldier(seenBy(rules, setup, state, seat), below => Math.floor(Math.random() * below));
}

export interface AdviceProps {
  readonly match: TableMatch;
  readonly seeing: Seeing;
  readonly question: Question;
  readonly answer: (given: unknown) => void;
}

/** Shown on request only. */
export function Advice({ match, seeing, question, answer }: AdviceProps) {
  const [chosen, setChosen] = useState<Awaited<ReturnType<typeof advised>> | null>(null);
  const { teller } = seeing;
  const ask = async (): Promise<void> => setChosen(await advised(match, seeing));
  if (chosen === null)
    return (
      <button type="button" onClick={() => void ask()}>
        What would the bot do?
      </button>
    );
  return (
    <p className="advice" role="status">
      <span>
        <strong>{inWords(question, chosen.answer, teller)}</strong>
        {chosen.because ? ` · ${teller.because(chosen.because)}` : ''}
      </span>
      <button type="button" onClick={() => answer(chosen.answer)}>
        Do that
      </button>
    </p>
  );
}

function inWords(question: Question, answer: unknown, teller: Teller): string {
  switch (question.kind) {
    case 'pick-some': {
      const picked = answer as readonly Id[];
      return picked.length === 0 ? 'Nothing' : picked.map(id => teller.option(question, id)).join('; ');
    }
    case 'share':
      return (answer as readonly number[])
        .map((share, i) => `${teller.thing(question.of, question.among[i], question.about)}: ${share}`)
        .join(', ');
    case 'pick-one':
    case 'react':
      return teller.option(question, answer);
    default:
      return String(answer);
  }
}
