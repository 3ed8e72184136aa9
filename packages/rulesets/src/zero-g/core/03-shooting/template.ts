// 7E-5.23  Flames
import { end } from '@little-wars/engine';
import type { Direction } from '@little-wars/engine/geometry';
import { worthOfFace } from '../../../w40k/dice/amounts.ts';
import { isAlive, modelOf, ownerOf, profileOf } from '../../lookups.ts';
import { type Attack, type Look, type ModelId, question, type Shot, sequence } from '../../types.ts';
import { resolve } from '../05-attacks/resolve.ts';
import { NO_AP } from '../05-attacks/saves.ts';
import { fall } from '../09-vehicles/fliers.ts';
import { teardropOf, underTemplate } from './targets.ts';
import { isOutOfReach, strengthOfWeapon } from './weapons.ts';

export interface Flaming {
  readonly model: ModelId;
  readonly profile: string;
  readonly target: ModelId | null;
  readonly towards: Direction;
  readonly manner: 'shooting' | 'overwatch';
  /** In Overwatch: how many hits. */
  readonly hits: number;
}

export interface Struck {
  readonly shot: Shot & { readonly target: ModelId };
  readonly hits: number;
  readonly origin: Attack['origin'];
}

/** Automatic hits of a weapon on one model. */
export function automaticHits(t: Look, { shot, hits, origin }: Struck): Attack {
  const aim = { attacker: shot.attacker, target: shot.target, profile: shot.profile, manner: shot.manner };
  return {
    ...aim,
    seat: ownerOf(t, shot.attacker),
    attacks: hits,
    strength: t.query('weapon-strength', strengthOfWeapon(t, shot.attacker, shot.profile), aim),
    ap: t.query('ap', profileOf(shot.profile).ap ?? NO_AP, aim),
    damage: 1,
    hits,
    autoWounds: 0,
    wounds: [],
    unsaved: [],
    mortal: 0,
    marks: [],
    snap: false,
    stray: false,
    origin,
    behind: null,
  };
}

export const struck = sequence<Struck>('automatic hits', '7E-5.23', s => [
  s.run('7E-5.23', 'they hit', (t, v) => {
    if (!isAlive(t, v.shot.target)) return end();
    t.emit({ type: 'attack-began', clause: '7E-5.23', attack: automaticHits(t, v) });
    t.emit({ type: 'hits-scored', clause: '7E-5.23', hits: v.hits, autoWounds: 0, faces: [], modifier: 0 });
    return v;
  }),
  s.call('7E-5.5', 'wound and save', () => resolve.start({})),
  s.call('7E-9.8', 'a Flier that was hit may fall', (_t, v) => fall.start({ model: v.shot.target, falls: false })),
  s.run('7E-5.23', 'done with this model', t => {
    t.emit({ type: 'attack-ended', clause: '7E-5.23' });
    return end();
  }),
]);

export const rollFlameHits = question('hits of a flame in Overwatch', 'roll');

/** Everything a flame touches is hit; D3 hits in Overwatch. No shot of it misses (ZG-3.13). */
export const template = sequence<Flaming, number>('a flame', '7E-5.23', s => [
  s.roll('7E-5.23', rollFlameHits, {
    count: (_t, v) => (v.manner === 'overwatch' ? 1 : 0),
    whose: (t, v) => ownerOf(t, v.model),
    then: (_t, v, [face]) => ({ ...v, hits: worthOfFace(face!, 3) }),
  }),
  s.each('7E-5.23', 'everybody under it', {
    of: (t, v) =>
      v.manner === 'overwatch'
        ? [v.target!]
        : underTemplate(t, v.model, teardropOf(t, v.model, v.towards)).filter(
            target => !isOutOfReach(t, { attacker: v.model, target, profile: v.profile, manner: v.manner }),
          ),
    call: (t, { model, profile, manner, hits }, target: ModelId) =>
      struck.start({
        shot: { attacker: model, target, profile, manner },
        hits: manner === 'overwatch' ? hits : 1,
        origin: modelOf(t, model).at,
      }),
  }),
  s.run('ZG-3.13', 'nothing has missed', () => end(0)),
]);
