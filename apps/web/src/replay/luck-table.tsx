import type { Question } from '@little-wars/engine';
import { attacksIn, type Balance, balanceOf, luckOf, type Moment, type Session } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { advisingCalled } from '../game/rulesets.ts';
import { capital } from '../table/names.ts';
import '../styles/drawer.css';

interface Props {
  readonly session: Session;
  readonly teller: Teller;
}

/** Luck: expected against rolled, by face and by attack, separate from the value of choices. */
export function LuckTable({ session, teller }: Props) {
  if (!session.moments.some(({ input }) => input.by === 'dice'))
    return <p className="soft">No die has been rolled yet.</p>;
  return (
    <>
      <Attacks key={session.moments.length} session={session} teller={teller} />
      <Faces moments={session.moments} teller={teller} />
    </>
  );
}

/** Expected against rolled, by seat and by purpose. */
function Faces({ moments, teller }: { readonly moments: readonly Moment[]; readonly teller: Teller }) {
  const named = (purpose: string): string => teller.question({ kind: 'roll', purpose } as unknown as Question);
  return (
    <table className="luck">
      <caption className="soft">
        Dice: the average face, expected and rolled. Luck is counted in deviations: beyond two is rare.
      </caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Rolled for</th>
          <th scope="col">Dice</th>
          <th scope="col">Expected</th>
          <th scope="col">Rolled</th>
          <th scope="col">Luck</th>
        </tr>
      </thead>
      <tbody>
        {luckOf(moments).map(({ seat, purpose, dice, rolled, expected, deviation }) => (
          <tr key={`${seat} ${purpose}`}>
            <td>{seat === null ? '–' : capital(teller.seat(seat))}</td>
            <td>{named(purpose)}</td>
            <td>{dice}</td>
            <td>{(expected / dice).toFixed(2)}</td>
            <td>{(rolled / dice).toFixed(2)}</td>
            <td>{signed(deviation)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Luck and choices separated, in wounds. Computed after the first paint, because it replays every attack. */
function Attacks({ session, teller }: Props) {
  const [balance, setBalance] = useState<readonly Balance[] | null>(null);
  useEffect(() => {
    let left = false;
    const work = setTimeout(async () => {
      const advising = await advisingCalled(session.match.ruleset.id);
      if (!left && advising) setBalance(balanceOf(attacksIn(advising, session)));
    }, 50);
    return () => {
      left = true;
      clearTimeout(work);
    };
  }, [session]);
  if (balance === null) return <p className="soft">Working out every attack…</p>;
  if (balance.length === 0) return null;
  return (
    <table className="luck">
      <caption className="soft">
        Attacks, in wounds: what the chances promised and what was dealt (luck), and what the best attack on offer
        promised more than the one taken (missed).
      </caption>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Attacks</th>
          <th scope="col">Promised</th>
          <th scope="col">Dealt</th>
          <th scope="col">Luck</th>
          <th scope="col">Missed</th>
        </tr>
      </thead>
      <tbody>
        {balance.map(({ seat, attacks, expected, dealt, best }) => (
          <tr key={seat}>
            <td>{capital(teller.seat(seat))}</td>
            <td>{attacks}</td>
            <td>{expected.toFixed(1)}</td>
            <td>{dealt}</td>
            <td>{signed(dealt - expected)}</td>
            <td>{(best - expected).toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;
