import { tableOf } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { bulkheadPieces } from '@little-wars/engine/pieces';
import { expect } from 'vitest';
import { killTeam } from '../../index.ts';
import { active, armed, broke } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { ANOTHER, HATCH, quarters, walled } from '../../testing/close-quarters.ts';
import { blue, go, open, red, type Stood } from '../../testing/field.ts';
import type { Activation, Position, Setup } from '../../types.ts';
import { activation, whatToDo } from '../02-turning-point/activation.ts';
import { performing } from '../02-turning-point/perform.ts';
import { actionOf, reasonsAgainstAction } from '../03-actions/actions.ts';
import { hatchesFor } from './hatches.ts';

const table = (position: Position, setup: Setup = walled) => tableOf(killTeam, setup, position);
const against = (position: Position, action: string, setup: Setup = walled) => {
  const t = table(position, setup);
  return reasonsAgainstAction(t, actionOf(t, 0, action), 0, true);
};

/** The southern face of the wall, at 10.85". */
const FACE = 2756;
/** The northern face, at 11.15". */
const BEYOND = 2832;
const R = 160;

const marine = (x: number, y: number, change: Stood[4] = {}): Stood => blue('tactical-marine-warrior', x, y, change);
const boy = (x: number, y: number, change: Stood[4] = {}): Stood =>
  red('boy-fighter', x, y, { ...armed('shoota', 'choppa'), ...change });
const at = (x: number, y: number): Stood[4] => ({ at: { x, y, z: 0 } });
const opened: Partial<Position> = { openHatches: [HATCH] };
const acting = (stood: readonly Stood[], change: Partial<Position> = {}, of: Partial<Activation> = {}): Position =>
  broke(stood, { activation: active(of), ...change });

section('KT-12.8 Hatchway Fight', () => {
  const against10 = (gap = 0): Stood => marine(0, 0, at(2540, FACE - R - gap));
  /** An enemy this far beyond the access point. */
  const beyond = (away: number): Stood => boy(0, 0, at(2540, BEYOND + R + away));

  rule('KT-12.8', 'its base touches an open access point, and the enemy is within 2" beyond it', start => {
    const game = start.from(walled, acting([against10(), beyond(inches(2))], opened), performing(0, 'hatchway-fight'));
    expect(game.position.activation).toMatchObject({ ap: 1, performed: ['hatchway-fight', 'fight'] });
    expect(game.asks('select an enemy', 'pick-one').options).toEqual([1]);
    game.picks('select an enemy', 1).dice('roll combat dice', 6, 1, 1).dice('roll combat dice', 1, 1, 1, 1);
    expect(game.position.operatives[1]!.wounds).toBe(10 - 4);
  });

  rule('KT-12.8', 'not farther than 2" beyond', () => {
    expect(against(acting([against10(), beyond(inches(2))], opened), 'hatchway-fight')).toEqual([]);
    const far = acting([against10(), beyond(inches(2) + 1)], opened);
    expect(against(far, 'hatchway-fight')).toEqual([{ reason: 'nobody-across-hatchway', clause: 'KT-12.8' }]);
  });

  rule('KT-12.8', 'not with a gap between base and access point, and not through a closed hatch', () => {
    const no = [{ reason: 'not-against-open-hatchway', clause: 'KT-12.8' }];
    expect(against(acting([against10(3), beyond(inches(2))], opened), 'hatchway-fight')).toEqual(no);
    expect(against(acting([against10(), beyond(inches(1))]), 'hatchway-fight')).toEqual(no);
  });

  rule('KT-12.8', 'not while engaged, even with the enemy beyond', () => {
    const near = acting([against10(), beyond(inches(0.5))], opened);
    expect(against(near, 'hatchway-fight')).toEqual([{ reason: 'engaged', clause: 'KT-12.8' }]);
  });

  rule('KT-12.8', 'an enemy on the same side is not beyond it', () => {
    const beside = boy(0, 0, at(2540 + 2 * R + inches(1.2), FACE - R));
    const reasons = [{ reason: 'nobody-across-hatchway', clause: 'KT-12.8' }];
    expect(against(acting([against10(), beside], opened), 'hatchway-fight')).toEqual(reasons);
  });

  rule('KT-12.8', 'holds in a wall that runs north and south as well, wherever it stands', () => {
    const upright = quarters(
      bulkheadPieces({
        id: 'wall',
        runs: 'y',
        at: 20,
        from: 0,
        to: 22,
        doorways: [{ id: HATCH, at: 15, hatch: null }],
      }),
    );
    const [west, east] = [Math.round(19.85 * 254) - R, Math.round(20.15 * 254) + R];
    const line = (x: number, y: number) => acting([marine(0, 0, at(west, 3810)), boy(0, 0, at(x, y))], opened);
    expect(against(line(east + 500, 3810), 'hatchway-fight', upright)).toEqual([]);
    // Nor does it matter where along the access point they stand.
    const aside = acting([marine(0, 0, at(west, 3860)), boy(0, 0, at(east + 500, 3900))], opened);
    expect(against(aside, 'hatchway-fight', upright)).toEqual([]);
    const across = acting([marine(0, 0, at(2590, FACE - R)), boy(0, 0, at(2630, BEYOND + R + 400))], opened);
    expect(against(across, 'hatchway-fight')).toEqual([]);
    const beside = line(west, 3810 + 2 * R + inches(1.2));
    expect(against(beside, 'hatchway-fight', upright)).toEqual([
      { reason: 'nobody-across-hatchway', clause: 'KT-12.8' },
    ]);
  });

  rule(['KT-12.8', 'KT-2.12'], 'counts as Fight: neither may follow the other', () => {
    const stood = [against10(), beyond(inches(2))];
    expect(against(acting(stood, opened, { performed: ['fight'] }), 'hatchway-fight')).toEqual([
      { reason: 'already-performed', clause: 'KT-2.12' },
    ]);
  });
});

section('KT-12.9 Operate Hatch', () => {
  rule('KT-12.9', 'within 1" of the access point: opens what is closed and closes what is open', start => {
    const from = marine(0, 0, at(2540, FACE - R - inches(1)));
    const game = start.from(walled, acting([from, boy(5, 20)]), performing(0, 'operate-hatch'));
    expect(game.position).toMatchObject({ openHatches: [HATCH], activation: { ap: 1 } });
    const closed = start.from(walled, acting([from, boy(5, 20)], opened), performing(0, 'operate-hatch'));
    expect(closed.position.openHatches).toEqual([]);
  });

  rule('KT-12.9', 'from either side, no farther than 1", and any of several hatches', start => {
    const north = marine(0, 0, at(2540, BEYOND + R + inches(1)));
    expect(hatchesFor(table(acting([north, boy(5, 20)])), 0)).toEqual([HATCH]);
    const far = marine(0, 0, at(2540, FACE - R - inches(1) - 1));
    expect(against(acting([far, boy(5, 20)]), 'operate-hatch')).toEqual([
      { reason: 'no-hatch-in-reach', clause: 'KT-12.9' },
    ]);
    const both = { ...walled, options: { ...walled.options, operateHatch: 6 } };
    const game = start.from(both, acting([marine(15, 9), boy(5, 20)]), performing(0, 'operate-hatch'));
    expect(game.asks('choose a hatchway', 'pick-one').options).toEqual([HATCH, ANOTHER]);
    game.picks('choose a hatchway', ANOTHER);
    expect(game.position.openHatches).toEqual([ANOTHER]);
  });

  rule('KT-12.9', 'not while engaged', () => {
    const engaged = acting([marine(10, 10), boy(10, 8)]);
    expect(against(engaged, 'operate-hatch')).toEqual([{ reason: 'engaged', clause: 'KT-12.9' }]);
  });

  rule('KT-12.9', 'an enemy within 1" of the access point keeps an open hatch open, but not a closed one shut', () => {
    const from = marine(0, 0, at(2540 - 254, FACE - R - inches(1)));
    const enemy = (gap: number): Stood => boy(0, 0, at(2540, BEYOND + R + gap));
    const held = [{ reason: 'hatch-held-open', clause: 'KT-12.9', hatch: HATCH }];
    expect(against(acting([from, enemy(inches(1))], opened), 'operate-hatch')).toEqual(held);
    expect(against(acting([from, enemy(inches(1) + 1)], opened), 'operate-hatch')).toEqual([]);
    expect(against(acting([from, enemy(inches(1))]), 'operate-hatch')).toEqual([]);
  });

  rule('KT-12.9', 'not if somebody stands where the open hatch would be', () => {
    const from = marine(0, 0, at(2540, FACE - R));
    // The open hatch is from 11.25" to 11.55", up to 2" north of the wall.
    const inItsWay = boy(11.4, 12);
    const blocked = [{ reason: 'hatch-in-the-way', clause: 'KT-12.22', hatch: HATCH }];
    expect(against(acting([from, inItsWay]), 'operate-hatch')).toEqual(blocked);
    expect(against(acting([from, boy(12.5, 12)]), 'operate-hatch')).toEqual([]);
  });

  rule('KT-12.9', 'once per activation, and only in Close Quarters', () => {
    const stood = [marine(10, 10), boy(5, 20)];
    expect(whatToDo(table(acting(stood)), 0)).toContain('operate-hatch');
    expect(against(acting(stood, {}, { performed: ['operate-hatch'] }), 'operate-hatch')).toEqual([
      { reason: 'already-performed', clause: 'KT-2.12' },
    ]);
    expect(whatToDo(table(acting(stood), open), 0)).not.toContain('operate-hatch');
  });
});

section('KT-12.10 Operate Hatch on the way', () => {
  const begun = activation.start({ operative: 0, chosen: null });
  const line = (enemy: Stood = boy(25, 20)) => broke([marine(10, 6), enemy]);

  rule('KT-12.10', 'during a Normal Move, which continues with the distance left', start => {
    const game = start.from(walled, line(), begun).picks('choose an action', 'normal-move');
    expect(game.asks('move', 'move').allowance).toBe(inches(6));
    game.picks('move', [go(10, 9.5)]);
    expect(game.asks('operate a hatch on the way', 'pick-one').options).toEqual(['end-move', 'operate-hatch']);
    game.picks('operate a hatch on the way', 'operate-hatch');
    expect(game.position).toMatchObject({ openHatches: [HATCH], activation: { ap: 1 } });
    expect(game.asks('move', 'move').allowance).toBe(inches(2.5));
    game.refuses([go(10, 12.6)], 'too-long', 'KT-3.1').picks('move', [go(10, 12)]);
    expect(game.position.operatives[0]!.at).toEqual({ x: inches(10), y: inches(12), z: 0 });
    expect(game.position.activation).toMatchObject({ performed: ['normal-move', 'operate-hatch'], moved: inches(6) });
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-12.10', 'during a Dash too; it is optional, and the move may end there', start => {
    const near = broke([marine(10, 8.5), boy(25, 20)]);
    const game = start
      .from(walled, near, begun)
      .picks('choose an action', 'dash')
      .picks('move', [go(10, 9.5)]);
    game.picks('operate a hatch on the way', 'end-move').picks('choose an action', 'end-activation');
    expect(game.position.openHatches).toEqual([]);
    const done = start
      .from(walled, near, begun)
      .picks('choose an action', 'dash')
      .picks('move', [go(10, 9.5)]);
    done
      .picks('operate a hatch on the way', 'operate-hatch')
      .picks('move', [])
      .picks('choose an action', 'end-activation');
    expect(done.position.openHatches).toEqual([HATCH]);
  });

  rule('KT-12.10', 'not without the AP, out of reach, or with less than 1" left', start => {
    const poor = start.from(walled, { ...line(), activation: active({ ap: 1 }) }, performing(0, 'normal-move'));
    poor.picks('move', [go(10, 9.5)]);
    const far = start.from(walled, { ...line(), activation: active() }, performing(0, 'normal-move'));
    far.picks('move', [go(10, 9)]);
    const spent = start.from(
      walled,
      { ...broke([marine(10, 4.4), boy(25, 20)]), activation: active() },
      performing(0, 'normal-move'),
    );
    spent.picks('move', [go(10, 9.5)]);
    for (const game of [poor, far, spent]) expect(game.state.question).toBeNull();
  });

  rule('KT-12.10', 'opening that leaves it engaged ends the move', start => {
    const behind = boy(0, 0, at(inches(10), BEYOND + R));
    const stood = broke([marine(10, 6), behind]);
    const game = start.from(walled, stood, begun).picks('choose an action', 'normal-move');
    game.picks('move', [{ how: 'go', to: { x: inches(10), y: FACE - R, z: 0 } }]);
    game.picks('operate a hatch on the way', 'operate-hatch');
    expect(game.asks('choose an action', 'pick-one').options).toContain('fight');
    game.picks('choose an action', 'end-activation');
    // A little farther away it is not engaged, and continues.
    const away = broke([marine(10, 6), boy(0, 0, at(inches(10), BEYOND + R + inches(1)))]);
    const free = start.from(walled, away, begun).picks('choose an action', 'normal-move');
    free
      .picks('move', [go(10, 9.5)])
      .picks('operate a hatch on the way', 'operate-hatch')
      .picks('move', []);
    free.picks('choose an action', 'end-activation');
  });

  rule(['KT-12.10', 'KT-12.4'], 'it is an action: a guard attack may follow and end the whole activation', start => {
    const guard = boy(10, 15, { onGuard: true, ready: false });
    const stood = (wounds: number) => broke([marine(10, 6, { wounds }), guard]);
    const shot = (wounds: number) => {
      const game = start.from(walled, stood(wounds), begun).picks('choose an action', 'normal-move');
      game.picks('move', [go(10, 9.5)]).picks('operate a hatch on the way', 'operate-hatch');
      game.reacts('action-finished', 'guard-attack').picks('select a ranged weapon', 'shoota/standard');
      return game
        .picks('select a valid target', 0)
        .dice('roll attack dice', 6, 6, 1, 1)
        .dice('roll defence dice', 1, 1, 1);
    };
    const alive = shot(11);
    alive.picks('move', [go(10, 12)]).picks('choose an action', 'end-activation');
    expect(alive.position.operatives[0]).toMatchObject({ wounds: 3, at: { y: inches(12) } });
    const dead = shot(6);
    expect(dead.state.question).toBeNull();
    expect(dead.position).toMatchObject({ activation: null, operatives: [{ removed: true }, {}] });
  });

  rule('KT-12.10', 'not during a Charge', start => {
    const game = start.from(walled, { ...line(boy(10, 8)), activation: active() }, performing(0, 'charge'));
    game.picks('move', []);
    expect(game.state.question).toBeNull();
  });
});
