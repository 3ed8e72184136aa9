import type { Question } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import type { Moment } from '../game/session.ts';
import { luckOf } from './luck.ts';

/** Expected against rolled, by seat and by purpose. */
export function LuckTable({ moments, teller }: { readonly moments: readonly Moment[]; readonly teller: Teller }) {
  const luck = luckOf(moments);
  if (luck.length === 0) return <p className="soft">No die has been rolled yet.</p>;
  const named = (purpose: string): string => teller.question({ kind: 'roll', purpose } as unknown as Question);
  return (
    <table className="luck">
      <caption className="soft">The average face against 3.5; two deviations or more are rare.</caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Rolled for</th>
          <th scope="col">Dice</th>
          <th scope="col">Average</th>
          <th scope="col">Luck</th>
        </tr>
      </thead>
      <tbody>
        {luck.map(({ seat, purpose, dice, rolled, deviation }) => (
          <tr key={`${seat} ${purpose}`}>
            <td>{seat === null ? '–' : teller.seat(seat)}</td>
            <td>{named(purpose)}</td>
            <td>{dice}</td>
            <td>{(rolled / dice).toFixed(2)}</td>
            <td>{`${deviation >= 0 ? '+' : '−'}${Math.abs(deviation).toFixed(1)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
