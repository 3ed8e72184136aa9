// The Shooting phase
import { anyLikely, end, type Frame, hints, type Id, type Sequence } from '@little-wars/engine';
import type { Book } from '../book.ts';
import { hasDone, onTable } from '../measuring/lookups.ts';
import { type AboutModel, type Look, type ModelId, type OwnAction, question, sequence, type W40k } from '../types.ts';
import { type Shooting, shootWith } from './shoot.ts';
import type { Weapons } from './weapons.ts';

/** The answer of a player who does nothing more in a phase. */
export const DONE = 'done';

export interface Picking {
  readonly model: ModelId | null;
  readonly action: string | null;
}

export const chooseShooter = question('choose a model to shoot', 'pick-one');
export const shootOrElse = question<'pick-one', AboutModel>('shoot or do something else', 'pick-one');

const SHOOT = 'shoot';

export function shootingPhaseOf(book: Book, weapons: Weapons, shoot: Sequence<W40k, Shooting>) {
  const { clauses } = book;
  const others = (t: Look, model: ModelId): readonly OwnAction[] => t.query('instead-of-shooting', [], { model });
  const mayAct = (t: Look, model: ModelId): boolean =>
    !hasDone(t, model, 'picked') && (weapons.mayShoot(t, model) || others(t, model).length > 0);
  /** For each seat, the model that could act when last asked: it is tried first. */
  const likely = hints<ModelId>(2);
  const isAnyLeft = (t: Look): boolean =>
    anyLikely(likely, t.position.turn, onTable(t.position, t.position.turn), model => mayAct(t, model));
  const actionsOf = (t: Look, model: ModelId): readonly string[] => [
    ...(weapons.mayShoot(t, model) ? [SHOOT] : []),
    ...others(t, model).map(({ id }) => id),
  ];
  const frameOf = (t: Look, { model, action }: Picking): Frame | null => {
    const chosen = action ?? actionsOf(t, model!)[0];
    return chosen === SHOOT
      ? shootWith(shoot, model!)
      : (others(t, model!).find(({ id }) => id === chosen)?.frame ?? null);
  };
  return sequence<Picking>('Shooting phase', clauses.shooting, s => [
    s.run(clauses.shooting, 'whether anybody can act', (t, v) =>
      isAnyLeft(t) ? { ...v, model: null, action: null } : end(),
    ),
    s.ask(clauses.mayShoot, chooseShooter, {
      to: t => t.position.turn,
      ask: t => ({ of: 'model', candidates: [...onTable(t.position, t.position.turn), DONE] }),
      isOption: (t, _v, id: Id) => id === DONE || mayAct(t, id as ModelId),
      then: (_t, _v, model) => (model === DONE ? end() : { model: model as ModelId, action: null }),
      propose: (_t, _question, next, choices) => choices!.any(next, id => id !== DONE) ?? DONE,
    }),
    s.ask(clauses.shooting, shootOrElse, {
      to: t => t.position.turn,
      ask: (t, v) => {
        const options = actionsOf(t, v.model!);
        return options.length > 1 ? { of: 'shooting-action', options, about: { model: v.model! } } : null;
      },
      then: (_t, v, action) => ({ ...v, action: action as string }),
    }),
    s.call(clauses.shooting, 'the model acts', (t, v) => {
      const frame = frameOf(t, v);
      t.emit({ type: 'did', clause: clauses.mayShoot, model: v.model!, deed: 'picked' });
      return frame;
    }),
    s.repeat(clauses.shooting, 'until the player is done', {
      from: 'whether anybody can act',
      while: () => true,
    }),
  ]);
}
