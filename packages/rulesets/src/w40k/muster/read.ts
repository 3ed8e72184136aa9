// Parses lists from outside
import { fields, listOf, type Shape, text } from '@little-wars/engine';
import type { Army, Member, Selection } from './army.ts';

const MOST_SELECTIONS = 20;
const MOST_MODELS = 60;
const MOST_CHOICES = 20;

/** The fields every member of a list has. */
export const memberShapes = {
  kind: text(),
  name: text(),
  choices: listOf(text(), MOST_CHOICES),
};

/** A list whose members have this shape. */
export const armyShape = <M extends Member>(member: Shape<M>): Shape<Army<M>> =>
  fields<Army<M>>({
    faction: text(),
    selections: listOf(fields<Selection<M>>({ sheet: text(), models: listOf(member, MOST_MODELS) }), MOST_SELECTIONS),
  });
