// What made the difference: where the points came from, how the match swung, who did most, and how much of it was luck.
import type { Advising, Board, Game } from '@little-wars/engine';
import {
  type Attack,
  attacksIn,
  type Balance,
  balanceOf,
  type RoundScores,
  type Session,
  type Swing,
  scoresByRound,
  swingOf,
} from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { advisingCalled } from '../game/rulesets.ts';
import { Portrait } from '../parts/portrait.tsx';
import { textOf } from './items.ts';
import { capital } from './names.ts';
import { SwingGraph } from './swing-graph.tsx';
import '../styles/story.css';

interface Props {
  /** The id of the stored match, for links to its moments. */
  readonly id: string;
  readonly session: Session;
  readonly teller: Teller;
  readonly board: Board;
}

interface Analysis {
  readonly swing: readonly Swing[];
  readonly attacks: readonly Attack[];
  readonly scores: RoundScores;
}

/** Computed after the first paint, because it looks at every position again. */
export function Story({ id, session, teller, board }: Props) {
  const [told, setTold] = useState<Analysis | null>(null);
  useEffect(() => {
    let left = false;
    const work = setTimeout(async () => {
      const advising = await advisingCalled(session.match.ruleset.id);
      if (!left && advising) setTold(analysed(advising, session));
    }, 50);
    return () => {
      left = true;
      clearTimeout(work);
    };
  }, [session]);
  if (!told) return <p className="soft">Looking back at the match…</p>;
  const { swing, attacks, scores } = told;
  return (
    <div className="story">
      <SwingGraph id={id} swing={swing} rounds={scores.rounds} teller={teller} />
      <Points {...scores} teller={teller} />
      <div className="people">
        <Best attacks={attacks} board={board} teller={teller} />
        <Fortunes balances={balanceOf(attacks)} teller={teller} />
      </div>
    </div>
  );
}

const analysed = (advising: Advising<Game>, session: Session): Analysis => ({
  swing: swingOf(advising, session),
  attacks: attacksIn(advising, session),
  scores: scoresByRound(session),
});

/** Points by source and by round; the bars are as long as the points are many. */
function Points({ rounds, lines, teller }: RoundScores & { readonly teller: Teller }) {
  const most = Math.max(1, ...lines.map(({ total }) => total));
  if (lines.length === 0) return null;
  return (
    <table className="points">
      <caption>Where the points came from</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          {rounds.map(({ round }) => (
            <th key={round} scope="col">
              <span className="visually-hidden">Round </span>
              {round}
            </th>
          ))}
          <th scope="col">All</th>
        </tr>
      </thead>
      {[...new Set(lines.map(({ seat }) => seat))].map(seat => (
        <tbody key={seat} className={`seat-${seat}`}>
          <tr>
            <th colSpan={rounds.length + 2} scope="rowgroup">
              {capital(teller.seat(seat))}
            </th>
          </tr>
          {lines
            .filter(line => line.seat === seat)
            .map(({ source, values, total }, i) => (
              <tr key={i}>
                <th scope="row">
                  {textOf(teller, source)}
                  <i className="bar" style={{ width: `${(100 * total) / most}%` }} />
                </th>
                {values.map((value, k) => (
                  <td key={k}>{value === 0 ? '·' : value}</td>
                ))}
                <td className="all">{total}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

/** Who dealt the most wounds. */
function Best({ attacks, board, teller }: { readonly attacks: readonly Attack[] } & Pick<Props, 'board' | 'teller'>) {
  const dealt = [...Map.groupBy(attacks, ({ by }) => by)]
    .map(([by, own]) => ({ by, wounds: own.reduce((sum, each) => sum + each.dealt, 0) }))
    .toSorted((a, b) => b.wounds - a.wounds);
  const [first] = dealt;
  const model = board.models.find(({ id }) => id === first?.by);
  if (!first || first.wounds === 0 || !model) return null;
  return (
    <figure className={`best seat-${model.seat}`}>
      <Portrait looks={model.figure} />
      <figcaption>
        <small>Best of all</small>
        <strong>
          <b>{teller.label(model.id)}</b> {model.name}
        </strong>
        {`${first.wounds} wounds dealt`}
      </figcaption>
    </figure>
  );
}

/** Luck and choices of each side, as bars with the words below them. */
function Fortunes({ balances, teller }: { readonly balances: readonly Balance[]; readonly teller: Teller }) {
  const most = Math.max(1, ...balances.map(({ dealt, expected }) => Math.abs(dealt - expected)));
  return (
    <ul className="verdicts">
      {balances.map(balance => {
        const { seat, dealt, expected, best } = balance;
        const luck = (dealt - expected) / most;
        return (
          <li key={seat} className={`seat-${seat}`}>
            <b>{capital(teller.seat(seat))}</b>
            <span className="gauge" aria-hidden="true">
              Luck
              <i className="luck-bar">
                <i
                  className={luck < 0 ? 'bad' : 'good'}
                  style={{ width: `${50 * Math.abs(luck)}%`, insetInlineStart: `${luck < 0 ? 50 + 50 * luck : 50}%` }}
                />
              </i>
            </span>
            <span className="gauge" aria-hidden="true">
              Choices
              <i className="choice-bar">
                <i style={{ width: `${best > 0 ? (100 * expected) / best : 100}%` }} />
              </i>
            </span>
            <small>{verdictOn(balance)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** Luck and choices of one side, in a sentence. */
function verdictOn({ attacks, expected, dealt, best }: Balance): string {
  const luck = dealt - expected;
  const fell =
    luck > 0.5
      ? `${luck.toFixed(1)} more than expected`
      : luck < -0.5
        ? `${(-luck).toFixed(1)} fewer than expected`
        : 'as expected';
  const missed = best - expected;
  const chose =
    missed < 0.5
      ? 'the best attacks on offer'
      : `attacks worth ${missed.toFixed(1)} wounds less than the best on offer`;
  return `${dealt} wounds in ${attacks} attacks, ${fell}; chose ${chose}.`;
}
