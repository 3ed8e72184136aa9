import type { TrayOf } from '@little-wars/engine';
import { trayOf } from '../../w40k/show/tray.ts';
import { lookups } from '../library.ts';
import type { ScoutTeam } from '../types.ts';
import { tabletop } from './index.ts';

/** Attacks as dice on a tray. */
export const tray: TrayOf<ScoutTeam> = trayOf({
  nameOf: id => lookups.profile(id).name,
  court: tabletop.court,
  lastWound: 1,
});
