import { expect } from 'vitest';
import { lookups, psychic } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, broke, field, look, open, red, type Stood, tenths, toSave } from '../testing/field.ts';
import type { Position } from '../types.ts';

const at = (line: readonly Stood[], change: Partial<Position> = {}) =>
  field(line, { ...broke, phase: 'psychic', ...change });
const cast = () => psychic.phase.start({ model: null });
const nob = red('Nob', 20, 10);
const choices = ['>might-of-heroes', '>psychic-scourge'];

section('ST-10.5 Powers', () => {
  rule('ST-10.5', 'Might of Heroes: +1 S, T and A for a friend within 12"', start => {
    const friend = (gap: number) => blue('Intercessor', 0, 0, { at: tenths(2540, 2540 + 360 + gap) });
    const game = start.from(open, at([blue('Primaris Librarian', 10, 10), nob, friend(12 * 254)]), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'might-of-heroes');
    expect(game.asks('choose the target of the power', 'pick-one').options).toEqual([0, 2]);
    game.picks('choose the target of the power', 2).dice('Psychic test', 3, 3).picks('choose a Psyker', 'done');
    const t = look(game.position);
    expect([lookups.strength(t, 2), lookups.toughness(t, 2), lookups.attacks(t, 2)]).toEqual([5, 5, 3]);
    expect(game.position.effects).toMatchObject([{ until: 'own-psychic', seat: 0 }]);
    const far = start.from(open, at([blue('Primaris Librarian', 10, 10), nob, friend(12 * 254 + 1)]), cast());
    far.picks('choose a Psyker', 0).picks('choose a power', 'might-of-heroes').dice('Psychic test', 3, 2);
    far.picks('choose a Psyker', 'done');
    expect(far.position.effects).toEqual([]);
    expect(choices).toHaveLength(2);
  });

  rule('ST-10.5', 'Psychic Scourge: D6 and Ld each: more is D3, equal 1', start => {
    const scourge = (own: number, theirs: number, change: object = {}) => {
      const game = start.from(open, at([blue('Primaris Librarian', 10, 10), red('Warboss', 20, 10, change)]), cast());
      game.picks('choose a Psyker', 0).picks('choose a power', 'psychic-scourge').dice('Psychic test', 2, 4);
      return game.dice('roll against its Leadership', own).dice('roll against its Leadership', theirs);
    };
    // Ld 9 against 8.
    const more = scourge(3, 3).dice('roll for mortal wounds', 5).picks('choose a Psyker', 'done');
    expect(more.position.models[1]!.wounds).toBe(3);
    expect(scourge(3, 4).picks('choose a Psyker', 'done').position.models[1]!.wounds).toBe(5);
    expect(scourge(3, 5).picks('choose a Psyker', 'done').position.models[1]!.wounds).toBe(6);
  });

  rule('ST-10.5', 'Warpath: +1 A; ’Eadbanger: a D6 above Toughness is D6 mortal wounds', start => {
    const weirdboy = blue('Weirdboy', 10, 10);
    const war = start.from(open, at([weirdboy, red('Warboss', 20, 10)]), cast());
    war.picks('choose a Psyker', 0).picks('choose a power', 'warpath').dice('Psychic test', 3, 3);
    expect(lookups.attacks(look(war.position), 0)).toBe(4);
    const bang = (face: number) => {
      const game = start.from(open, at([weirdboy, red('Nob', 20, 10)]), cast());
      return game
        .picks('choose a Psyker', 0)
        .picks('choose a power', 'eadbanger')
        .dice('Psychic test', 2, 3)
        .dice('roll against its Toughness', face);
    };
    expect(bang(5).position.models[1]!.wounds).toBe(2);
    expect(bang(6).dice('roll for mortal wounds', 2).position.models[1]!.removed).toBe(true);
  });

  rule('ST-10.5', 'Guide re-rolls hits, Doom re-rolls wounds against its target', start => {
    const line = [blue('Farseer', 10, 10), nob, blue('Ranger', 10, 13)];
    const guide = start.from(open, at(line), cast());
    guide.picks('choose a Psyker', 0).picks('choose a power', 'guide').picks('choose the target of the power', 2);
    guide.dice('Psychic test', 3, 3).picks('choose a Psyker', 'done');
    const roll = (what: 'hit' | 'wound', model: number) =>
      ({ what, seat: 0, model, faces: [2], again: [], needs: 3, modifier: 0 }) as const;
    const which = (position: Position, what: 'hit' | 'wound', attacker: number) => {
      const t = look(position);
      const attack = { ...ATTACK, attacker };
      return t.query('re-rolls', 'none', { roll: roll(what, attacker), attack });
    };
    expect([which(guide.position, 'hit', 2), which(guide.position, 'hit', 0)]).toEqual(['any', 'none']);
    const doom = start.from(open, at(line), cast());
    doom.picks('choose a Psyker', 0).picks('choose a power', 'doom').dice('Psychic test', 3, 4);
    doom.picks('choose a Psyker', 'done');
    expect([which(doom.position, 'wound', 2), which(doom.position, 'hit', 2)]).toEqual(['any', 'none']);
  });

  rule('ST-10.5', 'Protect and Jinx: +1 or -1 to all saves', start => {
    const line = [blue('Warlock', 10, 10), red('Warboss', 20, 10)];
    const jinx = start.from(open, at(line), cast());
    jinx.picks('choose a Psyker', 0).picks('choose a power', 'jinx').dice('Psychic test', 3, 4);
    expect(toSave(jinx.position, 'shuriken-pistol')).toEqual({ needs: 4, modifier: -2 });
    const protect = start.from(open, at(line), cast());
    protect.picks('choose a Psyker', 0).picks('choose a power', 'protect').dice('Psychic test', 3, 4);
    expect(look(protect.position).query('save-modifier', 0, { attack: { ...ATTACK, target: 0 } })).toBe(1);
  });

  rule('ST-10.5', 'Catalyst: wounds ignored on 5+; Psychic Scream: D3 on the closest enemy, visible or not', start => {
    const line = [blue('Neurothrope', 10, 10), red('Ork Boy', 20, 10), red('Ork Boy', 22, 10)];
    const game = start.from(open, at(line), cast());
    game.picks('choose a Psyker', 0).picks('choose a power', 'catalyst').dice('Psychic test', 3, 3);
    const ignoring = (model: number) =>
      look(game.position).query('ignores-wounds', [], { model, from: null, mortal: false });
    expect([ignoring(0), ignoring(1)]).toEqual([[5], []]);
    game.picks('choose a Psyker', 0).picks('choose a power', 'psychic-scream').dice('Psychic test', 2, 3);
    game.dice('roll for mortal wounds', 1);
    expect(game.position.models.map(({ removed }) => removed)).toEqual([false, true, false]);
  });
});

const ATTACK = {
  manner: 'shooting',
  attacker: 0,
  target: 1,
  seat: 0,
  profile: 'shuriken-pistol',
  attacks: 1,
  strength: 4,
  ap: 0,
  damage: 1,
  hits: 0,
  autoWounds: 0,
  wounds: [],
  unsaved: [],
  mortal: 0,
  marks: [],
} as const;
