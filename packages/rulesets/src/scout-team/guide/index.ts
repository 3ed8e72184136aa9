// ST-8: a guided first game with small teams on the small table, and its lessons
import { type Declared, type Guide, type Lesson, reactOrPass } from '@little-wars/engine';
import { placedIn, type Stand } from '../../w40k/battle/scene.ts';
import { chooseCharger } from '../../w40k/charge/phase.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { chooseManner, chooseMover } from '../../w40k/movement/phase.ts';
import type { Member } from '../../w40k/muster/army.ts';
import { writingOf } from '../../w40k/muster/writing.ts';
import { chooseTarget } from '../../w40k/shooting/declare.ts';
import { chooseShooter } from '../../w40k/shooting/phase.ts';
import { chooseWeapons } from '../../w40k/shooting/shoot.ts';
import { beBrave } from '../core/06-morale/morale.ts';
import { defaults } from '../options.ts';
import { opening } from '../setup.ts';
import type { ScoutTeam, Setup } from '../types.ts';
import { texts } from './lessons.ts';

const { army, many, one, unit } = writingOf<Member>();

/** ST-2.2: no HQ is needed below 300 points. */
const POINTS = 110;

const setup: Setup = {
  map: 'depot',
  mission: 'hold-the-ground',
  armies: [
    army('space-marines', [unit('intercessor-squad', one('Intercessor Sergeant'), many(4, 'Intercessor'))]),
    army('orks', [unit('boyz', one('Boss Nob'), many(9, 'Ork Boy'))]),
  ],
  options: { ...defaults, points: POINTS, tableSize: '22x30', rounds: 3 },
};

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

/** A sergeant and two marines against a nob and two boys, across the middle of the table. */
const STANDS: readonly (Stand | null)[] = [
  [10.2, 15],
  [14.6, 10.2],
  [6.9, 13],
  null,
  null,
  [10.6, 21.2],
  [16.9, 15.2],
  [7.2, 19.6],
];

export const guide: Guide<ScoutTeam> = {
  setup,
  from: chooseMover.purpose,
  scene: position => ({ ...position, models: placedIn(opening(setup).models, STANDS), effects: [], lost: [0, 0] }),
  lessons: [
    at(chooseMover, '9E-5.1'),
    at(chooseManner, '9E-5.3'),
    at(drawMove, '9E-5.2', 'draw-a-move'),
    at(chooseShooter, '9E-7.1'),
    at(chooseWeapons, '9E-7.2'),
    at(chooseTarget, '9E-7.3'),
    at(chooseCharger, '9E-9.1'),
    at(reactOrPass, '9E-4.4', 'command-re-roll'),
    at(beBrave, 'ST-6.1', 'morale'),
    after('round-began', 'ST-8.2'),
    after('charge-declared', '9E-10.3'),
    after('hits-scored', '9E-7.16'),
    after('wounds-scored', '9E-7.17'),
    after('saves-made', '9E-7.19'),
    after('slain', 'ST-6.1'),
  ],
  texts,
};
