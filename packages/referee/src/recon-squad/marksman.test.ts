import type { Edition, Game } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { describe, expect, it } from 'vitest';
import { wounds } from '../w40k/checks/wounds.ts';
import type { Attack, Roll } from '../w40k/facts.ts';
import { profileOf } from '../w40k/ledger.ts';
import { clauses } from './check.ts';
import { note, openLedger } from './ledger.ts';

const ruleset = rulesets.find(({ id }) => id === 'recon-squad') as Edition<Game>;
const GUN = 'shuriken-pistol';

/** A Marksman’s shot whose wound roll is a 6. */
function shotOf(ap: number) {
  const setup = ruleset.ready[3]!;
  const l = openLedger({ game: '', ruleset: ruleset.id, setup, content: ruleset.content, turns: [], result: null });
  const by = l.models.find(model => profileOf(model, GUN) && model.trait === 'marksman')!;
  const at = l.models.find(({ seat }) => seat !== by.seat)!;
  const { strength, damage } = profileOf(by, GUN)!;
  const attack: Attack = {
    ...{ manner: 'shooting', attacker: by.id, target: at.id, seat: by.seat, profile: GUN },
    ...{ attacks: 1, strength: Number(strength), ap, damage, marks: [] },
  };
  note(l, { type: 'attack-began', clause: '', attack });
  const needs = Number(strength) > at.profile.toughness ? 3 : Number(strength) === at.profile.toughness ? 4 : 5;
  const roll: Roll = { what: 'wound', seat: by.seat, model: by.id, faces: [6], again: [], needs, modifier: 0 };
  note(l, { type: 'hits-scored', clause: '', hits: 1, autoWounds: 0, faces: [6], modifier: 0 });
  note(l, { type: 'rolled', clause: '', roll });
  note(l, { type: 'roll-settled', clause: '' });
  const check = wounds(clauses).on!['wounds-scored']!;
  return (of: number) =>
    [check(l, { type: 'wounds-scored', clause: '', wounds: [{ ap: of, damage }] }, null as never)]
      .flat()
      .filter(fault => fault !== null);
}

describe('the AP of a 6 to wound', () => {
  it('is one better in the hands of a Marksman', () => {
    const faultsFor = shotOf(-1);
    expect(faultsFor(-4)).toEqual([]);
    expect(faultsFor(-1)).toEqual([]);
    expect(faultsFor(-3)).toMatchObject([{ seen: '-3' }]);
    expect(faultsFor(-5)).toMatchObject([{ seen: '-5' }]);
  });
});
