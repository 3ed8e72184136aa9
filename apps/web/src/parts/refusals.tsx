import type { Problem } from '@little-wars/engine';
import { lazy, Suspense } from 'react';

// The texts for problems with files are fetched lazily.
const ProblemList = lazy(async () => ({ default: (await import('./problem-list.tsx')).ProblemList }));

/** Why something was not accepted, announced to screen readers as soon as it appears. */
export function Refusals({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div role="alert">
      {problems.length > 0 ? (
        <Suspense fallback={null}>
          <ProblemList problems={problems} />
        </Suspense>
      ) : null}
    </div>
  );
}
