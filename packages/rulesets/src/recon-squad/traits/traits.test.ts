import { expect } from 'vitest';
import { breaking, fights, lookups, melee, strikes } from '../library.ts';
import { rule, section } from '../testing/book.ts';
import { blue, box, broke, field, look, open, red, type Stood, withPieces } from '../testing/field.ts';
import type { Position } from '../types.ts';

const shot = (attacker: number, target: number, profile: string) =>
  strikes.strike.start({ attacker, target, profile, manner: 'shooting', attacks: 1 });

section('RS-2 Specialists', () => {
  rule('RS-2.3', 'a Brawler has +2 Strength and +1 Attack', () => {
    const t = look(field([blue('Scout', 10, 10, { trait: 'brawler' }), blue('Scout', 20, 10)]));
    expect([lookups.strength(t, 0), lookups.attacks(t, 0)]).toEqual([6, lookups.attacks(t, 1) + 1]);
    expect(lookups.strength(t, 1)).toBe(4);
  });

  rule(['RS-2.38', 'RS-2.3'], 'its Strength changes before its weapon’s', () => {
    // A power fist doubles 4 + 2.
    const t = look(field([blue('Terminator', 10, 10, { trait: 'brawler' }), red('Nob', 11.5, 10)]));
    const { strength } = strikes.attackOf(t, {
      attacker: 0,
      target: 1,
      profile: 'power-fist',
      manner: 'fighting',
      attacks: 1,
    });
    expect(strength).toBe(12);
  });

  rule('RS-2.4', 'a Champion has +2 Ld', () => {
    const t = look(field([blue('Scout', 10, 10, { trait: 'champion' }), blue('Scout', 40, 10)]));
    expect(breaking.leadershipOf(t, 0)).toBe(breaking.leadershipOf(t, 1)! + 2);
  });

  rule(['RS-2.8', 'RS-2.16'], 'a Marksman shoots one better, 2+ at best, and AP is one better', start => {
    const aimed = (kind: string, profile: string) => {
      const t = look(field([blue(kind, 10, 10, { trait: 'marksman' }), red('Nob', 20, 10)]));
      const attack = strikes.attackOf(t, { attacker: 0, target: 1, profile, manner: 'shooting', attacks: 1 });
      return [strikes.rolls.toHit(t, attack).needs, attack.ap];
    };
    expect(aimed('Intercessor', 'bolt-rifle')).toEqual([2, -2]);
    expect(aimed('Cadre Fireblade', 'pulse-rifle')).toEqual([2, -1]);
    // RS-10.3: a 6 to wound at AP -3 is at AP -4 then.
    const yieldOf = (trait: object) => {
      const t = look(field([blue('Dire Avenger', 10, 10, trait), red('Nob', 20, 10)]));
      const profile = 'avenger-shuriken-catapult';
      const attack = strikes.attackOf(t, { attacker: 0, target: 1, profile, manner: 'shooting', attacks: 1 });
      return [5, 6].map(face => strikes.rolls.woundOf(t, attack, strikes.rolls.toWound(t, attack), face)?.ap);
    };
    expect([yieldOf({}), yieldOf({ trait: 'marksman' })]).toEqual([
      [0, -3],
      [-1, -4],
    ]);
    const melee = look(field([blue('Intercessor', 10, 10, { trait: 'marksman' }), red('Nob', 11.5, 10)]));
    expect(
      strikes.attackOf(melee, {
        attacker: 0,
        target: 1,
        profile: 'close-combat-weapon',
        manner: 'fighting',
        attacks: 1,
      }).ap,
    ).toBe(0);
    const game = start.from(
      open,
      field([blue('Intercessor', 10, 10, { trait: 'marksman' }), red('Nob', 20, 10)], broke),
      shot(0, 1, 'bolt-rifle'),
    );
    game.dice('roll to hit', 2).dice('roll to wound', 1);
  });

  rule(
    ['RS-2.5', 'RS-2.13', 'RS-2.35'],
    'a Duellist fights one better and counts as charging, near an enemy or not',
    () => {
      const line: readonly Stood[] = [
        blue('Scout', 10, 10, { trait: 'duellist' }),
        blue('Scout', 30, 30),
        red('Nob', 20, 10),
      ];
      const t = look(field(line, { phase: 'fight', turn: 1 }));
      expect(
        strikes.rolls.toHit(
          t,
          strikes.attackOf(t, {
            attacker: 0,
            target: 2,
            profile: 'close-combat-weapon',
            manner: 'fighting',
            attacks: 1,
          }),
        ).needs,
      ).toBe(2);
      expect([fights.mayFight(t, 0), fights.mayFight(t, 1)]).toEqual([true, false]);
      // 2+ at best.
      const best = look(field([blue('Primaris Lieutenant', 10, 10, { trait: 'duellist' })]));
      expect([2, 3].map(skill => best.query('weapon-skill', skill, { model: 0 }))).toEqual([2, 2]);
      // Restricted to its targets only after a real charge.
      const met = [red('Nob', 11.4, 10), red('Nob', 8.6, 10)];
      const victims = (did: readonly 'charged'[], by: number) =>
        melee.victimsOf(
          look(field([blue('Scout', 10, 10, { trait: 'duellist', did }), ...met], { charges: [{ by, at: [1] }] })),
          0,
        );
      expect([victims([], 5), victims(['charged'], 0)]).toEqual([[1, 2], [1]]);
    },
  );

  rule('RS-2.34', 'both sides’ first fighters alternate, beginning with the player whose turn it is', start => {
    const line: readonly Stood[] = [
      blue('Scout', 10, 10, { trait: 'duellist', did: [] }),
      red('Ork Boy', 11.3, 10, { did: ['charged'] }),
      red('Ork Boy', 8.7, 10),
    ];
    const position = field(line, { ...broke, phase: 'fight', turn: 1, charges: [{ by: 1, at: [0] }] });
    const game = start.from(open, position, fights.start(look(position)));
    // The charger of the turn player, then the Duellist, then the rest.
    const order = (): readonly number[] =>
      game.facts().flatMap(fact => (fact.type === 'did' && fact.deed === 'fought' ? [fact.model] : []));
    while (game.state.question !== null) {
      const { kind, purpose } = game.state.question;
      if (kind === 'roll')
        game.dice(purpose, ...Array.from({ length: (game.state.question as { count: number }).count }, () => 1));
      else if (kind === 'move') game.picks(purpose, []);
      else game.picks(purpose, (game.asks(purpose, 'pick-some').options as readonly number[]).slice(0, 1));
    }
    expect(order()).toEqual([1, 0, 2]);
  });

  rule(
    ['RS-2.6', 'RS-2.14', 'RS-2.31'],
    'a Forward Observer marks a visible enemy within 12", against which friends re-roll hits',
    start => {
      const line: readonly Stood[] = [
        blue('Scout', 10, 10, { trait: 'forward-observer' }),
        blue('Intercessor', 10, 14),
        red('Nob', 20, 10),
        red('Nob', 20, 14),
      ];
      const t = look(field(line));
      const actions = (change: Partial<Position['models'][number]>) =>
        look(field([blue('Scout', 10, 10, { trait: 'forward-observer', ...change }), ...line.slice(1)])).query(
          'instead-of-shooting',
          [],
          { model: 0 },
        );
      expect(t.query('instead-of-shooting', [], { model: 0 })).toMatchObject([{ id: 'designate', clause: 'RS-2.6' }]);
      expect(actions({ did: ['advanced'] })).toEqual([]);
      expect(actions({ did: ['fell-back'] })).toEqual([]);
      expect(look(field([...line, red('Nob', 11.5, 10)])).query('instead-of-shooting', [], { model: 0 })).toEqual([]);
      const walled = look(field(line), withPieces(box('wall', [15, 0], [0.3, 48], 5)));
      expect(walled.query('instead-of-shooting', [], { model: 0 })).toEqual([]);
      const { frame } = t.query('instead-of-shooting', [], { model: 0 }).at(0)!;
      const pointed = start.from(open, field(line, broke), frame).picks('designate an enemy', 2);
      const game = start.from(open, pointed.position, shot(1, 2, 'bolt-rifle'));
      game.dice('roll to hit', 2).dice('roll to hit again', 2);
      // Any hit roll: where a 6 is worth more than a hit, its owner is asked about hits too.
      const tesla = [...line, blue('Immortal', 10, 12, { choices: ['gauss-blaster>tesla-carbine'] })];
      const arcs = start.from(
        open,
        field(tesla, { ...broke, effects: pointed.position.effects }),
        shot(4, 2, 'tesla-carbine'),
      );
      arcs.dice('roll to hit', 4);
      expect(arcs.asks('choose dice to roll again', 'pick-some').options).toEqual([0]);
      arcs.picks('choose dice to roll again', [0]).dice('roll to hit again', 6).dice('roll to wound', 1, 1, 1);
      // Not against others, and not in a fight.
      start.from(open, pointed.position, shot(1, 3, 'bolt-rifle')).dice('roll to hit', 2);
      const blow = { attacker: 1, target: 2, profile: 'close-combat-weapon', manner: 'fighting', attacks: 1 } as const;
      start.from(open, pointed.position, strikes.strike.start(blow)).dice('roll to hit', 2);
      expect(pointed.position.effects).toMatchObject([{ until: 'phase' }]);
    },
  );

  rule(
    ['RS-2.10', 'RS-2.32', 'RS-2.24'],
    'a Paramedic within 3" keeps the last wound on a 6, point by point',
    start => {
      const line = (medic: Stood): readonly Stood[] => [blue('Terminator', 10, 10), red('Scout', 11.5, 10), medic];
      const near = red('Scout', 13, 10, { trait: 'paramedic' });
      const blow = strikes.strike.start({
        attacker: 0,
        target: 1,
        profile: 'power-sword',
        manner: 'fighting',
        attacks: 2,
      });
      const hits = (medic: Stood) =>
        start
          .from(open, field(line(medic), broke), blow)
          .dice('roll to hit', 6, 6)
          .dice('roll to wound', 6, 6);
      // AP -3 against 4+: no save. Two points, each with its roll.
      const kept = hits(near).dice('roll to keep the last wound', 6).dice('roll to keep the last wound', 6);
      expect(kept.position.models[1]).toMatchObject({ removed: false, wounds: 1 });
      const died = hits(near).dice('roll to keep the last wound', 6).dice('roll to keep the last wound', 5);
      expect(died.position.models[1]!.removed).toBe(true);
      expect(hits(red('Scout', 18, 10, { trait: 'paramedic' })).position.models[1]!.removed).toBe(true);
      // A Biker too, but no other.
      const rides = (kind: string) =>
        start.from(open, field([red(kind, 11.5, 10, { wounds: 1 }), near], broke), strikes.mortalWounds(0, 1));
      expect(rides('Tomb Blade').dice('roll to keep the last wound', 6).position.models[0]!.removed).toBe(false);
      expect(rides('Canoptek Scarab Swarm').position.models[0]!.removed).toBe(true);
      // Not for itself.
      const itself = start.from(
        open,
        field([blue('Terminator', 10, 10), red('Scout', 11.5, 10, { trait: 'paramedic' })], broke),
        blow,
      );
      itself.dice('roll to hit', 6, 6).dice('roll to wound', 6, 6);
      expect(itself.position.models[1]!.removed).toBe(true);
    },
  );

  rule(['RS-2.32', '8E-6.20'], 'another roll to ignore a wound rules the Paramedic out', start => {
    const use = { rule: 'power-ignores-wounds', target: 0, on: 5, seat: 0, holder: 0 } as const;
    const line = [blue('Scout', 10, 10), blue('Scout', 12, 10, { trait: 'paramedic' })];
    const position = field(line, { ...broke, effects: [{ use, until: 'own-psychic', seat: 0 }] });
    const game = start.from(open, position, strikes.mortalWounds(0, 1)).dice('roll to ignore wounds', 4);
    expect(game.position.models[0]!.removed).toBe(true);
    const without = start.from(open, field(line, broke), strikes.mortalWounds(0, 1));
    expect(without.dice('roll to keep the last wound', 6).position.models[0]!.removed).toBe(false);
  });

  rule('RS-2.15', 'an Infiltrator has +1 from cover, if it has any', start => {
    const wood = withPieces(box('wood', [18, 8], [4, 4], 0.1));
    const line = (trait: object, x: number) => field([blue('Intercessor', 10, 10), red('Scout', x, 10, trait)], broke);
    const saved = (trait: object, x: number, face: number): boolean => {
      const game = start.from(wood, line(trait, x), shot(0, 1, 'bolt-rifle'));
      game.dice('roll to hit', 3).dice('roll to wound', 6).dice('saving throws', face);
      return !game.position.models[1]!.removed;
    };
    // 4+ with AP -1 and cover: 4 saves; the Infiltrator on a 3. In the open both need a 5.
    expect([saved({}, 20, 3), saved({}, 20, 4)]).toEqual([false, true]);
    expect([saved({ trait: 'infiltrator' }, 20, 2), saved({ trait: 'infiltrator' }, 20, 3)]).toEqual([false, true]);
    expect([saved({ trait: 'infiltrator' }, 30, 4), saved({ trait: 'infiltrator' }, 30, 5)]).toEqual([false, true]);
  });

  rule(
    ['RS-2.9', 'RS-2.31', 'RS-2.30'],
    'a Minelayer lays a mine within 3" instead of shooting, which triggers nothing',
    start => {
      const line: readonly Stood[] = [blue('Scout', 10, 10, { trait: 'minelayer' }), red('Nob', 13, 10)];
      const { frame } = look(field(line)).query('instead-of-shooting', [], { model: 0 }).at(0)!;
      const game = start.from(open, field(line, broke), frame);
      // 3" from the edge of the base to the disc: 1600 + 762 + 125 tenths.
      const edge = 10 * 254 + 160 + 762 + 125;
      game.refuses({ at: { x: edge + 1, y: 2540, z: 0 } }, 'too-far', 'RS-2.9');
      game.picks('lay a mine', { at: { x: edge, y: 2540, z: 0 } });
      expect(game.position.mines).toEqual([{ seat: 0, at: { x: edge, y: 2540, z: 0 }, wentOff: false }]);
      expect(game.position.models[1]!.wounds).toBe(2);
    },
  );
});
