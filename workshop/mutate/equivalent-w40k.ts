// Mutants of the 40,000 rulesets and of what they share that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const recon = 'packages/rulesets/src/recon-squad/core';
const scout = 'packages/rulesets/src/scout-team/core';
const shared = 'packages/rulesets/src/w40k';

export const EQUIVALENT_IN_W40K: readonly Equivalent[] = [
  ...inFile(
    `${recon}/07-breaking/breaking.ts`,
    'no Ld counts as 0 among others, and the model has one of its own',
    'return ld === null ? [] : [ld];',
    'ld === null => false',
  ),
  ...inFile(`${recon}/02-specialists/mines.ts`, 'a disc has no facing: the same place twice', 'facings: 1,', '1 => 2'),
  ...inFile(
    `${recon}/04-moving/jumps.ts`,
    'ground is looked for below the edge',
    'const isFree = (distance: number): boolean => at(distance).z < edge.z && mayStand(bare, at(distance));',
    '< => <=',
  ),
  {
    file: `${scout}/12-mission/ground.ts`,
    code: 'const isLeft = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;',
    change: '- => +',
    nth: 4,
    why: 'a.x is 0 wherever b.y differs from a.y',
  },
  ...inFile(
    `${scout}/12-mission/scoring.ts`,
    'measured from above: heights have a limit of their own',
    'isGapWithin(standingOn(kitOf(model).kind.base, model.at, model.along), standingAt({ x, y, z: 0 }), distance);',
    '0 => 1',
  ),
  ...inFile(
    `${scout}/08-terrain/features.ts`,
    'only a quick filter: more is measured exactly',
    'const far = 2 * r + x;',
    '2 => 3',
  ),
  ...inFile(
    `${scout}/08-terrain/features.ts`,
    'only saves work: no line crosses nothing',
    'if (solids.length === 0) return false;',
    'solids.length === 0 => false',
  ),
  ...inFile(
    `${shared}/attacks/rolls.ts`,
    'where any face saves a 6 does',
    'const FACES = [1, 2, 3, 4, 5, 6] as const;',
    '1 => 2',
    '2 => 3',
    '3 => 4',
    '4 => 5',
    '5 => 6',
  ),
  ...[
    ['const isAskedAlone = before === null || before === NOTHING || !hasWholeHead(from);', '=== => !=='],
    ['const key = viewer * MOST + target;', '* => /'],
    ['? isOpen(t, viewer * MOST_MODELS + target, from, to, scene)', '+ => -'],
    [': isOpen(t, target * MOST_MODELS + viewer, to, from, scene)) &&', '+ => -'],
  ].flatMap(([code, change]) =>
    inFile(
      `${shared}/attacks/targets.ts`,
      'only which of two ways is tried first, or where a cache keeps a pair',
      code!,
      change!,
    ),
  ),
  ...inFile(
    `${shared}/battle/deployment.ts`,
    'only saves work: more reasons than were asked for',
    'if (reasons.length >= enough) return reasons;',
    '>= => >',
  ),
  ...inFile(
    `${shared}/psychic/phase.ts`,
    'nobody reads it there: the Psyker suffers from Perils in any case, and the others do not',
    'perils ? perilsHarm.start({ model, isPerils: true }) : null,',
    'true => false',
  ),
];
