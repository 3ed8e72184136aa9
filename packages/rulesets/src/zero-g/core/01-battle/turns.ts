// 7E-2, ZG-7.1  Game turns, player turns, phases
import { end, type Frame, type Seat } from '@little-wars/engine';
import { otherSeat } from '@little-wars/skirmish';
import type { Phase, Until } from '../../../w40k/types.ts';
import { type Look, sequence, type T } from '../../types.ts';
import { driftWrecks, isWipedOut, scoreWrecks, wrecksOf } from '../07-missions/missions.ts';
import { deployment } from './deployment.ts';

export interface OfSeat {
  readonly seat: Seat;
}

export interface OfPhase extends OfSeat {
  readonly phase: Phase;
}

/** 7E-2.2: the Assault phase has two parts: charges and the fight. */
const PHASES: readonly Phase[] = ['movement', 'psychic', 'shooting', 'charge', 'fight'];

const isDecided = ({ position }: Look): boolean => isWipedOut(position, 0) || isWipedOut(position, 1);

export function turnSequences(frameOf: (t: T, phase: Phase) => Frame | null) {
  const endEffects = (t: T, until: Until, seat: Seat | null): void => {
    if (t.position.effects.some(effect => effect.until === until))
      t.emit({ type: 'effects-ended', clause: '7E-2.2', until, seat });
  };

  const phase = sequence<OfPhase>('phase', '7E-2.2', s => [
    s.run('7E-2.2', 'the phase begins', (t, v) => {
      t.emit({ type: 'phase-began', clause: '7E-2.2', phase: v.phase });
      if (v.phase === 'psychic') endEffects(t, 'own-psychic', v.seat);
      return v;
    }),
    s.window('7E-2.2', 'at the start of the phase', 'phase-began', (_t, v) => v),
    s.call('7E-2.2', 'play the phase', (t, v) => (isDecided(t) ? null : frameOf(t, v.phase))),
    s.run('7E-2.2', 'the phase ends', (t, v) => {
      if (v.phase === 'fight' && t.position.hammers.length > 0) t.emit({ type: 'hammers-struck', clause: '7E-7.7' });
      endEffects(t, 'phase', null);
      return v;
    }),
  ]);

  const turn = sequence<OfSeat>('turn', '7E-2.1', s => [
    s.run('7E-2.1', 'the turn begins', (t, v) => {
      t.emit({ type: 'turn-began', clause: '7E-2.1', seat: v.seat });
      endEffects(t, 'own-turn', v.seat);
      return v;
    }),
    s.window('7E-2.2', 'at the start of the turn', 'turn-began', (_t, v) => v),
    s.each('7E-2.2', 'one phase after the other', {
      of: () => PHASES,
      call: (t, v, each: Phase) => (isDecided(t) ? null : phase.start({ seat: v.seat, phase: each })),
    }),
    s.run('7E-2.1', 'the turn ends', (t, v) => {
      t.emit({ type: 'turn-ended', clause: '7E-2.1', seat: v.seat });
      endEffects(t, 'turn', null);
      return v;
    }),
  ]);

  const round = sequence<object>('game turn', '7E-2.1', s => [
    s.run('7E-2.1', 'the game turn begins', (t, v) => {
      t.emit({ type: 'round-began', clause: '7E-2.1', round: t.position.round + 1 });
      return v;
    }),
    s.call('ZG-7.2', 'objectives drift', t => (t.position.wrecks.length > 0 ? driftWrecks.start({}) : null)),
    s.call('7E-2.1', 'the first player’s turn', t => turn.start({ seat: t.position.first })),
    s.call('7E-2.1', 'the second player’s turn', t =>
      isDecided(t) ? null : turn.start({ seat: otherSeat(t.position.first) }),
    ),
    s.run('ZG-7.1', 'objectives count', (t, v) => {
      scoreWrecks(t);
      return v;
    }),
  ]);

  const rounds = sequence<object>('game turns', 'ZG-7.1', s => [
    s.call('7E-2.1', 'play a game turn', () => round.start({})),
    s.repeat('ZG-7.1', 'as many as the mission lasts', {
      from: 'play a game turn',
      while: t => t.position.round < t.setup.options.rounds && !isDecided(t),
    }),
    s.run('ZG-7.1', 'the game ends', t => {
      t.emit({ type: 'game-ended', clause: 'ZG-7.1' });
      return end();
    }),
  ]);

  const game = sequence<object>('game', '7E-2.1', s => [
    s.run('ZG-7.1', 'lay out the objectives', (t, v) => {
      const wrecks = wrecksOf(t.setup);
      if (wrecks.length > 0) t.emit({ type: 'wrecks-laid', clause: 'ZG-7.1', wrecks });
      return v;
    }),
    s.call('ZG-1.11', 'deploy', () => deployment.start({ seat: 0, faces: [], model: null })),
    s.call('ZG-7.1', 'play the game turns', () => rounds.start({})),
  ]);
  return { game, rounds, round, turn, phase, sequences: [game, rounds, round, turn, phase] };
}
