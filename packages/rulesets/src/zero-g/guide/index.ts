// ZG-7.1: a guided first game with small teams on a small table, and its lessons
import type { Declared, Guide, Lesson } from '@little-wars/engine';
import type { Member } from '../../w40k/muster/army.ts';
import { writingOf } from '../../w40k/muster/writing.ts';
import { chooseStart, chooseTurn } from '../core/02-moving/manoeuvres.ts';
import { chooseManoeuvre, chooseMover } from '../core/02-moving/phase.ts';
import { aimAtNothing, chooseShooter, chooseTarget, chooseWeapon } from '../core/03-shooting/phase.ts';
import { chooseCharger } from '../core/04-assault/charging.ts';
import { chooseOverwatch } from '../core/04-assault/overwatch.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { defaults } from '../options.ts';
import type { Setup } from '../types.ts';

const { army, many, one, unit } = writingOf<Member>();

const setup: Setup = {
  map: 'asteroid-cluster',
  mission: 'straight-fight',
  armies: [
    army('space-marines', [
      unit(
        'tactical-squad',
        one('Space Marine Sergeant'),
        one('Space Marine', { choices: ['boltgun>plasma-gun'] }),
        many(3, 'Space Marine'),
      ),
    ]),
    army('orks', [unit('boyz', many(10, 'Ork Boy'))]),
  ],
  options: { ...defaults, tableSize: 36, rounds: 4 },
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
    at(chooseMover, 'ZG-2.19'),
    at(chooseManoeuvre, 'ZG-2.2'),
    at(chooseStart, 'ZG-2.1'),
    at(chooseTurn, 'ZG-2.5'),
    at(chooseShooter, '7E-5.1'),
    at(chooseWeapon, '7E-5.2'),
    at(chooseTarget, 'ZG-3.7'),
    at(aimAtNothing, 'ZG-3.3'),
    at(chooseGround, '7E-5.13'),
    at(chooseCharger, 'ZG-4.20'),
    at(chooseOverwatch, '7E-7.4'),
    after('round-began', 'ZG-7.1'),
    after('arrows-changed', 'ZG-2.7'),
    after('drifted', 'ZG-2.11'),
    after('recoiled', 'ZG-3.1'),
    after('strayed', 'ZG-3.5'),
    after('hits-scored', '7E-5.3'),
    after('wounds-scored', '7E-5.5'),
    after('saves-made', '7E-5.7'),
    after('hammer-noted', 'ZG-4.2'),
    after('slain', 'ZG-6.1'),
  ],
};
