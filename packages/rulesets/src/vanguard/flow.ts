// What players of Vanguard need not be asked, and what their options do
import {
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
import { chooseDie } from './core/11-command/command.ts';
import { chooseSide, chooseWhoDeploys, deployIt } from './core/15-game/deployment.ts';
import { choosePiece, layIt } from './core/15-game/lay-terrain.ts';
import { weaponOf } from './lookups.ts';
import { type AboutModel, idleOn, type Look, settledOn, type Vanguard, verbsOn } from './types.ts';

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

/** VG-11.3: of one die to roll again a failure is taken, and failures are all the same. */
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

const VERBS: { readonly [action: string]: VerbKind | undefined } = {
  walk: 'move',
  run: 'dash',
  charge: 'charge',
  attack: 'shoot',
  aim: 'hold',
  focus: 'hold',
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
  stakes: [],
  verbs: [verbsOn(chooseAction, verbsOfActions)],
  setUp: [choosePiece, layIt, chooseSide, chooseWhoDeploys, deployIt],
  moreTargets: [],
  together: [],
  afterEnd: [followUp],
};
