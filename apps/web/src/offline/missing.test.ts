import { describe, expect, it } from 'vitest';
import { isMissingPart } from './missing.ts';

describe('a chunk of the page that cannot be fetched', () => {
  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://a.example/assets/match-x.js'],
    ['Firefox', 'error loading dynamically imported module: https://a.example/assets/match-x.js'],
    ['Safari', 'Importing a module script failed.'],
  ])('is known by what %s says, whether it comes as an error or as its text', (_, message) => {
    expect(isMissingPart(new TypeError(message))).toBe(true);
    expect(isMissingPart(`TypeError: ${message}`)).toBe(true);
  });

  it('is not confused with other errors', () => {
    expect(isMissingPart(new TypeError('undefined is not a function'))).toBe(false);
    expect(isMissingPart(undefined)).toBe(false);
  });
});
