// All campaigns of this browser with how they stand, and the ways to begin one.
import { isOver, outcomesOf, roundOf, standingsOf } from '@little-wars/campaign';
import { linked } from '@little-wars/rulesets/linked';
import { useCallback, useEffect, useState } from 'react';
import { dayOf } from '../home/told.ts';
import { Frame } from '../parts/frame.tsx';
import { forgetCampaign, type ListedCampaigns, type StoredCampaign, storedCampaigns } from '../store/campaigns.ts';
import { campaignAddress } from './addresses.ts';
import { ImportFile } from './import-file.tsx';
import { campaignOf, kindOf } from './rules.ts';
import '../styles/lists.css';

export function CampaignList() {
  const [{ campaigns, damaged }, setListed] = useState<ListedCampaigns>({ campaigns: [], damaged: [] });
  const refresh = useCallback(() => storedCampaigns().then(setListed), []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  const forget = async (id: string, name: string): Promise<void> => {
    if (!confirm(`Delete ${name} with all its battles for good?`)) return;
    await forgetCampaign(id);
    await refresh();
  };
  return (
    <Frame title="Campaigns">
      <p className="lead">
        Linked battles. In a campaign teams gain experience and scars; in a league they stay as they are and play for
        the standings.
      </p>
      <ul className="cards begin-campaign">
        {linked.map(({ ruleset, title, pitch }) => (
          <li key={ruleset}>
            <a className="card" href={campaignAddress('new', ruleset)}>
              <strong>{`Begin ${title}`}</strong>
              <span>{pitch}</span>
            </a>
          </li>
        ))}
        <li>
          <a className="card" href={campaignAddress('new', 'league')}>
            <strong>Begin a league</strong>
            <span>Two to eight teams of any rulebook, everybody against everybody or paired by their standing.</span>
          </a>
        </li>
      </ul>
      {campaigns.length > 0 ? <h2>In this browser</h2> : null}
      <ul className="rows campaign-list">
        {campaigns.map(row => (
          <li key={row.id} className="campaign-card">
            <a href={campaignAddress(row.id)}>
              <strong>{row.name}</strong>
            </a>
            <span className="soft">{`${kindOf(row.founding)}, ${dayOf(row)}`}</span>
            <Brief row={row} />
            <button
              type="button"
              aria-label={`Delete ${row.name}`}
              onClick={() => void forget(row.id, `"${row.name}"`)}
            >
              Delete
            </button>
          </li>
        ))}
        {damaged.map(id => (
          <li key={id}>
            <span>A campaign that cannot be read</span>
            <span className="soft">damaged, or written by a later version of this page: reload the page first</span>
            <button
              type="button"
              aria-label={`Delete the campaign that cannot be read, ${id}`}
              onClick={() => void forget(id, 'the campaign that cannot be read')}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <h2>Open a campaign file</h2>
      <ImportFile done={refresh} />
    </Frame>
  );
}

/** Round and standing in a line or two. */
function Brief({ row }: { readonly row: StoredCampaign }) {
  const { founding, entries } = row;
  const campaign = campaignOf({ ruleset: null as never, linking: null }, row);
  const table = standingsOf(founding.players.length, outcomesOf({ entries }));
  const state = isOver(campaign) ? 'finished' : `round ${roundOf(campaign)} of ${founding.rounds}`;
  return (
    <>
      <span className="brief">{row.next ? `${state}, a battle is under way` : state}</span>
      <span className="dots" aria-hidden="true">
        {Array.from({ length: founding.rounds }, (_, i) => (
          <i key={i} className={i + 1 < roundOf(campaign) ? 'done' : ''} />
        ))}
      </span>
      <ol className="podium">
        {table.slice(0, 3).map(({ player, points }) => (
          <li key={player}>
            {founding.players[player]!.name} <b>{points}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
