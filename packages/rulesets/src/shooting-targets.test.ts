// `isTarget` checks in a quicker order than the reasons are listed in: both must agree.
import type { Game, Ruleset } from '@little-wars/engine';
import { randomGame } from '@little-wars/engine/testing';
import { expect, it } from 'vitest';
import * as reconLibrary from './recon-squad/library.ts';
import { ready as reconReady } from './recon-squad/ready.ts';
import { ruleset as reconSquad } from './recon-squad/ruleset.ts';
import { look as reconLook } from './recon-squad/testing/field.ts';
import * as scoutLibrary from './scout-team/library.ts';
import { ready as scoutReady } from './scout-team/ready.ts';
import { ruleset as scoutTeam } from './scout-team/ruleset.ts';
import { look as scoutLook } from './scout-team/testing/field.ts';
import type { Targets } from './w40k/attacks/targets.ts';
import { enemiesOf, type Lookups, onTable } from './w40k/measuring/lookups.ts';
import type { Aim, Look } from './w40k/types.ts';

interface Shooting {
  readonly lookups: Lookups;
  readonly targets: Targets;
}

function* aimsOf(t: Look, { lookups }: Shooting): Iterable<Aim> {
  for (const attacker of [...onTable(t.position, 0), ...onTable(t.position, 1)])
    for (const { profiles } of lookups.weapons(t, attacker))
      for (const { id, type } of profiles)
        if (type !== 'melee')
          for (const target of enemiesOf(t, attacker)) yield { attacker, target, profile: id, manner: 'shooting' };
}

/** How many reasons of each kind there were, and how many targets without one. */
function compare<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  look: (position: G['position'], setup: G['setup']) => Look,
  shooting: Shooting,
): Map<string, number> {
  const counts = new Map<string, number>();
  let n = 0;
  randomGame(ruleset, setup, 5, {
    watch: ({ position }) => {
      if (n++ % 25 !== 0) return;
      const t = look(position, setup);
      for (const aim of aimsOf(t, shooting)) {
        // Asked before the reasons, so that it cannot use anything they cache.
        const is = shooting.targets.isTarget(t, aim);
        const { attacker, target } = aim;
        const { canSee, sight } = shooting.targets;
        expect(canSee(t, attacker, target)).toBe(sight(t, attacker, target).visible);
        const reasons = shooting.targets.against(t, aim).map(({ reason }) => reason);
        expect({ aim, reasons, is }).toEqual({ aim, reasons, is: reasons.length === 0 });
        for (const each of reasons.length === 0 ? ['none'] : reasons) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    },
  });
  return counts;
}

const KINDS = ['none', 'out-of-range', 'not-visible', 'target-in-combat'];

it('Scout Team: a model is a target if there is no reason against it', () => {
  const counts = compare(scoutTeam, scoutReady[2]!, scoutLook, scoutLibrary);
  for (const kind of KINDS) expect(counts.get(kind), kind).toBeGreaterThan(0);
}, 60_000);

it('Recon Squad: a model is a target if there is no reason against it', () => {
  const counts = compare(reconSquad, reconReady[1]!, reconLook, reconLibrary);
  for (const kind of KINDS) expect(counts.get(kind), kind).toBeGreaterThan(0);
}, 60_000);
