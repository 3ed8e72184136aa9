// How each kind of terrain looks in space: its colour and its form.

import { type Colour, mixed, shaded } from './colour.ts';
import type { Palette } from './palette.ts';

/** How the sides and the top of a part are made. */
export type Form =
  | 'plain'
  | 'ribbed'
  | 'planked'
  | 'panelled'
  | 'striped'
  | 'plates'
  | 'pipes'
  | 'ladder'
  | 'rails'
  | 'rock'
  | 'stones'
  | 'leaves'
  | 'tree'
  | 'bushes'
  | 'opening';

interface Look {
  readonly form: Form;
  readonly colour: (palette: Palette) => Colour;
}

const LEAF: Colour = [0.075, 0.15, 0.06];
const WOOD: Colour = [0.25, 0.155, 0.075];
const STEEL: Colour = [0.17, 0.185, 0.19];
const STONE: Colour = [0.24, 0.225, 0.2];
const WATER: Colour = [0.07, 0.12, 0.13];

const named =
  (name: 'concrete' | 'rust' | 'gold', by = 1) =>
  ({ of }: Palette): Colour =>
    shaded(of[name], by);
/** The light theme is paler. */
const own =
  (colour: Colour) =>
  ({ isDark }: Palette): Colour =>
    isDark ? colour : mixed(colour, [0.85, 0.8, 0.7], 0.3);

const LOOKS: readonly (readonly [RegExp, Look])[] = [
  [/access-point/, { form: 'opening', colour: named('gold') }],
  [/ladder|stairs/, { form: 'ladder', colour: named('gold', 0.75) }],
  [/floor|platform|roof/, { form: 'plates', colour: named('concrete', 0.8) }],
  [/container/, { form: 'ribbed', colour: named('rust') }],
  [/pipe/, { form: 'pipes', colour: named('rust', 0.8) }],
  [/crate/, { form: 'planked', colour: own(WOOD) }],
  [/fence/, { form: 'rails', colour: own(WOOD) }],
  [/barricade/, { form: 'striped', colour: named('gold', 0.8) }],
  [/hatch/, { form: 'striped', colour: own(STEEL) }],
  [/machine|apparatus|hull|bulkhead|access-frame/, { form: 'panelled', colour: own(STEEL) }],
  [/hedge/, { form: 'leaves', colour: own(LEAF) }],
  [/tree/, { form: 'tree', colour: own(WOOD) }],
  [/wood/, { form: 'bushes', colour: own(LEAF) }],
  [/rubble|detritus|crater/, { form: 'stones', colour: own(STONE) }],
  [/marsh/, { form: 'plain', colour: own(WATER) }],
  [/rock|debris/, { form: 'rock', colour: own(STONE) }],
  [/building/, { form: 'panelled', colour: named('concrete', 0.9) }],
  [/low|parapet|stub/, { form: 'plain', colour: named('concrete', 1.12) }],
];

const WALL: Look = { form: 'plain', colour: named('concrete') };

/** Unknown kinds look like walls. */
export const lookOf = (kind: string): Look => LOOKS.find(([pattern]) => pattern.test(kind))?.[1] ?? WALL;

export const LEAVES: Look['colour'] = own(LEAF);
