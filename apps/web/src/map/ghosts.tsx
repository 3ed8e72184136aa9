// A set-up that is not confirmed yet: things where they would stand, who is held, and what is wrong with it.
import type { DrawnSetUp } from '../table/setting-up.ts';
import { Label, type View } from './overlay.tsx';
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
      {ghosts.map(({ at, r, label, ground, refusals }, i) => {
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
