import type { Problem, Reason } from '@little-wars/engine';
import { problems } from './en.ts';
import { type Catalogue, say } from './say.ts';

/** A problem as a line for a person: where, what is wrong with it, and the clause if it is a rule's. */
export function tellProblem({ path, problem, ...parameters }: Problem, own: Catalogue = {}): string {
  const id = Object.hasOwn(own, `reason.${problem}`) ? `reason.${problem}` : problem;
  const clause = typeof parameters['clause'] === 'string' ? ` (${parameters['clause']})` : '';
  return `${path === '' ? '' : `${path}: `}${say([own, problems], id, parameters)}${clause}`;
}

/** A refusal as a line for a person, with its clause. A ruleset's own words come first. */
export const tellReason = ({ reason, clause, at, ...parameters }: Reason, own: Catalogue = {}): string => {
  const id = Object.hasOwn(own, `reason.${reason}`) ? `reason.${reason}` : reason;
  return `${at === undefined ? '' : `${at}: `}${say([own, problems], id, parameters)}${clause === null ? '' : ` (${clause})`}`;
};
