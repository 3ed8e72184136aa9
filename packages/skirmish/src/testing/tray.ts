// Attacks on the tray, for tests: the facts of a match folded as a table does it.
import {
  type AttackShown,
  type DieShown,
  type Edition,
  type FactShape,
  type Game,
  type Ruleset,
  tableOf,
} from '@little-wars/engine';

/** The attack on the tray after facts that follow a position; the ruleset must have a tray. */
export function trayAfter<G extends Game>(
  ruleset: Edition<G>,
  setup: G['setup'],
  position: G['position'],
  facts: readonly G['fact'][],
): AttackShown {
  const change = (ruleset as unknown as Ruleset).facts as { [type: string]: (p: object, fact: FactShape) => object };
  let now: G['position'] = position;
  let shown: AttackShown | null = null;
  for (const fact of facts) {
    now = change[(fact as FactShape).type]!(now, fact as FactShape) as G['position'];
    shown = ruleset.tray!.attack(tableOf(ruleset, setup, now), shown, fact);
  }
  return shown!;
}

const LETTERS = { critical: 'c', success: 's', fail: 'f' } as const;

const describeDie = ({ face, fate, again, gone }: DieShown): string =>
  [face, fate === null ? '' : LETTERS[fate], again ? ' again' : '', gone ? ` ${gone}` : ''].join('');

/** The rows of a tray in short: `attack by 3+: 6c, 3s cancelled, 1f`. */
export const describeRows = ({ rows }: AttackShown): readonly string[] =>
  rows.map(
    ({ id, of, needs, dice }) =>
      `${id} ${of}${needs === null ? '' : ` ${needs}+`}: ${dice.map(describeDie).join(', ')}`,
  );
