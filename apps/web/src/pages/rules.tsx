import type { Clause, Edition, Game } from '@little-wars/engine';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { editionCalled, rulesets } from '../game/rulesets.ts';
import { WithClauses } from '../parts/clause.tsx';
import { Frame } from '../parts/frame.tsx';
import { wordsOf } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { type Coverage, coverageOf } from '../rules/coverage.ts';
import '../styles/pages.css';

/** The clauses of a ruleset in our own words, searchable, each with how well it is tested. */
export function Rulebook({ ruleset: id, clause }: { readonly ruleset: string | null; readonly clause: string | null }) {
  const chosen = id ?? rulesets[0]!.id;
  const ruleset = useFetched(editionCalled, chosen);
  return (
    <Frame title="Rulebook">
      <p className="row">
        {rulesets.map(each => (
          <a
            key={each.id}
            className="button"
            aria-current={each.id === chosen ? 'page' : undefined}
            href={addressOf({ page: 'rules', ruleset: each.id, clause: null })}
          >
            {each.title}
          </a>
        ))}
      </p>
      {ruleset ? (
        <Clauses ruleset={ruleset} clause={clause} />
      ) : (
        <p className="loading">{editionCalled(chosen) ? 'Opening the book…' : 'There is no such rulebook here.'}</p>
      )}
    </Frame>
  );
}

function Clauses({ ruleset, clause }: { readonly ruleset: Edition<Game>; readonly clause: string | null }) {
  const [sought, setSought] = useState('');
  const query = useDeferredValue(sought).trim().toLowerCase();
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  useEffect(() => {
    void coverageOf(ruleset.id).then(setCoverage);
  }, [ruleset.id]);
  const sections = useMemo(() => {
    const matches = ({ id, title }: Clause): boolean =>
      [id, title, ...(coverage?.[id]?.rulings ?? [])].join(' ').toLowerCase().includes(query);
    return Map.groupBy(ruleset.clauses.filter(matches), ({ id }) => id.split('.')[0]!);
  }, [ruleset, query, coverage]);
  const options = useMemo(() => Map.groupBy(ruleset.lobby.choices({}), ({ clause: of }) => of), [ruleset]);
  const text = wordsOf(ruleset);
  const chapterOf = (section: string): string => ruleset.texts['en']?.[`section.${section}`] ?? '';
  const headed = (section: string): string => `${section} ${chapterOf(section)}`.trim();
  // Scroll again once the rulings have loaded and pushed the clause down.
  useEffect(() => {
    if (clause !== null) document.getElementById(clause)?.scrollIntoView({ block: 'center' });
  }, [clause, coverage]);
  const all = ruleset.clauses.map(({ id }) => coverage?.[id]);
  return (
    <div className="book">
      <nav aria-label="Chapters">
        <p className="field">
          <label htmlFor="sought">Search</label>
          <input id="sought" type="search" value={sought} onChange={event => setSought(event.target.value)} />
        </p>
        {coverage ? <Summary all={all} /> : null}
        <ul>
          {[...sections.keys()].map(section => (
            <li key={section}>
              <a
                href={addressOf({ page: 'rules', ruleset: ruleset.id, clause: sections.get(section)![0]!.id })}
                onClick={event => {
                  event.preventDefault();
                  document.getElementById(`chapter-${section}`)?.scrollIntoView();
                }}
              >
                <span className="clause">{section}</span> {chapterOf(section)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {sections.size === 0 ? <p>No clause mentions that. Try another word.</p> : null}
        {[...sections].map(([section, clauses]) => (
          <section key={section} id={`chapter-${section}`} className="chapter" aria-label={headed(section)}>
            <h2>{headed(section)}</h2>
            <ul className="clauses">
              {clauses.map(({ id, title }) => (
                <li key={id} id={id} className={id === clause ? 'sought' : undefined}>
                  <a className="clause" href={addressOf({ page: 'rules', ruleset: ruleset.id, clause: id })}>
                    {id}
                  </a>
                  <span>
                    {title}
                    {options.has(id) ? (
                      <small className="soft">
                        {` You choose: ${options
                          .get(id)!
                          .map(option => text(`option.${option.id}`))
                          .join(', ')}.`}
                      </small>
                    ) : null}
                  </span>
                  <Proven coverage={coverage?.[id]} isOpen={id === clause} book={ruleset.id} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** How much of the book the table plays, for players. */
function Summary({ all }: { readonly all: readonly (Coverage[string] | undefined)[] }) {
  const played = all.filter(coverage => coverage && coverage.code > 0).length;
  const tested = all.filter(coverage => coverage && coverage.tests > 0).length;
  return (
    <p className="soft">
      {`The table plays ${played} of ${all.length} clauses for you. `}
      <span className="proven" aria-hidden="true">
        ✓
      </span>
      {` marks the ${tested} that tests prove.`}
    </p>
  );
}

interface ProvenProps {
  readonly coverage: Coverage[string] | undefined;
  readonly isOpen: boolean;
  readonly book: string;
}

/** Whether the table plays a clause, for players; test counts are for developers. */
function Status({ code, tests }: Pick<Coverage[string], 'code' | 'tests'>) {
  if (code === 0 && tests === 0) return <small className="left-to-players">The players see to this themselves</small>;
  return (
    <small className="proven" title={tests > 0 ? 'Played here, and tested' : 'Played here'}>
      <span aria-hidden="true">{tests > 0 ? '✓' : ''}</span>
      <span className="visually-hidden">{tests > 0 ? 'played here, and tested' : 'played here'}</span>
    </small>
  );
}

/** How well a clause is implemented and tested, with its rulings. */
function Proven({ coverage, isOpen, book }: ProvenProps) {
  if (!coverage) return null;
  const { code, tests, rulings } = coverage;
  return (
    <>
      <Status code={code} tests={tests} />
      {rulings.length > 0 ? (
        <details open={isOpen}>
          <summary>{rulings.length === 1 ? 'A ruling' : `${rulings.length} rulings`}</summary>
          <ul>
            {rulings.map(ruling => (
              <li key={ruling}>
                <WithClauses text={ruling} ruleset={book} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
