import { describe, expect, it } from 'vitest';
import { settingsFrom, USUAL } from './settings.ts';

describe('settings', () => {
  it('are read as far as possible', () => {
    expect(settingsFrom(null)).toEqual(USUAL);
    expect(settingsFrom('{')).toEqual(USUAL);
    expect(settingsFrom('7')).toEqual(USUAL);
    expect(settingsFrom('{"look":"dark","pace":"warp"}')).toEqual({ ...USUAL, look: 'dark' });
  });
});
