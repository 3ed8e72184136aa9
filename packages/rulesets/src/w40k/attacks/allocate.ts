// Wounds of attacks on several models, which their owner allocates one by one
import { end } from '@little-wars/engine';
import type { Book } from '../book.ts';
import { type rollSequence, rollWith } from '../dice/rolls.ts';
import { ownerOf } from '../measuring/lookups.ts';
import { type AboutModel, type Attack, type Look, type ModelId, question, sequence, type Wound } from '../types.ts';
import { harmOf, type harmSequences } from './harm.ts';
import { membersLeft } from './members.ts';
import type { AttackRolls } from './rolls.ts';

export interface Allocating {
  readonly left: readonly Wound[];
  readonly points: number;
}

export interface AboutWound extends AboutModel {
  readonly profile: string;
  /** How many wounds are still to be allocated, including this one. */
  readonly wounds: number;
}

export const allocateWound = question<'pick-one', AboutWound>('allocate a wound', 'pick-one');

interface Parts {
  readonly rolls: AttackRolls;
  readonly rollToSave: ReturnType<typeof rollSequence>;
  readonly rollDamage: ReturnType<typeof rollSequence>;
  readonly suffer: ReturnType<typeof harmSequences>['suffer'];
}

const current = (t: Look): Attack => t.position.attack!;

/**
 * For each wound the owner names a member, which saves, takes damage and may be slain. Wounds without a member left are
 * lost.
 */
export const allocationOf = ({ clauses }: Book, { rolls, rollToSave, rollDamage, suffer }: Parts) =>
  sequence<Allocating>('allocate wounds', clauses.allocate, s => [
    s.run(clauses.allocate, 'whether a wound and a member are left', (t, v) =>
      v.left.length > 0 && membersLeft(t, current(t)).length > 0 ? v : end(),
    ),
    s.ask(clauses.allocate, allocateWound, {
      to: t => ownerOf(t, current(t).target),
      ask: (t, v) => {
        const attack = current(t);
        const options = membersLeft(t, attack);
        const about = { model: attack.attacker, profile: attack.profile, wounds: v.left.length };
        return options.length > 1 ? { of: 'model', options, about } : null;
      },
      then: (t, v, target) => {
        t.emit({ type: 'wound-allocated', clause: clauses.allocate, target: target as ModelId });
        return v;
      },
    }),
    s.run(clauses.allocate, 'the only member there is', (t, v) => {
      const [only, ...others] = membersLeft(t, current(t));
      if (others.length === 0 && current(t).target !== only)
        t.emit({ type: 'wound-allocated', clause: clauses.allocate, target: only! });
      return v;
    }),
    s.call(
      clauses.save,
      'it saves',
      (t, v) => {
        const attack = current(t);
        const needed = rolls.toSave(t, attack, v.left[0]!);
        const { target: model } = attack;
        const count = rolls.maySave(needed) ? 1 : 0;
        return rollWith(rollToSave, { what: 'save', count, seat: ownerOf(t, model), model, ...needed });
      },
      (t, v, [face]) => {
        const [wound] = v.left;
        const isSaved = face !== undefined && rolls.isSaved(rolls.toSave(t, current(t), wound!), face);
        t.emit({ type: 'saves-made', clause: clauses.save, unsaved: isSaved ? [] : [wound!] });
        return v;
      },
    ),
    s.call(
      clauses.damage,
      'the damage of this wound',
      t => {
        const attack = current(t);
        const { seat, attacker: model } = attack;
        return rollWith(rollDamage, { what: 'damage', count: rolls.damageDice(t, attack), seat, model });
      },
      (t, v, faces) => ({ ...v, points: rolls.damageOf(t, current(t), faces) }),
    ),
    s.call(clauses.damage, 'it loses wounds', (t, v) => {
      const { attacker, target } = current(t);
      return suffer.start(harmOf(target, v.points, attacker));
    }),
    s.run(clauses.allocate, 'the next wound', (_t, v) => ({ left: v.left.slice(1), points: 0 })),
    s.repeat(clauses.allocate, 'until all are allocated', {
      from: 'whether a wound and a member are left',
      while: () => true,
    }),
  ]);
