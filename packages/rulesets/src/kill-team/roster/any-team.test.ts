import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factions, starters } from '../content/index.ts';
import {
  loadOutsOf,
  type RosterReason,
  reasonsAgainstEquipment,
  reasonsAgainstRoster,
  reasonsAgainstTeam,
  rosterTexts,
  teamOf,
} from './index.ts';

const FACTIONS = [...factions.map(({ id }) => id), 'squats'];
const CARDS = [...factions.flatMap(({ cards }) => cards.map(({ id }) => id)), 'squat'];
const FIRETEAMS = [...factions.flatMap(({ fireteams }) => fireteams.map(({ id }) => id)), 'squats'];
const ITEMS = [...factions.flatMap(({ equipment }) => equipment.map(({ id }) => id)), 'pipe'];
const WEAPONS = ['fists', 'shoota', 'devourer', 'fusion-blaster', 'shimmershield', 'constructor', ''];

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const operative = fc.record({
  id,
  card: fc.constantFrom(...CARDS),
  loadOut: fc.array(fc.constantFrom(...WEAPONS), { maxLength: 4 }),
});
const anything = fc.record({
  roster: fc.record({ faction: fc.constantFrom(...FACTIONS), operatives: fc.array(operative, { maxLength: 25 }) }),
  pick: fc.record({
    fireteams: fc.array(
      fc.record({ fireteam: fc.constantFrom(...FIRETEAMS), operatives: fc.array(id, { maxLength: 10 }) }),
      { maxLength: 4 },
    ),
  }),
  equipment: fc.array(fc.record({ item: fc.constantFrom(...ITEMS), operative: id }), { maxLength: 6 }),
});

/** Every placeholder of the text has a parameter. */
function expectTold(reasons: readonly RosterReason[]): void {
  for (const reason of reasons) {
    const wanted = [...rosterTexts[reason.reason].matchAll(/\{(\w+)\}/g)].map(match => match[1]!);
    for (const name of wanted) expect(reason[name], `${reason.reason} ${name}`).toBeDefined();
  }
}

describe('KT-13.2 arbitrary input', () => {
  it('KT-13.2 is judged without throwing, and every reason has a text', () => {
    fc.assert(
      fc.property(anything, ({ roster, pick, equipment }) => {
        expectTold(reasonsAgainstRoster(roster));
        expectTold(reasonsAgainstTeam(roster, pick));
        expectTold(reasonsAgainstEquipment(teamOf(roster, pick), equipment));
      }),
      { seed: 13, numRuns: 2000 },
    );
  });

  it('KT-13.2 a legal team without one of its operatives is refused, unless that is an extra', () => {
    for (const { roster, pick } of starters)
      for (const { id, card } of roster.operatives) {
        const fireteams = pick.fireteams.map(each => ({
          ...each,
          operatives: each.operatives.filter(operative => operative !== id),
        }));
        const left = reasonsAgainstTeam(roster, { fireteams }).map(({ reason }) => reason);
        if (card === 'boss-nob' || card === 'pathfinder-shasui') expect(left).toEqual(['no-leader']);
        else expect(left).toContain('wrong-fireteam-size');
      }
  });

  it('KT-13.2 every load-out of every card is allowed, and refused without any one item', () => {
    for (const { id: faction, cards } of factions)
      for (const card of cards) {
        const all = loadOutsOf(card);
        for (const loadOut of all) {
          const reasons = (carried: readonly string[]) =>
            reasonsAgainstRoster({ faction, operatives: [{ id: 'a', card: card.id, loadOut: carried }] });
          expect(reasons(loadOut)).toEqual([]);
          for (const i of loadOut.keys()) expect(reasons(loadOut.toSpliced(i, 1)).length).toBe(1);
        }
      }
  });
});
