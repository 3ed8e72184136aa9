// The dice of an attack in their lanes. Dice that answer the open question can be tapped.
import type { AttackShown, DieOption, Id, Question } from '@little-wars/engine';
import type { Session } from '@little-wars/table';
import type { Teller } from '@little-wars/words';
import { useEffect, useState } from 'react';
import { advised } from '../table/advice.tsx';
import type { Seeing } from '../table/seeing.ts';
import { Face } from './die.tsx';
import { type Column, type LaidDie, type LaidRow, laidOut } from './laid.ts';
import { describeDie, describeOutcome, rowNamed } from './said.ts';

interface Props {
  readonly attack: AttackShown;
  readonly teller: Teller;
  readonly options: readonly DieOption[];
  readonly question: Question | null;
  readonly answer: ((given: unknown) => void) | null;
  readonly seats: { readonly by: number; readonly to: number };
  readonly session: Session;
  readonly seeing: Seeing;
}

/** More dice than this are drawn smaller. */
const FEW = 10;

export function DiceTray(props: Props) {
  const { attack, options, question, answer } = props;
  const [picked, setPicked] = useState<readonly Id[]>([]);
  const moment = props.session.moments.length;
  useEffect(() => setPicked([]), [moment]);
  const best = useBest(props);
  const tap = (option: Id): void => {
    if (question?.kind !== 'pick-some') answer?.(option);
    else if (question.most === 1) answer?.([option]);
    else setPicked(now => toggled(now, option).slice(-question.most));
  };
  return (
    <div className={attack.rows.reduce((sum, { dice }) => sum + dice.length, 0) > FEW ? 'dice-tray many' : 'dice-tray'}>
      {laidOut(attack).map(laid => (
        <Row key={laid.index} {...props} laid={laid} picked={picked} best={best} tap={tap} />
      ))}
      {options.length > 0 && answer ? <Hint {...props} picked={picked} best={best} /> : null}
    </div>
  );
}

const toggled = (all: readonly Id[], id: Id): readonly Id[] =>
  all.includes(id) ? all.filter(each => each !== id) : [...all, id];

/** The best answer by the exact odds, where hits are used one by one. */
function useBest({ options, session, seeing }: Props): unknown {
  const isFight = options.some(({ verb }) => verb !== 'again');
  const [best, setBest] = useState<{ readonly at: number; readonly answer: unknown } | null>(null);
  const at = session.moments.length;
  useEffect(() => {
    let left = false;
    if (isFight)
      void advised(session.match, seeing).then(({ answer }) => {
        if (!left) setBest({ at, answer });
      });
    return () => {
      left = true;
    };
  }, [isFight, at]);
  return best?.at === at ? best.answer : null;
}

interface RowProps extends Props {
  readonly laid: LaidRow;
  readonly picked: readonly Id[];
  readonly best: unknown;
  readonly tap: (option: Id) => void;
}

function Row(props: RowProps) {
  const { laid, teller, seats } = props;
  const { id, needs, of } = laid.row;
  return (
    <div className={`dice-row seat-${seats[of]}`}>
      <span className="label">
        {rowNamed(teller, id)} {needs === null ? null : <b>{`${needs}+`}</b>}
      </span>
      {laid.lanes.map(({ fate, columns }) => (
        <span key={fate} className={`lane ${fate ?? 'sum'}`}>
          <span className="dice-of">
            {columns.map(column => (
              <Stack key={`${column.at} ${column.die.face} ${column.die.again}`} {...props} column={column} />
            ))}
          </span>
          {fate === null ? null : <small>{describeOutcome(teller, id, fate)}</small>}
        </span>
      ))}
    </div>
  );
}

/** A die, and the saves that cancelled it. */
function Stack(props: RowProps & { readonly column: Column }) {
  const { column } = props;
  if (column.under.length === 0) return <Die {...props} laidDie={column} />;
  return (
    <span className="stack">
      <Die {...props} laidDie={column} />
      {column.under.map(each => (
        <Die key={each.at} {...props} laidDie={each} />
      ))}
    </span>
  );
}

const SAID = { again: 'Roll again', strike: 'Strike with', parry: 'Parry' } as const;

function Die({ laidDie, attack, teller, options, answer, picked, best, tap, seats }: RowProps & { laidDie: LaidDie }) {
  const { die, row, at } = laidDie;
  const { id, of } = attack.rows[row]!;
  const said = describeDie(teller, id, die);
  const face = <Face die={die} seat={seats[of]} nth={at} />;
  const own = answer ? options.filter(each => each.row === row && each.die === at) : [];
  const [first] = own;
  if (!first)
    return (
      <span className="die-of" role="img" aria-label={said} title={said}>
        {face}
      </span>
    );
  const meant = own.find(({ option }) => option === best) ?? first;
  const isBest = meant.option === best;
  return (
    <button
      type="button"
      className={`die-of ${meant.verb}${isBest ? ' best' : ''}`}
      aria-label={`${SAID[meant.verb]} ${said}${isBest ? ', best by the odds' : ''}`}
      aria-pressed={meant.verb === 'again' ? picked.includes(meant.option) : undefined}
      title={`${SAID[meant.verb]} ${said}`}
      onClick={() => tap(meant.option)}
    >
      {face}
    </button>
  );
}

function Hint({ options, question, answer, picked, best, teller }: Pick<RowProps, 'picked' | 'best'> & Props) {
  const isFight = options.some(({ verb }) => verb !== 'again');
  if (isFight)
    return (
      <p className="hint">
        Tap your die to strike, theirs to parry.
        {best === null || !question ? null : <b>{` ★ ${teller.option(question, best)}`}</b>}
      </p>
    );
  const isSome = question?.kind === 'pick-some' && question.most > 1;
  const offer = question?.kind === 'react' ? teller.option(question, options[0]!.option).split(': ')[0] : null;
  return (
    <p className="hint">
      {isSome ? 'Tap dice to roll them again.' : offer ? `Tap a die: ${offer}` : 'Tap a die to roll it again.'}
      {isSome && picked.length > 0 ? (
        <button type="button" className="main" onClick={() => answer?.(picked)}>
          {`Roll ${picked.length} again`}
        </button>
      ) : null}
    </p>
  );
}
