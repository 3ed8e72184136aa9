// KT-11.2: a guided first game in open play, and its lessons
import type { Declared, Guide, Lesson } from '@little-wars/engine';
import { starters } from '../content/index.ts';
import { chooseAction, giveOrder } from '../core/02-turning-point/activation.ts';
import { chooseWhoActivates } from '../core/02-turning-point/firefight.ts';
import { useStrategicPloy } from '../core/02-turning-point/strategy.ts';
import { makeMove } from '../core/03-actions/moving.ts';
import { keepDiceForCover, spendSaves } from '../core/04-shooting/defend.ts';
import { selectRangedWeapon, selectValidTarget } from '../core/04-shooting/shoot.ts';
import { resolveHit, selectEnemy } from '../core/05-fighting/fight.ts';
import { ready, teamOfStarter } from '../ready.ts';
import type { KillTeam, Setup, Team } from '../types.ts';
import { texts } from './lessons.ts';
import { scene } from './scene.ts';

const at = ({ purpose }: Declared, clause: string, id = purpose.replaceAll(' ', '-')): Lesson => ({
  id,
  clause,
  at: { purpose },
});
const after = (fact: string, clause: string): Lesson => ({ id: fact, clause, at: { fact } });

const openPlay = ready.find(({ play }) => play === 'open')!;
const teamCalled = (name: string): Team =>
  teamOfStarter({ ...starters.find(starter => starter.name === name)!, equipment: [] });

const setup: Setup = {
  ...openPlay,
  teams: [teamCalled('Tactical Marines'), teamCalled('Boyz')],
  options: { ...openPlay.options, turningPoints: 2 },
};

export const guide: Guide<KillTeam> = {
  setup,
  from: chooseWhoActivates.purpose,
  scene,
  lessons: [
    at(chooseWhoActivates, 'KT-2.8'),
    at(useStrategicPloy, 'KT-2.5'),
    at(giveOrder, 'KT-2.11'),
    at(chooseAction, 'KT-2.12'),
    at(makeMove, 'KT-3.1'),
    at(selectRangedWeapon, 'KT-4.1'),
    at(selectValidTarget, 'KT-4.2'),
    at(spendSaves, 'KT-4.5'),
    at(keepDiceForCover, 'KT-4.8'),
    at(selectEnemy, 'KT-5.1'),
    at(resolveHit, 'KT-5.4'),
    after('attack-dice-retained', 'KT-4.3'),
    after('incapacitated', 'KT-6.1'),
    after('turning-point-began', 'KT-2.1'),
  ],
  texts,
};
