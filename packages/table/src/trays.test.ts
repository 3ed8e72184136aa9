import { type DieOption, questionOf, tableOf } from '@little-wars/engine';
import { diceWords } from '@little-wars/words';
import { describe, expect, it } from 'vitest';
import { everyRuleset, played } from './playing.oracle.ts';
import type { Session } from './session.ts';
import { tellerAt } from './told.ts';
import { trayOf, traysIn } from './trays.ts';

const withTray = everyRuleset.flatMap(([id, ruleset]) => (ruleset.tray ? [[id, ruleset, ruleset.tray] as const] : []));

describe.each(withTray)('attacks on the tray in %s', (_, ruleset, tray) => {
  const session = played(ruleset, { seed: 'e', answers: 280 });
  const upTo = (count: number): Session => ({ ...session, moments: session.moments.slice(0, count) });
  const trays = traysIn(tray, session, 0);

  it('give the same result folded moment by moment as at once', () => {
    let now = trayOf(tray, upTo(0), 0);
    for (let count = 1; count <= session.moments.length; count++) now = trayOf(tray, upTo(count), 0, now);
    expect(now).toEqual(trayOf(tray, session, 0));
    expect(trays.at(-1)).toEqual(now);
    // Undo: the tray of the remaining moments.
    expect(trayOf(tray, upTo(20), 0, now)).toEqual(trayOf(tray, upTo(20), 0));
  });

  it('have texts for every row and badge, and dice to draw', () => {
    const missing = new Set<string>();
    const plain = tellerAt(session.match, session.match.state.position, 0);
    const teller = tellerAt(session.match, session.match.state.position, 0, { missing: id => missing.add(id) });
    for (const { attack } of trays) {
      for (const { id, dice } of attack!.rows)
        for (const { face, fate } of dice) {
          expect(Number.isInteger(face)).toBe(true);
          expect(diceWords(plain, fate === null ? `dice.${id}` : `fate.${id}.${fate}`)).not.toBeNull();
          expect(diceWords(plain, `dice.${id}`)).not.toBeNull();
        }
      for (const { says, clause } of attack!.badges) expect([teller.text(says.word, says), clause]).not.toContain('');
    }
    expect([...missing]).toEqual([]);
    expect(trays).not.toEqual([]);
  });

  it('answer questions only with dice on the tray', () => {
    for (const [at, { before, question }] of session.moments.entries()) {
      const { attack } = trayOf(tray, upTo(at), 0);
      if (!attack || question.to === 'dice') continue;
      const t = tableOf(ruleset, session.match.setup, before.position);
      const asked = questionOf(ruleset, session.match.setup, before)!;
      const options: readonly DieOption[] = tray.onDice(t, asked, attack);
      for (const { option, row, die } of options) {
        expect('options' in asked && (asked.options as readonly unknown[]).includes(option)).toBe(true);
        expect(attack.rows[row]?.dice[die]).toBeDefined();
      }
    }
  });
});
