// How much a moment matters to a viewer: how long it is shown, and its sounds.
import { type Board, tableOf } from '@little-wars/engine';
import { isPerson, type Moment, type Session, type TableMatch } from '@little-wars/table';

export type Cue = 'dice' | 'shot' | 'strike' | 'hit' | 'kill' | 'move' | 'objective' | 'end';

export interface Weight {
  /** Milliseconds at the usual pace. */
  readonly pause: number;
  /** In the order in which they are heard. */
  readonly cues: readonly Cue[];
}

const PAUSES: { readonly [C in Cue]: number } = {
  dice: 550,
  shot: 350,
  strike: 350,
  hit: 650,
  kill: 900,
  move: 200,
  objective: 450,
  end: 900,
};

/** A move takes longer the farther it goes: milliseconds per tenth of a millimetre, and the maximum. */
const PER_TENTH = 0.25;
const LONGEST_MOVE = 800;
/** Something changed, but nothing visible on the board. */
const NOTICED = 150;

const boardAt = ({ ruleset, setup }: TableMatch, position: object): Board =>
  ruleset.tabletop.board(tableOf(ruleset, setup, ruleset.view(setup, position, null)));

/** The moment as everybody may see it: a pause must not reveal anything hidden. */
export function weightOf({ match, players }: Session, { before, question, input, events }: Moment): Weight {
  const isRoll = question.kind === 'roll';
  const after = events.at(-1)?.position;
  if (after === undefined) return { pause: isRoll ? PAUSES.dice : 0, cues: isRoll ? ['dice'] : [] };
  const [was, now] = [boardAt(match, before.position), boardAt(match, after)];
  const moved = isRoll ? 0 : farthest(was, now);
  const begun = events.find(({ fact }) => fact.type === 'attack-began');
  const seen: readonly Cue[] = [
    ...(isRoll ? (['dice'] as const) : []),
    ...(begun ? [cueOfAttack(match, was, begun)] : []),
    ...harmIn(was, now),
    ...(isTaken(was, now) ? (['objective'] as const) : []),
    ...(events.some(({ fact }) => ENDS.includes(fact.type)) ? (['end'] as const) : []),
  ];
  // The person who moved a model knows where it went.
  const isOwn = input.by !== 'dice' && isPerson(players, input.by);
  const way = isOwn ? 0 : Math.min(LONGEST_MOVE, moved * PER_TENTH);
  const least = isOwn ? 0 : NOTICED;
  return {
    pause: Math.max(least, way, ...seen.map(cue => PAUSES[cue])),
    cues: moved > 0 ? ['move', ...seen] : seen,
  };
}

/** Facts with which every ruleset ends a match. */
const ENDS: readonly string[] = ['battle-ended', 'game-ended'];

/** Two inches, in tenths of a millimetre: a nearer attack is a blow. */
const NEAR = 508;

/** Whether an attack sounds like a shot or a blow. */
function cueOfAttack({ ruleset }: TableMatch, { models }: Board, { fact }: Moment['events'][number]): Cue {
  const { attack } = fact as { readonly attack?: object };
  const aim = attack ? ruleset.tabletop.aim([{ vars: attack }]) : null;
  const [by, to] = [aim?.by, aim?.to].map(id => models.find(model => model.id === id));
  if (!by?.at || !to?.at) return 'strike';
  const apart = Math.hypot(by.at.x - to.at.x, by.at.y - to.at.y) - (by.base?.r ?? 0) - (to.base?.r ?? 0);
  return apart > NEAR ? 'shot' : 'strike';
}

/** The longest distance that a model moved. */
const farthest = (was: Board, now: Board): number =>
  now.models.reduce((most, { at }, i) => {
    const from = was.models[i]?.at;
    return at && from ? Math.max(most, Math.hypot(at.x - from.x, at.y - from.y, at.z - from.z)) : most;
  }, 0);

function harmIn(was: Board, now: Board): readonly Cue[] {
  const isKilled = now.models.some(({ out }, i) => out && was.models[i]?.out === false);
  if (isKilled) return ['kill'];
  const isHurt = now.models.some(({ wounds }, i) => (wounds?.left ?? 0) < (was.models[i]?.wounds?.left ?? 0));
  return isHurt ? ['hit'] : [];
}

/** Whether a side now holds something that it did not hold before. */
const isTaken = (was: Board, now: Board): boolean =>
  now.marks.some(({ id, seat }) => seat !== null && was.marks.some(mark => mark.id === id && mark.seat !== seat));
