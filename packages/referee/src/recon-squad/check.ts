import type { Check } from '../frame/check.ts';
import type { Fact } from './facts.ts';
import type { Ledger } from './ledger.ts';

export type ReconCheck = Check<Ledger, Fact>;
