// What made the difference: how the match swung, who did most, and how much of it was luck.
import type { Advising, Game } from '@little-wars/engine';
import {
  type Attack,
  attacksIn,
  type Balance,
  balanceOf,
  type Session,
  type Swing,
  swingOf,
  turningPoints,
} from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { advisingCalled } from '../game/rulesets.ts';
import { addressOf } from '../routes.ts';
import { capital } from './names.ts';
import '../styles/story.css';

interface Props {
  /** The id of the stored match, for links to its moments. */
  readonly id: string;
  readonly session: Session;
  readonly teller: Teller;
}

interface Told {
  readonly swing: readonly Swing[];
  readonly attacks: readonly Attack[];
}

/** Computed after the first paint, because it looks at every position again. */
export function Story({ id, session, teller }: Props) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let left = false;
    const work = setTimeout(async () => {
      const advising = await advisingCalled(session.match.ruleset.id);
      if (!left && advising) setTold(toldOf(advising, session));
    }, 50);
    return () => {
      left = true;
      clearTimeout(work);
    };
  }, [session]);
  if (!told) return <p className="soft">Looking back at the match…</p>;
  return (
    <>
      <SwingGraph id={id} swing={told.swing} teller={teller} />
      <Best attacks={told.attacks} teller={teller} />
      <ul className="verdicts">
        {balanceOf(told.attacks).map(balance => (
          <li key={balance.seat}>{verdictOn(balance, teller)}</li>
        ))}
      </ul>
    </>
  );
}

const toldOf = (advising: Advising<Game>, session: Session): Told => ({
  swing: swingOf(advising, session),
  attacks: attacksIn(advising, session),
});

/** Luck and choices of one side, in a sentence. */
function verdictOn({ seat, attacks, expected, dealt, best }: Balance, teller: Teller): string {
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
  return `${capital(teller.seat(seat))}: ${dealt} wounds in ${attacks} attacks, ${fell}; chose ${chose}.`;
}

/** Who dealt the most wounds. */
function Best({ attacks, teller }: { readonly attacks: readonly Attack[]; readonly teller: Teller }) {
  const dealt = [...Map.groupBy(attacks, ({ by }) => by)]
    .map(([by, own]) => ({ by, wounds: own.reduce((sum, each) => sum + each.dealt, 0) }))
    .toSorted((a, b) => b.wounds - a.wounds);
  const [first] = dealt;
  return first && first.wounds > 0 ? (
    <p>{`Best of all: ${teller.model(first.by)}, ${first.wounds} wounds dealt.`}</p>
  ) : null;
}

const [WIDE, HIGH] = [320, 90];

interface GraphProps {
  readonly id: string;
  readonly swing: readonly Swing[];
  readonly teller: Teller;
}

/** The lead over the match; its turns can be clicked, and are buttons for those who do not point. */
function SwingGraph({ id, swing, teller }: GraphProps) {
  const last = swing.at(-1)?.at ?? 0;
  const most = Math.max(1, ...swing.map(({ lead }) => Math.abs(lead)));
  const x = (at: number): number => (last === 0 ? 0 : (WIDE * at) / last);
  const y = (lead: number): number => HIGH / 2 - (lead / most) * (HIGH / 2 - 4);
  const line = swing
    .map(({ at, lead }, i) => `${i === 0 ? 'M' : 'H'}${x(at).toFixed(1)}${i === 0 ? ' ' : 'V'}${y(lead).toFixed(1)}`)
    .join('');
  const turns = turningPoints(swing);
  return (
    <figure className="swing">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`How the match swung between ${teller.seat(0)} and ${teller.seat(1)}`}
      >
        <line className="even" x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
        <path className="lead" d={line} />
        {turns.map(({ at, lead }) => (
          <path key={at} className={lead >= 0 ? 'point seat-0' : 'point seat-1'} d={`M${x(at)} ${y(lead)}h.01`} />
        ))}
      </svg>
      <figcaption>
        {`Above the line ${teller.seat(0)} is ahead, below it ${teller.seat(1)}. The greatest swings: `}
        {turns.map(({ at, by }) => (
          <a key={at} className="button" href={addressOf({ page: 'match', id, at })}>
            {`${by > 0 ? teller.seat(0) : teller.seat(1)} +${Math.abs(by)}`}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
