import type { FactionPart } from '../registry.ts';
import { protect } from './drones.ts';
import { dazzle, photonGrenade, stimulate } from './equipment.ts';
import { mark, markerlight } from './markerlight.ts';
import { reconSweep, reconSweepPloy } from './recon-sweep.ts';
import { changeCamouflage, strategy } from './strategy.ts';

export const tau: FactionPart = {
  strategic: [...strategy, reconSweepPloy],
  actions: [markerlight, photonGrenade, changeCamouflage],
  sequences: [reconSweep, mark, protect, dazzle, stimulate],
};
