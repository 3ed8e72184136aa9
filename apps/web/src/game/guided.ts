// A guided game begins with both sides deployed: the first lesson is about the first choice of the battle.
import { type Game, type Guide, madeWith, onPosition, readSetup, type Start } from '@little-wars/engine';
import { diceFor, fastForward, openSession, type Player, type Session } from '@little-wars/table';
import { addressOf } from '../routes.ts';
import { keepNew, rowsOf, standing } from '../store/database.ts';
import { matchRow } from './begin.ts';
import { BotWorker } from './bots.ts';
import { choosingCalled, playableCalled } from './rulesets.ts';

const AGAINST_BOT: readonly Player[] = [{ kind: 'person' }, { kind: 'bot', level: 'soldier' }];

export async function guidedGame(id: string, title: string): Promise<void> {
  const [ruleset, choosing] = await Promise.all([playableCalled(id), choosingCalled(id)]);
  const guide = choosing?.guide;
  const setup = ruleset && guide && readSetup(ruleset, guide.setup);
  if (!ruleset || !guide || !setup?.ok) return;
  const row = matchRow({
    ruleset,
    setup: setup.value,
    name: `${title}, first game`,
    players: AGAINST_BOT,
    guided: true,
  });
  const opened = openSession({ ...row, ruleset, setup: setup.value });
  const worker = new BotWorker(() => 0);
  const session = await fastForward(opened, {
    dice: diceFor(opened.match, row.secrets),
    ask: turn => worker.ask(turn),
    seed: row.id,
    isReached: ({ to, purpose }) => to === 0 && purpose === guide.from,
  }).finally(() => worker.close());
  const start = sceneOf(guide, session);
  const begun = start ? openSession({ ...row, ruleset, setup: setup.value, start }) : session;
  await keepNew(rowsOf(start ? { ...row, start } : standing(row, session), begun, 0));
  location.hash = addressOf({ page: 'match', id: row.id, at: null });
}

/** Where the pupil takes over, if the guide has a scene of its own. */
function sceneOf({ scene }: Guide, { match, moments }: Session): Start<Game> | null {
  const { ruleset, setup, state } = match;
  const position = scene(state.position);
  if (!position) return null;
  return {
    state: onPosition<Game>(ruleset, setup, state, position),
    after: moments.length,
    made: madeWith(ruleset),
  };
}
