import { type DiceInfo, save, verifyDice } from '@little-wars/engine';
import { type Session, sessionAt, type TableMatch } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { useState } from 'react';
import { forkMatch } from '../game/begin.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { Download } from '../parts/download.tsx';
import { NotStored } from '../parts/not-stored.tsx';
import { addressOf } from '../routes.ts';
import type { StoredMatch } from '../store/database.ts';
import { LONGEST_LINK, packed } from './links.ts';
import { revealed } from './revealed.ts';

interface Props {
  readonly session: Session;
  readonly stored: StoredMatch | null;
  /** The moment on display. */
  readonly at: number;
}

/** Tools for a match: replay, save, share, check the dice, fork. */
export function RecordTools({ session, stored, at }: Props) {
  const { match, moments } = session;
  const isOver = match.state.question === null;
  const [said, setSaid] = useState<readonly string[]>([]);
  const shown = (): TableMatch => revealed(match, stored?.secrets ?? null);
  const link = async () => {
    const data = await packed(at === moments.length ? shown() : sessionAt(session, at).match);
    return data.length > LONGEST_LINK
      ? { refusal: 'This match is too long for a link: save it as a file instead.' }
      : { address: addressOf({ page: 'shared', data, at: null, pair: null }) };
  };
  const check = (): void => {
    const verified = verifyDice(shown());
    setSaid(
      verified.ok
        ? [`All ${verified.value} rolls are proven.`]
        : verified.problems.map(problem => tellProblem(problem)),
    );
  };
  const fork = async (dice: 'same' | 'new'): Promise<void> => {
    if (!stored) return;
    const id = await forkMatch(stored, session, at, dice);
    location.hash = addressOf({ page: 'match', id, at: null });
  };
  return (
    <div className="record-tools">
      <p className="row">
        {stored && moments.length > 0 ? (
          <a className="button" href={addressOf({ page: 'match', id: stored.id, at: 0 })}>
            Watch it from the start
          </a>
        ) : null}
        <Download
          name={`${session.name}.json`}
          label="Save as a file"
          contents={() => `${JSON.stringify(save(shown()), null, 1)}\n`}
          {...(isOver ? {} : { said: 'The file is saved. It contains everything, including what is still hidden.' })}
        />
        <CopyLink
          label="Copy a link"
          link={link}
          said={
            isOver
              ? 'The link is copied.'
              : 'The link is copied. It contains everything, including what is still hidden.'
          }
        />
      </p>
      {stored ? (
        <p className="row">
          <button type="button" onClick={() => void fork('new')}>
            Play on from here
          </button>
          <button type="button" onClick={() => void fork('same')}>
            Same dice, other choice
          </button>
          <small className="soft">
            Both begin another match at this moment and leave this one as it is. With the same dice, a roll for the same
            purpose shows the same faces as here.
          </small>
        </p>
      ) : null}
      <p className="row">
        <button type="button" disabled={!isOver} onClick={check}>
          Check the dice
        </button>
        <small className="soft">{aboutCheck(match.dice, isOver)}</small>
      </p>
      <NotStored />
      <div role="status">
        <ul>
          {said.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {match.dice.source === 'audited' ? (
        <details>
          <summary>What each seat committed to before the first roll</summary>
          {match.dice.commitments.map(commitment => (
            <code key={commitment}>{commitment}</code>
          ))}
        </details>
      ) : null}
    </div>
  );
}

function aboutCheck(dice: DiceInfo, isOver: boolean): string {
  if (dice.source === 'kept') return `It went on with other dice after input ${dice.at}, so they cannot be proven.`;
  return isOver ? 'Every roll is recomputed from the secrets of both seats.' : 'Once the match is over.';
}
