// The chances of an attack before its first die.
import type { Forecast } from '@little-wars/engine';
import { average, percent } from '@little-wars/words';
import { Bars } from '../table/bars.tsx';

/** A bar from impossible to certain: the chance to take out the target, and in a fight the attacker. */
export function Chance({ forecast: { kill, mean, chances, back } }: { readonly forecast: Forecast }) {
  return (
    <div className="promise">
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
      <Bars chances={chances} />
      {back ? <span className="back">{`${percent(back.kill)} to fall, ⌀ ${average(back.mean)} back`}</span> : null}
    </div>
  );
}
