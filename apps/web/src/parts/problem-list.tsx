import type { Problem } from '@little-wars/engine';
import { tellProblem } from '@little-wars/words';

/** Problems in words. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <ul className="refusals">
    {problems.map(problem => (
      <li key={JSON.stringify(problem)}>{tellProblem(problem)}</li>
    ))}
  </ul>
);
