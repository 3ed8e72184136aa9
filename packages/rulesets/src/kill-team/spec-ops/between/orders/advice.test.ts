import { advise, newMatch, numbers, play, propose, tableOf } from '@little-wars/engine';
import { expect } from 'vitest';
import { found, linking } from '../../linking.ts';
import { specOps } from '../index.ts';
import { readDataslate } from '../setup.ts';
import { battleOf, fightersIn, joinedBy, ordering, ordersIn, reserve } from '../testing/orders.ts';
import { after, allOf, rule, SERGEANT, section, slate } from '../testing/slates.ts';
import { english } from '../texts.ts';
import type { Dataslate, Enlisted } from '../types.ts';

type Started = Parameters<Parameters<typeof rule>[2]>[0];

const HOW = 'give marching orders';

section('KT-14.65-68 Advice and random answers', () => {
  /** Follows the advice to the end. */
  function advisedFor(start: Started, team: Dataslate) {
    const [setup, position, frame] = ordering(team);
    const game = start.from(setup, position, frame);
    const answers: unknown[] = [];
    for (let asked = game.state.question; asked !== null; asked = game.state.question) {
      const question = game.asks(asked.purpose, asked.kind);
      const advice = advise(specOps, tableOf(specOps, setup, game.position), question, numbers('advice'));
      expect(english[`because.${advice!.because.reason}`]).toBeDefined();
      game.picks(asked.purpose, advice!.answer);
      answers.push(advice!.answer);
    }
    return { position: game.position, answers };
  }

  rule('KT-14.65', 'the usual, unless somebody scarred can be relieved or points can be spent', start => {
    expect(advisedFor(start, reserve()).answers).toEqual(['usual']);
    expect(advisedFor(start, slate({ scars: ['sapped-strength'] })).answers).toEqual(['usual']);
    const scarred = joinedBy(slate({ scars: ['sapped-strength'] }), 'tactical-marine-sergeant', {
      loadOut: ['chainsword', 'boltgun'],
    });
    const relieved = advisedFor(start, scarred);
    expect(relieved.answers.slice(0, 2)).toEqual(['anew', 'tactical-marine']);
    expect(fightersIn(relieved.position)).toContain('tactical-marine-sergeant-2');
    expect(fightersIn(relieved.position)).not.toContain(SERGEANT);
    const armed = advisedFor(start, slate({}, { stash: 5 }));
    expect(armed.answers[0]).toBe('other-equipment');
    expect(ordersIn(armed.position)!.stash).toBeGreaterThan(2);
    const same = advisedFor(start, armed.position.teams[0]!);
    expect(same.answers).toEqual(['as-before']);
  });

  rule(['KT-14.65', 'KT-14.66', 'KT-14.67', 'KT-14.68'], 'random orders lead to battles that the rules accept', () => {
    const next = numbers('random orders');
    for (const [n, founder] of linking.founders.entries()) {
      let team = found(founder, 'The Blues');
      const { operatives } = team;
      const scarred = operatives.map(
        (one, i): Enlisted => (i % 3 === n % 3 ? { ...one, scars: ['sapped-strength'] } : one),
      );
      team = { ...team, operatives: scarred, stash: n % 7, assets: n % 2 ? ['expanded-armoury'] : [] };
      for (let i = 0; i < 4; i++) team = joinedBy(team, operatives[next(operatives.length)]!.card, { xp: i });
      for (let battle = 0; battle < 3; battle++) {
        let match = newMatch(specOps, after(team, { ...allOf(team), deployed: [] }));
        while (match.state.question !== null) {
          const { to, purpose, clause } = match.state.question;
          const answer = purpose === HOW && to === 0 ? 'anew' : propose(specOps, match.setup, match.state, next);
          const played = play(match, { by: to, answer });
          if (!played.ok) throw new Error(`${clause}: ${JSON.stringify(played.reasons)}`);
          match = played.match as typeof match;
        }
        team = match.state.position.teams[0]!;
        expect(readDataslate(team).ok).toBe(true);
        const { fireteams, operatives: fighters } = battleOf(team);
        expect(fireteams).toEqual(team.orders!.fireteams.map(({ fireteam }) => fireteam));
        expect(fighters.map(({ name }) => name)).toEqual(
          fightersIn(match.state.position).map(id => team.operatives.find(one => one.id === id)!.name),
        );
      }
    }
  });
});
