// Mutants of Kill Team that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const core = 'packages/rulesets/src/kill-team/core';
const odds = 'packages/rulesets/src/kill-team/odds';
const weaponRules = 'packages/rulesets/src/kill-team/weapon-rules';
const detours = `${core}/03-actions/detours.ts`;
const screens = `${core}/07-line-of-sight/screens.ts`;
const ways = `${core}/03-actions/ways.ts`;
const ONLY_REJECTS = 'only rejects what is far away before it is measured';
const NO_CLIP = 'on the line itself it clips nothing';
const WITHIN = 'a line that ends before the outline is left out by the side it does not reach';
const ENDS_ANYWAY = 'only guards against an endless loop, which there is none';
const SEARCHED = 'only tries straight lines before the search, which finds a legal move if there is one';

/** One line of code, and its changes. */
type Line = readonly [code: string, ...changes: string[]];
const all = (file: string, why: string, ...lines: readonly Line[]): readonly Equivalent[] =>
  lines.flatMap(([code, ...changes]) => inFile(file, why, code, ...changes));

const outsideBox = 'right <= box.left || left >= box.right || high <= box.low || low >= box.high';
const outsideX = 'Math.max(from.x, to.x) < box.left || Math.min(from.x, to.x) > box.right';
const outsideY = 'Math.max(from.y, to.y) < box.low || Math.min(from.y, to.y) > box.high';
const stepsLoop = 'for (let steps = 0; steps <= corners.length && at !== b; steps++) {';

export const EQUIVALENT_IN_KILL_TEAM: readonly Equivalent[] = [
  ...all(
    detours,
    ONLY_REJECTS,
    [`if (${outsideBox}) continue;`, `${outsideBox} => false`, '<= => <', '>= => >', '|| => &&'],
    [`if (${outsideX}) continue;`, `${outsideX} => false`, '< => <=', '> => >=', '|| => &&'],
    [`if (${outsideY}) continue;`, `${outsideY} => false`, '< => <=', '> => >=', '|| => &&'],
  ),
  ...all(
    detours,
    NO_CLIP,
    ['if (one < 0) from = Math.max(from, one / (one - other));', '< => <='],
    ['else if (other < 0) to = Math.min(to, one / (one - other));', '< => <='],
    ['if (one < 0) enter = Math.max(enter, one / (one - other));', '< => <='],
    ['else if (other < 0) leave = Math.min(leave, one / (one - other));', '< => <='],
  ),
  ...all(
    screens,
    NO_CLIP,
    ['if (one < 0) enter = Math.max(enter, one / (one - other));', '< => <='],
    ['else if (other < 0) leave = Math.min(leave, one / (one - other));', '< => <='],
  ),
  ...all(detours, WITHIN, ['let to = 1;', '1 => 2'], ['let [enter, leave] = [0, 1];', '1 => 2']),
  ...all(screens, WITHIN, ['let leave = 1;', '1 => 2']),
  ...all(
    detours,
    ENDS_ANYWAY,
    [stepsLoop, '&& => ||', 'steps++ => steps--', '<= => <', '0 => 1'],
    ['if (corner === at) continue;', 'corner === at => false'],
  ),
  ...all(detours, 'no length is exactly that small', ['return to - from > 1e-9;', '> => >=']),
  ...all(screens, 'no length is exactly that small', ['return leave - enter > 1e-9;', '> => >=']),
  ...all(
    screens,
    ONLY_REJECTS,
    ['if (boxes[k + 4]! < height || boxes[k]! > right || boxes[k + 1]! < left) continue;', '> => >='],
    ['if (boxes[k + 2]! > high || boxes[k + 3]! < low || i === likely) continue;', '> => >=', '< => <='],
    ['if (boxes[k + 2]! > high || boxes[k + 3]! < low || i === likely) continue;', '|| => &&'],
  ),
  ...all(ways, 'moves are searched without a Dash: nobody reads it there', [
    'const move: Move = { operative, action, allowance, dash: 0 };',
    '0 => 1',
  ]),
  ...all(ways, 'a lower bound that only prunes: less of it, or a tenth between levels, excludes no way', [
    'leastWay: (from, to) => (from.z === 0 && to.z === 0 ? leastOnFloor(sceneOfTable(t), t.setup.options, from, to) : 0),',
    '0 => 1',
  ]),
  ...all(
    ways,
    SEARCHED,
    ['const level = endsBy(t, move, enemy).filter(to => to.z === from.z || isFlier);', '=== => !==', '|| => &&'],
    ['AROUND.map(unit => placeAt(from, unit, Math.floor(allowance * share) - 1)),', '- => +', '1 => 2', '* => /'],
    ['const places = [1, 0.75, 0.5, 0.25].flatMap(share =>', '0.75 => 1.75', '0.5 => 1.5', '0.25 => 1.25', '1 => 2'],
    ['const STRAIGHT = 6;', '6 => 7'],
    ['const isOnFloor = from.z === 0 && !flies(t, move.operative);', '0 => 1', '=== => !=='],
  ),
  ...[
    { change: '=== => !==', nth: 1 },
    { change: '=== => !==', nth: 2 },
    { change: '&& => ||', nth: 0 },
  ].map(each => ({
    ...each,
    file: `${core}/03-actions/move-reasons.ts`,
    code: 'a === b || (a.operatives === b.operatives && a.activation === b.activation && isSameBut(a, b));',
    why: 'only a quick look: positions that differ in it are told apart by all their fields right after',
  })),
  ...all(`${core}/02-turning-point/strategy.ts`, 'no seat holds a card twice', [
    '.find(({ id }) => id === chosen)!',
    'find => findLast',
  ]),
  ...all(`${core}/03-actions/move-reasons.ts`, 'a Dash is 3" or none', [
    'const dashed = dash > 0 && isTooLong(problems) && isClimbCompleted(trip, path, { allowance, dash });',
    '0 => 1',
  ]),
  ...all(`${core}/03-actions/engagement.ts`, 'only leaves out terrain that is far away', [
    '({ box }) => box.left < x + CLOSE && box.right > x - CLOSE && box.low < y + CLOSE && box.high > y - CLOSE,',
    '&& => ||',
    '< => <=',
    '> => >=',
  ]),
  ...all(`${core}/03-actions/propose-move.ts`, 'no level is a tenth high', [
    'let share = from.z > 0 ? 1 : freeShare(sceneOfTable(t), t.setup.options, [from, to], reach);',
    '0 => 1',
  ]),
  ...all(`${odds}/bare.ts`, 'who has no attack dice does no damage', ['damage: [0, 0],', '0 => 1']),
  ...all(`${odds}/bare.ts`, 'only says how much is cached', [
    "const tables = keyed<string, Pick<Look, 'setup' | 'position'>>(64);",
    '64 => 65',
  ]),
  ...all(`${odds}/left.ts`, 'the best is among those looked at, and the least counts', [
    'for (let by = shot.ignoredHits === 0 ? best : 0; by <= (shot.ignoredHits === 0 ? best : most); by++)',
    'shot.ignoredHits === 0 => false',
  ]),
  ...all(`${odds}/profile.ts`, 'no die shows a 7, nor an 8', [
    'const nothing: BareTarget = { defence: 0, save: 7, wounds: 1, cover: 0, invulnerable: null, ignores: 7 };',
    '7 => 8',
  ]),
  ...all(`${odds}/re-rolls.ts`, 'only leaves the fast path: list by list the sums are the same', [
    'if (sizes.length === 3 && lists === 3) weighThree(stage, sizes, after, values);',
    'sizes.length === 3 && lists === 3 => false',
  ]),
  ...all(`${odds}/stages.ts`, 'anything below 0 says that there is no number yet', [
    'list = new Int32Array(this.compact.size).fill(-1);',
    '1 => 2',
  ]),
  ...[
    ['blast.ts', 'isHeldBy(t, use, aim.attacker) && blasted(t, aim, use.inches).length > 0'],
    ['fusillade.ts', 'isHeldBy(t, use, aim.attacker) && inFusillade(t, aim).length > 0'],
    ['torrent.ts', 'return isHeldBy(t, use, aim.attacker) && inTorrent(t, spreading).length > 0'],
  ].flatMap(([file, code]) =>
    all(`${weaponRules}/${file}`, 'with nobody to add, its sequence asks nothing and attacks the first target alone', [
      code!,
      '> => >=',
    ]),
  ),
  ...all(`${core}/05-fighting/fight.ts`, 'the end of the attack ends them already', [
    "t.emit({ type: 'effects-ended', clause: 'KT-5.4', until: 'attack' });",
    "t.emit({ type: 'effects-ended', clause: 'KT-5.4', until: 'attack' }) => void 0",
  ]),
  ...[
    ['06-damage/damage.ts', 'const NEVER = 7;', '7 => 8', 'no die shows it either'],
    [
      '01-game/measuring.ts',
      'return dx * dx + dy * dy <= far * far && isWithinReach(t, standingOf(t, a), standingOf(t, b), x);',
      '+ => -',
      'only a quick filter: what is farther apart is measured, and found to be',
    ],
    [
      '01-game/measuring.ts',
      'let south = true;',
      'true => false',
      'only a quick filter: what is beside a base is measured then',
    ],
    [
      '01-game/measuring.ts',
      'return west || east || south || north;',
      '|| => &&',
      'only a quick filter: what is beside a base is measured then',
    ],
    [
      '01-game/measuring.ts',
      'if (!sidesOf(one).some(isClose) && !isInside(pointOn(two[0]!), one)) return false;',
      '0 => 1',
      'where no side of the one is near the other, all of the other is inside it or nothing',
    ],
    [
      '03-actions/moving.ts',
      "s.repeat('KT-8.14', 'while there are gaps to jump', { from: 'jump', while: (t, v) => nextJump(t, v) >= 0 }),",
      '>= => >',
      'the first leg has been done before it repeats: the next jump is never leg 0',
    ],
    [
      '03-actions/move-reasons.ts',
      'const dashed = dash > 0 && isTooLong(problems) && isClimbCompleted(trip, path, { allowance, dash });',
      '&& => ||',
      'without a Dash none completes a climb, and where nothing is too long nothing is left out',
      '0',
    ],
    [
      '07-line-of-sight/masks.ts',
      'if (beyond.length === 0) return masks;',
      'beyond.length === 0 => false',
      'only saves work: a copy of the masks',
    ],
    [
      '11-ways-to-play/places.ts',
      "if (typeof what === 'number') return true;",
      "typeof what === 'number' => true",
      'only a quick filter: every place is tested in full then',
    ],
    [
      '11-ways-to-play/places.ts',
      'if (!ground.every(corner => isOnTable(pointAt(corner), sceneOfTable(t))) || isBlocked(t, ground, at.z)) return false;',
      '!ground.every(corner => isOnTable(pointAt(corner), sceneOfTable(t))) || isBlocked(t, ground, at.z) => false',
      'only a quick filter: every place is tested in full then',
    ],
    [
      '03-actions/links.ts',
      'const linksOf = perObject((_terrain: Terrain) => keyed<string, Candidates>(64));',
      '64 => 65',
      'how many a cache keeps',
    ],
  ].map(([file, code, change, why, nth]) => ({
    file: `packages/rulesets/src/kill-team/core/${file}`,
    code: code!,
    change: change!,
    why: why!,
    ...(nth !== undefined && { nth: Number(nth) }),
  })),
];
