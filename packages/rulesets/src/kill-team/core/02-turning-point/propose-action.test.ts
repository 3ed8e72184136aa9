import { type Choices, type Id, type Numbers, tableOf } from '@little-wars/engine';
import { bulkheadPieces } from '@little-wars/engine/pieces';
import { describe, expect, it } from 'vitest';
import { killTeam } from '../../index.ts';
import { broke, spot } from '../../testing/attacks.ts';
import { ANOTHER, HATCH, quarters } from '../../testing/close-quarters.ts';
import { blue, red } from '../../testing/field.ts';
import { proposeAction } from './propose-action.ts';

const hatch = { hinge: 'high', opens: 'high' } as const;
/** Two hatches side by side, both at hand for an operative between them. */
const hall = quarters(
  bulkheadPieces({
    id: 'wall',
    runs: 'x',
    at: 11,
    from: 0,
    to: 30,
    doorways: [
      { id: HATCH, at: 10, hatch },
      { id: ANOTHER, at: 13, hatch },
    ],
  }),
);

/** The action proposed from these, with numbers that always take the first that is wanted. */
function proposed(options: readonly Id[], openHatches: readonly string[]): Id {
  const operatives = [
    blue('tactical-marine-warrior', 0, 0, { at: spot(2921, 2756 - 160) }),
    red('boy-fighter', 20, 20),
  ] as const;
  const t = tableOf(killTeam, hall, broke(operatives, { openHatches }));
  const choices: Choices = {
    list: () => options,
    has: id => options.includes(id),
    any: (_next, isWanted = () => true) => options.find(isWanted) ?? null,
  };
  // Not just anything, but an attack where there is one.
  const next: Numbers = below => (below === 2 ? 0 : 1);
  return proposeAction(t, { about: { operative: 0 } }, next, choices);
}

describe('KT-2.12 a proposed action', () => {
  it('is an attack if there is one, or else something useful rather than nothing', () => {
    expect(proposed(['end-activation', 'normal-move', 'shoot'], [])).toBe('shoot');
    expect(proposed(['end-activation', 'pass', 'drop', 'normal-move'], [])).toBe('normal-move');
    expect(proposed(['end-activation'], [])).toBe('end-activation');
  });

  it('KT-12.9 leaves open hatches open, and opens those that are closed', () => {
    const options = ['operate-hatch', 'normal-move'];
    expect(proposed(options, [HATCH, ANOTHER])).toBe('normal-move');
    expect(proposed(options, [HATCH])).toBe('operate-hatch');
    expect(proposed(options, [])).toBe('operate-hatch');
  });
});
