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

/** Wounds the unsaved hits will cost the target; mortal wounds cannot be redirected. */
const coming = (t: Look): number => unsaved(t) * t.query('damage', t.position.attack!.damage, rollOf(t, 'attacker'));

/** Friends near the target that can pay to step in. A saviour is never saved by another. */
function saviours(t: Look): readonly ModelId[] {
  const { target, type } = t.position.attack!;
  // VG-10.11: only wounds from attacks can be redirected.
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
  // Only now, because the harm to the saviour ends effects that last for one attack.
  s.run('VG-10.5', 'and the target is spared', (t, v) => {
    const holder = t.position.attack!.target;
    const use = { rule: 'saved', seat: ownerOf(t, holder), holder } as const;
    t.emit({ type: 'effect-began', clause: 'VG-10.5', effect: { use, until: 'attack' } });
    return v;
  }),
]);

/** VG-10.5, VG-10.11: for CP, it suffers the wounds of unsaved hits on a friend nearby, as mortal wounds. */
export const saviourProtocol: Rule<'saviour-protocol'> = {
  clause: 'VG-10.5',
  words:
    '{cp} CP, before a friend within {within}" suffers wounds of an attack: it suffers them instead, as mortal wounds.',
  offer: {
    'before-wounds': (t, _about, { holder, cp }, seat) =>
      ownerOf(t, holder!) === seat &&
      ownerOf(t, t.position.attack!.target) === seat &&
      // A single offer for all saviours.
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
