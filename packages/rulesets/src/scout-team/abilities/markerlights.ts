// ST-10.4  Markerlights: tokens on enemies, and shots that use them
import { add, type Frame } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { reRollable, rollSequence, rollWith } from '../../w40k/dice/rolls.ts';
import { enemiesOf, hasDone, isAlive, ownerOf } from '../../w40k/measuring/lookups.ts';
import { shootWith } from '../../w40k/shooting/shoot.ts';
import type { AboutModel, Attack } from '../../w40k/types.ts';
import { lookups, shooting, targets, weapons } from '../library.ts';
import { type Look, type ModelId, question, type Rule, sequence } from '../types.ts';
import type { LastingUse } from '../uses.ts';

const BONUS = 1;

type Token = Extract<LastingUse, { readonly rule: 'marked' }> & { readonly holder: number | null };

/** The tokens on a model, oldest first. */
const tokensOn = ({ position }: Look, model: ModelId): readonly Token[] =>
  position.effects.flatMap(({ use }) => (use.rule === 'marked' && use.target === model ? [use] : []));

/** Whether a model of the side that marked shoots at the bearer of a token. */
const isGuided = (t: Look, { target, seat }: Token & { readonly seat: number }, attack: Attack): boolean =>
  attack.manner === 'shooting' &&
  attack.target === target &&
  ownerOf(t, attack.attacker) === seat &&
  lookups.hasKeyword(t, attack.attacker, 'T’au Empire');

/** ST-10.4: a marker for models that use tokens; the effect of a token is its own rule. */
export const markerlights: Rule<'markerlights'> = { clause: 'ST-10.4', name: 'markerlight token' };

/** ST-10.4: models of the faction hit its bearer more easily; after one of them has shot, a token is removed. */
export const marked: Rule<'marked'> = {
  clause: 'ST-10.4',
  name: 'markerlight token',
  noBearing: { 'hits-scored': 'it notes that the token was used', attacked: 'the token is spent after the attacks' },
  modify: {
    // However many tokens there are, one counts.
    'hit-modifier': add((sum, use, { attack }, t) =>
      isGuided(t, use, attack) && tokensOn(t, use.target)[0]?.holder === use.holder ? sum + BONUS : sum,
    ),
  },
  on: {
    'hits-scored': (t, _fact, use) => {
      const { attack } = t.position;
      if (attack === null || !isGuided(t, use, attack)) return null;
      if (!tokensOn(t, use.target).some(({ usedBy }) => usedBy === attack.attacker))
        t.emit({ type: 'token-used', clause: 'ST-10.4', model: use.target, by: attack.attacker });
      return null;
    },
    attacked: (t, { attacker }, { target, usedBy }) => {
      if (usedBy === attacker) t.emit({ type: 'token-spent', clause: 'ST-10.4', model: target });
      return null;
    },
  },
};

export const markerlightRoll = reRollable('roll for the markerlight');
const rollMark = rollSequence(markerlightRoll, ['ST-10.4', '9E-2.3']);

export interface Marking {
  readonly model: ModelId;
  readonly range: number;
  readonly on: number;
  readonly target: ModelId | null;
  readonly shoots: boolean;
}

export const chooseMarked = question<'pick-one', AboutModel>('choose whom to mark', 'pick-one');

const seenBy = (t: Look, model: ModelId, range: number): readonly ModelId[] =>
  enemiesOf(t, model).filter(
    enemy => lookups.areWithin(t, model, enemy, inches(range)) && targets.canSee(t, model, enemy),
  );

const mark = sequence<Marking>('fire a markerlight', 'ST-10.4', s => [
  s.ask('ST-10.4', chooseMarked, {
    to: (t, v) => ownerOf(t, v.model),
    ask: (t, { model, range }) => {
      const options = seenBy(t, model, range);
      return options.length > 1 ? { of: 'model', options, about: { model } } : null;
    },
    then: (_t, v, target) => ({ ...v, target: target as ModelId }),
  }),
  s.run('ST-10.4', 'the only one there is', (t, v) => ({
    ...v,
    target: v.target ?? seenBy(t, v.model, v.range)[0] ?? null,
  })),
  s.call(
    'ST-10.4',
    'roll for the token',
    (t, { model, on: needs }) => rollWith(rollMark, { what: 'other', count: 1, seat: ownerOf(t, model), model, needs }),
    (t, v, [face]) => {
      if (face! < v.on || v.target === null) return v;
      const seat = ownerOf(t, v.model);
      const use = { rule: 'marked', target: v.target, seat, holder: v.model } as const;
      t.emit({ type: 'token-gained', clause: 'ST-10.4', model: v.target, by: v.model });
      t.emit({ type: 'effect-began', clause: 'ST-10.4', effect: { use, until: 'own-turn', seat } });
      return v;
    },
  ),
  s.call('ST-10.4', 'who is inspired shoots as well', (t, v) =>
    v.shoots && isAlive(t, v.model) && weapons.mayShoot(t, v.model) ? shootWith(shooting.shoot, v.model) : null,
  ),
]);

const hasRule = (t: Look, model: ModelId, rule: string): boolean =>
  lookups.kit(t, model).abilities.some(use => use.rule === rule);

/** It must stand still to mark, unless its rule says otherwise. */
const mayMark = (t: Look, model: ModelId): boolean =>
  !hasDone(t, model, 'advanced', 'fell-back') &&
  !lookups.isInCombat(t, model) &&
  (hasRule(t, model, 'target-uploaded') || !hasDone(t, model, 'moved', 'arrived'));

const isInspired = (t: Look, model: ModelId): boolean =>
  t.position.effects.some(({ use }) => use.rule === 'inspired' && use.target === model);

/** ST-10.4: may put a token on an enemy instead of shooting. */
export const markerlight: Rule<'markerlight'> = {
  clause: 'ST-10.4',
  name: 'markerlight',
  modify: {
    'instead-of-shooting': add((actions, { holder, range, on }, { model }, t) => {
      if (model !== holder || !mayMark(t, model) || seenBy(t, model, range).length === 0) return actions;
      const frame: Frame = mark.start({ model, range, on, target: null, shoots: isInspired(t, model) });
      return [...actions, { id: 'markerlight', clause: 'ST-10.4', frame }];
    }),
  },
};

/** Markerlights look this rule up by name. */
export const targetUploaded: Rule<'target-uploaded'> = { clause: 'ST-10.4', name: 'Target Uploaded' };

export const markSequences = [rollMark, mark];
