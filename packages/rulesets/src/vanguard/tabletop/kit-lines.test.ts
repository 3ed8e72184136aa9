import { describe, expect, it } from 'vitest';
import { factions } from '../content/index.ts';
import { lobby } from '../lobby/index.ts';
import { field, look } from '../testing/field.ts';
import { tabletop } from './index.ts';

describe('abilities and special actions on cards', () => {
  const linesOf = (card: string, change = {}) =>
    tabletop
      .board(look(field([[0, card, 10, 10, change]])))
      .models[0]!.lines.map(({ label, value }) => `${label}: ${value}`);

  it('show their numbers, length and price', () => {
    expect(linesOf('marine-captain', { leader: true, choices: ['storm-shield', 'thunder-hammer'] })).toEqual(
      expect.arrayContaining([
        'Thunder hammer: 1" · 3 × 4+ · AP3 · D2 · A model that loses a wound to it and stays in play is knocked down',
        'Invulnerable armor: Invulnerable armor 4+.',
        'Lower price in CP: 1 CP less for Follow Up.',
        'Rally: Free, 1 CP. Friends within 6" that are knocked down stand up.',
      ]),
    );
  });

  it('are exactly those of the card, its choices, its faction and its leader', () => {
    const labels = (card: string, change = {}) => linesOf(card, change).map(line => line.split(':')[0]);
    expect(labels('kommando')).toEqual(expect.arrayContaining(['Camouflage', '’Ere We Go', 'Mob Rule', 'Smoke']));
    expect(labels('kommando')).not.toContain('Dynamite');
    expect(labels('kommando', { choices: ['dynamite'] })).toContain('Dynamite');
  });

  it('have every number filled in, on every card of every list', () => {
    const lines = lobby.factions.flatMap(({ entries }) => entries.flatMap(entry => entry.lines));
    expect(lines.filter(({ label, value }) => /[{}]|says\.|undefined|rule\.|action\./.test(label + value))).toEqual([]);
    expect(lobby.factions.map(({ id }) => id)).toEqual(factions.map(({ id }) => id));
  });
});
