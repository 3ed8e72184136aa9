import type { Check } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';
import { drifts } from './2.11-drift.ts';
import { recoils } from './3.1-recoil.ts';
import { deadBodies } from './6.1-bodies.ts';
import { theResult } from './7.1-result.ts';
import { turnsAndPhases } from './7e-2.1-turns.ts';
import { losses } from './7e-5.9-losses.ts';

export const checks: readonly Check<Ledger, Fact>[] = [turnsAndPhases, drifts, recoils, losses, deadBodies, theResult];
