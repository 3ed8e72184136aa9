import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longest, by part of their path. Vitest knows how long a file took last time; in a fresh clone it
 * goes by size, and the shortest of these files would run last, alone, with every other core idle.
 */
const LONGEST = [
  'soak/games.test',
  'conformance',
  'offers.test',
  'every-rule.proof',
  'torture/',
  'random-games',
  'campaign.browser',
  'whole-games',
  'deploy.browser',
  'replay.browser',
  'space.browser',
  'campaign-pages',
  'heap.browser',
  'pages-on-a',
  'upgraded.browser',
  'set-up.browser',
  'map.browser',
  'at-the-table',
  'kept.browser',
  'campaign-killed',
  'damaged.browser',
  'drag.browser',
  'guide.browser',
  'gestures.browser',
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
