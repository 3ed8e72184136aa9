// The set-up that is drawn on the board: one button confirms it, and keys move everybody who does not stand well.
import { type Dispatch, type KeyboardEvent, useState } from 'react';
import { ghostMoved } from '../map/keyed.ts';
import { inInches } from '../map/upright.ts';
import { focused } from '../parts/focus.ts';
import type { Glance } from './looking.ts';
import type { DrawnGhost, DrawnSetUp } from './setting-up.ts';
import '../styles/set-up.css';

export interface SetUpProps {
  readonly setUp: DrawnSetUp;
  readonly glance: Dispatch<Glance>;
}

export function SetUpAsDrawn({ setUp, glance }: SetUpProps) {
  const { ghosts, held, isPossible, mayTurn } = setUp;
  // Announced only for moves by keys: a player who drags it sees it.
  const [isKeyed, setKeyed] = useState(false);
  const moved = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Enter' || !ghostMoved(event, setUp)) return;
    setKeyed(true);
    event.preventDefault();
    event.stopPropagation();
  };
  const holder = ghosts[held]!;
  const { choice } = holder;
  const any = choice ?? ghosts.find(ghost => ghost.choice)?.choice;
  const refused = ghosts.filter(({ refusals }) => refusals.length > 0);
  return (
    <div className="set-up">
      <div className="row">
        <button type="button" className="main" ref={focused} disabled={!isPossible} onClick={setUp.confirm}>
          Confirm
        </button>
        {choice ? (
          <button
            type="button"
            className="choice"
            title={`${choice.told}. X, or a click on ${holder.label}, changes it to ${choice.next}.`}
            onClick={() => setUp.change(held)}
          >
            {`${holder.label}: ${choice.name} `}
            <span aria-hidden="true">⇄</span>
            <span className="visually-hidden">{`Change to ${choice.next}`}</span>
          </button>
        ) : null}
        <button type="button" onClick={() => glance({ do: 'set-up', as: null })}>
          One by one instead
        </button>
        {mayTurn ? (
          <>
            <button type="button" aria-label="Turn left" title="Turn left (Q)" onClick={() => setUp.turn(1)}>
              ↺
            </button>
            <button type="button" aria-label="Turn right" title="Turn right (E)" onClick={() => setUp.turn(-1)}>
              ↻
            </button>
          </>
        ) : null}
      </div>
      {refused.length === 0 ? (
        <p className="soft">
          {`Drag a model to another place${any ? `; a click changes ${any.name} to ${any.next}` : ''}. `}
          <span className="by-keys">Arrow keys move the one with the focus.</span>
        </p>
      ) : (
        <ul className="refusals">
          {refused.map(({ label, refusals }, i) => (
            <li key={`${label} ${i}`}>{`${label}: ${refusals.join('. ')}`}</li>
          ))}
        </ul>
      )}
      <ul className="team" aria-label="Who stands where">
        {inOrder(ghosts).map(({ ghost, i }) => (
          <li key={i}>
            <button
              type="button"
              className={ghost.refusals.length > 0 ? 'refused' : undefined}
              aria-pressed={i === held}
              aria-label={toldGhost(ghost)}
              title={ghost.name}
              onFocus={() => {
                if (i !== held) setUp.hold(i);
              }}
              onKeyDown={moved}
            >
              {ghost.label}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {isKeyed ? toldGhost(holder) : ''}
      </p>
    </div>
  );
}

/** In the order of the squad, not in that of their placing. */
const inOrder = (ghosts: readonly DrawnGhost[]) =>
  ghosts
    .map((ghost, i) => ({ ghost, i }))
    .toSorted((a, b) => a.ghost.label.localeCompare(b.ghost.label, 'en', { numeric: true }));

/** `A1 Sergeant: 13.7" from the left, 1.5" from below. Too close to A2`. */
const toldGhost = ({ name, at, refusals, choice }: DrawnGhost): string =>
  [
    `${name}: ${inInches(at.x)} from the left, ${inInches(at.y)} from below`,
    ...(choice ? [choice.name] : []),
    ...refusals,
  ].join('. ');
