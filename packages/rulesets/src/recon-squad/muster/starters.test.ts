import { readAs } from '@little-wars/engine';
import { expect } from 'vitest';
import { content } from '../content/index.ts';
import { ready } from '../ready.ts';
import { rule, section } from '../testing/book.ts';
import { squadShape } from './read.ts';
import { reasonsAgainstSquad, squadCost } from './squad.ts';
import { isTrial, STARTERS } from './starters.ts';

section('starters of Recon Squad', () => {
  rule('RS-10.8', 'two per faction, with unique ids and names', () => {
    for (const { id } of content.factions)
      expect(
        STARTERS.filter(({ squad }) => squad.faction === id),
        id,
      ).toHaveLength(2);
    expect(new Set(STARTERS.map(({ id }) => id)).size).toBe(STARTERS.length);
    for (const { squad } of STARTERS) {
      const names = squad.selections.flatMap(({ models }) => models.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  rule('RS-10.8', 'are legal, and survive a round trip', () => {
    for (const { id, squad } of STARTERS) {
      expect(reasonsAgainstSquad(squad), id).toEqual([]);
      expect(readAs(squadShape, JSON.parse(JSON.stringify(squad))), id).toEqual({ ok: true, value: squad });
    }
  });

  rule('RS-10.8', 'those of the trial faction come last, marked as such; so do ready setups with them', () => {
    expect(STARTERS.map(isTrial)).toEqual([...Array<boolean>(12).fill(false), true, true]);
    expect(STARTERS.map(({ name }) => name.endsWith('(trial)'))).toEqual(STARTERS.map(isTrial));
    const withTrials = ready.map(({ armies }) => armies.some(({ faction }) => faction === 'trial'));
    expect(withTrials).toEqual([...Array<boolean>(12).fill(false), true, true]);
    const played = new Set(ready.flatMap(({ armies }) => armies));
    expect(STARTERS.every(({ squad }) => played.has(squad))).toBe(true);
  });

  rule('RS-1.1', 'cost what their lists say', () => {
    expect(STARTERS.map(({ id, squad }) => [id, squadCost(squad)])).toEqual([
      ['vigil', 200],
      ['night-drop', 200],
      ['tomb-guard', 196],
      ['awakened', 193],
      ['da-lads', 196],
      ['dakka-boyz', 194],
      ['path-walkers', 196],
      ['seer-council', 194],
      ['hunting-brood', 194],
      ['synapse-node', 196],
      ['cadre-patrol', 199],
      ['hunters-and-hounds', 182],
      ['proving-ground', 180],
      ['outriders', 192],
    ]);
  });
});
