import { describe, expect, it } from 'vitest';
import { aimNamed } from './actor.ts';

const aim = aimNamed(['attacker'], ['target', 'defender']);

describe('who attacks whom', () => {
  it('is told by the innermost sequence that names both', () => {
    const frames = [
      { vars: { attacker: 1, target: 2 } },
      { vars: { attacker: 3, defender: 4 } },
      { vars: { dice: 5 } },
    ];
    expect(aim(frames)).toEqual({ by: 3, to: 4 });
    expect(aim(frames.slice(0, 1))).toEqual({ by: 1, to: 2 });
    expect(aim([{ vars: { attacker: 1, target: 2, defender: 3 } }])).toEqual({ by: 1, to: 2 });
  });

  it('is nobody while a target is not chosen, or a model is its own', () => {
    expect(aim([{ vars: { attacker: 1, target: null } }])).toBeNull();
    expect(aim([{ vars: { attacker: 0, target: 0 } }])).toBeNull();
    expect(aim([])).toBeNull();
  });
});
