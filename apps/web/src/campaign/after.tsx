// What happens after a battle: its questions, one after the other, with the forms of the table and no board.
import {
  advise,
  advisedBetween,
  type Game,
  type Id,
  type Interlude,
  type Question,
  questionOf,
  type Reason,
  type Sight,
} from '@little-wars/engine';
import { isPerson, lookingIn, undoIn } from '@little-wars/table';
import { tellerFor } from '@little-wars/words';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RunningTable } from '../game/running.ts';
import { useTable } from '../game/use-table.ts';
import { Clause } from '../parts/clause.tsx';
import { focused } from '../parts/focus.ts';
import { Frame } from '../parts/frame.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { Advice } from '../table/advice.tsx';
import { PlainForm } from '../table/answers.tsx';
import { Log } from '../table/log.tsx';
import { capital } from '../table/names.ts';
import { type Seeing, see } from '../table/seeing.ts';
import { campaignAddress } from './addresses.ts';
import { MemberCard } from './member-card.tsx';
import { OutlookTable } from './outlook.tsx';
import { Pair } from './pair.tsx';
import { beginBetween } from './steps.ts';
import type { CampaignProps, OpenCampaign } from './use-campaign.ts';

export function AfterBattle(props: CampaignProps) {
  const { campaign, act } = props;
  const { stage, row } = campaign;
  const begun = useRef(false);
  useEffect(() => {
    if (stage.at !== 'fought' || begun.current) return;
    begun.current = true;
    void act(of => beginBetween(of.rules, of));
  });
  if (stage.at === 'fought') return <p className="loading">The smoke clears…</p>;
  if (stage.at === 'between' && stage.next.between !== null)
    return (
      <Frame title="After the battle">
        <p className="soft">
          <Pair row={row} players={stage.next.players} />
        </p>
        <Match {...props} id={stage.next.between} players={stage.next.players.map(Number)} />
      </Frame>
    );
  return (
    <Frame title="After the battle">
      <p>{stage.at === 'battle' ? 'The battle is not over yet.' : 'Everything is recorded.'}</p>
      <p>
        <a className="button main" href={campaignAddress(row.id)}>
          Back to the campaign
        </a>
      </p>
    </Frame>
  );
}

interface MatchProps extends CampaignProps {
  readonly id: string;
  /** The players of both seats. */
  readonly players: readonly number[];
}

function Match({ id, ...props }: MatchProps) {
  const { now, takeBack } = useTable(id);
  switch (now.as) {
    case 'open':
      return <Asked {...props} table={now.table} />;
    case 'loading':
      return <p className="loading">The smoke clears…</p>;
    case 'elsewhere':
      return (
        <p role="status">
          Another tab is answering these questions.{' '}
          <button type="button" onClick={takeBack}>
            Answer them here
          </button>
        </p>
      );
    case 'broken':
      return <Refusals problems={now.problems} />;
    default:
      return <p role="alert">What follows this battle cannot be opened. Go back to the campaign and look again.</p>;
  }
}

type AskedProps = Omit<MatchProps, 'id'> & { readonly table: RunningTable };

/** As the seat that is asked sees it, with the names of the players. */
function useSeeing(table: RunningTable, names: readonly string[]) {
  const running = useSyncExternalStore(table.subscribe, table.now);
  const { session } = running;
  const last = useRef<number | null>(null);
  const seat = lookingIn(session, last.current);
  useEffect(() => {
    last.current = seat;
  }, [seat]);
  const seeing = useMemo((): Seeing => {
    const { match, players } = session;
    const { ruleset, setup } = match;
    const seen = see(match, seat, players);
    return { ...seen, teller: tellerFor({ ruleset, setup, position: seen.position }, { seats: names }) };
  }, [session, seat, names]);
  return { running, seeing };
}

function Asked({ table, campaign, players, refresh }: AskedProps) {
  const { row, rules } = campaign;
  const names = useMemo(() => players.map(player => row.founding.players[player]!.name), [players, row]);
  const { running, seeing } = useSeeing(table, names);
  const { session } = running;
  const { match, moments } = session;
  const question = questionOf(match.ruleset, match.setup, match.state);
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const answer = (given: unknown): void => {
    const answered = table.answer(given);
    setReasons(answered.ok ? [] : answered.reasons);
  };
  const [isEntering, setEntering] = useState(false);
  const back = async (): Promise<void> => {
    setEntering(true);
    await table.stop();
    await refresh();
    location.hash = campaignAddress(row.id);
  };
  const book = rules.ruleset.id;
  const { teller } = seeing;
  const between = rules.linking?.between ?? null;
  const begins = useMemo(() => advisedPicks(between, seeing.t, question), [between, seeing.t, moments.length]);
  return (
    <div className="aftermath">
      {question === null ? (
        <section className="question result panel" aria-label="Result">
          <h2>That is all until the next battle</h2>
          <p className="row">
            <button type="button" ref={focused} className="main" onClick={() => void back()} disabled={isEntering}>
              Back to the campaign
            </button>
          </p>
          <p role="status">{isEntering ? 'Recording the battle…' : ''}</p>
        </section>
      ) : (
        <section className="question panel" aria-label="Question" data-moment={moments.length}>
          <p className={`asked seat-${players[Number(question.to)]! % 2}`}>
            {question.to === 'dice' ? 'Dice' : capital(teller.seat(question.to))}
          </p>
          <h2 aria-live="polite">{teller.question(question)}</h2>
          <Clause clause={question.clause} ruleset={book} />
          {isPerson(session.players, question.to) ? (
            <PlainForm
              key={moments.length}
              running={running}
              seeing={seeing}
              question={question}
              answer={answer}
              begins={begins}
              beside={option => <Outcome {...{ campaign, question, option }} t={seeing.t} />}
            />
          ) : (
            <p className="soft" role="status">{`${capital(teller.seat(Number(question.to)))} is thinking…`}</p>
          )}
          {reasons.length > 0 ? (
            <ul className="refusals" role="alert">
              {reasons.map(reason => (
                <li key={JSON.stringify(reason)}>{teller.reason(reason)}</li>
              ))}
            </ul>
          ) : null}
          {isPerson(session.players, question.to) ? (
            <div className="row beside">
              <Undo table={table} seat={seeing.seat} />
              <Advice key={moments.length} {...{ match, seeing, question, answer }} />
            </div>
          ) : null}
        </section>
      )}
      <aside aria-label="Beside the question">
        {question ? <About campaign={campaign} question={question} t={seeing.t} players={players} /> : null}
        <section className="panel so-far" aria-label="So far">
          <h2>So far</h2>
          <Log id={null} session={session} seeing={seeing} book={book} />
        </section>
      </aside>
    </div>
  );
}

/** Where anybody or nobody may be chosen, the form begins with what a bot would choose. */
function advisedPicks(between: Interlude | null, t: Sight<Game>, question: Question | null): readonly Id[] {
  if (!between || question?.kind !== 'pick-some' || question.least > 0) return [];
  return (advise(advisedBetween(between), t, question, () => 0)?.answer ?? []) as readonly Id[];
}

/** Answers can be taken back only while no die has been rolled since. */
function Undo({ table, seat }: { readonly table: RunningTable; readonly seat: number }) {
  const back = undoIn(table.now().session, seat);
  if (!back || back.against.length > 0) return null;
  return (
    <button type="button" className="undo" onClick={() => table.backTo(back.to)}>
      Take back
    </button>
  );
}

interface OnQuestion {
  readonly campaign: OpenCampaign;
  readonly question: Question;
  readonly t: Sight<Game>;
}

/** How an option would change the odds of the member that it improves. */
function Outcome({ campaign: { rules }, question, option, t }: OnQuestion & { readonly option: Id }) {
  const { linking, texts } = rules;
  const gains = useMemo(() => linking?.gainsIn(t, question, option) ?? null, [linking, t, question, option]);
  const outlook = useMemo(() => {
    if (!linking || !gains) return null;
    const team = linking.teamsIn(t.position)[gains.seat]!;
    return linking.outlookOf(team, gains.member, gains.gains);
  }, [linking, gains, t]);
  if (!outlook || !linking) return null;
  return <OutlookTable outlook={outlook} texts={texts} clauses={linking.between.clauses} book={rules.ruleset.id} />;
}

/** The member of a team that a question is about. */
function About({ campaign: { rules }, question, t, players }: OnQuestion & Pick<MatchProps, 'players'>) {
  const { linking } = rules;
  const { seat, operative } = (question.about ?? {}) as { readonly seat?: number; readonly operative?: string };
  if (!linking || seat === undefined || operative === undefined) return null;
  const sheet = linking.sheetOf(linking.teamsIn(t.position)[seat]!);
  const member = sheet.members.find(({ id }) => id === operative);
  if (!member) return null;
  return (
    <section className="panel about" aria-label="Who it is about">
      <MemberCard member={member} rules={rules} seat={players[seat]!} />
    </section>
  );
}
