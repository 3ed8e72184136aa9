// What content brings to the strategy phase.
import type { Frame, Seat } from '@little-wars/engine';
import { strategicPloys } from '../../factions/strategic-ploys.ts';
import type { Look } from '../../types.ts';
import { mightReveal, nameAnew, revealable as revealableTacOps } from '../10-tac-ops/tac-ops.ts';
import type { Reveal, StrategicPloy } from './strategy.ts';

/** KT-2.5: the strategic ploys of a seat's faction that are of use now. */
export const strategicPloysOf = (t: Look, seat: Seat): readonly StrategicPloy[] => strategicPloys(t, seat);

/** KT-2.7: the tac ops of a seat that may be revealed now. */
export const revealable = (t: Look, seat: Seat): readonly Reveal[] => revealableTacOps(t, seat);

/** KT-10.2: whether a seat's sealed tac ops might be revealed now, as far as all can tell: it is asked then. */
export const isAskedToReveal = (t: Look, seat: Seat): boolean => mightReveal(t, seat);

/** KT-10.2: what revealed tac ops ask for in each target reveal step. */
export const namesForTacOps = (): Frame => nameAnew.start({});
