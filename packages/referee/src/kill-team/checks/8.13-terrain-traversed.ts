import { fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { lengthOf } from './3.1-distance-moved.ts';

const TRAVERSE = 2 * INCH;
const ROUNDED = 1.01;

/** A path costs 2" beyond its length for each terrain traversed. */
export const terrainTraversed: KillTeamCheck = {
  name: 'terrain traversed',
  clause: 'KT-8.13',
  on: {
    moved: (l, { operative, legs, distance }) => {
      const one = l.operatives[operative]!;
      if (legs === undefined || distance === undefined || one.at === null || legs.some(({ how }) => how === 'jump'))
        return null;
      const flies = one.card.keywords.includes('FLY');
      if (flies || l.effects.some(({ use }) => use.rule === 'recon-dash' && use.holder === operative)) return null;
      const { least, most } = lengthOf(one, false, legs);
      const times = Math.max(0, Math.floor((distance - least + ROUNDED) / TRAVERSE));
      const bare = distance - times * TRAVERSE;
      return bare >= least - ROUNDED && bare <= most + ROUNDED
        ? null
        : fault(`${inchesOf(least)} and 2" for each terrain traversed`, inchesOf(distance));
    },
  },
};
