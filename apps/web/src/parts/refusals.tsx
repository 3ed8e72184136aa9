import type { Problem } from '@little-wars/engine';
import { tellProblem } from '@little-wars/words';

/** Why something was not accepted, announced to screen readers as soon as it appears. */
export function Refusals({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <div role="alert">
      <ul className="refusals">
        {problems.map(problem => (
          <li key={JSON.stringify(problem)}>{tellProblem(problem)}</li>
        ))}
      </ul>
    </div>
  );
}
