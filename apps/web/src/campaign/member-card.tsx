// A member of a team on paper: portrait, rank, experience, honours and scars.
import type { SheetMark, SheetMember } from '@little-wars/engine';
import { say, sayNested } from '@little-wars/words';
import type { ReactNode } from 'react';
import { Portrait } from '../parts/portrait.tsx';
import type { CampaignRules } from './rules.ts';

interface Props {
  readonly member: SheetMember;
  readonly rules: CampaignRules;
  /** Its colour: the player's. */
  readonly seat: number;
  readonly children?: ReactNode;
}

export function MemberCard({ member, rules: { linking, texts }, seat, children }: Props) {
  const { name, card, figure, rank, place, experience, marks, notes } = member;
  return (
    <div className={`enlisted seat-${seat % 2}`}>
      <div className="titled">
        <Portrait looks={figure} />
        <div>
          <h3>{name}</h3>
          {name.startsWith(card) ? null : <p className="soft">{card}</p>}
          <p className="rank">
            <span aria-hidden="true" className="stars">
              {'★'.repeat(place.now)}
              {'☆'.repeat(Math.max(0, place.of - 1 - place.now))}
            </span>{' '}
            {say(texts, rank)}
          </p>
        </div>
      </div>
      <Experience {...experience} />
      {marks.length > 0 ? (
        <ul className="marks">
          {marks.map(mark => (
            <Mark key={JSON.stringify(mark.name)} mark={mark} texts={texts} clauses={linking?.between.clauses ?? []} />
          ))}
        </ul>
      ) : null}
      {notes.map(note => (
        <p key={note.word} className="note">
          {sayNested(texts, note)}
        </p>
      ))}
      {children}
    </div>
  );
}

const SIGNS: { readonly [K in SheetMark['kind']]: string } = {
  trade: '◆',
  honour: '✦',
  scar: '✖',
  gear: '⚒',
  asset: '⌂',
  task: '⚑',
};

const KINDS: { readonly [K in SheetMark['kind']]: string } = {
  trade: 'Specialism',
  honour: 'Honour',
  scar: 'Scar',
  gear: 'Equipment',
  asset: 'Asset',
  task: 'Task',
};

interface MarkProps extends Pick<CampaignRules, 'texts'> {
  readonly mark: SheetMark;
  readonly clauses: readonly { readonly id: string; readonly title: string }[];
}

export function Mark({ mark: { kind, name, clause }, texts, clauses }: MarkProps) {
  const does = clauses.find(({ id }) => id === clause)?.title.replace(/^[^:]*: /, '') ?? '';
  return (
    <li className={`mark-${kind}`} title={`${does} (${clause})`}>
      <span aria-hidden="true">{SIGNS[kind]}</span> <span className="visually-hidden">{`${KINDS[kind]}: `}</span>
      {sayNested(texts, name)}
    </li>
  );
}

function Experience({ now, from, next }: SheetMember['experience']) {
  const share = next === null ? 1 : (now - from) / (next - from);
  const experienceText = next === null ? `${now} XP, the highest rank` : `${now} of ${next} XP to the next rank`;
  return (
    <div className="experience">
      <span className="bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(100 * share)}%` }} />
      </span>
      <small>{experienceText}</small>
    </div>
  );
}
