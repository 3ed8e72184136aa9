// Hidden Paths: concealed RANGERs beside terrain, far from enemies, dash to other terrain.
import { add, type Seat } from '@little-wars/engine';
import { inches, type Standing } from '@little-wars/engine/geometry';
import { isWithinOfPart, partsAbout } from '../../core/01-game/measuring.ts';
import { operativeOf, sceneOfTable, standingAt, standingOf } from '../../lookups.ts';
import { coverMask } from '../../terrain.ts';
import type { Look, OperativeId, Rule } from '../../types.ts';
import { question } from '../../types.ts';
import { mayActFree } from '../mechanisms/free-action.ts';
import { dashesAtOnce } from '../mechanisms/free-dashes.ts';
import { isFarFromEnemies } from '../mechanisms/near.ts';
import { gainers, gainsAs } from '../mechanisms/ploys.ts';
import { because } from '../mechanisms/reasons.ts';
import type { StrategicPloy } from '../registry.ts';

const BESIDE = inches(1);
const FAR = 6;

/** Within 1" of Light or Heavy terrain. */
function isBesideTerrain(t: Look, standing: Standing): boolean {
  const scene = sceneOfTable(t);
  const covers = coverMask(scene, t.setup.options);
  return partsAbout(t, standing, BESIDE).some(
    solid => covers[solid.index] === 1 && isWithinOfPart(t, standing, solid, BESIDE),
  );
}

const isHidden = (t: Look, seat: Seat, operative: OperativeId): boolean =>
  gainsAs(t, { seat }, operative, 'RANGER') &&
  operativeOf(t, operative).order === 'conceal' &&
  isFarFromEnemies(t, operative, FAR) &&
  isBesideTerrain(t, standingOf(t, operative)) &&
  mayActFree(t, operative, 'dash');

const hidden = (t: Look, seat: Seat): readonly OperativeId[] => gainers(t, seat, id => isHidden(t, seat, id));

export const chooseWhoDashesByHiddenPaths = question('choose who dashes by hidden paths', 'pick-some');

export const hiddenPaths = dashesAtOnce('hidden paths', chooseWhoDashesByHiddenPaths, 'on-a-hidden-path', hidden);

/** If it moves, the dash ends beside terrain too. */
export const onAHiddenPath: Rule<'on-a-hidden-path'> = {
  clause: 'KT-2.5',
  words: { en: { rule: 'Hidden Paths' } },
  modify: {
    'move-refused': add((reasons, { holder }, { operative, legs }, t) => [
      ...reasons,
      ...because(
        operative === holder && legs.length > 0 && !isBesideTerrain(t, standingAt(t, operative, legs.at(-1)!.to)),
        'must-end-beside-terrain',
        'KT-2.5',
      ),
    ]),
  },
};

export const hiddenPathsPloy: StrategicPloy = {
  id: 'hidden-paths',
  helps: (t, seat) => hidden(t, seat).length > 0,
  atOnce: seat => hiddenPaths.start({ seat, chosen: [] }),
};
