import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { actionOf, reasonsAgainstAction } from '../core/03-actions/actions.ts';
import { killTeam } from '../index.ts';
import { active, broke } from '../testing/attacks.ts';
import { rule, section } from '../testing/book.ts';
import { HATCH, walled } from '../testing/close-quarters.ts';
import type { Stood } from '../testing/field.ts';
import { red } from '../testing/field.ts';
import type { Activation, Effect, Position } from '../types.ts';
import { isMissionAction } from './mechanisms/mission-actions.ts';

/** Operative 0 at an open hatchway, with an enemy 1.5" beyond it. */
function by(card: string, radius: number, use: Effect['use'] | null, of: Partial<Activation> = {}): Position {
  const own: Stood = [0, card, 0, 0, { at: { x: inches(10), y: 2756 - radius, z: 0 } }];
  const enemy: Stood = red('boy-fighter', 0, 0, { at: { x: inches(10), y: 2832 + 160 + 381, z: 0 } });
  const effects: readonly Effect[] = use === null ? [] : [{ use, until: 'turning-point' }];
  return broke([own, enemy], { openHatches: [HATCH], activation: active(of), effects });
}

const against = (position: Position, action: string): readonly string[] => {
  const t = tableOf(killTeam, walled, position);
  return reasonsAgainstAction(t, actionOf(t, 0, action), 0).map(({ reason }) => reason);
};

section('KT-13.1 Factions in Close Quarters', () => {
  rule(['KT-13.1', 'KT-12.1', 'KT-12.8'], 'on the march, Guard counts as Shoot and Hatchway Fight as Fight', () => {
    const marching = by('necron-warrior', 160, { rule: 'marching', seat: 0, holder: 0 });
    expect(against(marching, 'guard')).toEqual([]);
    expect(against(marching, 'hatchway-fight')).toEqual([]);
    expect(against(marching, 'operate-hatch')).toEqual(['marching']);
  });

  rule(['KT-13.1', 'KT-12.1', 'KT-12.8'], 'Matchless Agility rules out every kind of attack', () => {
    const agile = by('dire-avenger-warrior', 140, { rule: 'agile', seat: 0, holder: 0 });
    expect(against(agile, 'guard')).toEqual(['matchless-agility']);
    expect(against(agile, 'hatchway-fight')).toEqual(['matchless-agility']);
    expect(against(agile, 'operate-hatch')).toEqual([]);
  });

  rule(['KT-13.1', 'KT-12.1', 'KT-12.8'], 'repeating one action rules out the other, and whatever counts as it', () => {
    const twice = (ploy: 'shock-assault' | 'bolter-discipline', action: string) =>
      by('tactical-marine-warrior', 160, { rule: ploy, seat: 0, holder: null }, { performed: [action, action] });
    expect(against(twice('shock-assault', 'fight'), 'guard')).toEqual(['repeated-fight']);
    expect(against(twice('bolter-discipline', 'shoot'), 'hatchway-fight')).toEqual(['repeated-shoot']);
  });

  rule(['KT-13.1', 'KT-12.8'], 'a weapon platform does not fight, not even through a hatchway', () => {
    const platform = by('guardian-defender-heavy-weapon-platform', 300, null);
    expect(against(platform, 'hatchway-fight')).toContain('does-not-fight');
  });

  rule(['KT-13.1', 'KT-12.1', 'KT-12.5', 'KT-12.8', 'KT-12.9'], 'none of them is a mission action', () => {
    for (const action of ['guard', 'point-blank-overwatch', 'hatchway-fight', 'operate-hatch'])
      expect(isMissionAction(action)).toBe(false);
  });
});
