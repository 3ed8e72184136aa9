import { describe, expect, it } from 'vitest';
import { addressOf, type Route, routeOf } from './routes.ts';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'new', team: null },
  { page: 'new', team: 'r1' },
  { page: 'settings' },
  { page: 'licences' },
  { page: 'match', id: 'a b/c', at: null },
  { page: 'match', id: 'x', at: 12 },
  { page: 'shared', data: 'abc-_', at: null, pair: null },
  { page: 'shared', data: 'abc-_', at: 3, pair: null },
  { page: 'shared', data: 'abc-_', at: null, pair: ['0', '7'] },
  { page: 'campaigns', id: null, part: null, nth: null },
  { page: 'campaigns', id: 'new', part: 'league', nth: null },
  { page: 'campaigns', id: 'x', part: 'team', nth: 3 },
  { page: 'rosters', id: null },
  { page: 'rosters', id: 'r1' },
  { page: 'rules', ruleset: null, clause: null },
  { page: 'rules', ruleset: 'kill-team', clause: 'KT-4.3' },
];

describe('addresses', () => {
  it.each(ROUTES)('lead back to the page they were made for: $page', route => {
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it('that are invalid lead to a page that says so', () => {
    for (const address of ['#/nowhere', '#/match', '#/%E0%A4%A']) expect(routeOf(address).page).toBe('lost');
    expect(routeOf('')).toEqual({ page: 'home' });
    expect(routeOf('#/match/x/-3')).toEqual({ page: 'match', id: 'x', at: null });
  });
});
