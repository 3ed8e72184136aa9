import type { Check } from '../frame/check.ts';
import type { Fact, Ledger } from './ledger.ts';

export type ToyCheck = Check<Ledger, Fact>;
