// Mutants of the search for paths that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const path = 'packages/engine/src/geometry/path';

/** Ways that cannot be better are left out early; what is left is compared exactly afterwards. */
const PRUNES = 'only leaves out early what the comparison of costs leaves out as well';
const NOT_TAUT = 'only leaves out ways that no shortest one takes';
const NEARLY = 'tells only apart what is closer than the rounding that is allowed for';
const FILTER = 'only a quick filter: the exact test after it decides the same';

const one = (file: string, why: string, code: string, change: string, nth: number): Equivalent => ({
  file: `${path}/${file}`,
  code,
  change,
  nth,
  why,
});
const some = (file: string, why: string, code: string, ...changes: readonly string[]): readonly Equivalent[] =>
  inFile(`${path}/${file}`, why, code, ...changes);

const tooFar = 'if (start + length + aheadOf(search, to) > limit + ROUNDING) return;';
const tooFarBox =
  'if (least > search.limit + ROUNDING || least + beyondOf(search, box) > search.limit + ROUNDING) return false;';
const isTangent = 'if (before < 0 !== after < 0 || before === 0 || after === 0) relax(going, first + i);';
const longerLink = 'if (cost[node]! + flat >= Math.min(cost[to]!, limit + ROUNDING)) return;';
const flatOf = 'const flat = Math.sqrt((from.x - end.x) * (from.x - end.x) + (from.y - end.y) * (from.y - end.y));';
const outsideBox = [
  'if ((ax <= left && bx <= left) || (ax >= right && bx >= right)) return false;',
  'if ((ay <= low && by <= low) || (ay >= high && by >= high)) return false;',
];

export const EQUIVALENT_IN_PATH: readonly Equivalent[] = [
  ...some(
    'graph-search.ts',
    PRUNES,
    tooFar,
    'start + length + aheadOf(search, to) > limit + ROUNDING => false',
    '> => >=',
  ),
  one('graph-search.ts', PRUNES, tooFar, '+ => -', 0),
  one('graph-search.ts', PRUNES, tooFar, '+ => -', 1),
  ...some('graph-search.ts', PRUNES, tooFarBox, `${tooFarBox.slice(4, -15)} => false`, 'false => true', '|| => &&'),
  ...some('graph-search.ts', NEARLY, tooFarBox, '> => >='),
  one('graph-search.ts', PRUNES, tooFarBox, '+ => -', 1),
  one(
    'graph-search.ts',
    'the first node is the only one that waits',
    'push(search.waiting, ahead(0), 0);',
    '0 => 1',
    0,
  ),
  ...some(
    'graph-search.ts',
    'more corners are looked at, and no shortest way bends at those',
    isTangent,
    'before < 0 !== after < 0 || before === 0 || after === 0 => true',
  ),
  ...some('graph-search.ts', 'at 0 the rest of the condition holds anyway', isTangent, '< => <='),
  ...some(
    'graph-search.ts',
    PRUNES,
    'if (start + Math.max(length, search.atLeast) >= most) return;',
    'start + Math.max(length, search.atLeast) >= most => false',
    '>= => >',
    '+ => -',
    'max => min',
  ),
  ...some(
    'graph-search.ts',
    NOT_TAUT,
    'if (!taut && corner && !isTaut(corner, dx, dy)) return;',
    '!taut && corner && !isTaut(corner, dx, dy) => false',
  ),
  ...some('graph-search.ts', NOT_TAUT, 'return sides !== 1 && sides !== 2;', '&& => ||'),
  ...some(
    'graph-search.ts',
    PRUNES,
    longerLink,
    'cost[node]! + flat >= Math.min(cost[to]!, limit + ROUNDING) => false',
    '>= => >',
    'min => max',
  ),
  one('graph-search.ts', PRUNES, longerLink, '+ => -', 0),
  ...some('graph-search.ts', PRUNES, flatOf, '* => /', '+ => -'),
  ...some('way-search.ts', PRUNES, 'if (start >= best) continue;', 'start >= best => false', '>= => >'),
  ...some(
    'way-search.ts',
    PRUNES,
    'if (start + Math.sqrt(dx * dx + dy * dy) >= best) continue;',
    'start + Math.sqrt(dx * dx + dy * dy) >= best => false',
    '>= => >',
    '* => /',
  ),
  one('way-search.ts', PRUNES, 'if (start + Math.sqrt(dx * dx + dy * dy) >= best) continue;', '+ => -', 0),
  one('way-search.ts', PRUNES, 'if (start + Math.sqrt(dx * dx + dy * dy) >= best) continue;', '+ => -', 1),
  ...some(
    'way-search.ts',
    NOT_TAUT,
    'if (shape && !isTaut(cornerOf(shape, node - shape.first), dx, dy)) continue;',
    'shape && !isTaut(cornerOf(shape, node - shape.first), dx, dy) => false',
  ),
  ...some(
    'shortest-path.ts',
    'how far is searched at first, and how much further then, changes no answer: a way short enough lies within',
    'let limit = options.limit ?? (closed ? Infinity : 1.25 * least(from.x, from.y) + NEAR);',
    '1.25 => 2.25',
    '* => /',
  ),
  ...['const NEAR = 6 * INCH;', 'const FURTHER = 2.5;', 'if (limit > 2 * (width + depth)) limit = Infinity;'].flatMap(
    code =>
      some(
        'shortest-path.ts',
        'how far is searched at first, and how much further then, changes no answer: a way short enough lies within',
        code,
        '6 => 7',
        '2.5 => 3.5',
        '2 => 3',
        '> => >=',
      ),
  ),
  ...some(
    'graph-edge.ts',
    FILTER,
    'if (wall.left >= right || wall.right <= left || wall.low >= high || wall.high <= low) continue;',
    'wall.left >= right || wall.right <= left || wall.low >= high || wall.high <= low => false',
    '>= => >',
    '<= => <',
    '|| => &&',
  ),
  ...some(
    'graph-edge.ts',
    FILTER,
    'if (wall.round.core.length === 1 && isBeyond(core, a, b, wall.right - core.x + LOSS)) continue;',
    'wall.round.core.length === 1 && isBeyond(core, a, b, wall.right - core.x + LOSS) => false',
  ),
  ...some('graph-edge.ts', FILTER, 'if (along <= 0) return px * px + py * py > square;', '* => /', '> => >='),
  ...some(
    'graph-edge.ts',
    FILTER,
    'if (along >= n) return (p.x - b.x) * (p.x - b.x) + (p.y - b.y) * (p.y - b.y) > square;',
    '* => /',
    '> => >=',
  ),
  ...outsideBox.flatMap(code =>
    some('inflated-hull.ts', FILTER, code, `${code.slice(4, -15)} => false`, '<= => <', '>= => >'),
  ),
  ...some(
    'inflated-hull.ts',
    'only leaves the cached way: the hull is the same',
    'const isPoint = at !== undefined && core.length === 1 && Number.isInteger(at.x) && Number.isInteger(at.y);',
    '!== => ===',
  ),
  ...some(
    'inflated-hull.ts',
    'exactly at this limit a corner more or less leaves the hull about the round, and within the loss',
    'const flat = u.x * v.y - u.y * v.x < CLOSE && u.x * v.x + u.y * v.y > 0;',
    '< => <=',
    '> => >=',
  ),
  ...some(
    'cut-path.ts',
    'only steps back at once over what is otherwise stepped over four tenths at a time',
    'if (span && span.start.t <= t + 2 / length && span.end.t >= t - 2 / length) back = Math.min(back, span.start.t);',
    'span && span.start.t <= t + 2 / length && span.end.t >= t - 2 / length => false',
    '- => +',
    '+ => -',
    '>= => >',
    '<= => <',
    '2 => 3',
  ),
  ...some(
    'plain-cost.ts',
    'only leaves more to the full judgement',
    'const isSamePiece = (one: Solid, other: Solid): boolean => one.piece === other.piece && one.kind === other.kind;',
    '&& => ||',
  ),
  ...some(
    'reach.ts',
    'only saves walking what is clearly within the allowance: the walk agrees',
    'if (way.cost < search.limit - ROUNDING && !lands) return way;',
    'way.cost < search.limit - ROUNDING && !lands => false',
    '< => <=',
  ),
  ...some(
    'tighten-bends.ts',
    'bends are whole tenths: no piece is shorter than one but a piece of no length, and that bend is dropped first',
    'return Math.max(length, trip.ground.atLeast ?? 0);',
    '0 => 1',
  ),
  ...some(
    'near-solids.ts',
    'room for more than is needed',
    'const memory = scratch(() => ({ places: new Int32Array(64) }));',
    '64 => 65',
  ),
  ...some(
    'near-solids.ts',
    'room for more than is needed',
    'if (held.places.length < solids.length) held.places = new Int32Array(2 * solids.length);',
    'held.places.length < solids.length => true',
    '< => <=',
    '2 => 3',
  ),
  ...inFile(
    `${path}/graph.ts`,
    'what is slow has no price: neither nothing nor 0 is above 0',
    "const price = pass.how === 'priced' ? pass.price : 0;",
    "pass.how === 'priced' => true",
  ),
  ...inFile(
    `${path}/graph-edge.ts`,
    'only a quick filter: no stretch of the way is inside an area beside it',
    'if (Math.max(a.x, b.x) < area.left || Math.min(a.x, b.x) > area.right) continue;',
    'Math.max(a.x, b.x) < area.left || Math.min(a.x, b.x) > area.right => false',
  ),
  {
    file: `${path}/graph-search.ts`,
    code: 'if (cached >= 0) return cached;',
    change: '>= => <',
    nth: 0,
    why: 'only saves work: -1 is a lower bound too, and more is searched',
  },
  ...inFile(
    `${path}/segment-in-round.ts`,
    FILTER,
    'return west || east || south || north || (core.length > 1 && isBeside(a, b, core, reach));',
    '|| => &&',
  ),
  ...inFile(
    `${path}/reach-outline.ts`,
    'at least 1 in any case',
    'if (rest < Math.max(1, graph.trip.ground.atLeast ?? 0) || isShownBefore(search, layer, node)) return [];',
    '0 => 1',
  ),
];
