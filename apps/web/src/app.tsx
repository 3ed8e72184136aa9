import { lazy, Suspense, useSyncExternalStore } from 'react';
import { newVersion, whenNewVersion } from './offline/new-version.ts';
import { Home } from './pages/home.tsx';
import { Lost } from './pages/lost.tsx';
import { Mishap } from './parts/mishap.tsx';
import { Leaving, VersionBar } from './parts/new-version.tsx';
import { addressOf, type Route, routeOf } from './routes.ts';

const NewMatch = lazy(async () => ({ default: (await import('./pages/new.tsx')).NewMatch }));
const Rosters = lazy(async () => ({ default: (await import('./pages/rosters.tsx')).Rosters }));
const Campaigns = lazy(async () => ({ default: (await import('./pages/campaigns.tsx')).Campaigns }));
const Tables = lazy(async () => ({ default: (await import('./pages/tables.tsx')).Tables }));
const Rulebook = lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rulebook }));
const SharedPage = lazy(async () => ({ default: (await import('./pages/shared.tsx')).SharedPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }));
const Licences = lazy(async () => ({ default: (await import('./pages/licences.tsx')).Licences }));
const MatchPage = lazy(async () => ({ default: (await import('./pages/match.tsx')).MatchPage }));

const hashChanges = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function App() {
  const hash = useSyncExternalStore(hashChanges, () => location.hash);
  const isLeaving = useSyncExternalStore(whenNewVersion, () => newVersion() === 'loading');
  if (isLeaving) return <Leaving />;
  return (
    <>
      <VersionBar />
      <Mishap page={hash}>
        <Suspense fallback={<p className="loading">Setting the table…</p>}>
          <Page route={routeOf(hash)} />
        </Suspense>
      </Mishap>
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'settings':
      return <SettingsPage />;
    case 'licences':
      return <Licences />;
    case 'new':
      return <NewMatch key={route.team} team={route.team} />;
    case 'rosters':
      return <Rosters key={route.id} id={route.id} />;
    case 'campaigns':
      return <Campaigns key={`${route.id} ${route.part} ${route.nth}`} {...route} />;
    case 'tables':
      return <Tables key={route.id} id={route.id} />;
    case 'rules':
      return <Rulebook ruleset={route.ruleset} clause={route.clause} />;
    case 'shared':
      return <SharedPage key={route.data} data={route.data} at={route.at} pair={route.pair} />;
    case 'match':
      return <MatchPage key={route.id} id={route.id} at={route.at} />;
    default:
      return <Lost address={addressOf(route)} />;
  }
}
