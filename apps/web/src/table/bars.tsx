// Odds as bars, always with what they leave out.
import type { Forecast } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { ReactNode } from 'react';

export interface LeavingOut {
  readonly of: Pick<Forecast, 'leftOut'>;
  readonly teller: Teller;
}

interface Props {
  readonly of: Forecast;
  readonly teller: Teller;
  /** A button cannot hold a list: `Why` beside it does. */
  readonly isOnButton?: boolean;
  /** The odds in words. */
  readonly children: ReactNode;
}

/** The chances of an attack in words and as bars: the chance of each value from 0 on. */
export function AttackBars({ of, teller, isOnButton = false, children }: Props) {
  return (
    <>
      <span className="in-words">
        {children}
        {isOnButton ? <Star of={of} teller={teller} /> : null}
      </span>
      <Bars chances={of.chances} />
      {isOnButton ? null : <LeftOut of={of} teller={teller} />}
    </>
  );
}

function Bars({ chances }: Pick<Forecast, 'chances'>) {
  const most = Math.max(...chances, 0.01);
  const description = chances
    .map((chance, value) => (chance >= 0.005 ? `${value}: ${Math.round(100 * chance)}%` : ''))
    .filter(text => text !== '')
    .join(', ');
  return (
    <svg className="bars" viewBox={`0 0 ${chances.length * 10} 34`} role="img" aria-label={description}>
      <title>{description}</title>
      {chances.map((chance, value) => (
        <g key={value}>
          <rect x={value * 10 + 1} width="8" y={24 - (24 * chance) / most} height={(24 * chance) / most} />
          <text x={value * 10 + 5} y="32">
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** On a button marks odds that leave something out, and names it for who hears it. */
export const Star = ({ of: { leftOut }, teller }: LeavingOut) =>
  leftOut.length === 0 ? null : (
    <>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden">{`. ${leftOut.map(teller.leftOut).join('. ')}.`}</span>
    </>
  );

/** The list of what odds leave out, folded to one line. */
export const LeftOut = ({ of, teller }: LeavingOut) =>
  of.leftOut.length === 0 ? null : (
    <details className="left-out">
      <summary>{`Leaves out ${of.leftOut.length === 1 ? 'a rule' : `${of.leftOut.length} rules`}`}</summary>
      <ul>
        <LeftOutLines of={of} teller={teller} />
      </ul>
    </details>
  );

export const LeftOutLines = ({ of, teller }: LeavingOut) =>
  of.leftOut.map(left => <li key={`${left.rule} ${left.reason}`}>{teller.leftOut(left)}</li>);
