import { entries } from './entries.ts';
import { type Measured, measure } from './entry.ts';

/** Measures one entry in a thread of its own: what others had compiled and kept does not weigh on it. */
export default (name: string): Promise<readonly Measured[]> => measure(entries.find(entry => entry.name === name)!);
