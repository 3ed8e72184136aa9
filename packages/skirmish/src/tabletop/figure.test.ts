import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';

const gun = (name: string) => ({ name, isMelee: false });
const looks = { words: ['Infantry'], weapons: [gun('Boltgun')], height: 350 };

describe('the figure of a model', () => {
  it('is plain where its card says nothing of it', () => {
    expect(figureOf({ words: [], weapons: [], height: 300 })).toEqual({
      body: 'legs',
      bulk: 'common',
      pack: 'none',
      head: 'helmet',
      weapon: 'none',
      blade: false,
    });
  });

  it('follows keywords and the name of the card', () => {
    expect(figureOf({ ...looks, words: ['SPACE MARINE', 'LEADER'] })).toMatchObject({ pack: 'pack', head: 'crest' });
    expect(figureOf({ ...looks, words: ['Fly', 'Battlesuit'] })).toMatchObject({ pack: 'jets', bulk: 'huge' });
    expect(figureOf({ ...looks, words: ['Gun Drone'] })).toMatchObject({ body: 'drone' });
    expect(figureOf({ ...looks, words: ['Rippers', 'Swarm'] })).toMatchObject({ body: 'swarm' });
  });

  it('is huge where it is very high', () => {
    expect(figureOf({ ...looks, height: 800 }).bulk).toBe('huge');
  });

  it('carries its largest gun, and a pistol only if it has nothing else', () => {
    const weapons = [gun('Bolt pistol'), gun('Frag grenade'), gun('Missile launcher')];
    expect(figureOf({ ...looks, weapons }).weapon).toBe('launcher');
    expect(figureOf({ ...looks, weapons: weapons.slice(0, 2) }).weapon).toBe('pistol');
  });

  it('has a blade if it fights with one, not with its fists', () => {
    const armed = (name: string) => figureOf({ ...looks, weapons: [{ name, isMelee: true }] });
    expect([armed('Chainsword').blade, armed('Fists').blade]).toEqual([true, false]);
  });
});
