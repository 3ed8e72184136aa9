import type { Ruling } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';

/** Rulings with their clauses and exhibits. */
export function Rulings({ rulings, teller }: { readonly rulings: readonly Ruling[]; readonly teller: Teller }) {
  return (
    <ul className="rulings">
      {rulings.map((ruling, i) => (
        <li key={`${ruling.id} ${i}`} className={ruling.holds ? 'holds' : 'fails'}>
          <Said ruling={ruling} teller={teller} />
        </li>
      ))}
    </ul>
  );
}

function Said({ ruling, teller }: { readonly ruling: Ruling; readonly teller: Teller }) {
  const { id, clause, holds, inches, margin, touches } = ruling;
  const reasons = (ruling['reasons'] ?? []) as readonly { readonly reason: string; readonly clause: string }[];
  return (
    <>
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {teller.text(`ruling.${id}`, ruling)}:{' '}
      <b>{inches !== undefined ? `${inches.toFixed(2)}"` : holds ? 'yes' : 'no'}</b>{' '}
      <span className="clause">{clause}</span>
      <small>
        {touches && touches.length > 0
          ? ` · ${touches.map(({ what }) => (typeof what === 'number' ? teller.model(what) : teller.thing('piece', what))).join(', ')}`
          : ''}
        {margin !== undefined ? ` · by ${margin.toFixed(2)}"` : ''}
        {reasons.map(reason => ` · ${teller.reason(reason)}`)}
      </small>
    </>
  );
}
