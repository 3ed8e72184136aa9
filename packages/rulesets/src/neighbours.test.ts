// No cache confuses tables that differ in one thing: its key has everything that its values depend on.
import type { Edition, Game } from '@little-wars/engine';
import { type NeighbourTrial, neighbours } from '@little-wars/engine/testing';
import { rulesets } from './index.ts';
import { charging as reconCharging } from './recon-squad/advice/index.ts';
import { lookups as reconLookups } from './recon-squad/library.ts';
import { charging as scoutCharging } from './scout-team/advice/index.ts';
import { lookups as scoutLookups } from './scout-team/library.ts';
import type { Charging } from './w40k/advice/charging.ts';
import { type Lookups, onTable } from './w40k/measuring/lookups.ts';
import type { Look as W40kLook } from './w40k/types.ts';
import { goalsOf } from './zero-g/advice/goals.ts';
import { combiUsed } from './zero-g/core/03-shooting/weapons.ts';
import { kitOf } from './zero-g/lookups.ts';
import type { Look, Model, Setup } from './zero-g/types.ts';

const { process } = globalThis as unknown as {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
};

/**
 * `NEIGHBOURS=64 npx vitest run packages/rulesets/src/neighbours.test.ts` asks so many questions in a game of every
 * ready setup, with whole teams; otherwise it is a few in a game or two of small teams.
 */
const QUESTIONS = Number(process.env['NEIGHBOURS'] ?? 0);

/** A setup with the first models of each list only. */
const trimmed =
  (list: string, most: number) =>
  (setup: object): object =>
    JSON.parse(JSON.stringify(setup), (name, part) => (name === list ? part.slice(0, most) : part)) as object;

/** Whatever of a weapon is fired once, or its first weapon destroyed. */
const spentBy = (model: Model): readonly Partial<Model>[] => [
  ...kitOf(model).weapons.flatMap(({ id, combi }) => (combi ? [{ used: [combiUsed(id)] }] : [])),
  { wrecked: [0] },
];

/** Models with several wounds, and a weapon of which a part is fired once; with objectives, or without. */
function voidTables([setup]: readonly Setup[]): readonly Setup[] {
  const army = JSON.stringify(setup!.armies[0]).replace('>storm-bolter', '>combi-melta');
  const armies = [JSON.parse(army) as Setup['armies'][0], setup!.armies[1]!];
  const options = { ...setup!.options, points: 400 };
  return (['hold-the-wreck', 'straight-fight'] as const).map(mission => ({ ...setup!, mission, armies, options }));
}

/** What goals are worth to each model at its place, with so many arrows, and as much farther away. */
const goalWorths = (t: Look): unknown =>
  [0, 1]
    .flatMap(seat => onTable(t.position, seat))
    .map(id => {
      const { at } = t.position.models[id]!;
      return goalsOf(t, id).map(goal =>
        [0, 2].flatMap(arrows => [0, 15].map(more => goal.worth(at!, arrows, 3, more))),
      );
    });

/** What a charge of each model at its nearest enemy has to roll. */
const chargeRolls =
  ({ charging, lookups }: { readonly charging: Charging; readonly lookups: Lookups }) =>
  (t: W40kLook): unknown =>
    [0, 1]
      .flatMap(seat => onTable(t.position, seat))
      .map(id =>
        lookups
          .nearestEnemies(t, id)
          .slice(0, 1)
          .map(enemy => charging.rollFor(t, id, enemy)),
      );

type Trial = NeighbourTrial<Game>;
type Behind = NonNullable<Trial['behind']>;

const SMALL: { readonly [id: string]: (ruleset: Edition<Game>) => Trial } = {
  'kill-team': ({ ready }) => ({ setups: [ready[0]!], few: trimmed('operatives', 3), questions: 8 }),
  vanguard: ({ ready }) => ({ setups: [ready[0]!], few: trimmed('models', 3), questions: 8 }),
  'recon-squad': ({ ready }) => ({
    setups: [ready[0]!],
    few: trimmed('models', 1),
    questions: 8,
    behind: chargeRolls({ charging: reconCharging, lookups: reconLookups }) as Behind,
  }),
  'scout-team': ({ ready }) => ({
    setups: [ready[0]!],
    few: trimmed('models', 1),
    questions: 8,
    behind: chargeRolls({ charging: scoutCharging, lookups: scoutLookups }) as Behind,
  }),
  'zero-g': ({ ready }) => ({
    setups: voidTables(ready as readonly Setup[]),
    few: trimmed('models', 1),
    questions: 8,
    spent: model => spentBy(model as Model),
    behind: goalWorths as Behind,
  }),
  'tin-soldiers': ({ ready }) => ({ setups: ready, questions: 8 }),
};

for (const ruleset of rulesets) {
  const small = SMALL[ruleset.id]!(ruleset);
  neighbours(
    ruleset,
    QUESTIONS > 0 ? { ...small, setups: ruleset.ready, few: setup => setup, questions: QUESTIONS } : small,
  );
}
