// Effects that happen at once, in the order that a player chooses.
import {
  type Declared,
  type Frame,
  type Game,
  type Id,
  orderMatters,
  type Seat,
  type Sight,
  type Step,
  type Steps,
  type Table,
} from '@little-wars/engine';

/** The variables of a sequence of effects that happen at once, each identified by an id. */
export interface AtOnce {
  /** Those still to come; absent before the first. */
  readonly left?: readonly Id[];
  /** The one chosen to come next. */
  readonly next?: Id | null;
}

export interface Choosing<G extends Game, V extends AtOnce, A> {
  /** The question which of them comes next, and the kind of thing that the ids name. */
  readonly question: Declared<'pick-one', A>;
  readonly ids: string;
  readonly about: (t: Sight<G>, v: V) => A;
  /** Who chooses. */
  readonly to: (t: Sight<G>, v: V) => Seat;
  /** The effects, in the order in which they happen if the order cannot matter. */
  readonly of: (t: Table<G>, v: V) => readonly Id[];
  /** The name of the step, and the frame of one effect. */
  readonly each: string;
  readonly call: (t: Sight<G>, v: V, id: Id) => Frame;
  /** A text that is equal for positions that differ only in ways no rule depends on. */
  readonly sameAs: (position: G['position']) => string;
}

/** The steps of simultaneous effects. The player is asked only if the order can matter. */
export function atOnceSteps<G extends Game, V extends AtOnce, A>(
  s: Steps<G, V>,
  [clause, orderClause]: readonly [clause: string, orderClause: string],
  { question, ids, about, to, of, each, call, sameAs }: Choosing<G, V, A>,
): readonly Step<G, V>[] {
  const left = (v: V): readonly Id[] => v.left ?? [];
  return [
    s.run(clause, 'what happens at once', (t, v) => ({ ...v, left: of(t, v) })),
    s.ask(orderClause, question, {
      to,
      ask: (t, v) => {
        const frames = left(v).map(id => call(t, v, id));
        return orderMatters(t, frames, sameAs) ? ({ of: ids, options: left(v), about: about(t, v) } as never) : null;
      },
      then: (_t, v, next) => ({ ...v, next }),
    }),
    s.call(clause, each, (t, v) => {
      const id = v.next ?? left(v)[0];
      return id === undefined ? null : call(t, v, id);
    }),
    s.run(clause, 'one is over', (_t, v) => {
      const over = v.next ?? left(v)[0];
      return { ...v, left: left(v).filter(id => id !== over), next: null };
    }),
    s.repeat(clause, 'until all are over', { from: question.purpose, while: (_t, v) => left(v).length > 0 }),
  ];
}
