import { type BoardModel, type Roster, readSetup, tableOf } from '@little-wars/engine';
import type { Choosable } from '../game/rulesets.ts';

/** The roster's models as they would be in a match; none while the roster is illegal. */
export function modelsOf(ruleset: Choosable, roster: Roster): readonly BoardModel[] {
  const { lobby, tabletop, seats } = ruleset;
  if (lobby.check(roster).reasons.length > 0) return [];
  const setup = readSetup(
    ruleset,
    lobby.setup(
      {},
      Array.from({ length: seats }, () => roster),
    ),
  );
  if (!setup.ok) return [];
  const { position } = ruleset.opening(setup.value);
  return tabletop.board(tableOf(ruleset, setup.value, position)).models.filter(({ seat }) => seat === 0);
}
