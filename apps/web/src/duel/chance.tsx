// The chances of an attack before its first die.
import type { Forecast } from '@little-wars/engine';
import { average, percent, type Teller } from '@little-wars/words';
import { AttackBars } from '../table/bars.tsx';

interface Props {
  readonly forecast: Forecast;
  readonly teller: Teller;
}

/** A bar from impossible to certain: the chance to take out the target, and in a fight the attacker. */
export function Chance({ forecast, teller }: Props) {
  const { kill, mean, back } = forecast;
  return (
    <div className="promise">
      <AttackBars of={forecast} teller={teller}>
        <span className="kill">
          <b>{percent(kill)}</b> to take out
        </span>
        <span className="scale" aria-hidden="true">
          <i style={{ width: `${100 * kill}%` }} />
        </span>
        <span className="mean">
          {`⌀ ${average(mean)}`}
          <span className="visually-hidden"> wounds on average</span>
        </span>
      </AttackBars>
      {back ? <span className="back">{`${percent(back.kill)} to fall, ⌀ ${average(back.mean)} back`}</span> : null}
    </div>
  );
}
