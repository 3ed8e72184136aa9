import { addressOf } from '../routes.ts';

/** The rulebook to link to; null for no links. */
type Book = string | null;

/** A clause that links to its entry in the rulebook. */
export const Clause = ({ clause, ruleset }: { readonly clause: string; readonly ruleset: Book }) =>
  ruleset === null ? (
    <span className="clause">{clause}</span>
  ) : (
    <a className="clause" href={addressOf({ page: 'rules', ruleset, clause })}>
      {clause}
    </a>
  );

const NAMED = /\b([A-Z]{2,5}-\d+\.\d+)\b/;

/** Text in which every clause is a link. */
export const WithClauses = ({ text, ruleset }: { readonly text: string; readonly ruleset: Book }) => (
  <>{text.split(NAMED).map((part, i) => (i % 2 === 1 ? <Clause key={i} clause={part} ruleset={ruleset} /> : part))}</>
);
