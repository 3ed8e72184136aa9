import { expect } from 'vitest';
import { factions } from '../content/index.ts';
import { universalActions } from '../core/03-actions/universal.ts';
import { killTeam } from '../index.ts';
import { missions } from '../missions/index.ts';
import { tacOps } from '../tac-ops/index.ts';
import { rule, section } from '../testing/book.ts';
import { isMissionAction } from './mechanisms/mission-actions.ts';
import { PARTS } from './parts.ts';

const hasRule = (id: string): boolean => Object.hasOwn(killTeam.specialRules, id);

/** Items that modify weapons, and the ability that ploys look for, have no rules of their own. */
const WITHOUT_A_RULE = ['hyperphase-blade', 'ranger-scope', 'drum-mag', 'auxiliary-grenade-launcher', 'runt'];

section('KT-13.1 Nothing is left out', () => {
  rule('KT-13.1', 'every ability and every item with an effect is implemented', () => {
    const named = factions.flatMap(({ abilities, equipment }) => [
      ...abilities.map(({ id }) => id),
      ...equipment.flatMap(({ gives }) => (gives.kind === 'effect' ? [gives.effect] : [])),
    ]);
    expect(named.filter(id => !hasRule(id))).toEqual(expect.arrayContaining(WITHOUT_A_RULE));
    expect(named.filter(id => !hasRule(id))).toHaveLength(WITHOUT_A_RULE.length);
  });

  rule('KT-6.4', 'every tactical ploy is a rule of its own name', () => {
    const tactical = factions.flatMap(({ ploys }) => ploys.filter(({ kind }) => kind === 'tactical'));
    expect(tactical.filter(({ id }) => !hasRule(id))).toEqual([]);
  });

  rule('KT-3.19', 'every action of a card or an item is there, at its price', () => {
    for (const { id, actions, equipment } of factions) {
      const items = equipment.flatMap(({ gives }) => (gives.kind === 'action' ? [gives.action] : []));
      for (const action of [...actions, ...items])
        expect(PARTS[id]!.actions.find(each => each.id === action.id)).toMatchObject({ ap: action.ap });
    }
  });

  rule('KT-3.19', 'mission actions are those of missions and tac ops, and no others', () => {
    const given = [
      ...missions.flatMap(({ actions = [] }) => actions),
      ...tacOps.flatMap(({ actions = [] }) => actions),
    ];
    expect(given.length).toBeGreaterThan(2);
    expect(given.filter(({ id }) => !isMissionAction(id)).map(({ id }) => id)).toEqual(['drop-banner']);
    const others = [...universalActions, ...Object.values(PARTS).flatMap(({ actions }) => actions)];
    expect(others.filter(({ id }) => isMissionAction(id))).toEqual([]);
  });
});
