import { entries } from './entries.ts';
import { type Measured, measure } from './entry.ts';

/** Measures one entry in its own thread, so that compiled code and caches of other entries do not affect it. */
export default (name: string): Promise<readonly Measured[]> => measure(entries.find(entry => entry.name === name)!);
