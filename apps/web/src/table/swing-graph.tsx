// The lead over a match: its turns can be clicked, and are buttons for those who do not point.
import { type RoundScores, type Swing, turningPoints } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { addressOf } from '../routes.ts';
import { capital } from './names.ts';

const [WIDE, HIGH] = [320, 90];

interface Props {
  readonly id: string;
  readonly swing: readonly Swing[];
  readonly rounds: RoundScores['rounds'];
  readonly teller: Teller;
}

export function SwingGraph({ id, swing, rounds, teller }: Props) {
  const last = swing.at(-1)?.at ?? 0;
  const most = Math.max(1, ...swing.map(({ lead }) => Math.abs(lead)));
  const x = (at: number): number => (last === 0 ? 0 : (WIDE * at) / last);
  const y = (lead: number): number => HIGH / 2 - (lead / most) * (HIGH / 2 - 6);
  const line = swing
    .map(({ at, lead }, i) => `${i === 0 ? 'M' : 'H'}${x(at).toFixed(1)}${i === 0 ? ' ' : 'V'}${y(lead).toFixed(1)}`)
    .join('');
  const turns = turningPoints(swing);
  return (
    <figure className="swing">
      <div className="graph">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`How the match swung between ${teller.seat(0)} and ${teller.seat(1)}`}
        >
          <clipPath id="ahead">
            <rect width={WIDE} height={HIGH / 2} />
          </clipPath>
          <clipPath id="behind">
            <rect y={HIGH / 2} width={WIDE} height={HIGH / 2} />
          </clipPath>
          <path className="area seat-0" clipPath="url(#ahead)" d={`${line}V${HIGH / 2}H0Z`} />
          <path className="area seat-1" clipPath="url(#behind)" d={`${line}V${HIGH / 2}H0Z`} />
          {rounds.slice(1).map(({ at }) => (
            <line key={at} className="round" x1={x(at)} x2={x(at)} y1="0" y2={HIGH} />
          ))}
          <line className="even" x1="0" x2={WIDE} y1={HIGH / 2} y2={HIGH / 2} />
          <path className="lead" d={line} />
        </svg>
        {turns.map(({ at, lead, by }) => (
          <a
            key={at}
            className={by > 0 ? 'turn seat-0' : 'turn seat-1'}
            style={{ insetInlineStart: `${(100 * x(at)) / WIDE}%`, insetBlockStart: `${(100 * y(lead)) / HIGH}%` }}
            href={addressOf({ page: 'match', id, at })}
          >
            <span className="visually-hidden">{`The swing at moment ${at}`}</span>
          </a>
        ))}
        {rounds.map(({ round, at }) => (
          <span
            key={at}
            className="at-round"
            aria-hidden="true"
            style={{ insetInlineStart: `${(100 * x(at)) / WIDE}%` }}
          >
            {round}
          </span>
        ))}
      </div>
      <figcaption>
        <span>{`Above the line ${teller.seat(0)} is ahead, below it ${teller.seat(1)}. The greatest swings: `}</span>
        {turns.map(({ at, by }) => (
          <a key={at} className={`button ${by > 0 ? 'seat-0' : 'seat-1'}`} href={addressOf({ page: 'match', id, at })}>
            <b>{capital(by > 0 ? teller.seat(0) : teller.seat(1))}</b>
            {`\u00a0+${Math.abs(by)}`}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
