// What content brings to the strategy phase.
import type { Seat } from '@little-wars/engine';
import type { Look } from '../types.ts';
import type { Reveal, StrategicPloy } from './02-strategy.ts';

/** KT-2.5: the strategic ploys of a seat's faction that are of use now. */
export const strategicPloysOf = (_t: Look, _seat: Seat): readonly StrategicPloy[] => [];

/** KT-2.7: the tac ops of a seat that may be revealed now. */
export const revealable = (_t: Look, _seat: Seat): readonly Reveal[] => [];
