import { tableOf } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { checksumOf, type Entry } from './entry.ts';

const vanguard = rulesets.find(({ id }) => id === 'vanguard')!;

interface Stood {
  readonly at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

/** Two teams in lines that face each other across an open table, 9" apart. */
function facing(setup: object) {
  const { position } = vanguard.opening(setup) as {
    readonly position: { readonly models: readonly (Stood & { seat: number })[] };
  };
  const counts = [0, 0];
  const models = position.models.map(model => {
    const n = counts[model.seat]!++;
    return { ...model, at: { x: 1000 + 700 * n, y: 3000 + 2286 * model.seat, z: 0 } };
  });
  return { ...position, models, round: 1, phase: 'turns' };
}

/** Every attack of every model on every other, each calculated afresh. */
export const vanguardOddsEntries: readonly Entry[] = [
  {
    name: 'vanguard: fresh odds',
    unit: 'ms',
    prepare() {
      const setups = vanguard.ready.slice(0, 3);
      const tables = setups.map(setup => {
        const { map: _, ...rest } = setup as { readonly map: unknown };
        const { maps } = vanguard.content as { readonly maps: readonly { readonly terrain: object }[] };
        const bare = { ...maps[0]!, id: 'bare', terrain: { ...maps[0]!.terrain, pieces: [] } };
        return { setup: { ...rest, map: bare }, position: facing(setup) };
      });
      const each = (visit: (mean: number) => void): void => {
        for (const { setup, position } of tables) {
          const t = tableOf(vanguard, setup, { ...position });
          const ids = position.models.map((_, i) => i);
          for (const from of ids)
            for (const to of ids) for (const { mean } of vanguard.chances!.attacks(t, from, to)) visit(mean);
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
  },
];
