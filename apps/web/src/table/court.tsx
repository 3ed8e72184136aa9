// The sight court: what the rules say of one model looking at another, with the exhibits.
import type { Ruling } from '@little-wars/engine';
import type { TableMatch } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import type { Dispatch } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { addressOf } from '../routes.ts';
import type { Glance, Looking } from './looking.ts';
import { Rulings } from './rulings.tsx';

export interface CourtProps {
  readonly match: TableMatch;
  readonly looking: Looking;
  readonly glance: Dispatch<Glance>;
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
}

export function Court({ match, looking, glance, rulings, teller }: CourtProps) {
  const { chosen, other } = looking;
  if (chosen === null || other === null)
    return (
      <p className="soft">
        Choose one model, then another (on the map, or in the list of models): this shows who sees whom, and why.
      </p>
    );
  const link = async () => {
    const { packed } = await import('../replay/links.ts');
    const data = await packed(match);
    return { address: addressOf({ page: 'shared', data, at: null, pair: [String(chosen), String(other)] }) };
  };
  return (
    <div className="court">
      <p>
        <b>{teller.model(chosen)}</b> looks at <b>{teller.model(other)}</b>
      </p>
      <p className="row">
        <button type="button" onClick={() => glance({ do: 'swap' })}>
          The other way
        </button>
        <CopyLink
          label="Copy as a link"
          link={link}
          said="The link reopens this board with this ruling. It holds the whole match so far."
        />
      </p>
      {rulings.length === 0 ? <p className="soft">Both have to be on the table for that.</p> : null}
      <Rulings rulings={rulings} teller={teller} ruleset={match.ruleset.id} />
    </div>
  );
}
