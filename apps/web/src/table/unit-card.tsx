// The card of the hovered or selected model, and what the selected one could do to it.
import type { Board, BoardModel, Game, Id, Ruling, Sight } from '@little-wars/engine';
import { average } from '@little-wars/words';
import { useMemo } from 'react';
import { useFetched } from '../game/fetched.ts';
import { advisingCalled } from '../game/rulesets.ts';
import { CardLines } from '../parts/card-lines.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { AttackBars } from './bars.tsx';
import type { Looking } from './looking.ts';
import { percent } from './odds.tsx';
import { Pips } from './pips.tsx';
import { Rulings } from './rulings.tsx';
import type { Seeing } from './seeing.ts';

export interface UnitCardProps {
  readonly ruleset: string;
  readonly seeing: Seeing;
  readonly looking: Looking;
  /** The table the selected model looks from: as it is, or with it where its move is drawn to. */
  readonly from: Sight<Game>;
  /** Rulings of the selected model looking at the one that is shown. */
  readonly rulings: readonly Ruling[];
}

export function UnitCard({ ruleset, seeing, looking, from, rulings }: UnitCardProps) {
  const { board, teller } = seeing;
  const shown = shownIn(board, looking);
  if (!shown) return <p className="soft unit-card">Point at a model or tap it to see its card.</p>;
  const { wounds, conditions, seat, out, ready, active, points, card, name } = shown;
  const by = looking.chosen !== null && looking.chosen !== shown.id ? looking.chosen : null;
  return (
    <section className={`unit-card seat-${seat}`} aria-label="Card">
      <div className="titled">
        <Portrait looks={shown.figure} />
        <h2>
          <b>{teller.label(shown.id)}</b> {name}
        </h2>
      </div>
      <p className="chips">
        {name === card ? null : <span>{card}</span>}
        {out ? <span className="bad">out of the game</span> : null}
        {active && !out ? (
          <span className="good">{points === undefined ? 'active' : `active, ${points} AP left`}</span>
        ) : null}
        {ready && !out && !active ? <span className="good">ready</span> : null}
        {out ? null : conditions.map(each => <span key={each}>{teller.thing('condition', each)}</span>)}
      </p>
      {wounds && !out ? (
        <p className="wounds-left">
          <Pips {...wounds} /> <span>{`${wounds.left} of ${wounds.of} wounds`}</span>
        </p>
      ) : null}
      {by === null || out ? null : <Against {...{ ruleset, seeing, rulings, from, by }} to={shown.id} />}
      <CardLines lines={shown.lines} ruleset={ruleset} />
    </section>
  );
}

function shownIn({ models }: Board, { peek, chosen, other }: Looking): BoardModel | undefined {
  const id = peek?.model ?? other ?? chosen;
  return models.find(model => model.id === id);
}

interface AgainstProps extends Omit<UnitCardProps, 'looking'> {
  readonly by: Id;
  readonly to: Id;
}

/** The first rulings matter most: sight, cover, distance. */
const FEW = 4;

/** Sight and exact chances of the selected model against the one that is shown. */
function Against({ ruleset, seeing: { t, teller }, rulings, from, by, to }: AgainstProps) {
  const chances = useFetched(advisingCalled, ruleset)?.chances;
  const attacks = useMemo(() => chances?.attacks(from, by, to) ?? [], [chances, from, by, to]);
  if (rulings.length === 0 && attacks.length === 0) return null;
  return (
    <div className="against">
      <h3>{from === t ? `${teller.model(by)} looks at it` : `${teller.model(by)}, from where its move is drawn to`}</h3>
      <Rulings rulings={rulings.slice(0, FEW)} teller={teller} ruleset={ruleset} />
      <ul className="forecasts">
        {attacks.map((attack, i) => (
          <li key={`${attack.with} ${i}`}>
            <AttackBars of={attack} teller={teller}>
              <b>{attack.with}</b> {`${percent(attack.kill)} to take out, ${average(attack.mean)} on average`}
              {attack.back ? `; ${percent(attack.back.kill)} to fall` : ''}
            </AttackBars>
          </li>
        ))}
      </ul>
    </div>
  );
}
