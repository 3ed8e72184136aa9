// A match that today's rules would play differently: shown as it was stored, saved as a file, or continued as another.
import { madeWith } from '@little-wars/engine';
import { tellDeparture } from '@little-wars/table';
import { letterOf } from '@little-wars/words';
import { useEffect, useState } from 'react';
import type { Departed } from '../game/restoring.ts';
import { Download } from '../parts/download.tsx';
import { Guarded } from '../parts/guarded.tsx';
import { addressOf } from '../routes.ts';
import { type StoredSnapshot, storedSnapshots } from '../store/database.ts';
import { fileOf, pictureAt, type Shown, storedResult } from './as-stored.ts';
import { PlayOn } from './play-on.tsx';
import { StoredLog } from './stored-log.tsx';
import { StoredMap } from './stored-map.tsx';

interface Props {
  readonly departed: Departed;
  /** The moment to show first; the last if null. */
  readonly at: number | null;
}

export function DepartedMatch({ departed, at }: Props) {
  const { stored, inputs } = departed;
  const [snapshots, setSnapshots] = useState<readonly StoredSnapshot[] | null>(null);
  const [moment, setMoment] = useState(Math.min(at ?? inputs.length, inputs.length));
  useEffect(() => {
    // Without its pictures the rest still works.
    void storedSnapshots(stored.id).then(setSnapshots, () => setSnapshots([]));
  }, [stored.id]);
  if (snapshots === null) return <p className="loading">Setting the table…</p>;
  const shown = pictureAt(departed, snapshots, moment);
  return (
    <div className="table">
      <header className="status">
        <a href={addressOf({ page: 'home' })}>Little Wars</a>
        <h1>{stored.name}</h1>
        <StoredScores shown={shown} />
      </header>
      <Guarded key={shown?.at} otherwise={<NoMap />}>
        {shown ? <StoredMap picture={shown.picture} /> : <NoMap />}
      </Guarded>
      <main className="side">
        <section className="question" aria-label="As it was stored">
          <h2>{headingOf(departed)}</h2>
          <p role="status">{`${whyOf(departed)} It is shown as it was stored, and nothing of it has changed.`}</p>
          <StoredEnd departed={departed} />
          <div className="row stored-tools">
            <Download
              name={`${stored.name}.json`}
              label="Save as a file"
              contents={() => fileOf(departed, snapshots)}
            />
            <PlayOn departed={departed} snapshots={snapshots} />
          </div>
          <Scrub moment={moment} last={inputs.length} go={setMoment} shown={shown} />
        </section>
        <Guarded otherwise={<p>The log cannot be shown. It is in the file.</p>}>
          <StoredLog departed={departed} moment={moment} />
        </Guarded>
      </main>
    </div>
  );
}

const playedBy = ({ stored }: Departed) => stored.played ?? stored.made ?? null;

function headingOf(departed: Departed): string {
  const played = playedBy(departed);
  const isOther = departed.ruleset && played && JSON.stringify(played) !== JSON.stringify(madeWith(departed.ruleset));
  return isOther ? 'The rules have changed since this match was played' : 'Today’s rules cannot follow this match';
}

const whyOf = (departed: Departed): string =>
  tellDeparture({
    departure: departed.departure,
    inputs: departed.inputs.length,
    played: playedBy(departed),
    today: departed.ruleset && madeWith(departed.ruleset),
  });

function StoredEnd({ departed: { stored } }: { readonly departed: Departed }) {
  const result = storedResult(stored);
  if (!result) return <p>It was not over yet.</p>;
  const { winners, scores } = result;
  return (
    <>
      <p>
        <strong>{winners.length === 1 ? `${letterOf(winners[0]!)} has won` : 'A draw'}</strong>
      </p>
      <ul className="final">
        {scores?.map((score, seat) => (
          <li key={seat} className={`seat-${seat}`}>
            <b>{letterOf(seat)}</b> {score}
          </li>
        ))}
      </ul>
    </>
  );
}

function StoredScores({ shown }: { readonly shown: Shown | null }) {
  const lines = shown?.picture.status ?? [];
  const seats = [...new Set(lines.flatMap(({ seat }) => seat ?? []))].toSorted((a, b) => a - b);
  return (
    <ul className="scores">
      {lines
        .filter(({ seat }) => seat === null)
        .map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      {seats.map(seat => (
        <li key={seat} className={`seat-${seat}`}>
          <b>{letterOf(seat)}</b>{' '}
          {lines
            .filter(line => line.seat === seat)
            .map(({ text }) => text)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}

interface ScrubProps {
  readonly moment: number;
  readonly last: number;
  readonly go: (to: number) => void;
  readonly shown: Shown | null;
}

function Scrub({ moment, last, go, shown }: ScrubProps) {
  return (
    <>
      <label className="scrub">
        {`Moment ${moment} of ${last}`}
        <input type="range" min="0" max={last} value={moment} onChange={event => go(Number(event.target.value))} />
      </label>
      <p className="row">
        <button type="button" disabled={moment === 0} onClick={() => go(0)}>
          Start
        </button>
        <button type="button" disabled={moment === 0} onClick={() => go(moment - 1)}>
          Back
        </button>
        <button type="button" disabled={moment === last} onClick={() => go(moment + 1)}>
          On
        </button>
        <button type="button" disabled={moment === last} onClick={() => go(last)}>
          End
        </button>
      </p>
      {shown && shown.at !== moment ? (
        <p className="soft">{`The table is drawn as it stood after input ${shown.at}: not every moment is kept as a picture.`}</p>
      ) : null}
    </>
  );
}

const NoMap = () => <p className="map-frame">No picture of the table was stored.</p>;
