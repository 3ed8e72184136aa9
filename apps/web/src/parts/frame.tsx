import type { ReactNode } from 'react';
import { addressOf } from '../routes.ts';

/** A page beside the table: its title, and the ways to the others. */
export function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <nav className="ways" aria-label="Pages">
        <a href={addressOf({ page: 'home' })}>Matches</a>
        <a href={addressOf({ page: 'new' })}>New match</a>
        <a href={addressOf({ page: 'rosters', id: null })}>Teams</a>
        <a href={addressOf({ page: 'rules', ruleset: null, clause: null })}>Rulebook</a>
        <a href={addressOf({ page: 'settings' })}>Settings</a>
      </nav>
      <main className="page">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
