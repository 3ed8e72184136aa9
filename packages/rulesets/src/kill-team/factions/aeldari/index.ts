import type { FactionPart } from '../registry.ts';
import { hiddenPaths, hiddenPathsPloy } from './hidden-paths.ts';
import { control, controlPlatform } from './platform.ts';
import { shurikenStorm, storm } from './shuriken-storm.ts';
import { strategy } from './strategy.ts';

export const aeldari: FactionPart = {
  strategic: [...strategy, hiddenPathsPloy],
  actions: [controlPlatform, shurikenStorm],
  sequences: [hiddenPaths, control, storm],
};
