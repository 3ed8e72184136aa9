// VG-10.1-2  An attack: weapon, targets, splitting dice; then each target in turn
import type { Frame } from '@little-wars/engine';
import { isInPlay, isStanding, modelOf, ownerOf, weaponOf } from '../../lookups.ts';
import {
  type AboutModel,
  type AttackManner,
  type Focus,
  type Look,
  type ModelId,
  question,
  sequence,
} from '../../types.ts';
import { pay } from '../11-command/command.ts';
import { mayRetaliate } from '../11-command/retaliate.ts';
import { focusOptions } from './focus.ts';
import { strike } from './strike.ts';
import { moreTargets, targetsFor, weaponsFor } from './targets.ts';

/** The dice allotted to a target. */
interface Share {
  readonly target: ModelId;
  readonly dice: number;
}

export interface Attacking {
  readonly attacker: ModelId;
  readonly manner: AttackManner;
  readonly only: ModelId | null;
  readonly weapon: string;
  readonly targets: readonly ModelId[];
  readonly shares: readonly Share[];
  readonly focus: Focus | null;
  readonly aimed: boolean;
  /** What has been paid for; it holds for the whole attack. */
  readonly marks: readonly string[];
  /** The targets that dice were rolled against. */
  readonly struck: readonly ModelId[];
}

/** An attack by a model, at one target only or at any it chooses. */
export const attackBy = (attacker: ModelId, manner: AttackManner, only: ModelId | null = null): Frame =>
  attack.start({
    attacker,
    manner,
    only,
    weapon: '',
    targets: [],
    shares: [],
    focus: null,
    aimed: false,
    marks: [],
    struck: [],
  });

const isMelee = (t: Look, { attacker, weapon }: Attacking): boolean => weaponOf(t, attacker, weapon).type === 'melee';
const diceFor = (t: Look, { attacker, weapon }: Attacking): number => weaponOf(t, attacker, weapon).dice;

interface AboutAttack extends AboutModel {
  readonly manner: AttackManner;
  /** The only target allowed. */
  readonly target?: ModelId;
}

interface AboutWeapon extends AboutModel {
  readonly weapon: string;
}

interface AboutMore extends AboutWeapon {
  readonly target: ModelId;
  readonly dice: number;
}

interface AboutFocus extends AboutWeapon {
  readonly manner: AttackManner;
  readonly target: ModelId;
}

export const chooseAttack = question<'pick-one', AboutAttack>('choose an attack', 'pick-one');
export const chooseTarget = question<'pick-one', AboutWeapon>('choose a target', 'pick-one');
export const chooseMoreTargets = question<'pick-some', AboutMore>('choose more targets', 'pick-some');
export const splitDice = question<'share', AboutWeapon>('split the dice', 'share');
export const useFocus = question<'pick-one', AboutFocus>('use the Focus bonus', 'pick-one');

export const attack = sequence<Attacking>('attack', 'VG-10.1', s => [
  s.ask('VG-10.1', chooseAttack, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const options = weaponsFor(t, v);
      const about = { model: v.attacker, manner: v.manner, ...(v.only !== null && { target: v.only }) };
      return options.length > 1 ? { of: 'attack', options, about } : null;
    },
    then: (_t, v, weapon) => ({ ...v, weapon: weapon as string }),
  }),
  s.run('VG-10.1', 'settle the attack', (t, v) => (v.weapon === '' ? { ...v, weapon: weaponsFor(t, v)[0]! } : v)),
  s.ask('VG-10.1', chooseTarget, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const options = targetsFor(t, v, v.weapon);
      return options.length > 1 ? { of: 'model', options, about: { model: v.attacker, weapon: v.weapon } } : null;
    },
    then: (_t, v, target) => ({ ...v, targets: [target as ModelId] }),
  }),
  s.run('VG-10.1', 'settle the target', (t, v) =>
    v.targets.length === 0 ? { ...v, targets: targetsFor(t, v, v.weapon).slice(0, 1) } : v,
  ),
  s.ask('VG-10.2', chooseMoreTargets, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const options = v.manner === 'action' ? moreTargets(t, v, v.weapon, v.targets[0]!) : [];
      const most = Math.min(options.length, diceFor(t, v) - 1);
      const about = { model: v.attacker, weapon: v.weapon, target: v.targets[0]!, dice: diceFor(t, v) };
      return most > 0 ? { of: 'model', options, least: 0, most, about } : null;
    },
    then: (_t, v, more) => ({ ...v, targets: [...v.targets, ...(more as readonly ModelId[])] }),
  }),
  s.ask('VG-10.1', splitDice, {
    to: (t, v) => ownerOf(t, v.attacker),
    // VG-10.31: every named target gets at least one die.
    ask: (t, v) =>
      v.targets.length > 1
        ? {
            of: 'attack-dice',
            among: v.targets,
            total: diceFor(t, v),
            least: 1,
            about: { model: v.attacker, weapon: v.weapon },
          }
        : null,
    then: (_t, v, dice) => ({ ...v, shares: v.targets.map((target, i) => ({ target, dice: dice[i]! })) }),
  }),
  s.ask('VG-6.6', useFocus, {
    to: (t, v) => ownerOf(t, v.attacker),
    ask: (t, v) => {
      const { attacker: model, weapon, manner } = v;
      const about = { model, weapon, manner, target: v.targets[0]! };
      const options = focusOptions(t, v);
      return options.length > 0 ? { of: 'focus', options, about } : null;
    },
    then: (_t, v, focus) => ({ ...v, focus: focus as Focus }),
  }),
  s.run('VG-6.9', 'use up Aim or Focus', (t, v) => {
    const shares = v.shares.length > 0 ? v.shares : v.targets.map(target => ({ target, dice: diceFor(t, v) }));
    const { activation } = t.position;
    const isOwn = (v.manner === 'action' || v.manner === 'charge') && activation?.model === v.attacker;
    if (v.focus !== null && isOwn && activation.focusing)
      t.emit({ type: 'bonus-used', clause: 'VG-6.9', model: v.attacker, bonus: 'focus' });
    const aimed = isOwn && activation.aiming && !isMelee(t, v);
    if (aimed) t.emit({ type: 'bonus-used', clause: 'VG-6.9', model: v.attacker, bonus: 'aim' });
    return { ...v, shares, aimed };
  }),
  s.each('VG-10.12', 'resolve one target after the other', {
    of: (_t, v) => v.shares,
    // VG-10.31, VG-8.4: dice for a target that is gone are lost, as are those of an attacker knocked down or gone.
    call: (t, { attacker, manner, weapon, focus, aimed, marks }, { target, dice }: Share) =>
      isInPlay(modelOf(t, target)) && isStanding(t, attacker)
        ? strike.start({ attacker, manner, weapon, focus, aimed, marks, target, dice })
        : null,
    then: (_t, v, marks: readonly string[], { target }) => ({ ...v, marks, struck: [...v.struck, target] }),
  }),
  // VG-7.20: against disengaging attacks too; VG-11.5: only models that were attacked.
  s.each('VG-11.20', 'the survivors may retaliate', {
    of: (t, v) => (isMelee(t, v) && v.manner !== 'retaliation' ? v.struck : []),
    call: (_t, v, model: ModelId) => retaliation.start({ model, against: v.attacker, chosen: null }),
  }),
]);

interface Retaliating {
  readonly model: ModelId;
  readonly against: ModelId;
  readonly chosen: string | null;
}

/** Who may retaliate, and against whom. */
interface AboutRetaliation extends AboutModel {
  readonly against: ModelId;
}

export const retaliate = question<'react', AboutRetaliation>('retaliate', 'react');

/** VG-11.5, VG-11.12, VG-11.17, VG-11.20: lives here because an attack calls it and it is an attack itself. */
export const retaliation = sequence<Retaliating>('retaliation', 'VG-11.5', s => [
  s.ask('VG-11.12', retaliate, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, v) =>
      mayRetaliate(t, v)
        ? { timing: 'attacked', options: ['retaliate'], about: { model: v.model, against: v.against } }
        : null,
    then: (t, v, chosen) => {
      if (chosen !== null) pay(t, v.model, 'retaliate', 'VG-11.5');
      return { ...v, chosen };
    },
  }),
  s.call('VG-11.5', 'attack back', (_t, v) => (v.chosen === null ? null : attackBy(v.model, 'retaliation', v.against))),
]);
