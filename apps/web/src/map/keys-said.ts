// The keyboard help of the map.
import type { MapProps } from './map.tsx';

const CROSS = 'Arrow keys move a cross by an inch, with Shift by a tenth; N and P take it to the next model or back;';

/** The keyboard help that a screen reader reads out. */
export function keysFor({ question, looking, stand, setUp }: MapProps): string {
  if (looking.isMeasuring) return `Map, tape in hand. ${CROSS} Space holds the tape there, Esc puts it away.`;
  if (setUp)
    return 'Map. N and P take the next of your team or back, arrow keys move it by an inch, with Shift by a tenth; Enter confirms the set-up.';
  if (question)
    return `Map. ${CROSS} Space or Enter sets a point there, Enter on it confirms; plus and minus zoom; M measures.`;
  if (stand && looking.shade) return `Map. ${CROSS} the consequences of standing there are read out.`;
  return 'Map. Arrow keys move the view, plus and minus zoom, Home shows all, M measures. Every model is also in the list of models.';
}
