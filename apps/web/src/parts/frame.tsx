import { type ReactNode, useEffect } from 'react';
import { fetchDisplayFace } from '../fonts/display.ts';
import icon from '../icons/icon.svg';
import { addressOf, type Route } from '../routes.ts';
import { NotStored } from './not-stored.tsx';

const WAYS: readonly { readonly title: string; readonly to: Route }[] = [
  { title: 'Matches', to: { page: 'home' } },
  { title: 'New match', to: { page: 'new', team: null } },
  { title: 'Campaigns', to: { page: 'campaigns', id: null, part: null, nth: null } },
  { title: 'Teams', to: { page: 'rosters', id: null } },
  { title: 'Tables', to: { page: 'tables', id: null } },
  { title: 'Rulebook', to: { page: 'rules', ruleset: null, clause: null } },
  { title: 'Settings', to: { page: 'settings' } },
];

/** The frame of a page: its title and the navigation. */
export function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const here = location.hash.split('/')[1] ?? '';
  useEffect(() => {
    // The front page waits a little with it.
    if (here !== '') fetchDisplayFace();
  }, [here]);
  return (
    <>
      <nav className="ways" aria-label="Pages">
        <img src={icon} alt="" width="28" height="28" />
        {WAYS.map(({ title: way, to }) => (
          <a
            key={way}
            href={addressOf(to)}
            aria-current={here === (addressOf(to).split('/')[1] ?? '') ? 'page' : undefined}
          >
            {way}
          </a>
        ))}
      </nav>
      <main className="page">
        <h1>{title}</h1>
        <NotStored />
        {children}
      </main>
    </>
  );
}
