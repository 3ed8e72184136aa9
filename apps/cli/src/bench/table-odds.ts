import { type Edition, type Game, tableOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

/** The rulesets whose odds come from the table, with the phase in which models attack. */
const PHASES: { readonly [ruleset: string]: string } = {
  vanguard: 'turns',
  'recon-squad': 'shooting',
  'scout-team': 'shooting',
  'zero-g': 'shooting',
};

/** As many as fit in one line. */
const ABREAST = 16;

interface Stood {
  readonly at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

/** Two teams in lines that face each other across an open table, 9" apart. */
function facing(ruleset: Edition<Game>, setup: object) {
  const { position } = ruleset.opening(setup) as {
    readonly position: { readonly models: readonly (Stood & { seat: number })[] };
  };
  const counts = [0, 0];
  const models = position.models.map(model => {
    const n = counts[model.seat]!++;
    const behind = 700 * Math.floor(n / ABREAST) * (2 * model.seat - 1);
    return { ...model, at: { x: 1000 + 700 * (n % ABREAST), y: 3000 + 2286 * model.seat + behind, z: 0 } };
  });
  return { ...position, models, round: 1, phase: PHASES[ruleset.id]! };
}

/** Every attack of every model on every other, each calculated afresh. */
const freshOdds = (ruleset: Edition<Game>): Entry => ({
  name: `${ruleset.id.replace('-', ' ')}: fresh odds`,
  unit: 'ms',
  prepare() {
    const tables = ruleset.ready.slice(0, 3).map(setup => {
      const { map: _, ...rest } = setup as { readonly map: unknown };
      const { maps } = ruleset.content as { readonly maps: readonly { readonly terrain: object }[] };
      const bare = { ...maps[0]!, id: 'bare', terrain: { ...maps[0]!.terrain, pieces: [] } };
      return { setup: { ...rest, map: bare }, position: facing(ruleset, setup) };
    });
    const each = (visit: (mean: number) => void): void => {
      for (const { setup, position } of tables) {
        const t = tableOf(ruleset, setup, { ...position });
        const ids = position.models.map((_, i) => i);
        for (const from of ids)
          for (const to of ids) for (const { mean } of ruleset.chances!.attacks(t, from, to)) visit(mean);
      }
    };
    let count = 0;
    each(() => void count++);
    return {
      count,
      run() {
        const sum = checksumOf();
        each(mean => sum.add(1000 * mean));
        return sum.value;
      },
    };
  },
});

export const tableOddsEntries: readonly Entry[] = rulesets.filter(({ id }) => id in PHASES).map(freshOdds);
