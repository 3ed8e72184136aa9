import { numbers } from '@little-wars/engine';
import { describe, expect, it } from 'vitest';
import { factionOf, starters } from '../content/index.ts';
import type { OrderedFireteam, Place } from './between/state.ts';
import { placesOf, reasonsAgainstPlaces, usualOrders } from './fielding.ts';
import { completed, fieldable, keyOf, reasonsAgainstCompleting } from './recruiting.ts';

const empty = (fireteams: readonly string[]): readonly OrderedFireteam[] =>
  fireteams.map(fireteam => ({ fireteam, places: [] }));

const marines = { faction: 'space-marines', founder: 'tactical-marine' };
const place = (card: string, ...loadOut: readonly string[]): Place => ({
  operative: null,
  card,
  loadOut,
  equipment: [],
});

describe('KT-14.66 fire teams that can be fielded', () => {
  it('KT-14.66 are legal together, with the usual ones first', () => {
    expect(fieldable(marines).map(keyOf)).toEqual(['tactical-marine', 'intercessor', 'assault-intercessor']);
    const orks = fieldable({ faction: 'orks', founder: 'speshulist' }).map(keyOf);
    expect(orks[0]).toBe(keyOf(starters.find(({ id }) => id === 'speshulist')!.pick.fireteams.map(f => f.fireteam)));
    expect(orks).toHaveLength(5);
    expect(orks).not.toContain('speshulist+speshulist');
    const necrons = fieldable({ faction: 'necrons', founder: 'immortal' });
    expect(necrons).toHaveLength(9);
    expect(necrons.map(keyOf)).not.toContain('necron-warrior+necron-warrior');
  });
});

describe('KT-14.67 recruits', () => {
  it('KT-14.67 complete every kind of team from nothing', () => {
    for (const { id: founder, faction } of starters)
      for (const fireteams of fieldable({ faction, founder })) {
        const full = completed({ faction, founder }, empty(fireteams))!;
        expect(reasonsAgainstPlaces(faction, full), `${founder}: ${keyOf(fireteams)}`).toEqual([]);
      }
  });

  it('KT-14.67 take the places of the ready team that are missing', () => {
    for (const starter of starters) {
      const { id: founder, faction } = starter;
      const usual = usualOrders(starter).fireteams;
      const bare = (fireteams: readonly OrderedFireteam[]) =>
        fireteams.map(({ places }) =>
          places.map(({ card, loadOut }) => `${card} ${loadOut}`).toSorted((a, b) => (a < b ? -1 : 1)),
        );
      for (const [nth, { places }] of usual.entries())
        for (const left of places.keys()) {
          const chosen = usual.map((each, i) => (i === nth ? { ...each, places: places.toSpliced(left, 1) } : each));
          const full = completed({ faction, founder }, chosen)!;
          expect(bare(full)).toEqual(bare(usual));
        }
    }
  });

  it('KT-14.67 never change who was chosen, and make any choice legal that they can', () => {
    const next = numbers('recruits');
    const any = <X>(list: readonly X[]): X => list[next(list.length)]!;
    let legal = 0;
    for (let n = 0; n < 300; n++) {
      const { id: founder, faction } = any(starters);
      const kind = { faction, founder };
      const pools = fieldable(kind).map(fireteams => completed(kind, empty(fireteams))!);
      const [one, other] = [any(pools), any(pools)];
      // Those of two legal teams together, in the fire teams of one: often too many, sometimes few.
      const chosen = one.map(each => {
        const more = other.find(({ fireteam }) => fireteam === each.fireteam)?.places ?? [];
        return { ...each, places: [...each.places, ...more].filter(() => next(3) === 0) };
      });
      const full = completed(kind, chosen);
      if (full === null) continue;
      legal++;
      expect(reasonsAgainstPlaces(faction, full)).toEqual([]);
      for (const [i, { places }] of chosen.entries()) expect(full[i]!.places.slice(0, places.length)).toEqual(places);
    }
    expect(legal).toBeGreaterThan(150);
  });

  it('KT-14.67 cannot put right two leaders, too many of a card, or nobody who could lead', () => {
    const sergeant = place('tactical-marine-sergeant', 'power-weapon', 'plasma-pistol');
    const two = [{ fireteam: 'tactical-marine', places: [sergeant, sergeant] }];
    expect(reasonsAgainstCompleting(marines, two).map(({ reason }) => reason)).toEqual([
      'too-many-of-card',
      'too-many-leaders',
    ]);
    expect(completed(marines, two)).toBeNull();
    expect(reasonsAgainstCompleting(marines, [{ fireteam: 'tactical-marine', places: [sergeant] }])).toEqual([]);
    const necrons = { faction: 'necrons', founder: 'immortal' };
    const immortal = place('immortal-warrior', 'gauss-blaster', 'bayonet');
    const unled = [
      { fireteam: 'immortal', places: [immortal, immortal, immortal, immortal] },
      { fireteam: 'necron-warrior', places: [] },
    ];
    expect(reasonsAgainstCompleting(necrons, unled)).toEqual([]);
    expect(completed(necrons, unled)).toBeNull();
    const led = completed(necrons, [{ ...unled[0]!, places: [immortal] }, unled[1]!])!;
    expect(placesOf(led).filter(({ card }) => card === 'immortal-leader')).toHaveLength(1);
    expect(placesOf(led)).toHaveLength(9);
    expect(factionOf('necrons').composition.fireteams).toBe(2);
  });
});
