import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { linesFor } from './profiles.ts';

const withTeams = rulesets.filter(({ lobby }) => lobby.starters.length > 0);

describe.each(withTeams.map(ruleset => [ruleset.id, ruleset] as const))('the weapons of a team of %s', (_, ruleset) => {
  const [roster] = ruleset.lobby.starters;
  const { entries } = ruleset.lobby.factions.find(({ id }) => id === roster!.faction)!;

  it('are shown with their profiles for any choice, whether the team is legal or not', () => {
    const choosing = entries.filter(({ loadOuts }) => loadOuts.length > 1);
    expect(choosing.length).toBeGreaterThan(0);
    for (const entry of choosing.slice(0, 4)) {
      const shown = entry.loadOuts.slice(0, 3).map(loadOut => {
        const member = { entry: entry.id, name: '', loadOut, items: [], group: null };
        return linesFor(ruleset, { ...roster!, members: [member] }, member);
      });
      for (const lines of shown) expect(lines.length).toBeGreaterThan(3);
      expect(new Set(shown.map(lines => JSON.stringify(lines))).size).toBe(shown.length);
    }
  });
});
