// The sight court: what the rules say of one model looking at another, with the exhibits.
import type { Game, Id, Match, Ruling, Sight, Tabletop } from '@little-wars/engine';
import type { Teller } from '@little-wars/words';
import { type Dispatch, useState } from 'react';
import { packed } from '../replay/links.ts';
import { addressOf } from '../routes.ts';
import type { Glance, Looking } from './looking.ts';

export const rulingsOf = (
  tabletop: Tabletop<Game>,
  t: Sight<Game>,
  chosen: Id | null,
  other: Id | null,
): readonly Ruling[] => (chosen === null || other === null ? [] : tabletop.court(t, chosen, other));

interface Props {
  readonly match: Match<Game>;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
}

export function Court({ match, looking, glance, rulings, teller }: Props) {
  const [said, setSaid] = useState('');
  const { chosen, other } = looking;
  if (chosen === null || other === null)
    return (
      <p className="soft">
        Choose one model, then another (on the map, or in the list of models): here stands who sees whom, and why.
      </p>
    );
  const copy = async (): Promise<void> => {
    const address = addressOf({
      page: 'shared',
      data: await packed(match),
      at: null,
      pair: [String(chosen), String(other)],
    });
    await navigator.clipboard.writeText(`${location.href.split('#')[0]}${address}`);
    setSaid('The link reopens this board with this ruling. It holds the whole match so far.');
  };
  return (
    <div className="court">
      <p>
        <b>{teller.model(chosen)}</b> looks at <b>{teller.model(other)}</b>{' '}
        <button type="button" onClick={() => glance({ do: 'swap' })}>
          The other way
        </button>{' '}
        <button type="button" onClick={() => void copy()}>
          Copy as a link
        </button>
      </p>
      <p role="status">{said}</p>
      <ul>
        {rulings.map((ruling, i) => (
          <li key={`${ruling.id} ${i}`} className={ruling.holds ? 'holds' : 'fails'}>
            <Said ruling={ruling} teller={teller} />
          </li>
        ))}
      </ul>
    </div>
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
