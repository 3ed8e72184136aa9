// RS-8: a guided first game with small squads on a small table, and its lessons
import { type Declared, type Guide, type Lesson, reactOrPass } from '@little-wars/engine';
import { placedIn, type Stand } from '../../w40k/battle/scene.ts';
import { chooseCharger, fireOverwatch } from '../../w40k/charge/phase.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { chooseManner, chooseMover } from '../../w40k/movement/phase.ts';
import { writingOf } from '../../w40k/muster/writing.ts';
import { chooseTarget } from '../../w40k/shooting/declare.ts';
import { chooseShooter } from '../../w40k/shooting/phase.ts';
import { chooseWeapons } from '../../w40k/shooting/shoot.ts';
import type { SquadMember } from '../muster/squad.ts';
import { defaults } from '../options.ts';
import { opening } from '../setup.ts';
import type { ReconSquad, Setup } from '../types.ts';
import { texts } from './lessons.ts';

const { army, one, unit } = writingOf<SquadMember>();

const setup: Setup = {
  map: 'farmstead',
  armies: [
    army('space-marines', [
      unit('primaris-lieutenant', one('Primaris Lieutenant', { leader: true, trait: 'champion' })),
      unit(
        'intercessor-squad',
        one('Intercessor Sergeant', { choices: ['>chainsword'], trait: 'duellist' }),
        one('Intercessor', { trait: 'marksman' }),
        one('Intercessor', { trait: 'paramedic' }),
      ),
    ]),
    army('orks', [
      unit(
        'kommandos',
        one('Kommando Nob', { leader: true, trait: 'champion' }),
        one('Kommando', { trait: 'brawler' }),
        one('Kommando', { trait: 'minelayer' }),
        one('Kommando', { trait: 'duellist' }),
      ),
    ]),
  ],
  options: { ...defaults, rounds: 2 },
};

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

/** RS-1.3: squads have four models at least; one of each stays out. */
const STANDS: readonly (Stand | null)[] = [
  [17.6, 14.6],
  null,
  [13.2, 15.2],
  [22.6, 17.2],
  [18.4, 21],
  [12.6, 19],
  null,
  [24, 21.2],
];

export const guide: Guide<ReconSquad> = {
  setup,
  from: chooseMover.purpose,
  scene: position => ({ ...position, models: placedIn(opening(setup).models, STANDS), effects: [], mines: [] }),
  lessons: [
    at(chooseMover, '8E-4.1'),
    at(chooseManner, '8E-4.6'),
    at(drawMove, '8E-4.2', 'draw-a-move'),
    at(chooseShooter, '8E-6.1'),
    at(chooseWeapons, '8E-6.2'),
    at(chooseTarget, '8E-6.3'),
    at(chooseCharger, '8E-7.1'),
    at(fireOverwatch, '8E-7.4'),
    at(reactOrPass, '8E-10.2', 'command-re-roll'),
    after('round-began', 'RS-8.13'),
    after('charge-declared', '8E-8.2'),
    after('hits-scored', '8E-6.14'),
    after('wounds-scored', '8E-6.15'),
    after('saves-made', '8E-6.17'),
    after('slain', '8E-6.19'),
  ],
  texts,
};
