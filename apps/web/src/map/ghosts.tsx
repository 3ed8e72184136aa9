// A set-up that is not confirmed yet: things where they would stand, who is held, and what is wrong with it.
import type { Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import type { DrawnChoice, DrawnSetUp } from '../table/setting-up.ts';
import { Label, type View } from './overlay.tsx';
import { ORDERS } from './signs.ts';
import type { Upright } from './upright.ts';
import '../styles/ghosts.css';

export interface GhostsProps {
  readonly setUp: DrawnSetUp;
  readonly upright: Upright;
  readonly view: View;
}

export function Ghosts({ setUp: { ghosts, held }, upright, view }: GhostsProps) {
  return (
    <g className="ghosts">
      {ghosts.map(({ id, at, r, label, ground, refusals, choice }, i) => {
        const [x, y] = [at.x, upright.y(at.y, at.z)];
        const marks = [i === held ? 'held' : '', refusals.length > 0 ? 'refused' : ''];
        return (
          <g key={i} className={`planned ${marks.join(' ')}`}>
            {ground?.map(outline => (
              <polygon key={upright.corners(outline)} className="thing" points={upright.corners(outline, at.z)} />
            ))}
            {ground ? (
              <title>{label}</title>
            ) : (
              <circle className="around" cx={x} cy={y} r={r * 1.22} strokeWidth={r * 0.14} />
            )}
            {choice ? <Chosen {...{ id, choice, label }} place={besideOf({ x, y }, r, view)} /> : null}
            {refusals[0] ? (
              <Label at={{ x, y }} above={r + 30} view={view}>
                {refusals[0]}
              </Label>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

/** The radius of a chip in pixels: no larger than a token leaves room for, and no smaller than can be read. */
const chipOf = (r: number, px: number): number => Math.min(10, Math.max(6.5, (0.55 * r) / px));

/** To the upper right of a base, as it is seen: on a turned table the east is up. */
const besideOf = ({ x, y }: Point, r: number, { px, isTurned }: View): string => {
  const out = 0.75 * r + 0.5 * chipOf(r, px) * px;
  const size = ((chipOf(r, px) / 10) * px).toFixed(3);
  return isTurned
    ? `translate(${x + out} ${y + out}) rotate(90) scale(${size})`
    : `translate(${x + out} ${y - out}) scale(${size})`;
};

interface ChosenProps {
  readonly id: Id | null;
  readonly choice: DrawnChoice;
  readonly label: string;
  readonly place: string;
}

/** What is chosen for a ghost, as its icon or its first letter. */
function Chosen({ id, choice: { option, name, next, told }, label, place }: ChosenProps) {
  const icon = ORDERS[option];
  return (
    <g className={`choice ${option}`} data-model={id} transform={place}>
      <title>{`${label}: ${told}. Click for ${next}.`}</title>
      <circle r="10" />
      {icon ? <path d={icon} transform="scale(0.75)" /> : <text dy="0.35em">{name[0]}</text>}
    </g>
  );
}
