// Attacks as dice on a tray: to hit, to wound, saves, damage
import type { AttackShown, DieOption, DieShown, Id, Question, Ruling } from '@little-wars/engine';
import { attacksOf, diceAsked, failuresAsked, rowOf, trayFor, withLoss, withRow } from '@little-wars/skirmish';
import { type AboutDice, wouldFail } from '../dice/rolls.ts';
import type { Fact } from '../facts.ts';
import { COMMAND_RE_ROLL } from '../stratagems/command-re-roll.ts';
import type { Attack, ModelId, Position, Roll, RollKind } from '../types.ts';

/** The part of a table that the tray needs; every edition has it. */
export interface Seen {
  readonly position: Pick<Position, 'attack' | 'rolls' | 'models'>;
}

interface Parts<T extends Seen> {
  /** The name of a weapon's profile. */
  nameOf(profile: string): string;
  court(t: T, from: Id, to: Id): readonly Ruling[];
  /** The wounds that a model loses when it is slain, beyond those in the facts. */
  readonly lastWound: number;
  /** How an edition's own facts change the tray. */
  folded?(shown: AttackShown, fact: { readonly type: string }): AttackShown;
}

/** Rolls that belong to an attack, and whose they are. */
const ROWS: { readonly [K in RollKind]?: 'by' | 'to' } = {
  hit: 'by',
  wound: 'by',
  save: 'to',
  damage: 'by',
  ignore: 'to',
};

const manners = { shooting: 'shot', overwatch: 'shot', fighting: 'fight' } as const;

const begunWith =
  <T extends Seen>({ nameOf, court }: Parts<T>) =>
  (t: T, { attack }: { readonly attack: Attack }): AttackShown => {
    const { attacker: by, target: to, manner, profile } = attack;
    const kind = manners[manner as keyof typeof manners] ?? 'harm';
    const isCovered = (each: Ruling): boolean => each.id === 'in-cover' && each.holds;
    const badges = kind === 'shot' && by !== to ? court(t, by, to).filter(isCovered) : [];
    return trayFor({
      by,
      to,
      manner: kind,
      with: profile === '' ? '' : nameOf(profile),
      badges: badges.map(({ id, clause }) => ({ says: { word: `ruling.${id}` }, clause })),
    });
  };

const fateOf = (face: number, { needs, ...roll }: Roll): DieShown['fate'] =>
  needs === null ? null : wouldFail(face, { ...roll, needs }) ? 'fail' : 'success';

/** The lowest face that succeeds. */
const leastOf = ({ needs, modifier }: Roll): number | null =>
  needs === null ? null : Math.min(6, Math.max(2, needs - modifier));

/** The current roll, after final ones of the same kind. */
function withRoll(t: Seen, shown: AttackShown, settled: readonly DieShown[]): AttackShown {
  const roll = t.position.rolls.at(-1);
  const of = roll && ROWS[roll.what];
  if (!roll || !of) return shown;
  const dice = roll.faces.map((face, i) => ({ face, fate: fateOf(face, roll), again: roll.again.includes(i) }));
  return withRow(shown, { id: roll.what, of, needs: leastOf(roll), dice: [...settled, ...dice] });
}

/** The dice of a kind before the current roll. */
function settledBefore(shown: AttackShown, what: RollKind, rolling: number): readonly DieShown[] {
  const of = ROWS[what];
  const row = of && rowOf(shown, { id: what, of });
  return row ? row.dice.slice(0, row.dice.length - rolling) : [];
}

const isHit = ({ attack }: Seen['position'], who: ModelId): boolean => attack?.members?.includes(who) ?? false;

const foldedWith =
  <T extends Seen>({ lastWound, folded }: Parts<T>) =>
  (t: T, shown: AttackShown, fact: Fact): AttackShown => {
    const lose = (who: ModelId, wounds: number): AttackShown =>
      withLoss(shown, isHit(t.position, who) ? shown.to : who, wounds);
    switch (fact.type) {
      case 'rolled':
        return withRoll(t, shown, settledBefore(shown, fact.roll.what, 0));
      case 're-rolled': {
        const roll = t.position.rolls.at(-1)!;
        return withRoll(t, shown, settledBefore(shown, roll.what, roll.faces.length));
      }
      case 'wounds-lost':
        return lose(fact.model, fact.wounds);
      case 'slain': {
        const hurt = lose(fact.model, lastWound);
        return hurt.fell.includes(fact.model) ? hurt : { ...hurt, fell: [...hurt.fell, fact.model] };
      }
      default:
        return folded?.(shown, fact) ?? shown;
    }
  };

/** A question is about the dice of the current roll. */
function onDice(t: Seen, question: Question, shown: AttackShown): readonly DieOption[] {
  const roll = t.position.rolls.at(-1);
  const of = roll && ROWS[roll.what];
  if (!roll || !of || t.position.attack === null) return [];
  const which = { id: roll.what, of };
  if (question.kind === 'react')
    return question.options.includes(COMMAND_RE_ROLL) ? failuresAsked(shown, which, COMMAND_RE_ROLL) : [];
  if ((question.kind !== 'pick-one' && question.kind !== 'pick-some') || question.of !== 'die') return [];
  const { together } = (question.about ?? {}) as Partial<AboutDice>;
  const from = (rowOf(shown, which)?.dice.length ?? 0) - roll.faces.length;
  return together ? [] : diceAsked(shown, which, question.options, from);
}

export const trayOf = <T extends Seen>(parts: Parts<T>) => ({
  attack: attacksOf<T, Fact>({
    begun: begunWith(parts),
    folded: foldedWith(parts),
    isDown: (t, id) => t.position.models[id as ModelId]!.removed,
  }) as (t: T, shown: AttackShown | null, fact: { readonly type: string }) => AttackShown | null,
  onDice,
});
