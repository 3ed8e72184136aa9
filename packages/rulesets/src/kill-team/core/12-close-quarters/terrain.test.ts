import { tableOf } from '@little-wars/engine';
import type { Piece } from '@little-wars/engine/geometry';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { archetypesOfSeat } from '../../lookups.ts';
import { CLOSE_QUARTERS, MOST_FROM_ACCESS } from '../../maps/index.ts';
import type { KillzoneMap } from '../../maps/map.ts';
import { loot } from '../../missions/loot.ts';
import { byId, cardsFor } from '../../tac-ops/index.ts';
import { BOY, MARINE, R } from '../../tac-ops/testing/hand.ts';
import { block, broke, spot } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { quarters, walled } from '../../testing/close-quarters.ts';
import { blue, field, open, red, type Stood, withPieces } from '../../testing/field.ts';
import { go, INCH, move } from '../../testing/moves.ts';
import type { Position, Setup, Token } from '../../types.ts';
import { controllerOf, isNearToken, objectivesOn } from '../06-damage/objectives.ts';
import { canSee, lineOfSight } from '../07-line-of-sight/line-of-sight.ts';
import { couldHold } from '../10-tac-ops/tac-ops.ts';
import { hasRoom } from '../11-ways-to-play/places.ts';
import { barricade } from '../11-ways-to-play/set-up.ts';
import { tacOpsChosen } from '../11-ways-to-play/tac-ops.ts';
import { decksOf, fillersOf } from './deck.ts';

const stand = (seat: number, card: string, x: number, y: number): Stood => [seat, card, 0, 0, { at: spot(x, y) }];
const FAR = stand(1, BOY, 7300, 5300);
const table = (setup: Setup, position: Position) => tableOf(killTeam, setup, position);

section('KT-12.15 Filling up the deck', () => {
  const setup: Setup = { ...open, map: CLOSE_QUARTERS, options: { ...open.options, coreDeck: true } };
  const before = field([blue(MARINE, 5, 2), red(BOY, 20, 20)], { turningPoint: 0, phase: 'set-up' });
  const ids = (archetype: 'security' | 'seek-and-destroy') => cardsFor(setup, archetype).map(({ id }) => id);
  const FILL = 'choose an archetype to fill the deck from';
  const CARDS = 'choose the cards that fill it';

  rule(
    ['KT-12.15', 'KT-12.14'],
    'a deck short of six cards is filled up from one other archetype of the team',
    start => {
      expect([ids('security').length, ids('seek-and-destroy').length]).toEqual([4, 6]);
      const game = start.from(setup, before, tacOpsChosen.start({}));
      game.picks('choose an archetype for the deck', 'security');
      expect(game.asks(FILL, 'pick-one')).toMatchObject({ secret: true, options: ['seek-and-destroy'] });
      game.refuses('recon', 'not-an-option', 'KT-12.15').picks(FILL, 'seek-and-destroy');
      const two = ids('seek-and-destroy').slice(0, 2);
      expect(game.asks(CARDS, 'pick-some')).toMatchObject({
        secret: true,
        options: ids('seek-and-destroy'),
        least: 2,
        most: 2,
      });
      game
        .refuses(two.slice(1), 'too-few', 'KT-12.15')
        .refuses(ids('security').slice(0, 2), 'not-an-option', 'KT-12.15');
      game.picks(CARDS, two);
      expect(game.asks('lay the cards face down', 'pick-some').options).toEqual([...ids('security'), ...two]);
      game.stopsAt('lay the cards face down');
    },
  );

  rule(['KT-12.15', 'KT-10.2'], 'a player with a full deck is asked all the same, and adds nothing', start => {
    const game = start.from(setup, before, tacOpsChosen.start({}));
    game.picks('choose an archetype for the deck', 'seek-and-destroy').picks(FILL, 'none').picks(CARDS, []);
    expect(game.asks('lay the cards face down', 'pick-some').options).toEqual(ids('seek-and-destroy'));
    game.stopsAt('lay the cards face down');
  });

  rule('KT-12.15', 'a team with one archetype fills up from any other', () => {
    const [own, theirs] = setup.teams;
    const lone: Setup = { ...setup, teams: [{ ...own!, faction: 'necrons', fireteams: ['necron-warrior'] }, theirs!] };
    expect(archetypesOfSeat(lone, 0)).toEqual(['security']);
    expect(fillersOf(lone, 0, 'security')).toEqual(['seek-and-destroy', 'infiltration', 'recon']);
    expect(decksOf({ setup: lone, tacOps: byId }, 0, []).map(deck => deck.length)).toEqual([4 + 6, 4 + 5, 4 + 5]);
    expect(fillersOf(setup, 0, 'security')).toEqual(['seek-and-destroy']);
  });

  rule(['KT-12.15', 'KT-10.2'], 'a sealed card may be one of those that filled up the deck', () => {
    const sealed = { id: ids('security')[0]!, revealed: false, scored: [0, 0], memo: {} } as const;
    const shown = { ...sealed, id: ids('security')[1]!, revealed: true };
    const t = table(setup, { ...before, tacOps: [[shown, sealed], []] });
    expect(couldHold(t, 0).map(({ id }) => id)).toEqual(expect.arrayContaining(ids('seek-and-destroy')));
  });

  rule('KT-12.15', 'nobody is asked outside Close Quarters', start => {
    const game = start.from({ ...setup, map: open.map }, before, tacOpsChosen.start({}));
    game.picks('choose an archetype for the deck', 'security').stopsAt('lay the cards face down');
  });
});

section('KT-12.16 Barricades', () => {
  const nobody = field([], { phase: 'set-up', turningPoint: 0 });
  const PLACE = 'set up a barricade';
  const THICK = 32;
  const place = (x: number, y: number) => ({ at: spot(x, y) });
  const one = (change: Partial<Position> = {}, anywhere = false, seat = 0) =>
    [{ ...nobody, ...change }, barricade.start({ seat, anywhere })] as const;

  rule('KT-12.16', 'more than 6" from every access point there is no room in our killzone, and a setup says so', () => {
    const setupAt = (barricadeFromAccess: number): Setup => ({
      ...killTeam.ready.find(({ map }) => map === CLOSE_QUARTERS.id)!,
      options: { ...open.options, barricadeFromAccess, barricadeFromZone: 12 },
    });
    const roomAt = (far: number) => [0, 1].map(seat => hasRoom(table(setupAt(far), nobody), { seat, anywhere: false }));
    expect(roomAt(MOST_FROM_ACCESS)).toEqual([true, true]);
    expect(roomAt(MOST_FROM_ACCESS + 1)).toEqual([false, false]);
    expect(killTeam.readSetup(setupAt(MOST_FROM_ACCESS)).ok).toBe(true);
    expect(killTeam.readSetup(setupAt(MOST_FROM_ACCESS + 1))).toMatchObject({
      ok: false,
      problems: [{ problem: 'no-room-for-barricades', clause: 'KT-12.16', given: 7, most: 6 }],
    });
    const own = { ...setupAt(MOST_FROM_ACCESS + 1), map: { ...CLOSE_QUARTERS, id: 'own' } };
    expect(killTeam.readSetup(own).ok).toBe(true);
  });

  rule('KT-12.16', 'anywhere over 6" from the enemy drop zone: exactly 6" is too near', start => {
    const game = start.from(quarters(), ...one());
    game.refuses(place(3000, 13 * INCH - THICK), 'too-near-enemy-zone', 'KT-12.16');
    game.picks(PLACE, place(3000, 13 * INCH - THICK - 1));
  });

  rule(['KT-12.16', 'KT-12.20'], 'measured around walls', start => {
    const shut = quarters([block('bulkhead', [0, 16], [30, 0.3])]);
    start.from(shut, ...one()).picks(PLACE, place(3000, 15.5 * INCH));
    const gap = start.from(quarters([block('bulkhead', [0, 16], [29, 0.3])]), ...one());
    gap.refuses(place(28 * INCH, 15.5 * INCH), 'too-near-enemy-zone', 'KT-12.16');
    gap.picks(PLACE, place(24 * INCH, 15.5 * INCH));
  });

  rule('KT-12.16', 'over 2" from access points, on both sides of the wall', start => {
    // The faces of the wall are at 2756 and 2832; the access point ends at 2794 along it.
    const game = start.from(walled, ...one());
    game.refuses(place(2540, 2756 - THICK - 2 * INCH), 'too-near-access-point', 'KT-12.16');
    game.refuses(place(2540, 2832 + THICK + 2 * INCH), 'too-near-access-point', 'KT-12.16');
    game.refuses(place(2287 - 3 * INCH, 2700), 'too-near-access-point', 'KT-12.16');
    game.picks(PLACE, place(2540, 2756 - THICK - 2 * INCH - 1));
  });

  rule(['KT-12.16', 'KT-12.22'], 'clear of where a hatch stands when open', start => {
    const game = start.from(walled, ...one({}, false, 1));
    // The open hatch's far corner is at (2934, 3340), just over 2" from the access point.
    game.refuses({ at: spot(2934 + 250, 3340 + 28) }, 'hatch-would-not-open', 'KT-12.16');
    game.picks(PLACE, place(2934 + 260, 3340 + 33));
  });

  rule('KT-12.16', 'over 2" from other barricades, on the table, and on no terrain except insignificant', start => {
    const there = { id: 'barricade-1', seat: 1, at: spot(6000, 1500), along: { dx: 1, dy: 0 } };
    const furnished = quarters([block('apparatus', [4, 4], [2, 2]), block('wall-pipes', [10, 4], [2, 0.3])]);
    const game = start.from(furnished, ...one({ barricades: [there] }));
    game.refuses(place(6000, 1500 - 2 * THICK - 2 * INCH), 'too-near-a-barricade', 'KT-12.16');
    game.refuses(place(5 * INCH, 5 * INCH), 'no-room', 'KT-12.16').refuses(place(100, 1000), 'off-table', 'KT-12.16');
    game.picks(PLACE, place(11 * INCH - 500, 4 * INCH));
  });

  rule(['KT-12.16', 'KT-11.11'], 'Fortify obeys these rules too, within the player’s own territory', start => {
    const game = start.from(quarters(), ...one({}, true));
    game.refuses(place(3000, 12 * INCH), 'outside-territory', 'KT-11.11').picks(PLACE, place(3000, 10 * INCH));
    const by = start.from(walled, ...one({}, true));
    by.refuses(place(2540, 2700), 'too-near-access-point', 'KT-12.16').stopsAt(PLACE);
  });
});

section('KT-12.24 Ancient apparatus', () => {
  const apparatus: Piece = block('apparatus', [10, 5], [1, 2], [0, 2]);
  const map = {
    ...(quarters([apparatus]).map as KillzoneMap),
    closeQuarters: { rooms: [], accessPoints: [], apparatus: [apparatus.id] },
  };
  const setup: Setup = { ...open, map };
  const token = (): Token => objectivesOn(map, { ...loot, apparatus: true })[0]!;
  /** An operative this far from its western side. */
  const by = (seat: number, card: string, gap: number, y = 1500): Stood => stand(seat, card, 2540 - R - gap, y);

  rule(['KT-12.24', 'KT-8.13'], 'is traversed for 2", and no move ends on it', start => {
    const game = start.from(setup, broke([stand(0, MARINE, 2300, 1500), FAR]), move());
    game
      .refuses([go(2301 + 4 * INCH, 1500)], 'too-long', 'KT-3.1')
      .refuses([go(2700, 1500)], 'not-standing', 'KT-8.13');
    game.picks('move', [go(2300 + 4 * INCH, 1500)]);
  });

  rule(['KT-12.24', 'KT-8.1'], 'covers and obscures like Heavy terrain, as a whole and not just by its corners', () => {
    const low = { ...map, terrain: { ...map.terrain, pieces: [block('apparatus', [10, 5], [1, 2], [0, 1])] } };
    const line = (x: number) =>
      lineOfSight(table({ ...setup, map: low }, broke([stand(0, MARINE, 1200, 1524), stand(1, BOY, x, 1524)])), 0, 1);
    expect(line(2794 + R + INCH)).toMatchObject({ coveredByTerrain: true, coveredByHeavy: true, behindWalls: false });
    expect(line(2540 + R + 2 * INCH + 300).obscured).toBe(true);
  });

  rule('KT-12.24', 'is an objective only if the mission says so', () => {
    expect(objectivesOn(map, loot).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map(n => `objective-${n}`));
    expect(token()).toMatchObject({ id: apparatus.id, kind: 'objective', at: spot(2667, 1524), piece: apparatus.id });
    expect(objectivesOn(CLOSE_QUARTERS, { ...loot, apparatus: true }).length).toBe(4);
    expect(objectivesOn(open.map as KillzoneMap, { ...loot, apparatus: true }).length).toBe(6);
  });

  rule('KT-12.24', 'is controlled by more total APL within 1", including exactly 1"', () => {
    const controls = (...stood: readonly Stood[]) => controllerOf(table(setup, broke(stood)), token());
    expect(controls(by(0, MARINE, INCH), FAR)).toBe(0);
    expect(controls(by(0, MARINE, INCH + 1), FAR)).toBeNull();
    expect(controls(by(0, MARINE, INCH), by(1, BOY, 0, 1900))).toBe(0);
    expect(controls(by(0, BOY, INCH), by(1, BOY, 0, 1900))).toBeNull();
    expect(
      isNearToken(
        table(setup, broke([by(0, MARINE, 0), FAR])),
        { ax: 2540 - 508, ay: 1500, bx: 2540 - 508, by: 1500, r: 0, z: 0 },
        token(),
        508,
      ),
    ).toBe(true);
  });

  rule(['KT-12.24', 'KT-12.20'], 'is measured around walls, and from farther with the option', () => {
    const split = { ...map, terrain: { ...map.terrain, pieces: [apparatus, block('bulkhead', [9.5, 0], [0.3, 12])] } };
    const behind = broke([stand(0, MARINE, 2413 - R, 1500), FAR]);
    expect(controllerOf(table({ ...setup, map: split }, behind), token())).toBeNull();
    const three: Setup = { ...setup, options: { ...setup.options, apparatusControl: 3 } };
    expect(controllerOf(table(three, broke([by(0, MARINE, 3 * INCH), FAR])), token())).toBe(0);
    expect(controllerOf(table(three, broke([by(0, MARINE, 3 * INCH + 1), FAR])), token())).toBeNull();
  });
});

section('KT-12.25 Pipes', () => {
  const from = broke([stand(0, MARINE, 2300, 1500), FAR]);
  const pipes = (kind: 'pipes' | 'wall-pipes' | 'broken-pipes') => block(kind, [10, 5], [0.7, 2], [0, 1]);

  rule('KT-12.25', 'pipes are Insignificant: moves go through and end on them, and they give no cover', start => {
    for (const kind of ['wall-pipes', 'pipes'] as const) {
      const setup = quarters([pipes(kind)]);
      start.from(setup, from, move()).picks('move', [go(2300 + 6 * INCH, 1500)]);
      start.from(setup, from, move()).picks('move', [go(2600, 1500)]);
      const line = lineOfSight(table(setup, broke([stand(0, MARINE, 1200, 1524), stand(1, BOY, 2900, 1524)])), 0, 1);
      expect(line.coveredByTerrain).toBe(false);
    }
  });

  rule(['KT-12.25', 'KT-8.10'], 'outside Close Quarters they are Light and Traversable', start => {
    const game = start.from(withPieces([pipes('pipes')]), from, move());
    game.refuses([go(2600, 1500)], 'not-standing', 'KT-8.13').picks('move', [go(2300 + 4 * INCH, 1500)]);
  });

  rule('KT-12.25', 'broken pipes are Light and Traversable in Close Quarters too', start => {
    const setup = quarters([pipes('broken-pipes')]);
    const game = start.from(setup, from, move());
    game
      .refuses([go(2301 + 4 * INCH, 1500)], 'too-long', 'KT-3.1')
      .refuses([go(2600, 1500)], 'not-standing', 'KT-8.13');
    game.picks('move', [go(2300 + 4 * INCH, 1500)]);
    const t = table(setup, broke([stand(0, MARINE, 1200, 1524), stand(1, BOY, 2718 + R + INCH, 1524)]));
    expect(lineOfSight(t, 0, 1)).toMatchObject({ coveredByTerrain: true, coveredByHeavy: false, obscured: false });
    expect(canSee(t, 0, 1)).toBe(true);
  });
});
