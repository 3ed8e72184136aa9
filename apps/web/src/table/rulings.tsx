import type { Ruling } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { Clause, WithClauses } from '../parts/clause.tsx';
import '../styles/drawer.css';

interface Props {
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
  /** The rulebook to link to; none for no links. */
  readonly ruleset?: string | null;
}

/** Each ruling in words: yes or no, its clause, what decides it and by how much. */
export function Rulings({ rulings, teller, ruleset = null }: Props) {
  return (
    <ul className="rulings">
      {rulings.map((ruling, i) => (
        <li key={`${ruling.id} ${i}`} className={ruling.holds ? 'holds' : 'fails'}>
          <Said ruling={ruling} teller={teller} ruleset={ruleset} />
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  readonly ruling: Ruling;
  readonly teller: Teller;
  readonly ruleset: string | null;
}

function Said({ ruling, teller, ruleset }: SaidProps) {
  const { id, clause, holds, inches, margin, touches } = ruling;
  const reasons = (ruling['reasons'] ?? []) as readonly { readonly reason: string; readonly clause: string }[];
  const more = [
    ...(touches ?? []).map(({ what }) => (typeof what === 'number' ? teller.model(what) : teller.thing('piece', what))),
    ...(margin === undefined ? [] : [`by ${margin.toFixed(2)}"`]),
    ...reasons.map(reason => teller.reason(reason)),
  ];
  return (
    <>
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {teller.text(`ruling.${id}`, ruling)}:{' '}
      <b>{inches !== undefined ? `${inches.toFixed(2)}"` : holds ? 'yes' : 'no'}</b>{' '}
      <Clause clause={clause} ruleset={ruleset} />
      {more.length === 0 ? null : (
        <small>
          <WithClauses text={` ${[...new Set(more)].join(' · ')}`} ruleset={ruleset} />
        </small>
      )}
    </>
  );
}
