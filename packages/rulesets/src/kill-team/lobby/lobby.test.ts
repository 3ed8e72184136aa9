import type { Chosen, Roster } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { readSetup } from '../setup.ts';
import { lobby } from './index.ts';

const [one, two] = [lobby.starters[0]!, lobby.starters.at(-1)!];

describe('the lobby of Kill Team', () => {
  it('makes a legal setup of the defaults, in every way to play and on every map', () => {
    for (const play of ['matched', 'open']) {
      const all = lobby.choices({ play });
      const [mission, map] = ['mission', 'map'].map(id => all.find(choice => choice.id === id)!);
      for (const choice of [mission!, map!])
        if (choice.kind === 'one-of')
          for (const option of choice.options)
            expect(readSetup(lobby.setup({ play, [choice.id]: option } satisfies Chosen, [one, two]))).toMatchObject({
              ok: true,
            });
    }
  });

  it('refuses a team with an unknown card, with the reason', () => {
    const members = one.members.map((member, i) => (i === 0 ? { ...member, entry: 'nobody' } : member));
    const read = readSetup(lobby.setup({}, [{ ...one, members }, two]));
    expect(read).toMatchObject({ ok: false });
    expect(JSON.stringify(read)).toContain('nobody');
    expect(readSetup(lobby.setup({}, [{ ...one, faction: 'none', groups: ['none'] }, two])).ok).toBe(false);
  });

  it('passes a house rule on', () => {
    const read = readSetup(lobby.setup({ turningPoints: 2, bodiesBlock: true }, [one, two]));
    expect(read).toMatchObject({ ok: true, value: { options: { turningPoints: 2, bodiesBlock: true } } });
  });

  it('accepts its starters, and counts what they use', () => {
    for (const roster of lobby.starters) expect(lobby.check(roster).reasons).toEqual([]);
    const { tallies } = lobby.check(one);
    expect(tallies.find(({ id }) => id === 'on-roster')!.used).toBe(one.members.length);
    expect(tallies.find(({ id }) => id === 'equipment-points')!.used).toBeLessThanOrEqual(10);
  });

  it('refuses with every reason, and a clause each', () => {
    const broken: Roster = { ...one, members: one.members.slice(1).map(member => ({ ...member, loadOut: [] })) };
    const { reasons } = lobby.check(broken);
    expect(reasons.length).toBeGreaterThan(1);
    for (const { clause } of reasons) expect(clause).toMatch(/^KT-\d+\.\d+$/);
    expect(lobby.check({ ...one, faction: 'nobody' }).reasons.length).toBeGreaterThan(0);
  });

  it('has a card for every possible member of a group, each with a legal load-out', () => {
    for (const { groups, entries } of lobby.factions) {
      const ids = entries.map(({ id }) => id);
      for (const group of groups) for (const entry of group.entries) expect(ids).toContain(entry);
      for (const { loadOuts, lines } of entries) {
        expect(loadOuts.length).toBeGreaterThan(0);
        expect(lines.length).toBeGreaterThan(5);
      }
    }
  });
});
