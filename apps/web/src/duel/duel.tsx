// The attack strip over the board: who attacks whom, the chances, the dice as they fall, and the result.
import {
  type AttackShown,
  type DieOption,
  type Game,
  type Question,
  questionOf,
  type TrayOf,
} from '@little-wars/engine';
import { isPerson, type Session, type Tray, trayOf, wasNotAsked } from '@little-wars/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { Clause } from '../parts/clause.tsx';
import type { OnStage } from '../table/on-stage.ts';
import { Chance } from './chance.tsx';
import { Chips } from './chips.tsx';
import { Fighter } from './fighter.tsx';
import { forecastOf } from './forecast.ts';
import { attackTitle, describeAttack, describeResult } from './said.ts';
import { DiceTray } from './tray.tsx';
import { usePlace } from './use-place.ts';
import '../styles/duel.css';

interface Props extends OnStage {
  readonly session: Session;
  /** Null if nobody here may answer. */
  readonly answer: ((given: unknown) => void) | null;
  /** Replays the match from a moment on; null where that is impossible. */
  readonly again: ((from: number) => void) | null;
  /** How many moments there were when the table was opened: attacks over by then are not news. */
  readonly since: number;
}

const NO_TRAY: Tray = { moments: 0, last: null, attack: null, began: 0, ended: null };

/** The attack on the tray, continued from the previous tray of the same seat. */
function useTray(rules: TrayOf<Game> | null, session: Session, seat: number): Tray {
  const memory = useRef<{ readonly seat: number; readonly tray: Tray } | null>(null);
  return useMemo(() => {
    const previous = memory.current?.seat === seat ? memory.current.tray : undefined;
    if (!rules) return NO_TRAY;
    const tray = trayOf(rules, session, seat, previous);
    memory.current = { seat, tray };
    return tray;
  }, [rules, session, seat]);
}

const keyOf = ({ began, attack }: Tray): string => `${began} ${attack?.by} ${attack?.to} ${attack?.with}`;

/** Whether somebody here (in a replay anybody) has chosen something since the attack ended. */
const isPast = ({ moments, players }: Session, { ended }: Tray, isReplay: boolean): boolean =>
  ended !== null &&
  moments
    .slice(ended)
    .some(({ input: { by }, because }) => (isReplay ? by !== 'dice' : isPerson(players, by)) && !wasNotAsked(because));

/** A press on the board folds the result, which hides a part of the board. */
function usePresses(fold: (() => void) | null): void {
  useEffect(() => {
    if (!fold) return;
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.map-frame svg')) fold();
    };
    addEventListener('pointerdown', pressed);
    return () => removeEventListener('pointerdown', pressed);
  }, [fold === null]);
}

const NO_OPTIONS: readonly DieOption[] = [];

export function Duel(props: Props) {
  const advising = useFetched(advisingCalled, props.session.match.ruleset.id);
  return advising ? <OverMap {...props} rules={advising.tray} /> : null;
}

function OverMap({
  session,
  seeing,
  looking,
  answer,
  again,
  since,
  rules,
}: Props & { readonly rules: TrayOf<Game> | null }) {
  const { match } = session;
  const { ruleset, setup, state } = match;
  const tray = useTray(rules, session, seeing.seat);
  const { attack } = tray;
  const [away, setAway] = useState<string | null>(null);
  const [folding, setFolding] = useState<{ readonly key: string; readonly isFolded: boolean } | null>(null);
  const question = useMemo(
    () => (answer ? (questionOf(ruleset, setup, state) as Question | null) : null),
    [answer === null, ruleset, setup, state],
  );
  const options = useMemo(
    () => (question && attack ? (rules?.onDice(seeing.t, question, attack) ?? NO_OPTIONS) : NO_OPTIONS),
    [rules, seeing.t, question, attack],
  );
  const opened = useRef(since);
  // An attack that was undone and played again is news.
  opened.current = Math.min(opened.current, session.moments.length);
  const isNews = tray.ended === null || tray.ended > opened.current;
  const isShown = attack !== null && isNews && away !== keyOf(tray);
  const isFolded = isShown && (folding?.key === keyOf(tray) ? folding.isFolded : isPast(session, tray, again === null));
  usePresses(attack?.over && !isFolded ? () => setFolding({ key: keyOf(tray), isFolded: true }) : null);
  const { over, place } = usePlace(isShown && !isFolded ? keyOf(tray) : null, attack);
  const reactor = question?.kind === 'react' ? reactorIn(attack, seeing, ruleset.tabletop.actor(question)) : null;
  return (
    <div ref={over} className={`over-map ${place}`}>
      {isShown && isFolded ? (
        <Folded
          attack={attack}
          teller={seeing.teller}
          unfold={() => setFolding({ key: keyOf(tray), isFolded: false })}
          away={() => setAway(keyOf(tray))}
        />
      ) : null}
      {isShown && !isFolded ? (
        <Strip
          key={keyOf(tray)}
          {...{ session, seeing, tray, attack, options, answer, again, question }}
          away={() => setAway(keyOf(tray))}
        />
      ) : null}
      {question?.kind === 'react' && answer ? (
        <Chips
          question={question}
          model={reactor ?? looking.chosen}
          teller={seeing.teller}
          answer={answer}
          key={session.moments.length}
        />
      ) : null}
    </div>
  );
}

/** Whose reaction it is: a side of the attack, or the model that the question is about. */
function reactorIn(attack: AttackShown | null, { board, seat }: Props['seeing'], actor: AttackShown['by'] | null) {
  if (!attack || attack.over) return actor;
  const isOwn = (id: AttackShown['by']): boolean => board.models.some(model => model.id === id && model.seat === seat);
  return isOwn(attack.by) ? attack.by : isOwn(attack.to) ? attack.to : actor;
}

interface FoldedProps {
  readonly attack: AttackShown;
  readonly teller: Props['seeing']['teller'];
  readonly unfold: () => void;
  readonly away: () => void;
}

/** The result of an attack in one line: it stays until it is closed or another one begins. */
const Folded = ({ attack, teller, unfold, away }: FoldedProps) => (
  <section className="duel folded-duel" aria-label="Last attack">
    <button type="button" aria-expanded="false" onClick={unfold}>
      <span className="visually-hidden">{`${attackTitle(teller, attack)}: ${describeResult(teller, attack)}`}</span>
      <span aria-hidden="true">
        {`${teller.label(attack.by)} ${attack.manner === 'fight' ? '⚔' : '➤'} ${teller.label(attack.to)} `}
        <b>{describeResult(teller, attack, 'labels')}</b>
      </span>
    </button>
    <button type="button" className="away" aria-label="Put the last attack away" onClick={away}>
      ×
    </button>
  </section>
);

interface StripProps extends Pick<Props, 'session' | 'seeing' | 'answer' | 'again'> {
  readonly tray: Tray;
  readonly attack: AttackShown;
  readonly options: readonly DieOption[];
  readonly question: Question | null;
  readonly away: () => void;
}

function Strip({ session, seeing, tray, attack, options, question, answer, again, away }: StripProps) {
  const { teller, board, seat } = seeing;
  const { id } = session.match.ruleset;
  const chances = useFetched(advisingCalled, id)?.chances;
  const forecast = useMemo(
    () => (chances ? forecastOf(chances, session, attack, { began: tray.began, seat }) : null),
    // The chances from before the attack, whatever the dice have done since.
    [chances, tray.began, attack.by, attack.to, attack.with],
  );
  const [by, to] = [attack.by, attack.to].map(who => board.models.find(model => model.id === who));
  if (!by || !to) return null;
  const seats = { by: by.seat, to: to.seat };
  return (
    <section className={`duel ${attack.manner}${attack.over ? ' over' : ''}`} aria-label="Attack">
      <header>
        {by.id === to.id ? null : (
          <Fighter model={by} teller={teller} lost={attack.lost.by} fell={attack.fell.includes(by.id)} />
        )}
        <div className="between">
          <strong>{attack.with || (attack.manner === 'harm' ? 'Harm' : '')}</strong>
          <span className="line" aria-hidden="true" />
          {attack.parry ? <small>{attack.parry}</small> : null}
        </div>
        <Fighter model={to} teller={teller} lost={attack.lost.to} fell={attack.fell.includes(to.id)} isTarget />
      </header>
      <div className="before">
        {forecast ? <Chance forecast={forecast} teller={teller} /> : null}
        {attack.badges.length === 0 ? null : (
          <ul className="badges">
            {attack.badges.map(({ says, clause }) => (
              <li key={says.word}>
                {teller.text(says.word, says)} <Clause clause={clause} ruleset={id} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <DiceTray {...{ attack, teller, options, question, answer, seats, session, seeing }} />
      <footer>
        <p className={attack.over ? 'came-of-it done' : 'came-of-it'}>{describeResult(teller, attack, 'labels')}</p>
        {attack.over && again ? (
          <button type="button" onClick={() => again(tray.began)}>
            See it again <kbd>A</kbd>
          </button>
        ) : null}
        {attack.over ? (
          <button type="button" className="away" aria-label="Put the attack away" onClick={away}>
            ×
          </button>
        ) : null}
      </footer>
      <p role="status" className="visually-hidden">
        {describeAttack(teller, attack)}
      </p>
    </section>
  );
}
