// KT-9  Special rules of weapons, one file each
import type { ListedSequence } from '@little-wars/engine';
import type { WeaponUse } from '../content/types.ts';
import type { Rule } from '../types.ts';
import { ap } from './ap.ts';
import { balanced } from './balanced.ts';
import { barrage } from './barrage.ts';
import { blast } from './blast.ts';
import { brutal } from './brutal.ts';
import { ceaseless } from './ceaseless.ts';
import { fusillade } from './fusillade.ts';
import { grav } from './grav.ts';
import { heavy } from './heavy.ts';
import { hot } from './hot.ts';
import { indirect } from './indirect.ts';
import { lethal } from './lethal.ts';
import { limited } from './limited.ts';
import { mortalWounds } from './mortal-wounds.ts';
import { noCover } from './no-cover.ts';
import { piercing } from './piercing.ts';
import { range } from './range.ts';
import { reap } from './reap.ts';
import { relentless } from './relentless.ts';
import { rending } from './rending.ts';
import { silent } from './silent.ts';
import { splash } from './splash.ts';
import { stun } from './stun.ts';
import { torrent } from './torrent.ts';
import { unwieldy } from './unwieldy.ts';

/** Exhaustive: a rule that a card names without an entry here does not compile. */
export const weaponRules: { readonly [N in WeaponUse['rule']]: Rule<N> } = {
  ap,
  balanced,
  barrage,
  blast,
  brutal,
  ceaseless,
  fusillade,
  grav,
  heavy,
  hot,
  indirect,
  lethal,
  limited,
  'mortal-wounds': mortalWounds,
  'no-cover': noCover,
  piercing,
  range,
  reap,
  relentless,
  rending,
  silent,
  splash,
  stun,
  torrent,
  unwieldy,
};

export const weaponSequences: readonly ListedSequence[] = Object.values(weaponRules).flatMap(
  ({ sequences = [] }) => sequences,
);
