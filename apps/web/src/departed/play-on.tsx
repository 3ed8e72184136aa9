import { madeWith } from '@little-wars/engine';
import { type GoingOn, goingOn } from '@little-wars/table';
import { tellProblem } from '@little-wars/words';
import { useState } from 'react';
import { playOnFrom } from '../game/begin.ts';
import type { Departed } from '../game/restoring.ts';
import { NotStored } from '../parts/not-stored.tsx';
import { addressOf } from '../routes.ts';
import type { StoredSnapshot } from '../store/rows.ts';

interface Props {
  readonly departed: Departed;
  readonly snapshots: readonly StoredSnapshot[];
}

type Now =
  | { readonly as: 'not asked' }
  | { readonly as: 'looking' }
  | { readonly as: 'asked'; readonly way: GoingOn }
  | { readonly as: 'refused'; readonly why: string };

/** Starts another match where this one stood, under today's rules, once the player has agreed. */
export function PlayOn({ departed, snapshots }: Props) {
  const [now, setNow] = useState<Now>({ as: 'not asked' });
  const { stored, session, ruleset } = departed;
  if (!ruleset || stored.winners) return null;
  const look = (): void => {
    setNow({ as: 'looking' });
    // Trying the snapshot takes a moment: the page says so first.
    setTimeout(() => {
      const snapshot = snapshots.at(-1) ?? null;
      const ways = goingOn({ ruleset, session, snapshot, played: stored.played ?? stored.made ?? null });
      setNow(ways.ok ? { as: 'asked', way: ways.value } : { as: 'refused', why: tellProblem(ways.problems[0]!) });
    }, 50);
  };
  const begin = async (way: GoingOn): Promise<void> => {
    const id = await playOnFrom(departed, way);
    location.hash = addressOf({ page: 'match', id, at: null });
  };
  if (now.as === 'not asked')
    return (
      <button type="button" onClick={look}>
        Play on under today’s rules
      </button>
    );
  if (now.as === 'looking') return <p role="status">Checking whether today’s rules can go on from there…</p>;
  if (now.as === 'refused') return <p role="status">{`It cannot be continued: ${now.why}.`}</p>;
  return (
    <section aria-label="Play on" tabIndex={-1} ref={element => element?.focus()}>
      <p role="status">
        {`${whereFrom(now.way)} Another match begins there, under version ${madeWith(ruleset).version} of the rules and with new dice. This one stays as it is.`}
      </p>
      <p className="row">
        <button type="button" className="main" onClick={() => void begin(now.way)}>
          Begin it
        </button>
        <button type="button" onClick={() => setNow({ as: 'not asked' })}>
          Not now
        </button>
      </p>
      <NotStored />
    </section>
  );
}

const whereFrom = (way: GoingOn): string =>
  way.from === 'snapshot'
    ? `It can continue from where it stood after input ${way.at}.`
    : `It can continue after input ${way.at}, up to which today’s rules agree with it${way.why === '' ? '' : `; ${way.why}`}.`;
