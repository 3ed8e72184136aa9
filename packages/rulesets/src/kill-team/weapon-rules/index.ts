import { limit } from '@little-wars/engine';
import type { WeaponUse } from '../content/types.ts';
import type { KillTeam, Rule } from '../types.ts';

const named = <N extends WeaponUse['rule']>(clause: string, rest: Omit<Rule<N>, 'clause'> = {}): Rule<N> =>
  ({ clause, ...rest }) as Rule<N>;

export const weaponRules: { readonly [N in WeaponUse['rule']]: Rule<N> } = {
  ap: named('KT-9.1'),
  balanced: named('KT-9.3'),
  barrage: named('KT-9.2'),
  blast: named('KT-9.4'),
  brutal: named('KT-9.5'),
  ceaseless: named('KT-9.6'),
  fusillade: named('KT-9.7'),
  heavy: named('KT-9.8'),
  hot: named('KT-9.9'),
  indirect: named('KT-9.10'),
  lethal: named('KT-9.12', { modify: { 'critical-on': limit((face, use) => Math.min(face, use.face)) } }),
  limited: named('KT-9.13'),
  'mortal-wounds': named('KT-9.14'),
  'no-cover': named('KT-9.15'),
  piercing: named('KT-9.16'),
  range: named('KT-9.17'),
  reap: named('KT-9.18'),
  relentless: named('KT-9.19'),
  rending: named('KT-9.20'),
  silent: named('KT-9.21'),
  splash: named('KT-9.22'),
  stun: named('KT-9.23'),
  torrent: named('KT-9.24'),
  unwieldy: named('KT-9.25'),
  grav: named('KT-9.12'),
};
export type { KillTeam };
