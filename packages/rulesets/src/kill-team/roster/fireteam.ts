import type { Card, Composition, Fireteam, Slot } from '../content/index.ts';
import { findWeapon } from '../content/index.ts';
import { against, cardName, type RosterReason } from './reasons.ts';
import type { RosterOperative } from './types.ts';

/** A picked fire team, with those of its operatives that are on the roster. */
export interface Fielded {
  readonly fireteam: Fireteam | undefined;
  readonly members: readonly Member[];
  readonly at: string;
  readonly composition: Composition;
}

interface Member {
  readonly operative: RosterOperative;
  readonly card: Card;
  readonly at: string;
}

/** KT-13.2: all reasons against one fire team on its own. */
export function reasonsAgainstFireteam({ fireteam, members, at, composition }: Fielded): readonly RosterReason[] {
  if (!fireteam) return [];
  const fits = ({ card }: Member) => fireteam.slots.some(({ cards }) => cards.includes(card.id));
  return [
    ...members
      .filter(member => !fits(member))
      .map(({ card, at: where }) =>
        against('card-not-in-fireteam', where, { card: card.name, fireteam: fireteam.name }),
      ),
    ...fireteam.slots.flatMap(slot => reasonsAgainstSlot(fireteam, slot, members, at)),
    ...reasonsAgainstSize(fireteam, members, at),
    ...reasonsAgainstWeapons(fireteam, members, at),
    ...reasonsAgainstOutnumbering(fireteam, members, composition.mayNotOutnumber, at),
  ];
}

const inSlot = ({ cards }: Slot, members: readonly Member[]): readonly Member[] =>
  members.filter(({ card }) => cards.includes(card.id));

function reasonsAgainstSlot(
  { name: fireteam }: Fireteam,
  slot: Slot,
  members: readonly Member[],
  at: string,
): readonly RosterReason[] {
  const { least, most, takes, needs } = slot;
  const cards = slot.cards.map(cardName);
  const given = inSlot(slot, members).length;
  const reasons: RosterReason[] = [];
  if (given < least) reasons.push(against('too-few-of-card', at, { fireteam, cards, least, given }));
  if (given > most) reasons.push(against('too-many-of-card', at, { fireteam, cards, most, given }));
  if (takes === 0.5 && given % 2 === 1) reasons.push(against('not-in-pairs', at, { cards, given }));
  if (needs && given > 0 && !members.some(({ card }) => card.id === needs))
    reasons.push(against('companion-missing', at, { card: cards[0], needs: cardName(needs) }));
  return reasons;
}

function reasonsAgainstSize({ name, size, slots }: Fireteam, members: readonly Member[], at: string) {
  let given = 0;
  for (const slot of slots) for (const { operative } of inSlot(slot, members)) given += placesOf(slot, operative);
  return given === size ? [] : [against('wrong-fireteam-size', at, { fireteam: name, size, given })];
}

const placesOf = ({ takes = 1, takesWith }: Slot, { loadOut }: RosterOperative): number =>
  takesWith && loadOut.includes(takesWith.weapon) ? takesWith.takes : takes;

function reasonsAgainstWeapons({ name, weaponLimits = [] }: Fireteam, members: readonly Member[], at: string) {
  return weaponLimits.flatMap(({ weapon, most }) => {
    const armed = members.filter(({ operative }) => operative.loadOut.includes(weapon));
    if (armed.length <= most) return [];
    const called = findWeapon(armed[0]!.card, weapon)?.name ?? weapon;
    return [against('too-many-of-weapon', at, { fireteam: name, weapon: called, most, given: armed.length })];
  });
}

function reasonsAgainstOutnumbering(
  { name }: Fireteam,
  members: readonly Member[],
  keyword: string | undefined,
  at: string,
) {
  if (keyword === undefined) return [];
  const given = members.filter(({ card }) => card.keywords.includes(keyword)).length;
  const others = members.length - given;
  return given > others ? [against('outnumbered-by', at, { fireteam: name, keyword, given, others })] : [];
}
