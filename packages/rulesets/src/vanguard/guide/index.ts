// VG-15: a guided first game with three models a side, and its lessons
import type { Declared, Guide, Lesson } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { chooseWho } from '../core/04-round/turns.ts';
import { chooseAction } from '../core/05-activation/activation.ts';
import { move } from '../core/07-moving/moves.ts';
import { chooseAttack, chooseTarget } from '../core/10-attacks/attack.ts';
import { defaults } from '../options.ts';
import { team } from '../ready.ts';
import { opening } from '../setup.ts';
import type { Position, Setup, Vanguard } from '../types.ts';
import { texts } from './lessons.ts';

const member = (card: string, ...choices: readonly string[]) => ({ card, choices });

const setup: Setup = {
  map: 'farmstead',
  teams: [
    team('space-marines', [member('marine-captain'), member('intercessor', 'auto-bolt-rifle'), member('eliminator')]),
    team('orks', [member('ork-boss'), member('ork-boy'), member('ork-gunner')]),
  ],
  options: { ...defaults, rounds: 2 },
};

/** Where each model stands, in inches. */
const STANDS = [
  [17.6, 14.6],
  [13.2, 15.2],
  [22.6, 17.2],
  [18.4, 21],
  [12.6, 19.2],
  [24, 21.2],
] as const;

/** Both sides are fresh, across the middle of the table. */
const scene = (position: Position): Position => ({
  ...position,
  models: opening(setup).models.map((model, i) => ({
    ...model,
    at: { x: inches(STANDS[i]![0]), y: inches(STANDS[i]![1]), z: 0 },
  })),
  sides: [0, 1],
  finished: [],
  activation: null,
  effects: [],
});

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

export const guide: Guide<Vanguard> = {
  setup,
  from: chooseWho.purpose,
  scene,
  lessons: [
    at(chooseWho, 'VG-4.3'),
    at(chooseAction, 'VG-5.1', 'choose-an-action'),
    at(move, 'VG-7.1', 'move'),
    at(chooseAttack, 'VG-10.1', 'choose-an-attack'),
    at(chooseTarget, 'VG-10.1', 'choose-a-target'),
    after('round-began', 'VG-4.1'),
    after('hits-scored', 'VG-10.5'),
    after('wounds-suffered', 'VG-10.6'),
    after('removed', 'VG-12.1'),
  ],
  texts,
};
