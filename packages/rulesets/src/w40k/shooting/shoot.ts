// A model shoots: weapons, targets, then each weapon in turn
import { end, type Frame, type Id, type Reason } from '@little-wars/engine';
import type { strikeSequences } from '../attacks/strike.ts';
import type { Targets } from '../attacks/targets.ts';
import type { Book } from '../book.ts';
import { isAlive, type Lookups, ownerOf } from '../measuring/lookups.ts';
import { type AboutModel, type AttackManner, type Look, type ModelId, question, sequence } from '../types.ts';
import { type Declared, declareSequences, declaring, type Share } from './declare.ts';
import type { Fired, Weapons } from './weapons.ts';

export interface Shooting {
  readonly model: ModelId;
  readonly manner: 'shooting' | 'overwatch';
  /** The only target allowed; null for any. */
  readonly only: ModelId | null;
  readonly profiles: readonly string[];
  readonly declared: readonly Declared[];
}

export interface Firing extends Declared {
  readonly results: readonly number[];
}

export interface AboutFire extends AboutModel {
  readonly manner: AttackManner;
}

export const chooseWeapons = question<'pick-some', AboutFire>('choose weapons to fire', 'pick-some');

export const shootWith = (
  shoot: { start(v: Shooting): Frame },
  model: ModelId,
  manner: Shooting['manner'] = 'shooting',
  only: ModelId | null = null,
): Frame => shoot.start({ model, manner, only, profiles: [], declared: [] });

export interface ShootingParts {
  readonly targets: Targets;
  readonly weapons: Weapons;
  readonly strike: ReturnType<typeof strikeSequences>['strike'];
}

export function shootSequences(book: Book, lookups: Lookups, { targets, weapons, strike }: ShootingParts) {
  const { clauses } = book;
  const { declare, sequences: declaringSequences } = declareSequences(book, lookups, targets);

  const profiles = (t: Look, { model, manner, only }: Shooting): readonly string[] =>
    weapons
      .profilesFor(t, model, manner)
      .filter(profile => only === null || targets.isTarget(t, { attacker: model, target: only, profile, manner }));

  /** One weapon at its targets in sequence; attacks on a target that is gone are lost. */
  const fire = sequence<Firing>('fire a weapon', clauses.shooting, s => [
    s.each(clauses.shooting, 'resolve one target after the other', {
      of: (_t, v) => v.shares,
      call: (_t, { attacker, profile, manner, marks = [] }, share: Share) =>
        strike.start({ attacker, profile, manner, marks, ...share }),
      then: (_t, v, results: readonly number[]) => ({ ...v, results: [...v.results, ...results] }),
    }),
    s.run(clauses.shooting, 'the weapon has fired', (t, { attacker, profile, manner, results }) => {
      t.emit({ type: 'fired', clause: clauses.shooting, attacker, profile, manner, results });
      return end();
    }),
  ]);

  const shoot = sequence<Shooting>('shoot', clauses.shooting, s => [
    s.ask(clauses.declareAll, chooseWeapons, {
      to: (t, v) => ownerOf(t, v.model),
      ask: (t, v) => {
        const options = profiles(t, v);
        const about = { model: v.model, manner: v.manner };
        return options.length > 1 ? { of: 'weapon', options, least: 1, most: options.length, about } : null;
      },
      then: (_t, v, chosen) => ({ ...v, profiles: chosen as readonly string[] }),
      legal: (t, { about }, chosen: readonly Id[]): readonly Reason[] =>
        weapons.againstTogether(t, about.model, chosen),
      propose: (_t, { options }, next) => [options[next(options.length)]!],
    }),
    s.run(clauses.declareAll, 'the only weapon there is', (t, v) =>
      v.profiles.length > 0 ? v : { ...v, profiles: profiles(t, v).slice(0, 1) },
    ),
    s.each(clauses.declareAll, 'declare targets for every weapon', {
      of: (t, v) => weapons.shotsOf(t, v.model, v.profiles),
      call: (_t, { model, manner, only }, { profile, marks }: Fired) =>
        declare.start({ ...declaring(model, profile, manner, only), ...(marks.length > 0 && { marks }) }),
      then: (_t, v, declared: Declared, { marks }) => ({ ...v, declared: [...v.declared, { ...declared, marks }] }),
    }),
    s.each(clauses.shooting, 'fire one weapon after the other', {
      of: (_t, v) => v.declared,
      call: (t, v, declared: Declared) => (isAlive(t, v.model) ? fire.start({ ...declared, results: [] }) : null),
    }),
    s.run(clauses.shooting, 'the attacks are over', (t, v) => {
      t.emit({ type: 'attacked', clause: clauses.shooting, attacker: v.model, manner: v.manner });
      return v;
    }),
    s.window(clauses.shooting, 'after shooting', 'after-attacks', (_t, v) => ({ attacker: v.model, manner: v.manner })),
  ]);
  return { shoot, sequences: [...declaringSequences, fire, shoot] };
}
