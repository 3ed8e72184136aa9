import type { CardLine } from '@little-wars/engine';
import { memo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { ICONS, kindOf, partsOf } from './profile-parts.ts';
import { RuleToken } from './rule-token.tsx';
import '../styles/drawer.css';

/** Values up to this length are stats. */
const SHORT = 3;

interface Props {
  readonly lines: readonly CardLine[];
  readonly ruleset: string;
}

/** A unit card: its numbers as shields, then weapons as rows of their parts, then abilities in words. */
export const CardLines = memo(function CardLines({ lines, ruleset }: Props) {
  const meaning = useFetched(advisingCalled, ruleset)?.meaning;
  const short = lines.filter(({ value }) => value.length <= SHORT);
  const weapons = lines.filter(({ value }) => partsOf(value).length > 1);
  const words = lines.filter(line => !short.includes(line) && !weapons.includes(line));
  return (
    <>
      {short.length === 0 ? null : (
        <dl className="stats">
          {short.map(({ label, value }, i) => (
            <div key={`${label} ${i}`} title={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {weapons.length === 0 ? null : (
        <dl className="weapons">
          {weapons.map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>{label}</dt>
              <dd>
                {partsOf(value).map((part, k) => {
                  const partMeaning = meaning?.(part) ?? null;
                  return partMeaning ? (
                    <RuleToken key={k} text={part} meaning={partMeaning} ruleset={ruleset} />
                  ) : (
                    <Part key={k} text={part} />
                  );
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {words.length === 0 ? null : (
        <dl className="card-lines">
          {words.map(({ label, value }, i) => (
            <div key={`${label} ${i}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
});

function Part({ text }: { readonly text: string }) {
  const kind = kindOf(text);
  return (
    <span className={kind ? 'part' : 'part rule'} title={kind?.told ?? text}>
      {kind ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={ICONS[kind.icon]} />
        </svg>
      ) : null}
      {text}{' '}
    </span>
  );
}
