import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, by part of their path. Vitest knows how long a file took last time; in a fresh clone it
 * goes by size, and the shortest of these files would run last, alone, with every other core idle.
 */
const LONGEST = [
  'soak.test',
  'conformance',
  'words.test',
  'every-rule.proof',
  'rulesets/src/caches.test',
  'torture/',
  'offers.test',
  'random-games',
  'pages-on-a',
  'replay.browser',
  'whole-games',
  'at-the-table',
  'guide.browser',
  'map.browser',
  'kept.browser',
  'drawing.browser',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex(part => moduleId.includes(part));
  return rank < 0 ? LONGEST.length : rank;
};

const orderOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder ?? 0;

/** Of each group the longest files first, then in the order Vitest gives them. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => orderOf(a) - orderOf(b) || rankOf(a) - rankOf(b));
  }
}
