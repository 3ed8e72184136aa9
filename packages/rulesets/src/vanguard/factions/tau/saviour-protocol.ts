import { limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { rollOf } from '../../core/03-dice/dice.ts';
import { mortalWoundsOn, unsaved } from '../../core/10-attacks/armor.ts';
import { payFor } from '../../core/11-command/command.ts';
import { abilitiesOf, friendsOf, modelOf, ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../../types.ts';
import { canAfford } from '../paying.ts';

const ABILITY = 'saviour-protocol';

const isSaviour = (t: Look, model: ModelId): boolean =>
  abilitiesOf(modelOf(t, model)).some(({ rule }) => rule === ABILITY);

/** Wounds that the unsaved hits of the attack are about to cost its target; mortal wounds come past everybody. */
const coming = (t: Look): number => unsaved(t) * t.query('damage', t.position.attack!.damage, rollOf(t, 'attacker'));

/** Those that can step in for the target of an attack: friends near it, that can pay. No saviour is saved by another. */
function saviours(t: Look): readonly ModelId[] {
  const { target, type } = t.position.attack!;
  // VG-10.11: harm outside attacks is nobody else's.
  if (type === 'harm' || isSaviour(t, target) || coming(t) === 0) return [];
  return friendsOf(t, target).filter(model => {
    const use = abilitiesOf(modelOf(t, model)).find(each => each.rule === ABILITY);
    return (
      use?.rule === ABILITY && areWithin(t, model, target, inches(use.within)) && canAfford(t, model, ABILITY, use.cp)
    );
  });
}

interface Saving {
  readonly cp: number;
  readonly model: ModelId | null;
  readonly wounds: number;
}

export const chooseSaviour = question<'pick-one', { readonly target: ModelId }>('choose who steps in', 'pick-one');

export const saving = sequence<Saving>('Saviour Protocol', 'VG-2.4', s => [
  s.ask('VG-2.4', chooseSaviour, {
    to: t => ownerOf(t, t.position.attack!.target),
    ask: t => {
      const options = saviours(t);
      return options.length > 1 ? { of: 'model', options, about: { target: t.position.attack!.target } } : null;
    },
    then: (_t, v, model) => ({ ...v, model: model as ModelId }),
  }),
  s.run('VG-2.4', 'step in', (t, v) => {
    const model = v.model ?? saviours(t)[0]!;
    const wounds = coming(t);
    payFor(t, model, { what: ABILITY, cp: v.cp, clause: 'VG-2.4' });
    return { ...v, model, wounds };
  }),
  s.call('VG-10.10', 'suffer in its stead', (t, { model, wounds }) =>
    mortalWoundsOn(model!, wounds, t.position.attack!.attacker),
  ),
  // Only now: the harm to the saviour ends what lasts for an attack.
  s.run('VG-10.5', 'and the target is spared', (t, v) => {
    const holder = t.position.attack!.target;
    const use = { rule: 'saved', seat: ownerOf(t, holder), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-10.5', effect: { use, until: 'attack' } });
    return v;
  }),
]);

/** VG-10.5, VG-10.11: for CP the wounds of unsaved hits on a friend near it come to it instead, as mortal wounds. */
export const saviourProtocol: Rule<'saviour-protocol'> = {
  clause: 'VG-10.5',
  words:
    '{cp} CP, before a friend within {within}" suffers wounds of an attack: it suffers them instead, as mortal wounds.',
  offer: {
    'before-wounds': (t, _about, { holder, cp }, seat) =>
      ownerOf(t, holder!) === seat &&
      ownerOf(t, t.position.attack!.target) === seat &&
      // One offer for all of them.
      saviours(t)[0] === holder
        ? [{ id: ABILITY, frame: saving.start({ cp, model: null, wounds: 0 }) }]
        : [],
  },
};

/** VG-10.5: its unsaved hits cost it nothing. */
export const saved: Rule<'saved'> = {
  clause: 'VG-10.5',
  words: null,
  modify: { damage: limit((damage, { holder }, { attack: { target } }) => (target === holder ? 0 : damage)) },
};
