import { numbers } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { damaged } from './damaged.ts';
import { files, kindsOfFiles } from './files.ts';
import { isSentence } from './is-sentence.ts';

describe('a damaged file', () => {
  it('is read or refused in sentences: 300 records, saved games, teams and tables', async () => {
    let tries = 0;
    const result = await files.run({ tries: 300, seed: 'few', onTry: more => (tries += more) });
    expect(result.failures).toEqual([]);
    expect(tries).toBe(300);
    expect(result.figures['changed']).toBeGreaterThan(250);
  });

  it('is refused in sentences if its players are not text, or if it is nested too deeply', () => {
    const named = (id: string) => kindsOfFiles().filter(({ name }) => name.includes(id));
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const { whole, open } of [...named('saved game'), ...named('record')])
      for (const text of [
        whole.replace(/"players":\[[^\]]*\]/, '"players":[{"toString":1},{"toString":1}]'),
        whole.replace(/"setup":\{/, `"setup":{"deep":${deep},`),
        whole.replace(/"ruleset":\{[^}]*\}/, '"ruleset":null'),
        whole.replace(/"dice":\{[^}]*\}/, '"dice":null'),
        whole.replace(/"answer":/, `"answer":${deep},"other":`),
      ])
        for (const said of open(text)) expect(isSentence(said)).toBe(true);
  });

  it('is damaged in many ways, most of which leave it JSON', () => {
    const whole = JSON.stringify({ a: [1, 2, { b: 'text', c: null }], d: true });
    const texts = Array.from({ length: 200 }, (_, i) => damaged(whole, numbers(`damage ${i}`)));
    const isJson = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    expect(new Set(texts).size).toBeGreaterThan(150);
    expect(texts.filter(isJson).length).toBeGreaterThan(40);
  });

  it('is explained in words', () => {
    expect(isSentence('setup.map: this is missing')).toBe(true);
    expect(isSentence('setup.map: missing')).toBe(false);
    expect(isSentence('missing')).toBe(false);
  });
});
