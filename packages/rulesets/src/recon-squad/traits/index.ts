// RS-2  The traits of specialists: one small file each
import type { ListedSequence } from '@little-wars/engine';
import type { Trait } from '../muster/squad.ts';
import type { TraitRule } from '../types.ts';
import { brawler } from './brawler.ts';
import { champion } from './champion.ts';
import { duellist } from './duellist.ts';
import { forwardObserver, observe } from './forward-observer.ts';
import { infiltrator } from './infiltrator.ts';
import { marksman } from './marksman.ts';
import { minelayer } from './minelayer.ts';
import { paramedic } from './paramedic.ts';

export const traitRules: { readonly [N in Trait]: TraitRule<N> } = {
  brawler,
  champion,
  duellist,
  'forward-observer': forwardObserver,
  infiltrator,
  marksman,
  minelayer,
  paramedic,
};

export const traitSequences: readonly ListedSequence[] = [observe];
