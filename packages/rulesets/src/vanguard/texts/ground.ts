// VG-14.5: what each class of terrain is called, and what it does
import type { TerrainClass } from '../terrain.ts';

type Shown = TerrainClass | 'dressing';

const NAMES: { readonly [C in Shown]: readonly [name: string, does: string] } = {
  open: ['open ground', 'no effect'],
  obstacle: ['obstacle', '2" to cross, cover to who touches it'],
  difficult: ['difficult', 'every inch counts as two'],
  impassable: ['impassable', 'neither entered nor stood upon'],
  climbable: ['climbable', 'climbed up and over, every inch up or down counts as two'],
  floor: ['floor', 'stood upon; its edge is climbed, or dropped from'],
  ladder: ['ladder', 'climbed inch for inch'],
  stairs: ['stairs', 'walked up and down for the flat distance'],
  dressing: ['tree of a wood', 'makes room for models; hides where it stands'],
};

export const GROUND_TEXTS: { readonly [id: string]: string } = Object.fromEntries(
  Object.entries(NAMES).flatMap(([id, [name, does]]) => [
    [`ground.${id}`, name],
    [`ground-does.${id}`, does],
  ]),
);
