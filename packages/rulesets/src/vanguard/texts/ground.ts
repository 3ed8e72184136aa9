// VG-14.5: what each class of terrain is called, and what it does
import type { TerrainClass } from '../terrain.ts';

type Shown = TerrainClass | 'dressing';

const NAMES: { readonly [C in Shown]: readonly [name: string, does: string] } = {
  open: ['open ground', 'no effect'],
  obstacle: ['obstacle', '2" to cross; gives cover to models touching it'],
  difficult: ['difficult', 'every inch counts as two'],
  impassable: ['impassable', 'cannot be entered or stood on'],
  climbable: ['climbable', 'can be climbed; every inch up or down counts as two'],
  floor: ['floor', 'can be stood on; climb its edge, or drop from it'],
  ladder: ['ladder', 'climbed at no extra cost'],
  stairs: ['stairs', 'walked up and down for the flat distance'],
  dressing: ['tree of a wood', 'makes room for models; hides where it stands'],
};

export const GROUND_TEXTS: { readonly [id: string]: string } = Object.fromEntries(
  Object.entries(NAMES).flatMap(([id, [name, does]]) => [
    [`ground.${id}`, name],
    [`ground-does.${id}`, does],
  ]),
);
