import type { Check } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';
import { teams } from './1.3-team.ts';
import { deployment } from './1.11-deployment.ts';
import { budgets } from './2.2-budgets.ts';
import { drifts } from './2.11-drift.ts';
import { recoils } from './3.1-recoil.ts';
import { shots } from './3.7-shots.ts';
import { charges } from './4.3-charges.ts';
import { deadBodies } from './6.1-bodies.ts';
import { theResult } from './7.1-result.ts';
import { objectives } from './7.2-objectives.ts';
import { turnsAndPhases } from './7e-2.1-turns.ts';
import { powers } from './7e-4.1-powers.ts';
import { diceAsRolled } from './7e-5.3-dice.ts';
import { hits } from './7e-5.3-hits.ts';
import { wounds } from './7e-5.5-wounds.ts';
import { saves } from './7e-5.7-saves.ts';
import { losses } from './7e-5.9-losses.ts';
import { fightOrder } from './7e-7.8-fight-order.ts';
import { armour } from './7e-10.4-armour.ts';
import { reserves } from './7e-11.3-reserves.ts';

export const checks: readonly Check<Ledger, Fact>[] = [
  teams,
  deployment,
  turnsAndPhases,
  budgets,
  drifts,
  recoils,
  shots,
  diceAsRolled,
  hits,
  wounds,
  saves,
  losses,
  armour,
  charges,
  fightOrder,
  powers,
  deadBodies,
  reserves,
  objectives,
  theResult,
];
