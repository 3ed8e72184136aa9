import { expect } from 'vitest';
import { performing } from '../../core/02-turning-point/perform.ts';
import { moveOf } from '../../core/03-actions/moves.ts';
import { endOfTurningPoint } from '../../core/11-ways-to-play/victory.ts';
import { at, BOY, INCH, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, red, type Stood } from '../../testing/field.ts';
import type { Effect, Position, Token } from '../../types.ts';
import { against, look, markers, night, placed, scoredIn } from './testing/night.ts';

const sites = markers('sabotage');
const first = sites[0]!.at;
const byFirst = (gap = 0): Stood => blue(MARINE, 0, 0, at(first.x, first.y - R - gap));
const guard = red(BOY, 28, 12);
const marked = (marks: Token['marks']): readonly Token[] => markers('sabotage', { 'site-1': marks });
const atEase = (seat: number): Pick<Position, 'effects'> => {
  const effect: Effect = { use: { rule: 'at-ease', seat, holder: null }, until: 'battle' };
  return { effects: [effect] };
};
const marksOf = ({ position }: { readonly position: Position }) => position.tokens[0]!.marks;

section('KT-15.10 Plant Charge', () => {
  rule(['KT-15.10', 'KT-15.2'], "three sites, on the objectives nearest to the Defender's drop zone", () => {
    expect(sites.map(({ id, at: { x, y } }) => [id, x / INCH, y / INCH])).toEqual([
      ['site-1', 15, 16],
      ['site-2', 21, 13],
      ['site-3', 3, 13],
    ]);
  });

  rule('KT-15.10', '1AP at a site it controls', start => {
    const game = start.from(night('sabotage'), placed([byFirst(), guard], sites), performing(0, 'plant-charge'));
    expect(marksOf(game)).toEqual({ charged: 2 });
    expect(game.position.activation!.ap).toBe(2);
  });

  rule('KT-15.10', 'refused without control, where a charge lies or the site is gone, and to the Defender', () => {
    const no = (gap: number, marks: Token['marks'] = {}, change = {}) =>
      against('sabotage', placed([byFirst(gap), guard], marked(marks), change), 'plant-charge');
    expect(no(2 * INCH)).toEqual([]);
    expect(no(2 * INCH + 1)).toEqual(['controls-no-objective KT-15.10']);
    expect(no(0, { charged: 1 })).toEqual(['nothing-to-charge KT-15.10']);
    expect(no(0, { charged: 1, destroyed: 1 })).toEqual(['nothing-to-charge KT-15.10']);
    expect(no(0, {}, { attacker: 1 })).toEqual(['only-the-attacker KT-15.10']);
  });

  rule('KT-15.10', 'if it controls several, it chooses one that may be charged', start => {
    const near = marked({}).map((site, i) => ({ ...site, at: { ...first, x: first.x + 100 * i } }));
    const game = start.from(night('sabotage'), placed([byFirst(), guard], near), performing(0, 'plant-charge'));
    game.refuses('site-9', 'not-an-option', 'KT-15.10').picks('choose where to plant the charge', 'site-2');
    expect(game.position.tokens[1]!.marks).toEqual({ charged: 2 });
  });
});

section('KT-15.11 Charges go off, or are defused', () => {
  const ends = (marks: Token['marks'], turningPoint: number) =>
    [night('sabotage'), placed([guard], marked(marks), { turningPoint }), endOfTurningPoint.start({})] as const;

  rule(['KT-15.11', 'KT-15.13'], 'as the turning point after it ends, not as its own ends', start => {
    const own = start.from(...ends({ charged: 2 }, 2));
    expect([marksOf(own), scoredIn(own)]).toEqual([{ charged: 2 }, [0, 0]]);
    const next = start.from(...ends({ charged: 2 }, 3));
    expect([marksOf(next), scoredIn(next)]).toEqual([{ charged: 2, destroyed: 3 }, [6, 0]]);
    expect(scoredIn(start.from(...ends({ charged: 1, destroyed: 2 }, 3)))).toEqual([0, 0]);
  });

  rule(['KT-15.11', 'KT-15.13'], 'the Defender defuses one at a site it controls, for 1VP', start => {
    const defending = { attacker: 1 };
    const game = start.from(
      night('sabotage'),
      placed([byFirst(), guard], marked({ charged: 1 }), defending),
      performing(0, 'defuse-charge'),
    );
    expect([marksOf(game), scoredIn(game)]).toEqual([{ charged: 0 }, [1, 0]]);
    const no = (marks: Token['marks'], change = {}) =>
      against('sabotage', placed([byFirst(), guard], marked(marks), { ...defending, ...change }), 'defuse-charge');
    expect(no({})).toEqual(['nothing-to-defuse KT-15.11']);
    expect(no({ charged: 1, destroyed: 2 })).toEqual(['nothing-to-defuse KT-15.11']);
    expect(no({ charged: 1 }, { attacker: 0 })).toEqual(['only-the-defender KT-15.11']);
  });

  rule('KT-15.11', 'of several charges it chooses one', start => {
    const two = marked({ charged: 1 }).map((site, i) => ({
      ...site,
      marks: { charged: 1 },
      at: { ...first, x: first.x + 100 * i },
    }));
    const game = start.from(
      night('sabotage'),
      placed([byFirst(), guard], two, { attacker: 1 }),
      performing(0, 'defuse-charge'),
    );
    game.picks('choose what to defuse', 'site-3');
    expect(game.position.tokens.map(({ marks }) => marks['charged'])).toEqual([1, 1, 0]);
  });

  rule('KT-15.13', '2VP for each site that stands as the battle ends', start => {
    expect(scoredIn(start.from(...ends({ charged: 1, destroyed: 2 }, 4)))).toEqual([0, 4]);
    expect(scoredIn(start.from(...ends({}, 4)))).toEqual([0, 6]);
    expect(scoredIn(start.from(...ends({ charged: 4 }, 4)))).toEqual([0, 6]);
  });
});

section('KT-15.12 At ease', () => {
  rule('KT-15.12', 'the Defender moves 2" less; the Attacker does not', () => {
    const t = look('sabotage', placed([byFirst(), guard], sites, atEase(1)));
    const awake = look('sabotage', placed([byFirst(), guard], sites));
    expect(moveOf(awake, 1) - moveOf(t, 1)).toBe(2 * INCH);
    expect(moveOf(awake, 0)).toBe(moveOf(t, 0));
  });

  rule('KT-15.12', 'until a charge is planted', start => {
    const game = start.from(
      night('sabotage'),
      placed([byFirst(), guard], sites, atEase(1)),
      performing(0, 'plant-charge'),
    );
    expect(game.position.effects).toEqual([]);
  });

  rule('KT-15.12', 'or one of them is hurt, at the end of an action; a hurt Attacker raises no alarm', start => {
    const after = (ours: object, theirs: object) =>
      start.from(
        night('sabotage'),
        placed([blue(MARINE, 5, 5, ours), red(BOY, 28, 12, theirs)], sites, atEase(1)),
        performing(0, 'pass'),
      ).position.effects;
    expect(after({}, {})).toHaveLength(1);
    expect(after({ wounds: 3 }, {})).toHaveLength(1);
    expect(after({}, { wounds: 3 })).toEqual([]);
  });
});
