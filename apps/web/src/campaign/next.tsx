// What comes next in a campaign: a battle to begin or to go on with, and what follows one.
import { type Pairing, setupFor } from '@little-wars/campaign';
import { useState } from 'react';
import { Refusals } from '../parts/refusals.tsx';
import { addressOf } from '../routes.ts';
import { campaignAddress } from './addresses.ts';
import { ComingBoard, LeftBoard } from './boards.tsx';
import { BotsAtPlay } from './bots-at-play.tsx';
import { isBetweenBots, Pair } from './pair.tsx';
import { campaignOf, headings } from './rules.ts';
import { beginBattle, beginBetween, dropNext } from './steps.ts';
import type { CampaignProps } from './use-campaign.ts';
import '../styles/lists.css';

export function NextBattle(props: CampaignProps) {
  const { stage } = props.campaign;
  switch (stage.at) {
    case 'over':
      return <Finished {...props} />;
    case 'due':
      return <Due {...props} pairings={stage.pairings} />;
    case 'broken':
      return (
        <section className="panel coming" aria-label="What comes next">
          <h2>The battle under way cannot be used</h2>
          <Refusals problems={stage.problems} />
          <p>Its match is damaged, was deleted, or was fought by rules that have changed since.</p>
          <button type="button" className="main" onClick={() => void props.act(({ row }) => dropNext(row))}>
            Fight this battle again
          </button>
        </section>
      );
    default:
      return isBetweenBots(props.campaign, stage.next.players) ? (
        <BotsAtPlay key={stage.at} {...props} stage={stage} />
      ) : (
        <UnderWay {...props} />
      );
  }
}

function Finished({ campaign: { row } }: CampaignProps) {
  return (
    <section className="panel coming" aria-label="What comes next">
      <h2>It is over</h2>
      <p>Every battle has been fought. The chronicle tells how it went.</p>
      <p className="row">
        <a className="button main" href={campaignAddress(row.id, 'chronicle')}>
          Read the chronicle
        </a>
        <a className="button" href={campaignAddress(null)}>
          All campaigns
        </a>
      </p>
    </section>
  );
}

function Due({ campaign, act, pairings }: CampaignProps & { readonly pairings: readonly Pairing[] }) {
  const { rules, row } = campaign;
  const [isBusy, setBusy] = useState(false);
  const now = campaignOf(rules, row);
  const [first, ...others] = pairings;
  const play = async (players: Pairing): Promise<void> => {
    setBusy(true);
    const begun = await act(of => beginBattle(of.rules, of.row, players)).finally(() => setBusy(false));
    if (begun?.next && !isBetweenBots(campaign, players))
      location.hash = addressOf({ page: 'match', id: begun.next.battle, at: null });
  };
  const label = (players: Pairing): string =>
    isBetweenBots(campaign, players) ? 'Let the bots fight it' : 'Play the next battle';
  if (!first) return null;
  return (
    <section className="panel coming" aria-label="What comes next">
      <p className="eyebrow">{`Battle ${row.entries.length + 1}`}</p>
      <h2>
        <Pair row={row} players={first} />
      </h2>
      <p className="mission">{headings(rules, now, first).join(' · ')}</p>
      <figure className="battlefield">
        <ComingBoard ruleset={rules.ruleset} setup={setupFor(now, first)} />
      </figure>
      <p className="row">
        <button type="button" className="main play-next" disabled={isBusy} onClick={() => void play(first)}>
          {label(first)}
        </button>
      </p>
      {others.length > 0 ? (
        <>
          <h3>Other battles of this round</h3>
          <ul className="rows others">
            {others.map(players => (
              <li key={players.join()}>
                <Pair row={row} players={players} />
                <button type="button" disabled={isBusy} onClick={() => void play(players)}>
                  {`${isBetweenBots(campaign, players) ? 'Let the bots fight' : 'Play'} this one`}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** A battle with a person in it, or what follows it. */
function UnderWay({ campaign, act }: CampaignProps) {
  const { row, stage } = campaign;
  const [isBusy, setBusy] = useState(false);
  if (stage.at === 'over' || stage.at === 'due' || stage.at === 'broken') return null;
  const { next } = stage;
  const goOn = async (): Promise<void> => {
    setBusy(true);
    if (stage.at === 'fought') await act(of => beginBetween(of.rules, of)).finally(() => setBusy(false));
    location.hash =
      stage.at === 'battle'
        ? addressOf({ page: 'match', id: next.battle, at: null })
        : campaignAddress(row.id, 'after');
  };
  const isBattle = stage.at === 'battle';
  return (
    <section className="panel coming" aria-label="What comes next">
      <p className="eyebrow">{`Battle ${row.entries.length + 1}${isBattle ? ', under way' : ', fought'}`}</p>
      <h2>
        <Pair row={row} players={next.players} />
      </h2>
      <figure className="battlefield">
        <LeftBoard match={next.battle} />
      </figure>
      <p className="row">
        <button type="button" className="main play-next" disabled={isBusy} onClick={() => void goOn()}>
          {isBattle ? 'Go on with the battle' : 'What happens after the battle'}
        </button>
      </p>
    </section>
  );
}
