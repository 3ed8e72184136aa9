// ZG-7.1: a guided first game with small teams on a small table, and its lessons
import type { Declared, Guide, Lesson } from '@little-wars/engine';
import { placedIn, type Stand } from '../../w40k/battle/scene.ts';
import type { Member } from '../../w40k/muster/army.ts';
import { writingOf } from '../../w40k/muster/writing.ts';
import { chooseStart, chooseTurn } from '../core/02-moving/manoeuvres.ts';
import { chooseManoeuvre, chooseMover } from '../core/02-moving/phase.ts';
import { chooseShooter, chooseTarget, chooseWeapon } from '../core/03-shooting/phase.ts';
import { chooseCharger } from '../core/04-assault/charging.ts';
import { chooseOverwatch } from '../core/04-assault/overwatch.ts';
import { chooseGround } from '../core/05-attacks/resolve.ts';
import { defaults } from '../options.ts';
import { opening } from '../setup.ts';
import type { Setup, ZeroG } from '../types.ts';
import { texts } from './lessons.ts';

const { army, many, one, unit } = writingOf<Member>();

const setup: Setup = {
  map: 'asteroid-cluster',
  mission: 'straight-fight',
  armies: [
    army('tau', [unit('xv25-stealth-battlesuits', one('Stealth Shas’vre'), many(3, 'Stealth Shas’ui'))]),
    army('orks', [unit('nobz', one('Boss Nob'), many(3, 'Nob'))]),
  ],
  options: { ...defaults, tableSize: 36, rounds: 3 },
};

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

/** ZG-1.3: teams have four models at least; one of each stays out. */
const STANDS: readonly (Stand | null)[] = [
  [17.8, 23.5],
  [12.4, 20],
  [24.4, 22.4],
  null,
  [18.2, 14],
  [11.6, 12.6],
  [25.6, 17.2],
];

export const guide: Guide<ZeroG> = {
  setup,
  from: chooseMover.purpose,
  scene: position => ({ ...position, models: placedIn(opening(setup).models, STANDS), effects: [], bodies: [] }),
  lessons: [
    at(chooseMover, 'ZG-2.19'),
    at(chooseManoeuvre, 'ZG-2.2'),
    at(chooseStart, 'ZG-2.1'),
    at(chooseTurn, 'ZG-2.5'),
    at(chooseShooter, '7E-5.1'),
    at(chooseWeapon, '7E-5.2'),
    at(chooseTarget, 'ZG-3.7'),
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
  texts,
};
