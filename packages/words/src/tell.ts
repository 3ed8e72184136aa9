import type { Problem, Reason } from '@little-wars/engine';
import { problems } from './en.ts';
import { type Catalogue, say } from './say.ts';

/** A problem as a line of text: where it is, what is wrong, and the clause if a rule is involved. */
export function tellProblem({ path, problem, ...parameters }: Problem, own: Catalogue = {}): string {
  const id = Object.hasOwn(own, `reason.${problem}`) ? `reason.${problem}` : problem;
  const clause = typeof parameters['clause'] === 'string' ? ` (${parameters['clause']})` : '';
  return `${path === '' ? '' : `${path}: `}${say([own, problems], id, parameters)}${clause}`;
}

/** A refusal as a line of text, with its clause. The ruleset's own texts take precedence. */
export const tellReason = ({ reason, clause, at, ...parameters }: Reason, own: Catalogue = {}): string => {
  const id = Object.hasOwn(own, `reason.${reason}`) ? `reason.${reason}` : reason;
  return `${at === undefined ? '' : `${at}: `}${say([own, problems], id, parameters)}${clause === null ? '' : ` (${clause})`}`;
};
