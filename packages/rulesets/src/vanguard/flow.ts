// What players of Vanguard need not be asked, and what their options do
import {
  type AtStake,
  type Flow,
  type Idle,
  type Question,
  reactOrPass,
  type Settled,
  type Verb,
  type VerbKind,
} from '@little-wars/engine';
import { type AboutDice, chooseDice, diceOf, reRollable, rollOf, type Side, succeeds } from './core/03-dice/dice.ts';
import { followUp } from './core/04-round/turns.ts';
import { chooseAction } from './core/05-activation/activation.ts';
import { actionsOf, reasonsAgainstAction } from './core/06-actions/actions.ts';
import { armorNeeded, unsaved } from './core/10-attacks/armor.ts';
import { hitsScored } from './core/10-attacks/strike.ts';
import { chooseDie } from './core/11-command/command.ts';
import { chooseSide, chooseWhoDeploys, deployIt } from './core/15-game/deployment.ts';
import { choosePiece, layIt } from './core/15-game/lay-terrain.ts';
import { modelOf, weaponOf } from './lookups.ts';
import { type AboutModel, idleOn, type Look, settledOn, stakesOn, type Vanguard, verbsOn } from './types.ts';

/** Dice that failed and may be rolled again. */
function failuresOf(t: Look, side: Side): readonly number[] {
  const { on, modifier } = neededFor(t, side);
  const dice = diceOf(rollOf(t, side));
  return reRollable(t, side).filter(i => !succeeds(dice[i]!.face, on, modifier));
}

function neededFor(t: Look, side: Side): { readonly on: number; readonly modifier: number } {
  if (side === 'target') return armorNeeded(t);
  const { attacker, weapon } = t.position.attack!;
  return { on: weaponOf(t, attacker, weapon).hit, modifier: t.query('hit-modifier', 0, rollOf(t, 'attacker')) };
}

/** VG-3.4: where sixes explode, one may wish to roll a success again. */
const areSuccessesKept = (t: Look, side: Side): boolean =>
  !t.setup.options.explodingSixes || (side === 'target' && unsaved(t) === 0);

/** VG-3.11: a free re-roll takes up the failures. */
function settledReRolls(
  t: Look,
  { about: { side }, options, most }: Question<'pick-some', AboutDice>,
): Settled<'pick-some'> | null {
  if (side === 'target' && unsaved(t) === 0) return { answer: [], reason: 'all-saved', clause: 'VG-3.11' };
  const failed = failuresOf(t, side).filter(i => options.includes(i));
  const isSpare = failed.length < most && failed.length < options.length;
  if (isSpare && !areSuccessesKept(t, side)) return null;
  return { answer: failed.slice(0, most), reason: 'failures-again', clause: 'VG-3.11' };
}

/** VG-11.3: a single re-roll takes a failure, and failures are interchangeable. */
function idleDice(t: Look, { about: { side }, options }: Question<'pick-one', AboutDice>): readonly Idle[] {
  const [worst = null] = failuresOf(t, side);
  if (worst === null) return [];
  return options.filter(id => id !== worst).map(option => ({ option, reason: 'worst-die', clause: 'VG-11.3' }));
}

/** VG-11.3: a re-roll gains nothing where every hit is saved, or no die failed and sixes do not explode. */
function idleReactions(t: Look, { options, timing }: Question<'react'>): readonly Idle[] {
  const side = timing === 'armor-dice-rolled' ? 'target' : timing === 'hit-dice-rolled' ? 'attacker' : null;
  if (side === null || t.position.attack === null) return [];
  const isSaved = side === 'target' && unsaved(t) === 0;
  if (!isSaved && (failuresOf(t, side).length > 0 || !areSuccessesKept(t, side))) return [];
  const reason = isSaved ? 'all-saved' : 'all-succeed';
  return options.filter(id => id === 're-roll').map(option => ({ option, reason, clause: 'VG-11.3' }));
}

/** Weapon rules with which a hit does its damage and no more. */
const PLAIN: readonly string[] = [
  'blast',
  'close-bonus',
  'heavy',
  'ignores-cover',
  'knocks-down',
  'point-blank',
  're-rolls-hits',
];

const FACES = [1, 2, 3, 4, 5, 6];

const chanceOf = (t: Look, side: Side): number => {
  const { on, modifier } = neededFor(t, side);
  return FACES.filter(face => succeeds(face, on, modifier)).length / 6;
};

/** VG-3.4: how many dice follow a die at most on average, the die included, and the chance of three or more. */
const followedBy = (t: Look): { readonly dice: number; readonly many: number } =>
  t.setup.options.explodingSixes ? { dice: 6 / 5, many: 1 / 36 } : { dice: 1, many: 0 };

/**
 * What one more success does at most to the target: all if it may fall. Null where a hit may do more than its damage.
 */
function harmOfSuccess(t: Look, side: Side): number | null {
  const attack = t.position.attack!;
  const { attacker, target, weapon } = attack;
  if (weapon !== '' && weaponOf(t, attacker, weapon).rules.some(({ rule }) => !PLAIN.includes(rule))) return null;
  const damage = t.query('damage', attack.damage, { attack, side: 'attacker' });
  const wounds = Math.max(1, modelOf(t, target).wounds);
  const hits = side === 'target' ? unsaved(t) : hitsScored(t) + 2;
  const through = side === 'target' ? 1 : 1 - chanceOf(t, 'target');
  return through * (hits * damage + attack.mortal >= wounds ? 1 : Math.min(1, damage / wounds));
}

/** VG-11.3: one die again for 1 CP. */
function stakesOfReRoll(t: Look, { options, timing }: Question<'react'>): AtStake<'react'> | null {
  const side = timing === 'armor-dice-rolled' ? 'target' : timing === 'hit-dice-rolled' ? 'attacker' : null;
  if (side === null || t.position.attack === null || options.some(id => id !== 're-roll')) return null;
  const harm = harmOfSuccess(t, side);
  const { dice, many } = followedBy(t);
  const gain = harm === null ? 1 : Math.min(1, chanceOf(t, side) * dice * harm + many);
  return { answer: null, gain, reason: 'little-gain', clause: 'VG-11.3' };
}

/** VG-3.11: every failure again, and what successes could become where sixes explode. */
function stakesOfDice(
  t: Look,
  { about: { side }, options, most }: Question<'pick-some', AboutDice>,
): AtStake<'pick-some'> | null {
  const failed = failuresOf(t, side)
    .filter(i => options.includes(i))
    .slice(0, most);
  const harm = harmOfSuccess(t, side);
  if (harm === null) return null;
  const spare = Math.min(most, options.length) - failed.length;
  const gain = Math.min(1, (spare * chanceOf(t, side) * followedBy(t).dice * harm) / 6 + followedBy(t).many);
  return { answer: failed, gain, reason: 'failures-again', clause: 'VG-3.11' };
}

const VERBS: { readonly [action: string]: VerbKind | undefined } = {
  walk: 'move',
  run: 'dash',
  charge: 'charge',
  attack: 'shoot',
  aim: 'other',
  focus: 'other',
  'stand-up': 'other',
};

const EXTRA = 'extra/';

/** VG-6: every standard and special action, also those that are not possible now; Extra Actions where they are. */
function verbsOfActions(t: Look, { about: { model }, options }: Question<'pick-one', AboutModel>): readonly Verb[] {
  const actions = actionsOf(t, model);
  const bought = options.filter(id => String(id).startsWith(EXTRA));
  const ends = options.filter(id => id === 'end-activation');
  return [
    ...actions.map(action => ({
      option: action.id,
      verb: VERBS[action.id] ?? ('other' as const),
      cost: null,
      against: options.includes(action.id) ? [] : reasonsAgainstAction(t, model, action, 'normal'),
    })),
    ...bought.map(option => ({
      option,
      verb: VERBS[String(option).slice(EXTRA.length)] ?? ('other' as const),
      cost: 1,
      against: [],
    })),
    ...ends.map(option => ({ option, verb: 'end' as const, cost: null, against: [] })),
  ];
}

export const flow: Flow<Vanguard> = {
  settled: [settledOn(chooseDice, settledReRolls)],
  idle: [idleOn(chooseDie, idleDice), idleOn(reactOrPass, idleReactions)],
  stakes: [stakesOn(reactOrPass, stakesOfReRoll), stakesOn(chooseDice, stakesOfDice)],
  verbs: [verbsOn(chooseAction, verbsOfActions)],
  setUp: [choosePiece, layIt, chooseSide, chooseWhoDeploys, deployIt],
  moreTargets: [],
  together: [],
  afterEnd: [followUp],
};
