import { useEffect, useState } from 'react';
import { routeOf } from '../routes.ts';

export interface Looked {
  readonly ruleset: string;
  readonly clause: string;
}

/** The clicked clause: at a table its link opens beside the board, unless a new tab is requested. */
export function useClause() {
  const [looked, setLooked] = useState<Looked | null>(null);
  useEffect(() => {
    const clicked = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.arena a.clause') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const route = routeOf(link.hash);
      if (route.page !== 'rules' || route.ruleset === null || route.clause === null) return;
      event.preventDefault();
      setLooked({ ruleset: route.ruleset, clause: route.clause });
    };
    addEventListener('click', clicked);
    return () => removeEventListener('click', clicked);
  }, []);
  return { looked, close: () => setLooked(null) };
}
