// A hint for an illegal attempt: why it is refused, and what to do instead.
import type { Id, Question, Reason, Ruling } from '@little-wars/engine';
import { common, type Teller } from '@little-wars/words';
import { WithClauses } from '../parts/clause.tsx';

export interface RefusedProps {
  readonly question: Question;
  readonly reasons: readonly Reason[];
  /** A clicked model that is not an option, and its rulings. */
  readonly tried: Id | null;
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
  readonly ruleset: { readonly id: string; readonly texts: { readonly [language: string]: Texts } };
}

type Texts = { readonly [id: string]: string };

export function Refused({ question, reasons, tried, rulings, teller, ruleset }: RefusedProps) {
  const hintFor = (reason: string): string | undefined =>
    ruleset.texts['en']?.[`hint.${reason}`] ?? common[`hint.${reason}`];
  // The draft and the last answer may be refused for the same reason.
  const told = new Map(reasons.map(reason => [teller.reason(reason), hintFor(reason.reason)]));
  return (
    <div role="alert">
      <ul className="refusals">
        {[...told].map(([text, hint]) => (
          <li key={text}>
            <WithClauses text={text} ruleset={ruleset.id} /> {hint === undefined ? null : <small>{hint}</small>}
          </li>
        ))}
        {tried === null ? null : (
          <li>
            <WithClauses
              text={`${teller.model(tried)} cannot be chosen here (${question.clause}). ${against(rulings, teller)}`}
              ruleset={ruleset.id}
            />{' '}
            <small>Take one of those with a bright rim on the map, or one from the list.</small>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The rulings against it, without duplicates. */
function against(rulings: readonly Ruling[], teller: Teller): string {
  const reasons = rulings.flatMap(({ reasons: found = [] }) => found as readonly Reason[]).map(teller.reason);
  const failed = rulings
    .filter(({ holds }) => !holds)
    .map(ruling => `${teller.text(`ruling.${ruling.id}`, ruling)}: no (${ruling.clause})`);
  return [...new Set(reasons.length > 0 ? reasons : failed)].map(text => `${text}.`).join(' ');
}
