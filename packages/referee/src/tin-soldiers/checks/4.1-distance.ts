import { fault } from '../../frame/check.ts';
import { between, INCH, inchesOf, type Spot } from '../../frame/measure.ts';
import type { ToyCheck } from '../check.ts';

/** An active soldier moves up to 4", along the path that was answered. */
export const distance: ToyCheck = {
  name: 'distance moved',
  clause: 'TOY-4.1',
  on: {
    moved: (l, { soldier, to }, turn) => {
      const { at } = l.soldiers[soldier]!;
      const legs = Array.isArray(turn.answer) ? (turn.answer as readonly { readonly to: Spot }[]) : [];
      if (at === null) return fault('a soldier in play', `soldier ${soldier}`);
      const spots = [at, ...legs.map(leg => leg.to)];
      const length = spots.slice(1).reduce((sum, spot, i) => sum + between(spots[i]!, spot), 0);
      const end = spots.at(-1)!;
      return [
        length <= 4 * INCH + 1e-6 ? null : fault('at most 4"', inchesOf(length)),
        end.x === to.x && end.y === to.y ? null : fault('the end of its path', `(${to.x}, ${to.y})`),
      ];
    },
  },
};
