import { TERRAIN_KINDS } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { missions } from '../missions/index.ts';
import { tacOps } from '../tac-ops/index.ts';
import { english } from './index.ts';

describe('the words of Kill Team', () => {
  it('tell what every ploy, tac op and mission is about', () => {
    const ids = [
      ...factions.flatMap(({ ploys }) => ploys.flatMap(({ id }) => [`ploy.${id}`, `ploy-how.${id}`])),
      ...tacOps.flatMap(({ id }) => [`tac-op.${id}`, `tac-op-how.${id}`]),
      ...missions.flatMap(({ id }) => [`mission.${id}`, `mission-how.${id}`]),
    ];
    expect(ids.filter(id => !english[id])).toEqual([]);
  });

  it('name every kind of terrain, way of using a weapon, item and action of its own', () => {
    const weapons = factions.flatMap(({ cards, equipment }) => [
      ...cards.flatMap(card => card.weapons),
      ...equipment.flatMap(({ gives }) => (gives.kind === 'weapon' ? [gives.weapon] : [])),
    ]);
    const ids = [
      ...TERRAIN_KINDS.map(kind => `kind.${kind}`),
      ...weapons.flatMap(({ profiles }) => profiles.map(({ id }) => `profile.${id}`)),
      ...factions.flatMap(({ equipment }) => equipment.map(({ id }) => `rule.${id}`)),
      ...factions.flatMap(({ actions }) => actions.map(({ id }) => `action.${id}`)),
    ];
    expect([...new Set(ids)].filter(id => !english[id])).toEqual([]);
  });

  it('leave no parameter half written', () => {
    for (const [id, text] of Object.entries(english))
      expect(`${id}: ${text.replaceAll(/\{[\w-]+(\|[^{}|]*\|[^{}|]*)?\}/g, '')}`).not.toMatch(/[{}]/);
  });
});
