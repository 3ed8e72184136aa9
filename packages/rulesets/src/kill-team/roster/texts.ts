/** Why a roster, a kill team or its equipment is refused, in English; `{name}` is replaced by a parameter. */
export const rosterTexts = {
  // Rosters
  'unknown-faction': 'there is no faction "{faction}"; choose one of: {factions}',
  'too-many-on-roster': 'a roster has room for {most} operatives; this one lists {given}, so strike some off',
  'operative-id-taken': 'entry {first} of the roster already has the id "{id}"; give this one another',
  'unknown-card': 'there is no operative type "{card}"',
  'card-of-other-faction': '{card} serves the {other}, not the {faction}',
  'not-on-card': '{card} has no "{thing}" to choose from',
  'load-out-not-allowed': '{card} cannot be armed like this; the nearest choice is: {nearest}',

  // Kill teams
  'wrong-number-of-fireteams': 'a {team} kill team is made of {wanted} fire team(s), not of {given}',
  'unknown-fireteam': 'the {faction} have no fire team "{fireteam}"',
  'too-many-of-fireteam': 'a kill team may have the {fireteam} fire team {most} time(s), not {given}',
  'not-on-roster': 'nobody on the roster has the id "{operative}"',
  'picked-twice': '{operative} is in the kill team already',
  'card-not-in-fireteam': '{card} cannot join the {fireteam} fire team',
  'too-few-of-card': 'the {fireteam} fire team needs at least {least} of: {cards}; it has {given}',
  'too-many-of-card': 'the {fireteam} fire team takes at most {most} of: {cards}; it has {given}',
  'wrong-fireteam-size': 'the {fireteam} fire team fills {size} places exactly; here {given} are filled',
  'not-in-pairs': '{cards} come two for one place; {given} cannot be paired up',
  'companion-missing': '{card} comes only with {needs} in the same fire team',
  'too-many-of-weapon': 'the {fireteam} fire team may have {most} {weapon}; it has {given}',
  'outnumbered-by':
    'operatives with {keyword} may not outnumber the rest of the {fireteam} fire team: {given} to {others}',
  'card-once-per-team': 'a kill team may have one {card}; it has {given}',
  'no-leader': 'one operative of a kill team must be a LEADER',
  'too-many-leaders': 'a kill team may have one LEADER; here are {given}: {leaders}',

  // Equipment
  'unknown-item': 'the {faction} have no equipment "{item}"',
  'not-in-team': 'nobody in the kill team has the id "{operative}"',
  'takes-no-equipment': '{card} takes no equipment ({ability})',
  'needs-keywords': '{item} is only for: {keywords}',
  'needs-save': '{item} is only for operatives with a Save of {save}+',
  'needs-weapon': '{item} is only for those who carry one of: {weapons}',
  'item-twice-on-operative': '{operative} has {item} already',
  'too-many-of-item': 'a kill team may have {item} {most} time(s), not {given}',
  'too-many-points': 'equipment may come to {most}EP; this comes to {given}EP',
} as const satisfies { readonly [id: string]: string };

export type RosterReasonId = keyof typeof rosterTexts;
