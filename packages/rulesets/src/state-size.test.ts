import { begin } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { STARTERS } from './recon-squad/muster/starters.ts';
import { defaults } from './recon-squad/options.ts';
import { ruleset as reconSquad } from './recon-squad/ruleset.ts';
import type { Model, Setup } from './recon-squad/types.ts';
import { vanguard } from './vanguard/index.ts';

/** Two armies of cheap models on the largest table. */
const MODELS = 140;
const LARGEST = 64 * 1024;

/** The far corner of a 48" table, on a roof: the longest form of a position. */
const AT = { x: 12191, y: 12191, z: 1524 };
const ALONG = { dx: -10000, dy: -10000 };

const manyOf = <X>(list: readonly X[], count = MODELS): readonly X[] =>
  Array.from({ length: count }, (_, i) => list[i % list.length]!);

/** The length of a state with another position, at a question that lists all models. */
function lengthOf(state: { readonly position: object; readonly question: unknown }, change: object): number {
  const question = { ...(state.question as object), kind: 'pick-one', options: manyOf([MODELS]), of: 'model' };
  return JSON.stringify({ ...state, position: { ...state.position, ...change }, question }).length;
}

describe('a state with 140 models that have done everything they can', () => {
  it('fits into 64 KiB in the editions with one-model units, for any models', () => {
    for (const { squad } of STARTERS) {
      const setup: Setup = { map: 'refinery', armies: [squad, squad], options: defaults };
      const state = begin(reconSquad, setup);
      const models = state.position.models.map((model): Model & { readonly arrows: object } => ({
        ...model,
        at: AT,
        along: ALONG,
        did: ['advanced', 'picked', 'shot', 'declared-charge', 'charged', 'fought'],
        used: ['frag-grenade'],
        // Drifting models have arrows too.
        arrows: { ...ALONG, count: 12 },
      }));
      const effect = { use: { rule: 'forward-observed', model: 139, by: 138 }, until: 'own-psychic', seat: 0 };
      const length = lengthOf(state, { models: manyOf(models), effects: manyOf([effect], 40) });
      expect(length).toBeLessThan(LARGEST);
    }
  });

  it('would fit in Vanguard too', () => {
    for (const setup of vanguard.ready.slice(0, 6)) {
      const state = begin(vanguard, setup);
      const models = state.position.models.map(model => ({ ...model, at: AT, along: ALONG, used: ['grenade'] }));
      expect(lengthOf(state, { models: manyOf(models) })).toBeLessThan(LARGEST);
    }
  });
});
