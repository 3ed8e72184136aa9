import { tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { activation } from '../../core/02-turning-point/activation.ts';
import { initiative } from '../../core/02-turning-point/turning-point.ts';
import { scouting } from '../../core/11-ways-to-play/scouting.ts';
import { piecesFor, strengthening } from '../../core/11-ways-to-play/strengthen.ts';
import { mayUse } from '../../factions/mechanisms/ploys.ts';
import { killTeam } from '../../index.ts';
import { sceneOfTable } from '../../lookups.ts';
import { opening, readSetup } from '../../setup.ts';
import { traitsOf } from '../../terrain.ts';
import { block } from '../../testing/attacks.ts';
import { rule, section } from '../../testing/book.ts';
import { blue, field, open, red, withPieces } from '../../testing/field.ts';
import type { Effect, Position, Setup, TeamSupport } from '../../types.ts';
import type { BattleAsset } from '../uses.ts';

/** The effects of the first seat in this battle. */
const having = (asset: BattleAsset, seat = 0): { readonly effects: readonly Effect[] } => ({
  effects: [{ use: { rule: asset, seat, holder: null }, until: 'battle' }],
});
const lineUp = (change: Partial<Position> = {}): Position =>
  field([blue('boy-fighter', 5, 2), blue('boy-fighter', 8, 2), red('boy-fighter', 5, 20)], change);
/** The quick match with these assets for the first team, and this many Purity Seals (3EP) beyond its nine points. */
const supported = (support: TeamSupport, more = 0): Setup => {
  const ready = killTeam.ready[0]!;
  const [first, second] = ready.teams;
  const operatives = first!.operatives.map((one, i) =>
    i > 0 && i <= more ? { ...one, equipment: [...one.equipment, 'purity-seal'] } : one,
  );
  return { ...ready, teams: [{ ...first!, operatives, support }, second!] };
};

section('KT-14.1 Assets in a battle', () => {
  rule('KT-14.1', 'assets of a team are in force from the start, none of them twice', () => {
    const setup = supported({ assets: ['comms-network'], stash: 0 });
    expect(readSetup(setup).ok).toBe(true);
    expect(opening(setup).effects).toEqual(having('comms-network').effects);
    expect(opening(killTeam.ready[0]!).effects).toEqual([]);
    const twice = readSetup(supported({ assets: ['comms-network', 'comms-network'], stash: 0 }));
    expect(twice.ok ? [] : twice.problems.map(({ path }) => path)).toEqual(['teams[0].support.assets[1]']);
  });
});

section('KT-14.30 Engineering Bay', () => {
  const near = block('low-wall', [3, 8], [4, 0.2], [0, 1]);
  const crates = block('crates', [12, 4], [2, 2], [0, 3]);
  const heavy = block('wall', [20, 4], [2, 0.3]);
  const far = block('low-wall', [3, 9.5], [4, 0.2], [0, 1]);
  const setup = withPieces([near, crates, heavy, far]);
  const before = lineUp({ phase: 'set-up' });

  rule('KT-14.30', 'any piece with Light parts within 6" of the own drop zone, asked once', start => {
    expect(piecesFor(tableOf(killTeam, setup, before), 0)).toEqual([near.id, crates.id]);
    const game = start.from(setup, before, strengthening.start({ seat: 0 }));
    game.refuses(far.id, 'not-an-option', 'KT-14.30').refuses(heavy.id, 'not-an-option', 'KT-14.30');
    game.picks('strengthen a piece of terrain', near.id);
    expect(game.position.strengthened).toEqual([near.id]);
  });

  rule('KT-14.30', 'its Light parts become Heavy, traversed or climbed as before; others do not', () => {
    const traits = (strengthened?: readonly string[]) => {
      const position = strengthened ? { ...before, strengthened } : before;
      return sceneOfTable(tableOf(killTeam, setup, position)).solids.map(solid => {
        const { light, heavy: isHeavy, traversable, climbable } = traitsOf(solid);
        return [solid.piece, light, isHeavy, traversable || climbable];
      });
    };
    expect(traits()[0]).toEqual([near.id, true, false, true]);
    expect(traits([near.id, crates.id])).toEqual([
      [near.id, false, true, true],
      [crates.id, false, true, true],
      [heavy.id, false, true, false],
      [far.id, true, false, true],
    ]);
  });

  rule('KT-14.30', 'only the side that has it is asked', () => {
    const seats = (change: Partial<Position>) => tableOf(killTeam, setup, lineUp(change)).query('strengthens', [], {});
    expect([seats({}), seats(having('engineering-bay', 1))]).toEqual([[], [1]]);
  });
});

section('KT-14.31-32 Scouting twice', () => {
  const chosen = (asset: BattleAsset, own: string) =>
    lineUp({ ...having(asset), phase: 'set-up', turningPoint: 0, attacker: 0, scouting: [own, 'infiltrate'] });

  rule('KT-14.31', 'Infiltrate changes two orders, for its own side only', start => {
    const game = start.from(open, chosen('intelligence-network', 'infiltrate'), scouting.start({}));
    game.picks('choose a scouting option', 'infiltrate').picks('choose a scouting option', 'infiltrate');
    expect(game.position.infiltrations).toEqual([2, 1]);
    game.stopsAt('say who has the first initiative');
  });

  rule('KT-14.32', 'Recon lets two Dash, one after the other', start => {
    const game = start.from(open, chosen('surveillance-system', 'recon'), scouting.start({}));
    game.picks('choose a scouting option', 'recon').picks('choose a scouting option', 'infiltrate');
    game.picks('choose who dashes', 0).picks('move', []);
    game.picks('choose who dashes', 1).picks('move', []);
    game.stopsAt('say who has the first initiative');
  });

  rule(['KT-14.31', 'KT-14.32'], 'each for its own option only', () => {
    const uses = (asset: BattleAsset) =>
      ['fortify', 'infiltrate', 'recon'].map(option =>
        tableOf(killTeam, open, lineUp(having(asset))).query('scouting-uses', 1, { seat: 0, scouting: option }),
      );
    expect([uses('intelligence-network'), uses('surveillance-system')]).toEqual([
      [1, 2, 1],
      [1, 1, 2],
    ]);
  });
});

section('KT-14.33 Expanded Armoury', () => {
  rule(['KT-14.33', 'KT-11.8'], '14EP are allowed, 15 are not, unless a point comes out of the stash', () => {
    const problems = (assets: readonly BattleAsset[], stash: number, more: number) => {
      const read = readSetup(supported({ assets, stash }, more));
      return read.ok ? [] : read.problems.map(({ problem, most }) => `${problem} ${most}`);
    };
    expect([problems([], 0, 0), problems([], 0, 1)]).toEqual([[], ['too-many-points 10']]);
    expect(problems(['expanded-armoury'], 0, 1)).toEqual([]);
    expect(problems(['expanded-armoury'], 0, 2)).toEqual(['too-many-points 14']);
    expect(problems(['expanded-armoury'], 1, 2)).toEqual([]);
  });
});

section('KT-14.34 Comms Network', () => {
  const rolled = (seat = 0) => lineUp({ ...having('comms-network', seat), turningPoint: 2 });

  rule('KT-14.34', 'the losing side has the dice re-rolled, once', start => {
    const game = start.from(open, rolled(), initiative.start({ faces: [] })).dice('roll for initiative', 2, 5);
    expect(game.asks('roll for initiative again', 'pick-one').to).toBe(0);
    game.picks('roll for initiative again', 'again').dice('roll for initiative', 3, 5);
    expect(game.position).toMatchObject({ initiative: 1, effects: [] });
  });

  rule('KT-14.34', 'or saves it for later; a side that won or has none is not asked', start => {
    const kept = start.from(open, rolled(), initiative.start({ faces: [] })).dice('roll for initiative', 2, 5);
    kept.picks('roll for initiative again', 'keep');
    expect(kept.position).toMatchObject({ initiative: 1, effects: having('comms-network').effects });
    const won = start.from(open, rolled(), initiative.start({ faces: [] })).dice('roll for initiative', 5, 2);
    expect(won.position.initiative).toBe(0);
    const theirs = start.from(open, rolled(1), initiative.start({ faces: [] })).dice('roll for initiative', 2, 5);
    expect(theirs.position.initiative).toBe(1);
  });
});

section('KT-14.35 Tactical Uplink', () => {
  const marines = (change: Partial<Position>) =>
    field([blue('tactical-marine-warrior', 5, 5, { wounds: 2 }), red('boy-fighter', 25, 18)], {
      cp: [0, 0],
      ...change,
    });

  rule('KT-14.35', 'the first tactical ploy of a turning point costs nothing', start => {
    const game = start.from(open, marines(having('tactical-uplink')), activation.start({ operative: 0, chosen: '' }));
    game.reacts('activated', 'and-they-shall-know-no-fear');
    expect(game.position.cp).toEqual([0, 0]);
    expect(mayUse(tableOf(killTeam, open, game.position), 0, 'transhuman-physiology')).toBe(false);
    game.picks('choose an action', 'end-activation');
  });

  rule('KT-14.35', 'not strategic ploys, and not the enemy’s', () => {
    const t = tableOf(killTeam, open, marines(having('tactical-uplink')));
    expect(mayUse(t, 0, 'transhuman-physiology')).toBe(true);
    expect(mayUse(t, 0, 'bolter-discipline')).toBe(false);
    expect(mayUse(t, 1, 'just-a-scratch')).toBe(false);
  });
});
