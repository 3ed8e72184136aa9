// VG-10.4-6, VG-10.9-11  Armor roll, wounds; damage from outside attacks
import { cardOf, isInPlay, modelOf, ownerOf } from '../../lookups.ts';
import { type Attack, type Look, type ModelId, question, sequence } from '../../types.ts';
import { diceOf, explode, freeReRolls, fresh, rollerOf, rollOf, setDice, succeeds } from '../03-dice/dice.ts';
import { recovery } from './recovery.ts';

/** What an armor die needs, and its modifier. */
export function armorNeeded(t: Look): { readonly on: number; readonly modifier: number } {
  const rolling = rollOf(t, 'target');
  const { attack } = rolling;
  // VG-10.28: nothing modifies invulnerable armor.
  if (attack.invulnerable !== null) return { on: attack.invulnerable, modifier: 0 };
  const on = t.query('armor', cardOf(t, attack.target).armor, rolling);
  const ap = Math.max(0, t.query('ap', attack.ap, rolling));
  return { on, modifier: t.query('armor-modifier', 0, rolling) - ap };
}

/** VG-10.4, VG-3.9: hits not saved; surplus saves are lost. */
export function unsaved(t: Look): number {
  const { on, modifier } = armorNeeded(t);
  const { hits } = t.position.attack!;
  const saves = diceOf(rollOf(t, 'target')).filter(({ face }) => succeeds(face, on, modifier)).length;
  return Math.max(0, hits - saves);
}

/** VG-10.29: the invulnerable saves the target may choose from. */
export const invulnerables = (t: Look): readonly number[] => {
  const { target, attacker } = t.position.attack!;
  return [...new Set(t.query('invulnerable', [], { model: target, from: attacker }))];
};

export const chooseArmor = question('choose the armor', 'pick-one');
export const rollForArmor = question('roll for armor', 'roll');

/** From the hits scored to the recovery roll; the position holds the attack or harm. */
export const sufferHits = sequence<object>('suffer hits', 'VG-10.4', s => [
  s.ask('VG-10.9', chooseArmor, {
    to: t => ownerOf(t, t.position.attack!.target),
    ask: t => {
      const values = t.position.attack!.hits > 0 ? invulnerables(t) : [];
      return values.length > 0 ? { of: 'armor', options: ['armor', ...values.map(on => `invulnerable-${on}`)] } : null;
    },
    then: (t, v, chosen) => {
      const invulnerable = chosen === 'armor' ? null : Number(String(chosen).slice('invulnerable-'.length));
      t.emit({ type: 'armor-chosen', clause: 'VG-10.9', invulnerable });
      return v;
    },
  }),
  s.roll('VG-10.4', rollForArmor, {
    count: t => t.position.attack!.hits,
    whose: t => rollerOf(t, rollOf(t, 'target')),
    then: (t, v, faces) => {
      setDice(t, 'target', fresh(faces), 'VG-10.4');
      return v;
    },
  }),
  s.call('VG-3.9', 'armor dice explode', () => explode.start({ side: 'target' })),
  s.call('VG-3.11', 'free re-rolls', () => freeReRolls.start({ side: 'target', chosen: [] })),
  s.window('VG-11.3', 'after the armor roll', 'armor-dice-rolled', t => rollOf(t, 'target')),
  s.window('VG-10.5', 'before wounds', 'before-wounds', t => rollOf(t, 'target')),
  s.run('VG-10.5', 'suffer wounds', (t, v) => {
    const { attacker: from, target: model, damage, mortal } = t.position.attack!;
    const wounds = unsaved(t) * t.query('damage', damage, rollOf(t, 'attacker'));
    if (wounds > 0) t.emit({ type: 'wounds-suffered', clause: 'VG-10.5', model, wounds, from, mortal: false });
    if (mortal > 0) t.emit({ type: 'wounds-suffered', clause: 'VG-10.10', model, wounds: mortal, from, mortal: true });
    return v;
  }),
  // VG-10.33, VG-10.30: once, after all wounds have been dealt.
  s.call('VG-10.6', 'recovery roll', t => {
    const { attacker: from, target: model, wasDown } = t.position.attack!;
    return recovery.start({ model, from, wasDown });
  }),
]);

export interface Harming {
  readonly model: ModelId;
  /** The model that causes it; null for none. */
  readonly from: ModelId | null;
  readonly hits: number;
  readonly ap: number;
  readonly damage: number;
  readonly mortal: number;
}

/** The harm before any die is rolled, in the form of an attack. */
export const harmOn = (t: Look, { model, from, hits, ap, damage, mortal }: Harming): Attack => ({
  manner: 'harm',
  type: 'harm',
  attacker: from ?? model,
  target: model,
  weapon: '',
  ap,
  damage,
  dice: 0,
  aimed: false,
  focus: null,
  wasDown: modelOf(t, model).down,
  hitDice: [],
  armorDice: [],
  hits,
  invulnerable: null,
  mortal,
  marks: [],
});

/** VG-10.11: hits or mortal wounds that are not from an attack. */
export const harm = sequence<Harming>('harm', 'VG-10.11', s => [
  s.run('VG-10.11', 'harm comes', (t, v) => {
    t.emit({ type: 'attack-began', clause: 'VG-10.11', attack: harmOn(t, v) });
    return v;
  }),
  s.call('VG-10.11', 'armor, wounds, recovery', (t, v) =>
    isInPlay(modelOf(t, v.model)) ? sufferHits.start({}) : null,
  ),
  s.run('VG-10.11', 'harm is done', (t, v) => {
    t.emit({ type: 'attack-ended', clause: 'VG-10.11' });
    return v;
  }),
]);

/** Hits with an AP and D, from a model or from none. */
export const hitsOn = (
  model: ModelId,
  [hits, ap, damage]: readonly [number, number, number],
  from: ModelId | null = null,
) => harm.start({ model, from, hits, ap, damage, mortal: 0 });

/** VG-10.10: mortal wounds from a model or from none. */
export const mortalWoundsOn = (model: ModelId, mortal: number, from: ModelId | null = null) =>
  harm.start({ model, from, hits: 0, ap: 0, damage: 0, mortal });
