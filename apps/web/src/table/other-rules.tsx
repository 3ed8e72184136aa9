// The same table under another rulebook: who sees whom, how far, with what chances; everything else stays in place.
import { type Board, type Edition, type Game, type Id, type Sight, tableOf } from '@little-wars/engine';
import { average, type Teller, tellerFor } from '@little-wars/words';
import { useMemo, useState } from 'react';
import { useFetched } from '../game/fetched.ts';
import { editionCalled, rulesets } from '../game/rulesets.ts';
import { inInches } from '../map/upright.ts';
import { LeftOut } from './bars.tsx';
import type { Looking } from './looking.ts';
import { Rulings } from './rulings.tsx';
import type { Seeing } from './seeing.ts';

interface Props {
  readonly ruleset: Pick<Edition<Game>, 'id'>;
  readonly seeing: Seeing;
  readonly looking: Looking;
}

export function OtherRules({ ruleset, seeing, looking }: Props) {
  const others = rulesets.filter(({ id }) => id !== ruleset.id);
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const here = useFetched(editionCalled, ruleset.id);
  const there = useFetched(editionCalled, chosen);
  return (
    <div className="other-rules">
      <p className="field">
        <label htmlFor="other-rules">The same table under</label>
        <select id="other-rules" value={chosen} onChange={event => setChosen(event.target.value)}>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </p>
      {here && there ? (
        <Compared here={here} there={there} board={seeing.board} seeing={seeing} looking={looking} />
      ) : (
        <p className="soft">Fetching the rules…</p>
      )}
    </div>
  );
}

interface ComparedProps {
  readonly here: Edition<Game>;
  readonly there: Edition<Game>;
  readonly board: Board;
  readonly seeing: Seeing;
  readonly looking: Looking;
}

function Compared({ here, there, board, seeing, looking }: ComparedProps) {
  const stood = useMemo(() => there.tabletop.standIns(board), [there, board]);
  const ids = useMemo(() => board.models.filter(({ at, out }) => at !== null && !out).map(({ id }) => id), [board]);
  const other = useMemo(() => stood && tableOf(there, stood.setup, stood.position), [there, stood]);
  const changed = useMemo(
    () => (other ? changesBetween(here, seeing.t, there, other, ids) : []),
    [here, seeing.t, there, other, ids],
  );
  if (!stood || !other) return <p className="soft">These rules cannot be played on this table.</p>;
  const told = tellerFor({ ruleset: there, ...stood });
  const [from, to] = [looking.chosen, looking.other].map(id => (id === null ? -1 : ids.indexOf(id)));
  return (
    <>
      <p className="soft">Its own starter teams stand where the models stand.</p>
      <h3>{changed.length === 0 ? 'Sight is the same for every pair' : `Sight differs for ${changed.length} pairs`}</h3>
      <ul>
        {changed.slice(0, 12).map(({ a, b, before, after }) => (
          <li key={`${a} ${b}`}>
            {`${seeing.teller.label(a)} → ${seeing.teller.label(b)}: ${before ? 'seen' : 'hidden'} here, ${after ? 'seen' : 'hidden'} there`}
          </li>
        ))}
      </ul>
      {from! >= 0 ? (
        <Strides here={here} t={seeing.t} id={looking.chosen!} there={there} other={other} place={from!} />
      ) : null}
      {from! >= 0 && to! >= 0 ? (
        <Pair
          here={{ ruleset: here, t: seeing.t, from: looking.chosen!, to: looking.other!, teller: seeing.teller }}
          there={{ ruleset: there, t: other, from: from!, to: to!, teller: told }}
        />
      ) : (
        <p className="soft">Choose two models to see the rulings and chances there.</p>
      )}
    </>
  );
}

interface Change {
  readonly a: Id;
  readonly b: Id;
  readonly before: boolean;
  readonly after: boolean;
}

const isSeen = (ruleset: Edition<Game>, t: Sight<Game>, from: Id, to: Id): boolean =>
  ruleset.tabletop.court(t, from, to).find(({ id }) => id === 'visible')?.holds ?? false;

/** Every pair whose sight differs; stand-ins are matched by index. */
export function changesBetween(
  here: Edition<Game>,
  t: Sight<Game>,
  there: Edition<Game>,
  other: Sight<Game>,
  ids: readonly Id[],
): readonly Change[] {
  const pairs = ids.flatMap((a, i) => ids.map((b, j) => ({ a, b, i, j }))).filter(({ i, j }) => i !== j);
  return pairs
    .map(({ a, b, i, j }) => ({ a, b, before: isSeen(here, t, a, b), after: isSeen(there, other, i, j) }))
    .filter(({ before, after }) => before !== after);
}

interface StridesProps {
  readonly here: Edition<Game>;
  readonly t: Sight<Game>;
  readonly id: Id;
  readonly there: Edition<Game>;
  readonly other: Sight<Game>;
  readonly place: number;
}

function Strides({ here, t, id, there, other, place }: StridesProps) {
  const [one, two] = useMemo(
    () => [here.tabletop.stride(t, id).limits[0]?.at, there.tabletop.stride(other, place).limits[0]?.at],
    [here, t, id, there, other, place],
  );
  if (one === undefined || two === undefined) return null;
  return <p>{`A plain move: ${inInches(one)} here, ${inInches(two)} there.`}</p>;
}

interface Side {
  readonly ruleset: Edition<Game>;
  readonly t: Sight<Game>;
  readonly from: Id;
  readonly to: Id;
  readonly teller: Teller;
}

/** The same two models under both rulebooks: sight and chances in each. */
function Pair({ here, there }: { readonly here: Side; readonly there: Side }) {
  return (
    <>
      <h3>{`${there.teller.model(there.from)} at ${there.teller.model(there.to)}`}</h3>
      <Rulings
        rulings={there.ruleset.tabletop.court(there.t, there.from, there.to)}
        teller={there.teller}
        ruleset={there.ruleset.id}
      />
      <Chances side={there} title="Chances there" />
      <Chances side={here} title="Chances here" />
    </>
  );
}

function Chances({ side: { ruleset, t, from, to, teller }, title }: { readonly side: Side; readonly title: string }) {
  const attacks = useMemo(() => ruleset.chances?.attacks(t, from, to) ?? [], [ruleset, t, from, to]);
  return (
    <>
      <h3>{title}</h3>
      {attacks.length === 0 ? <p className="soft">{`${teller.model(from)} could not attack it now.`}</p> : null}
      <ul>
        {attacks.map((attack, i) => (
          <li key={`${attack.with} ${i}`}>
            {`${attack.with}: ${(100 * attack.kill).toFixed(1)}% to take out, ${average(attack.mean)} on average`}
            <LeftOut of={attack} teller={teller} />
          </li>
        ))}
      </ul>
    </>
  );
}
