/** Two models of the sight court. */
export type Pair = readonly [from: string, to: string];

/** Routes are in the address after `#`, so that they work offline and under any path. */
export type Route =
  | { readonly page: 'home' }
  /** A new match, optionally with a stored team. */
  | { readonly page: 'new'; readonly team: string | null }
  | { readonly page: 'settings' }
  | { readonly page: 'licences' }
  | { readonly page: 'match'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rosters'; readonly id: string | null }
  | { readonly page: 'tables'; readonly id: string | null }
  /** All campaigns, one of them, or a part of it: what follows a battle, a player's team, the chronicle. */
  | {
      readonly page: 'campaigns';
      readonly id: string | null;
      readonly part: string | null;
      readonly nth: number | null;
    }
  | { readonly page: 'rules'; readonly ruleset: string | null; readonly clause: string | null }
  | { readonly page: 'shared'; readonly data: string; readonly at: number | null; readonly pair: Pair | null }
  | { readonly page: 'lost'; readonly address: string };

export function routeOf(hash: string): Route {
  const address = hash.replace(/^#\/?/, '');
  const [page = '', first, second, third, fourth] = address.split('/').map(safelyDecoded);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'new':
      return { page: 'new', team: first || null };
    case 'settings':
      return { page: 'settings' };
    case 'licences':
      return { page: 'licences' };
    case 'match':
      return first ? { page: 'match', id: first, at: wholeOf(second) } : { page: 'lost', address };
    case 'shared':
      return first
        ? { page: 'shared', data: first, at: wholeOf(second), pair: third && fourth ? [third, fourth] : null }
        : { page: 'lost', address };
    case 'rosters':
      return { page: 'rosters', id: first || null };
    case 'tables':
      return { page: 'tables', id: first || null };
    case 'campaigns':
      return { page: 'campaigns', id: first || null, part: second || null, nth: wholeOf(third) };
    case 'rules':
      return { page: 'rules', ruleset: first || null, clause: second || null };
    default:
      return { page: 'lost', address };
  }
}

export function addressOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new':
      return path('new', route.team);
    case 'settings':
      return '#/settings';
    case 'licences':
      return '#/licences';
    case 'match':
      return path('match', route.id, route.at === null ? null : String(route.at));
    case 'shared':
      return path(
        'shared',
        route.data,
        route.at === null && !route.pair ? null : String(route.at ?? '-'),
        ...(route.pair ?? []),
      );
    case 'rosters':
      return path('rosters', route.id);
    case 'tables':
      return path('tables', route.id);
    case 'campaigns':
      return path('campaigns', route.id, route.part, route.nth === null ? null : String(route.nth));
    case 'rules':
      return path('rules', route.ruleset, route.clause);
    case 'lost':
      return `#/${route.address}`;
  }
}

const path = (...parts: readonly (string | null)[]): string =>
  `#/${parts
    .filter(part => part !== null)
    .map(part => encodeURIComponent(part))
    .join('/')}`;

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
