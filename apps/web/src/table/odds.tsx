// The forecast of an option: exact chances, and where each number comes from.
import type { Forecast, Prospect } from '@little-wars/engine';
import { average, type Teller } from '@little-wars/words';
import { Bars } from './bars.tsx';

interface Props {
  readonly forecasts: readonly Forecast[];
  readonly teller: Teller;
}

interface OddsProps extends Props {
  /** Without what is not counted. */
  readonly isShort?: boolean;
}

const bestOf = (forecasts: readonly Forecast[]): Forecast =>
  forecasts.reduce((a, b) => (b.kill > a.kill || (b.kill === a.kill && b.mean > a.mean) ? b : a));

/** The summary: one line and bars. */
export function Odds({ forecasts, teller, isShort = false }: OddsProps) {
  if (forecasts.length === 0) return null;
  const best = bestOf(forecasts);
  return (
    <span className="odds" title={best.leftOut.map(teller.leftOut).join(' ')}>
      <span>
        {forecasts.length > 1 ? `Best, ${teller.model(best.to)}: ` : ''}
        {percent(best.kill)} to take out, {average(best.mean)} on average
        {best.back ? `; ${percent(best.back.kill)} to fall` : ''}
      </span>
      <Bars chances={best.chances} />
      {isShort
        ? null
        : best.leftOut.map(left => <small key={`${left.rule} ${left.reason}`}>{teller.leftOut(left)}</small>)}
    </span>
  );
}

/** The chances of rolls that an option leads to, one line each. */
export const Rolls = ({ prospects, teller }: { readonly prospects: readonly Prospect[]; readonly teller: Teller }) => (
  <>
    {prospects.map(prospect => (
      <small key={`${prospect.id} ${prospect.of}`}>{teller.prospect(prospect)}</small>
    ))}
  </>
);

/** Every possible attack with every modifier and its cause. */
export function Why({ forecasts, teller }: Props) {
  if (forecasts.length === 0) return null;
  return (
    <details className="why">
      <summary>Where these numbers come from</summary>
      {forecasts.map((forecast, i) => (
        <div key={`${forecast.to} ${forecast.with} ${i}`}>
          <strong>{`${forecast.with}, ${teller.model(forecast.to)}: ${percent(forecast.kill)} to take out`}</strong>
          <ul>
            {forecast.because.map((numbered, k) => (
              <li key={k}>{teller.number(numbered)}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

export const percent = (chance: number): string => `${(100 * chance).toFixed(chance > 0 && chance < 0.1 ? 1 : 0)}%`;
