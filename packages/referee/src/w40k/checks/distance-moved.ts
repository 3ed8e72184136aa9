import { type Fault, fault } from '../../frame/check.ts';
import { INCH, inchesOf } from '../../frame/measure.ts';
import type { Clauses, CoreCheck, Edition } from '../check.ts';
import { leastLength } from '../note.ts';

/** Rounding of paths to whole tenths, leg by leg. */
const SLACK = 3;

/** No model moves further than its phase allows, and a path ends where the model does. */
export const distanceMoved = ({ move }: Clauses, { mostInches }: Pick<Edition, 'mostInches'>): CoreCheck => ({
  name: 'distance moved',
  clause: move,
  on: {
    moved: (l, { model: id, to, legs }): readonly (Fault | null)[] => {
      const model = l.models[id]!;
      if (!legs || model.at === null) return [];
      const end = legs.at(-1)?.to ?? model.at;
      const isThere = end.x === to.x && end.y === to.y && end.z === to.z;
      const most = mostInches(l, model);
      const moved = model.moved + leastLength(l, model, legs);
      return [
        isThere ? null : fault('the end of its path', `(${to.x}, ${to.y}, ${to.z})`),
        most !== null && moved > most * INCH + SLACK ? fault(`at most ${most}"`, inchesOf(moved)) : null,
      ];
    },
  },
});
