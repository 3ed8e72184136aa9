/** Why a roster, a kill team or its equipment is refused, in English; `{name}` is replaced by a parameter. */
export const rosterTexts = {
  // Rosters
  'unknown-faction': 'there is no faction "{faction}"; choose one of: {factions}',
  'too-many-on-roster': 'a roster has room for {most} operatives; this one has {given}: remove some',
  'operative-id-taken': 'entry {first} of the roster already has the id "{id}"; give this one another',
  'unknown-card': 'there is no operative type "{card}"',
  'card-of-other-faction': '{card} belongs to the {other}, not to the {faction}',
  'not-on-card': '{card} has no "{thing}" to choose from',
  'load-out-not-allowed': '{card} cannot be armed like this; the nearest choice is: {nearest}',

  // Kill teams
  'wrong-number-of-fireteams': 'a {team} kill team has {wanted} fire {wanted|team|teams}, not {given}',
  'unknown-fireteam': 'the {faction} have no fire team "{fireteam}"',
  'too-many-of-fireteam': 'a kill team may have at most {most} {fireteam} fire {most|team|teams}; it has {given}',
  'not-on-roster': 'nobody on the roster has the id "{operative}"',
  'picked-twice': '{operative} is already in the kill team',
  'card-not-in-fireteam': '{card} cannot join the {fireteam} fire team',
  'too-few-of-card': 'the {fireteam} fire team needs at least {least} of: {cards}; it has {given}',
  'too-many-of-card': 'the {fireteam} fire team takes at most {most} of: {cards}; it has {given}',
  'wrong-fireteam-size': 'the {fireteam} fire team must fill exactly {size} places; it fills {given}',
  'not-in-pairs': '{cards} come in pairs; {given} is an odd number',
  'companion-missing': '{card} comes only with {needs} in the same fire team',
  'too-many-of-weapon': 'the {fireteam} fire team may have at most {most} {weapon}; it has {given}',
  'outnumbered-by':
    'operatives with {keyword} may not outnumber the rest of the {fireteam} fire team: {given} to {others}',
  'card-once-per-team': 'a kill team may have only one {card}; it has {given}',
  'no-leader': 'a kill team needs a LEADER',
  'too-many-leaders': 'a kill team may have only one LEADER; it has {given}: {leaders}',

  // Equipment
  'unknown-item': 'the {faction} have no equipment "{item}"',
  'not-in-team': 'nobody in the kill team has the id "{operative}"',
  'takes-no-equipment': '{card} takes no equipment ({ability})',
  'needs-keywords': '{item} is only for: {keywords}',
  'needs-save': '{item} is only for operatives with a Save of {save}+',
  'needs-weapon': '{item} is only for operatives with one of: {weapons}',
  'item-twice-on-operative': '{operative} already has {item}',
  'too-many-of-item': 'a kill team may have at most {most} of {item}; it has {given}',
  'too-many-points': 'equipment may cost at most {most} EP; this costs {given} EP',
} as const satisfies { readonly [id: string]: string };

export type RosterReasonId = keyof typeof rosterTexts;
