import { load, newMatch, numbers, play, propose, save, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { opening as battleOpening, readSetup as readBattle } from '../../setup.ts';
import type { Setup as Battle } from '../../types.ts';
import { linking } from '../linking.ts';
import { afterBattle } from './after-battle.ts';
import { specOps } from './index.ts';
import { after, allOf, beginning, rule, SERGEANT, section, slate } from './testing/slates.ts';
import { english } from './texts.ts';
import type { Dataslate, Fact, Position } from './types.ts';

section('KT-11.3, KT-14.37 After a battle', () => {
  rule(
    ['KT-11.3', 'KT-14.37'],
    'casualties, recovery, experience, honours, requisition: one team, then the other',
    start => {
      const team = slate({ xp: 5 }, { requisition: 1, specOp: { id: 'elimination', battles: 0 } });
      const game = start.from(...beginning(after(team, allOf(team, { fell: true })), afterBattle.start({})));
      game.dice('roll a casualty test', 2);
      game.picks('choose a specialism', 'marksman').dice('roll for a battle honour', 1);
      expect(game.position.teams[0]!.operatives[0]).toMatchObject({ xp: 7, honours: ['gun-ace'] });
      expect(game.position.teams[0]!.requisition).toBe(2);
      game.picks('spend requisition points', 'done');
      game.picks('choose a spec op', 'elimination').picks('spend requisition points', 'done');
      expect(game.position.over).toBe(true);
      expect(specOps.result(after(team), game.position)).toEqual({ winners: [1], scores: [0, 1] });
    },
  );

  rule('KT-14.46', 'operatives that took part start over, the others have rested one more battle', start => {
    const team = slate({ rested: 3, out: true });
    const side = { ...allOf(team), deployed: allOf(team).deployed.slice(1, 2) };
    const game = start.from(...beginning(after(team, side), afterBattle.start({})));
    const rests = game.position.teams[0]!.operatives.map(({ rested }) => rested);
    expect(rests).toEqual([4, 0, 1, 1, 1, 1]);
    expect(game.position.teams[0]!.operatives[0]!.out).toBe(false);
    game.stopsAt('choose a spec op');
  });

  rule('KT-14.57', 'spent stash points are gone', start => {
    const team = slate({}, { stash: 7 });
    const game = start.from(...beginning(after(team, { ...allOf(team), stash: 5 }), afterBattle.start({})));
    expect(game.position.teams[0]!.stash).toBe(2);
    game.stopsAt('choose a spec op');
  });

  rule('KT-11.3', 'random answers finish, and the record replays to the same hashes', () => {
    const next = numbers('after a battle');
    for (let i = 0; i < 20; i++) {
      const team = slate(
        { xp: 5 + i, scars: i % 2 ? ['sapped-strength'] : [] },
        { requisition: i % 4, assets: ['med-bay'] },
      );
      const side = allOf(team);
      const deployed = side.deployed.map(one => ({ ...one, fell: next(2) === 0, felled: next(3) }));
      let match = newMatch(specOps, after(team, { ...side, deployed }));
      while (match.state.question !== null) {
        const { question } = match.state;
        const words = english[`${question.kind === 'roll' ? 'roll' : 'question'}.${question.purpose}`];
        expect(words, question.purpose).toBeDefined();
        const given = propose(specOps, match.setup, match.state, next);
        const played = play(match, { by: question.to, answer: given }, (fact, position) => {
          const told = specOps.telling.tell(tableOf(specOps, match.setup, position as Position), fact as Fact);
          if (told !== null) expect(english[told.word], told.word).toBeDefined();
        });
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        match = played.match as typeof match;
      }
      expect(load([specOps], JSON.stringify(save(match))).ok).toBe(true);
    }
  });
});

section('KT-14.36-37 From dataslates to a battle and back', () => {
  const reds = linking.found('boy', 'The Reds');
  const blues = slate({ xp: 16, specialisms: ['combat'], honours: ['vicious', 'savage'], scars: ['sapped-strength'] });

  rule(['KT-14.37', 'KT-14.1'], 'a legal battle, with honours, scars and assets', () => {
    const { setup, members } = linking.field(
      [{ ...blues, assets: ['comms-network', 'med-bay'] }, reds],
      0,
      'critical-ops',
    );
    const read = readBattle(setup);
    expect(read.ok).toBe(true);
    const [first] = (setup as Battle).teams;
    expect(first!.operatives[0]!.service).toEqual(['vicious', 'savage', 'sapped-strength']);
    expect(first!.support).toEqual({ assets: ['comms-network'], stash: 0 });
    expect(members[0]![0]).toBe(SERGEANT);
    expect(
      linking.founders.every(
        id => readBattle(linking.field([linking.found(id, 'x'), reds], 1, 'critical-ops').setup).ok,
      ),
    ).toBe(true);
  });

  rule(
    'KT-14.37',
    'an operative that misses the battle or is gone is replaced by a recruit, who joins permanently',
    () => {
      const out = slate({ out: true });
      const { teams, members } = linking.field([out, reds], 0, 'critical-ops');
      const [team] = teams as readonly Dataslate[];
      expect(members[0]![0]).toBe('tactical-marine-sergeant-2');
      expect(team!.operatives).toHaveLength(7);
      expect(linking.field([slate(), reds], 0, 'critical-ops').teams[0]).toEqual(slate());
    },
  );

  rule('KT-14.38', 'what each operative did is read from the last position', () => {
    const fielded = linking.field([slate(), reds], 0, 'critical-ops');
    const position = battleOpening(fielded.setup as Battle);
    const enemy = fielded.members[0]!.length;
    const where = { x: 0, y: 0, z: 0 };
    const fall = { how: 'combat', from: null, turningPoint: 1, at: where, carrying: null } as const;
    const followed = linking.after(
      fielded,
      {
        ...position,
        operatives: position.operatives.map((one, id) => (id === enemy ? { ...one, removed: true } : one)),
        fallen: [{ ...fall, operative: enemy, by: 0 }],
        tacOps: [[{ id: 'critical-ops/rout', revealed: true, scored: [2, 0], memo: {} }], []],
      },
      { winners: [0], scores: [3, 1] },
    ) as { sides: { deployed: { fell: boolean; felled: number }[]; tacOps: string[] }[]; winner: number };
    expect(followed.winner).toBe(0);
    expect(followed.sides[0]!.deployed[0]).toMatchObject({ fell: false, felled: 1 });
    expect(followed.sides[1]!.deployed[0]).toMatchObject({ fell: true, felled: 0 });
    expect(followed.sides[0]!.tacOps).toEqual(['critical-ops/rout']);
    expect(specOps.readSetup(followed).ok).toBe(true);
  });
});
