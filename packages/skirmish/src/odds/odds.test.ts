import type { Reader } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { labelling, type UseOf } from './labels.ts';
import { namesLike, unknownName } from './unknown-name.ts';
import { changeBy, changedByWords, nameAndWords, type Words, wordsIn } from './words.ts';

const LABELS = { lethal: 'Lethal {face}+', blast: 'Blast {inches}"', grav: 'Grav*', pair: 'P{low}-{high}' } as const;
const labels = labelling<UseOf<typeof LABELS>>(LABELS);

describe('labels of rules', () => {
  it('are parsed exactly as printed, and printed as parsed', () => {
    const uses: readonly UseOf<typeof LABELS>[] = [
      { rule: 'lethal', face: 5 },
      { rule: 'blast', inches: 12 },
      { rule: 'grav' },
      { rule: 'pair', low: 2, high: 3 },
    ];
    expect(uses.map(labels.write)).toEqual(['Lethal 5+', 'Blast 12"', 'Grav*', 'P2-3']);
    expect(uses.map(use => labels.parse(labels.write(use)))).toEqual(uses);
  });

  it('are parsed leniently from typed text', () => {
    for (const typed of ['lethal 5+', 'LETHAL5', 'Lethal-5'])
      expect(labels.read(typed), typed).toEqual({ rule: 'lethal', face: 5 });
    expect(labels.read('blast 2in')).toEqual({ rule: 'blast', inches: 2 });
    expect(labels.parse('lethal 5+')).toBeNull();
  });

  it('are refused with an impossible number, or none', () => {
    for (const typed of ['lethal 7+', 'lethal 0+', 'lethal', 'blast 0"', 'lethals 5+', ''])
      expect(labels.read(typed), typed).toBeNull();
  });

  it('take number patterns from the ruleset', () => {
    const any = labelling<{ readonly rule: string }>({ mortal: 'mortal{wounds}' }, () => '(\\d{1,2})');
    expect(any.read('mortal0')).toEqual({ rule: 'mortal', wounds: 0 });
    expect(any.read('mortal100')).toBeNull();
  });
});

interface Target {
  readonly wounds: number;
  readonly cover: boolean;
  readonly dice: number;
}

const WORDS: Words<Target> = [
  [/^w(\d+)$/, wounds => ({ wounds })],
  [/^cover$/, () => ({ cover: true })],
  [/^more(\d)$/, (more, { dice }) => ({ dice: dice + more })],
];
const plain: Target = { wounds: 1, cover: false, dice: 1 };

describe('words of a profile', () => {
  const read = (text: string, special?: (so: Target, word: string) => Partial<Target> | null) => {
    const reader: Reader = { problems: [] };
    const words = { path: 'target', words: WORDS, ...(special && { special }) };
    return { target: changedByWords(reader, wordsIn(text), plain, words), problems: reader.problems };
  };

  it('each change something, in sequence', () => {
    expect(read(' w12,cover; more2 more1 ')).toEqual({ target: { wounds: 12, cover: true, dice: 4 }, problems: [] });
    expect(read('').target).toEqual(plain);
    expect(changeBy(WORDS, 'w3', plain)).toEqual({ wounds: 3 });
    expect(changeBy(WORDS, 'w', plain)).toBeNull();
  });

  it('are each reported if not understood, and change nothing', () => {
    const { target, problems } = read('w2 lava w x');
    expect(target.wounds).toBe(2);
    expect(problems).toMatchObject(
      ['lava', 'w', 'x'].map(word => ({ path: 'target', problem: 'not-understood', word })),
    );
  });

  it('may be special rules if they are in no list', () => {
    const special = (_: Target, word: string) => (word === 'tough' ? { wounds: 9 } : null);
    expect(read('tough', special)).toEqual({ target: { ...plain, wounds: 9 }, problems: [] });
    expect(read('lava', special).problems).toHaveLength(1);
  });

  it('follow a name after the first comma', () => {
    expect(nameAndWords('rifleman, aim, far')).toEqual(['rifleman', ' aim, far']);
    expect(nameAndWords('rifleman')).toEqual(['rifleman', '']);
  });
});

describe('a name nobody has', () => {
  const names = ['Ork Boy', 'Boss Nob', 'Intercessor', 'Intercessor Sergeant', 'Ork Boy'];
  it('is answered with names that share a word or its beginning, the closest first', () => {
    expect(namesLike('boyz', names)).toEqual(['Ork Boy']);
    expect(namesLike('nobody', names)).toEqual([]);
    expect(namesLike('intercessor serg', names)).toEqual(['Intercessor Sergeant', 'Intercessor']);
    expect(unknownName('target', 'target', ' Boyz ', names)).toEqual({
      path: 'target',
      problem: 'no-target-but',
      target: 'Boyz',
      options: ['Ork Boy'],
    });
  });
  it('is answered with names that differ by a slip: a letter of short words, two of long ones', () => {
    const rules = ['Lethal x+', 'Rending', 'Hot', 'Stun'];
    expect(namesLike('Letal 5+', rules)).toEqual(['Lethal x+']);
    expect(namesLike('Rednign', rules)).toEqual([]);
    expect(namesLike('Remdimg', rules)).toEqual(['Rending']);
    expect(namesLike('stum', rules)).toEqual(['Stun']);
    expect(namesLike('hop', rules)).toEqual([]);
  });
  it('is refused plainly where nothing is like it', () => {
    expect(unknownName('weapon', 'weapon', 'spoon', names)).toEqual({
      path: 'weapon',
      problem: 'no-such-weapon',
      weapon: 'spoon',
    });
  });
});
