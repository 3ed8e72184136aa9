import { useEffect, useState, useSyncExternalStore } from 'react';
import { isSomethingMissing, whenMissing } from '../offline/missing.ts';
import { agree, leave, type NewVersion, newVersion, whenNewVersion } from '../offline/new-version.ts';

const SAID: { readonly [N in NewVersion]: string } = {
  none: '',
  ready: 'A new version is ready.',
  storing: 'Storing the match, then loading the new version…',
  'not-stored':
    'This browser does not store the match now: loading the new version would lose what was played since. Save the match as a file, or try again.',
  loading: 'Loading the new version…',
};

/** A bar above every page while there is news about its version. */
export function VersionBar() {
  const now = useSyncExternalStore(whenNewVersion, newVersion);
  const isMissing = useSyncExternalStore(whenMissing, isSomethingMissing);
  const [isPutOff, setPutOff] = useState(false);
  if (isMissing && now !== 'loading') return <MissingPart />;
  if (now === 'none' || now === 'loading' || (isPutOff && now === 'ready')) return null;
  return (
    <div className="version-bar" role="status">
      <span>{SAID[now]}</span>
      {now === 'storing' ? null : (
        <>
          <button type="button" onClick={() => void agree()}>
            {now === 'ready' ? 'Load it' : 'Try again'}
          </button>
          {now === 'ready' ? (
            <button type="button" onClick={() => setPutOff(true)}>
              Later
            </button>
          ) : null}
        </>
      )}
    </div>
  );
}

const MissingPart = () => (
  <div className="version-bar" role="alert">
    <span>
      A part of this page could not be loaded: there is no connection, or a new version has replaced it. What was played
      is stored.
    </span>
    <button type="button" onClick={() => location.reload()}>
      Reload the page
    </button>
  </div>
);

/** Replaces every page: whatever was open is closed first. */
export function Leaving() {
  useEffect(() => void leave(), []);
  return (
    <p className="loading" role="status">
      {SAID.loading}
    </p>
  );
}
