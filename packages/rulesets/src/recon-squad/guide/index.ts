// RS-8: a guided first game with small squads on a small table, and its lessons
import { type Declared, type Guide, type Lesson, reactOrPass } from '@little-wars/engine';
import { chooseCharger, fireOverwatch } from '../../w40k/charge/phase.ts';
import { drawMove } from '../../w40k/movement/moving.ts';
import { chooseManner, chooseMover } from '../../w40k/movement/phase.ts';
import { writingOf } from '../../w40k/muster/writing.ts';
import { chooseTarget } from '../../w40k/shooting/declare.ts';
import { chooseShooter } from '../../w40k/shooting/phase.ts';
import { chooseWeapons } from '../../w40k/shooting/shoot.ts';
import type { SquadMember } from '../muster/squad.ts';
import { defaults } from '../options.ts';
import type { Setup } from '../types.ts';

const { army, many, one, unit } = writingOf<SquadMember>();

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
        many(2, 'Intercessor'),
      ),
    ]),
    army('orks', [
      unit(
        'kommandos',
        one('Kommando Nob', { leader: true, trait: 'champion' }),
        one('Kommando', { trait: 'brawler' }),
        one('Kommando', { trait: 'minelayer' }),
        many(4, 'Kommando'),
      ),
      unit('stormboyz', one('Stormboy', { trait: 'duellist' })),
    ]),
  ],
  options: { ...defaults, rounds: 3 },
};

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

export const guide: Guide = {
  setup,
  from: chooseMover.purpose,
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
};
