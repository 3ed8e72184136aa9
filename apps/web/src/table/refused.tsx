// A hint for an illegal attempt: why it is refused, and what to do instead.
import type { Id, Question, Reason, Ruling } from '@little-wars/engine';
import { type Teller, hints as usual } from '@little-wars/words';
import { WithClauses } from '../parts/clause.tsx';
import type { Failed } from './gestures.ts';

export interface RefusedProps {
  readonly question: Question;
  readonly reasons: readonly Reason[];
  /** A clicked model that is not an option, or that cannot be attacked, and its rulings. */
  readonly tried: Id | null;
  readonly failed: Failed | null;
  readonly rulings: readonly Ruling[];
  readonly teller: Teller;
  readonly ruleset: { readonly id: string; readonly texts: { readonly [language: string]: Texts } };
}

type Texts = { readonly [id: string]: string };

export function Refused({ question, reasons, tried, failed, rulings, teller, ruleset }: RefusedProps) {
  const hintFor = (reason: string): string | undefined =>
    ruleset.texts['en']?.[`hint.${reason}`] ?? usual[`hint.${reason}`];
  // The draft and the last answer may be refused for the same reason; several reasons may have one hint.
  const hintsByReason = new Map(reasons.map(reason => [teller.reason(reason), hintFor(reason.reason)]));
  const hints = new Set([...hintsByReason.values()].filter(hint => hint !== undefined));
  return (
    <div role="alert">
      <ul className="refusals">
        {[...hintsByReason].map(([text, hint]) => (
          <li key={text}>
            <WithClauses text={text} ruleset={ruleset.id} />{' '}
            {hint !== undefined && hints.delete(hint) ? <small>{hint}</small> : null}
          </li>
        ))}
        {failed ? (
          <li>
            <WithClauses text={whyImpossible(failed, rulings, teller)} ruleset={ruleset.id} />{' '}
            <small>Draw a move to where it sees its target, or click another enemy.</small>
          </li>
        ) : null}
        {tried === null || failed ? null : (
          <li>
            <WithClauses
              text={`${teller.model(tried)} cannot be chosen here (${question.clause}). ${against(rulings, teller)}`}
              ruleset={ruleset.id}
            />{' '}
            <small>Choose a model with a bright rim on the map, or one from the list.</small>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Why an attack is not possible: the rulings of sight against it, or else the reasons of the rules. */
function whyImpossible({ model, target, after, reasons }: Failed, rulings: readonly Ruling[], teller: Teller): string {
  const sentence = `${teller.label(model)} cannot attack ${teller.model(target)} from ${after ? 'there' : 'here'}.`;
  // A ruling without reasons prevents an attack only if it is about sight: a target out of cover can be attacked.
  const seen = against(
    rulings.filter(({ id, reasons: own }) => id === 'visible' || own !== undefined),
    teller,
  );
  return `${sentence} ${seen || reasons.map(reason => `${teller.reason(reason)}.`).join(' ')}`;
}

/** The rulings against it, without duplicates. */
function against(rulings: readonly Ruling[], teller: Teller): string {
  const reasons = rulings.flatMap(({ reasons: own = [] }) => own as readonly Reason[]).map(teller.reason);
  const failed = rulings
    .filter(({ holds }) => !holds)
    .map(ruling => `${teller.text(`ruling.${ruling.id}`, ruling)}: no (${ruling.clause})`);
  return [...new Set(reasons.length > 0 ? reasons : failed)].map(text => `${text}.`).join(' ');
}
