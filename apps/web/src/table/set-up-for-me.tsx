// Leaves the set-up to the table: it is drawn as a whole, adjusted on the board, and confirmed once.
import { seenBy, soldier } from '@little-wars/bots';
import { isSetUp, type Question } from '@little-wars/engine';
import {
  type Advise,
  beforePlan,
  isAside,
  planSetUp,
  replying,
  type SetUpPlan,
  setUpReply,
  unplaced,
} from '@little-wars/table';
import { useEffect } from 'react';
import { advisedCalled } from '../game/rulesets.ts';
import type { Asking } from './asking.ts';
import { drawSetUp } from './draw-set-up.ts';
import type { DrawnSetUp } from './setting-up.ts';

type Props = Asking & { readonly question: Question };

export function SetUpForMe(asking: Props) {
  const { running, seeing, question, looking, glance } = asking;
  const { match, moments } = running.session;
  const { settingUp } = looking;
  const isMine = question.to === seeing.seat;
  const isOn = settingUp !== null;
  // A move or a place that is part of set-up.
  const isPart = isOn && (question.kind === 'move' || question.kind === 'place');
  const isOpen = isMine && (isPart || isSetUp(match.ruleset, question));
  useEffect(() => {
    if (isOn && isMine && !isOpen && !isAside(question)) glance({ do: 'set-up', as: null });
    if (!isOn || !isOpen) return;
    let isLate = false;
    void adviceOf(asking).then(advise => {
      if (!isLate) goOn(asking, advise);
    });
    return () => {
      isLate = true;
    };
  }, [isOn, isOpen, moments.length]);
  if (!isOpen || isOn) return null;
  return (
    <button
      type="button"
      className="main"
      onClick={() => glance({ do: 'set-up', as: { confirmed: null, drawn: null } })}
    >
      Set up for me
    </button>
  );
}

async function adviceOf({ running: { session } }: Props): Promise<Advise> {
  const rules = await advisedCalled(session.match.ruleset.id)!;
  const chance = (below: number): number => Math.floor(Math.random() * below);
  return ({ setup, state }, seat) => soldier(seenBy(rules, setup, state, seat), chance).answer;
}

/** Draws the set-up, or answers by advice up to where it can be drawn. */
function goOn({ running: { session }, seeing, looking, glance, table }: Props, advise: Advise): void {
  const { seat, teller } = seeing;
  const confirmed = looking.settingUp?.confirmed ?? null;
  const plan = planSetUp({ session, seat, advise }, confirmed ? unplaced(confirmed, session) : []);
  if (plan.ghosts.length === 0) {
    const first = beforePlan({ seat, advise }, session);
    if (first)
      table.play(
        [first],
        replying(seat, now => beforePlan({ seat, advise }, now)),
      );
    return;
  }
  const confirm = (done: SetUpPlan): void => {
    const first = setUpReply(done, session);
    if (first === null) return;
    glance({ do: 'set-up', as: { confirmed: done, drawn: null } });
    table.play(
      [first],
      replying(seat, now => setUpReply(done, now)),
    );
  };
  const show = (drawn: DrawnSetUp): void => glance({ do: 'set-up', as: { confirmed, drawn } });
  const refused = plan.ghosts.findIndex(({ reasons }) => reasons.length > 0);
  show(drawSetUp(plan, Math.max(0, refused), { teller, confirm, show }));
}
