import { describe, expect, it } from 'vitest';
import { rulingsIn } from './rulings.ts';

const page = `
| clause | left open | played | because |
| --- | --- | --- | --- |
| KT-1.4 | Does height count? | Yes | *bases* are apart |
| KT-2.2 *errata* | Who? | Has it. \`errata\`: says | so |
| KT-1.40 | Other? | No | no |
`;

describe('rulings', () => {
  it('are found by their clause, and by no other', () => {
    expect(rulingsIn(page, 'KT-1.4')).toEqual(['Does height count? Yes — bases are apart']);
    expect(rulingsIn(page, 'KT-2.2')).toEqual(['Who? Has it. errata: says — so']);
    expect(rulingsIn(page, 'KT-9.9')).toEqual([]);
  });
});
