// The forecast of an option: exact chances, and where each number comes from.
import type { Forecast, Prospect } from '@little-wars/engine';
import { average, type Teller } from '@little-wars/words';
import { AttackBars, LeftOutLines } from './bars.tsx';

export interface ForecastProps {
  readonly forecasts: readonly Forecast[];
  readonly teller: Teller;
}

export interface RollsProps {
  readonly prospects: readonly Prospect[];
  readonly teller: Teller;
}

interface OddsProps extends ForecastProps {
  /** On a line of its own, not on a button: a button has `Why` beside it. */
  readonly isApart?: boolean;
}

const bestOf = (forecasts: readonly Forecast[]): Forecast =>
  forecasts.reduce((a, b) => (b.kill > a.kill || (b.kill === a.kill && b.mean > a.mean) ? b : a));

/** The summary: one line and bars. */
export function Odds({ forecasts, teller, isApart = false }: OddsProps) {
  if (forecasts.length === 0) return null;
  const best = bestOf(forecasts);
  const Tag = isApart ? 'div' : 'span';
  return (
    <Tag className="odds">
      <AttackBars of={best} teller={teller} isOnButton={!isApart}>
        {forecasts.length > 1 ? `Best, ${teller.model(best.to)}: ` : ''}
        {percent(best.kill)} to take out, {average(best.mean)} on average
        {best.back ? `; ${percent(best.back.kill)} to fall` : ''}
      </AttackBars>
    </Tag>
  );
}

/** The chances of rolls that an option leads to, one line each. */
export const Rolls = ({ prospects, teller }: RollsProps) => (
  <>
    {prospects.map(prospect => (
      <small key={`${prospect.id} ${prospect.of}`}>{teller.prospect(prospect)}</small>
    ))}
  </>
);

/** What an option on a button leads to: `Why` stands beside the button. */
export const ChancesOnButton = ({ forecasts, prospects, teller }: ForecastProps & RollsProps) => (
  <>
    <Odds forecasts={forecasts} teller={teller} />
    <Rolls prospects={prospects} teller={teller} />
  </>
);

/** Every possible attack with every modifier and its cause, and what its odds leave out: beside the button that has them. */
export function Why({ forecasts, teller }: ForecastProps) {
  if (forecasts.length === 0) return null;
  return (
    <details className="why">
      <summary>
        Where these numbers come from
        {forecasts.some(({ leftOut }) => leftOut.length > 0) ? ', and what they leave out' : ''}
      </summary>
      {forecasts.map((forecast, i) => (
        <div key={`${forecast.to} ${forecast.with} ${i}`}>
          <strong>{`${forecast.with}, ${teller.model(forecast.to)}: ${percent(forecast.kill)} to take out`}</strong>
          <ul>
            {forecast.because.map((numbered, k) => (
              <li key={k}>{teller.number(numbered)}</li>
            ))}
            <LeftOutLines of={forecast} teller={teller} />
          </ul>
        </div>
      ))}
    </details>
  );
}

export const percent = (chance: number): string => `${(100 * chance).toFixed(chance > 0 && chance < 0.1 ? 1 : 0)}%`;
