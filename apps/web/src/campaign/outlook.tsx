// The odds of a member's attacks, now and with what it may gain.
import type { Clause, Odds, Outlook } from '@little-wars/engine';
import { type Catalogue, percent, sayNested } from '@little-wars/words';
import { Clause as ClauseLink } from '../parts/clause.tsx';

interface Props {
  readonly outlook: Outlook;
  readonly texts: readonly Catalogue[];
  readonly clauses: readonly Clause[];
  readonly book: string;
}

const mean = ({ mean: of }: Odds): string => of.toFixed(1);

/** More is better where it attacks, and worse where it is attacked. The chance to be taken out counts first. */
function gainOf(now: Odds, then: Odds, isOnIt: boolean): number {
  const isSameKill = Math.abs(then.kill - now.kill) < 1e-6;
  const more = isSameKill ? (then.mean - now.mean) / 100 : then.kill - now.kill;
  return isOnIt ? -more : more;
}

/** Only what is seen to change. */
const inWords = (now: Odds, then: Odds): string => {
  const wounds = mean(now) === mean(then) ? [] : [`${mean(now)} → ${mean(then)} wounds`];
  const [before, after] = [percent(now.kill), percent(then.kill)];
  return [...wounds, ...(before === after ? [] : [`out ${before} → ${after}`])].join(', ') || 'a little';
};

const Change = ({ now, then, isOnIt }: { readonly now: Odds; readonly then: Odds; readonly isOnIt: boolean }) => (
  <span className={gainOf(now, then, isOnIt) < 0 ? 'worse' : 'better'}>{inWords(now, then)}</span>
);

/** Attacks on the member itself: their odds should be low. */
const isAgainst = (word: string): boolean => /-(back|at)$/.test(word);

export function OutlookTable({ outlook: { attacks, gains }, texts, clauses, book }: Props) {
  const titleOf = (clause: string): string => clauses.find(({ id }) => id === clause)?.title ?? '';
  return (
    <details className="outlook" open={matchMedia('(min-width: 60rem)').matches}>
      <summary>
        <BestOf attacks={attacks} gains={gains} />
      </summary>
      <ul>
        {gains.map(({ gain, name, clause, odds, isLeftOut }) => (
          <li key={gain}>
            <b>{sayNested(texts, name)}</b> <ClauseLink clause={clause} ruleset={book} />
            <span className="soft">{titleOf(clause).replace(/^[^:]*: /, '')}</span>
            {odds.map((then, i) =>
              then === null ? null : (
                <span key={i} className="change">
                  <small>{`${sayNested(texts, attacks[i]!.told)}: `}</small>
                  <Change now={attacks[i]!.odds} then={then} isOnIt={isAgainst(attacks[i]!.told.word)} />
                </span>
              ),
            )}
            {isLeftOut ? (
              <small className="soft">The odds of its attacks change in a way that is not counted here.</small>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** The largest change that may come of it, in a line. */
function BestOf({ attacks, gains }: Outlook) {
  const changes = gains.flatMap(({ odds }) =>
    odds.flatMap((then, i) =>
      then === null ? [] : [{ then, ...attacks[i]!, isOnIt: isAgainst(attacks[i]!.told.word) }],
    ),
  );
  const [best] = changes.toSorted((a, b) => gainOf(b.odds, b.then, b.isOnIt) - gainOf(a.odds, a.then, a.isOnIt));
  const count = gains.length === 1 ? 'What it does' : `One of ${NUMBERS[gains.length] ?? gains.length}`;
  return best ? (
    <>
      {`${count}: at best `}
      <Change now={best.odds} then={best.then} isOnIt={best.isOnIt} />
    </>
  ) : (
    count
  );
}

/** The odds as they are. */
export const OddsNow = ({ outlook: { attacks }, texts }: Pick<Props, 'outlook' | 'texts'>) => (
  <dl className="odds-now">
    {attacks.map(({ told, odds }) => (
      <div key={told.word}>
        <dt>{sayNested(texts, told)}</dt>
        <dd>
          {`${mean(odds)} wounds`} <small>{`out ${percent(odds.kill)}`}</small>
        </dd>
      </div>
    ))}
  </dl>
);
