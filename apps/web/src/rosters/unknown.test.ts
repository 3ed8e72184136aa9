import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { unknownCards } from './unknown.ts';

const withTeams = rulesets.filter(({ lobby }) => lobby.starters.length > 0);

describe.each(withTeams.map(each => [each.id, each] as const))('teams of %s', (_, { lobby }) => {
  it('that are ready-made have no unknown card', () => {
    expect(lobby.starters.flatMap(starter => unknownCards(lobby, starter))).toEqual([]);
  });

  it('report each unknown card once, in any faction', () => {
    const [starter] = lobby.starters;
    const members = starter!.members.map(member => ({ ...member, entry: 'nobody' }));
    const told = [{ path: starter!.name, problem: 'card-not-here', entry: 'nobody' }];
    expect(unknownCards(lobby, { ...starter!, members })).toEqual(told);
    expect(unknownCards(lobby, { ...starter!, members, faction: 'nobodys' })).toEqual(told);
  });
});
