// What attacks ask of special rules, offer and emit, and which of it odds ask too: found by playing and listening.
import { startAt, tableOf } from '@little-wars/engine';
import { type Heard, heardIn, playedOn } from '@little-wars/engine/testing';
import { factions } from '../content/index.ts';
import { shoot } from '../core/04-shooting/shoot.ts';
import { fight } from '../core/05-fighting/fight.ts';
import { meleeOf } from '../core/05-fighting/melee.ts';
import { ruleset } from '../ruleset.ts';
import type { Effect } from '../types.ts';
import { LABELS, type WeaponRuleName } from '../weapon-rules/labels.ts';
import { FROM_NOWHERE, ROLES, situationsFor, weaponUse } from './every-rule.oracle.ts';
import { oddsOfFight } from './fight-case.ts';
import { leftOutOfFight, leftOutOfShot } from './left-out.ts';
import { aimIn } from './play-shot.oracle.ts';
import { oddsOfShot } from './shot-case.ts';
import type { Situation } from './situation.oracle.ts';

/** Queries of an attack that change no dice and no wounds of it, each with the reason. */
export const BESIDE: { readonly [query: string]: string } = {
  'splits-dice': 'how dice are shared out among targets: odds are computed for a share',
  'also-attacks': 'who else is attacked: odds are computed for each',
  'target-refused': 'who may be attacked',
  'counts-as-concealed': 'who may be attacked',
  'leaves-behind': 'what remains of an operative that is taken out',
};

const EVERY = 29;
const ITEMS = 4;

const effects: readonly Effect[] = [
  ...(Object.keys(LABELS) as WeaponRuleName[]).map(weaponUse),
  { rule: 'stimulated' } as const,
].map(use => ({ use: { ...use, seat: 0, holder: 0 }, until: 'battle' }));

/** Attacks by and on every faction, some with every weapon rule at once; the target may be carrying something. */
const attacks = (): readonly Situation[] =>
  factions.flatMap(faction => {
    const source = { ...FROM_NOWHERE, faction, equipment: faction.equipment.map(({ id }) => id), pays: true };
    const few = { ...source, equipment: source.equipment.slice(0, ITEMS) };
    const all = ROLES.flatMap(role => [source, few].flatMap(each => [...situationsFor(each, role, false)]));
    return all
      .filter((_, i) => i % EVERY === 0)
      .map((each, i) => (i % 2 === 0 ? each : { ...each, position: { ...each.position, effects } }));
  });

function play({ setup, position, weapon, kind, action }: Situation, seed: number): void {
  const targets = [{ operative: 1, dice: null, after: null }];
  const frame =
    kind === 'shot'
      ? { ...shoot.start({ attacker: 0, action, chosen: weapon, targets }), at: 'split the attack dice' }
      : fight.start({ attacker: 0, action, target: 1, weapon: null, parry: null });
  playedOn(ruleset, setup, startAt(ruleset, setup, position, frame), { seed });
}

function compute({ setup, position, weapon, parry, kind, action }: Situation): void {
  const t = tableOf(ruleset, setup, position);
  if (kind === 'shot') {
    const aim = aimIn({ weapon, action });
    oddsOfShot(t, aim);
    leftOutOfShot(t, aim);
    return;
  }
  const duel = { attacker: 0, target: 1, weapon, parry };
  meleeOf(t, 0);
  oddsOfFight(t, duel);
  leftOutOfFight(t, duel);
}

/** What is heard when attacks are played from the moment the target is selected, and when their odds are computed. */
export function heardInAttacks(): { readonly played: Heard; readonly computed: Heard } {
  const all = attacks();
  return {
    played: heardIn(() => {
      for (const [seed, each] of all.entries()) play(each, seed);
    }),
    computed: heardIn(() => {
      for (const each of all) compute(each);
    }),
  };
}
