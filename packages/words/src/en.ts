import { refusals } from './refusals.ts';
import type { Catalogue } from './say.ts';

/** English texts for problems with files, setups, records and other values from outside, and what to do about them. */
export const problems: Catalogue = {
  ...refusals,

  // Terrain
  'duplicate-id': 'the id "{id}" is already taken by piece {first}; give this one another',
  'top-not-above-bottom': 'the top ({top}) must be above the bottom ({bottom})',
  'too-few-corners': 'an outline needs at least {least} corners',
  'repeated-corner': 'this corner is the same as corner {first}; remove one',
  'edges-meet': 'edges {first} and {second} cross or touch; an outline may not meet itself',
  'too-many-parts': 'this table has more than {most} parts of terrain; remove some pieces',
  'too-many-corners': 'the outlines on this table have more than {most} corners; make them simpler or remove some',
  'no-area': 'all corners lie on one line; an outline must enclose an area',

  // Maps of Kill Team
  'unknown-kind': 'there is no kind of terrain "{kind}" here; use one that the shipped maps have',
  'no-such-piece': 'no piece "{piece}" of the kind "{kind}" is on this map; name one that is, or add it',
  'wrong-hatch': 'an access point has a hatch only if its piece can open; make this match the piece "{piece}"',

  // Setups of Kill Team
  'no-equipment-here': 'open play has no equipment; remove it',
  'unknown-fireteam': 'there is no fire team "{fireteam}" here; choose one that the team has',
  'no-room-for-barricades':
    'no place on this killzone is farther than {given}" from every access point; choose {most}" or less',
  'not-a-reading':
    'a reading has a keyword if its scope is "keyword", and only then, and a distance if its scope is "near", and only then',
  'served-twice': '"{rule}" is listed twice; remove one',
  'not-for-this-weapon': 'rare equipment "{item}" cannot improve "{weapon}"; choose another weapon',
  'too-many-upgrades': 'rare equipment may improve one weapon of an operative, or two with a weaponsmith',
  'too-many-honours': 'its rank allows at most {most} {most|honour|honours}; remove some',
  'too-many-assets': 'there is room for only {most} strategic {most|asset|assets}; remove some',
  'not-on-dataslate': '"{operative}" is not on the dataslate',
  'not-in-stash': 'the stash has only {most} {most|point|points}; take less',
  'needs-an-open-killzone': 'this mission needs an open killzone; choose another map',
  'not-a-starter-team': 'open play is for the starter teams; choose one of them',

  // Lists of teams
  'not-a-team-list': 'a list begins with the name of the team and its faction in brackets, as this table writes it',
  'no-such-group': 'this faction has no group "{group}"',
  'no-such-entry': 'this faction has no entry "{entry}"',
  'card-not-here': 'these rules have no card "{entry}"; remove it from the team under Teams',

  // Campaigns
  'chain-broken': 'this battle does not follow the one before it: something between them was changed, removed or added',
  'not-paired': 'these two do not meet in this round, or have already met',
  'nothing-follows': 'nothing happens after a match of a league',
  'bye-has-no-result': 'nobody plays in a bye, so it has no result',
  'not-over': 'this match is not over; finish it first',
  'not-from-the-beginning': 'this record begins in the middle of a match; a campaign needs the whole match',
  'not-the-result': 'this is not how the match in the record ended',
  'other-match': 'this is not the match that these teams had to play',
  'other-teams': 'this does not begin with the teams as they were before',
  'does-not-follow': 'this does not follow from the battle',
  'no-linked-games': 'this ruleset has no campaigns, only leagues',
  'too-few-players': 'a campaign needs at least {least} players',
  'not-a-pairing': 'a match has one or two players',
  'not-choices': 'an option has a name and a number, a word, or yes or no',

  // Matches that a browser keeps
  'damaged-match':
    'The stored data of this match is damaged, or a later version of this table wrote it. Reload the page; if that does not help, delete the match in the list',

  // Setups of Kill Team Vanguard
  'off-the-table': 'this piece is not on the table; move it or remove it',
  'on-another-piece': 'this piece overlaps another; move or rotate it',
  'laid-by-players': 'the players place the terrain of this map themselves; leave it empty',
  'wrong-table-size': 'the map does not have the agreed size ({tableWidth}" by {tableDepth}"); choose another',
  'too-little-terrain': 'terrain covers {covered} per cent of this map; {least} were agreed',
  'unknown-faction': 'there is no faction "{faction}" here; choose one that exists',
  'no-models': 'a team needs at least one model',
  'not-in-faction': 'the faction "{faction}" has no entry "{card}"; choose one of its own',
  'too-many-points': 'the team costs {cost} points; it may cost at most {points}',
  'not-one-leader': 'exactly one model must lead, not {leaders}',
  'unknown-choice': 'the entry "{card}" has no choice "{choice}"; choose one of its own',
  'chosen-twice': 'the choice "{choice}" is taken twice; it can be taken only once',
  'one-of-a-group': 'the choice "{choice}" cannot be combined with "{rival}"; remove one of them',
  'too-many-of': 'there are {count} of the entry "{card}"; at most {most} are allowed',

  // Odds
  'not-a-weapon': 'this is not a weapon; write attacks, hit, damage and then rules, like "{example}"',
  'no-such-rule': 'there is no weapon rule "{rule}"; write it as cards do (Lethal 5+, AP1, Balanced), commas between',
  'no-rule-but': 'there is no weapon rule "{rule}"; perhaps one of these: {options}',
  'rule-without-effect':
    'the weapon rule "{rule}" has a name and nothing that carries it out, so there are no odds for it',
  'no-such-weapon':
    'no card has a weapon "{weapon}" of the kind wanted here; write card/weapon or a profile in numbers',
  'no-weapon-but': 'no card has a weapon "{weapon}" of the kind wanted here; perhaps one of these: {options}',
  'no-such-target': 'there is no card "{target}"; write one as rosters do, or numbers like D3 3+ W12',
  'no-target-but': 'there is no card "{target}"; perhaps one of these: {options}',
  'several-weapons': 'more than one weapon is called that; choose one of: {options}',
  'not-understood':
    '"{word}" is not understood here; write D3 3+ W12, or the name of a card and a comma; then cover, roof, inv 4+, ignores 5+',
  'not-a-pair': 'this should be two whole numbers',

  // Links
  'link-too-long': 'this link is longer than {longest} characters; ask for the match as a file',
  'link-too-large': 'this link contains far more than a match; ask for it again, or for the match as a file',
  'broken-link': 'this link was cut short or changed; ask for it again',

  'takes-too-long': 'checking this took longer than {seconds} seconds; try again when this machine is less busy',
  'given-up': 'stopped before everything was checked; open it again later',

  // Records
  'not-json': 'this is not a whole record file: it was cut short or changed',
  'unknown-ruleset': 'there is no ruleset "{id}" here',
  'other-ruleset-version': 'this was made with version {made} of the ruleset; this table has version {ours}',
  'other-content': "the ruleset's teams or maps have changed since this was made",
  'seal-does-not-fit': 'the seal does not fit: this record was edited or cut short',
  'input-refused': 'this answer is against the rules: the record was edited',
  'other-state': 'replaying leads to another state here ({replayed}, not {made}): the record was edited',
  'setup-refused': 'today’s rules refuse its teams or its map',
  'start-does-not-fit': 'it started from a state that does not fit today’s rules',
  'missing-input': 'an input is missing here',
  'damaged-dice': 'the source of the next dice is damaged; continue from here with new dice',
  'other-result': 'the result was different',
  'rules-failed': 'the rules failed here: {error}',
  'not-a-state': 'this is not the state of a match',
  'other-form': 'the rules store something else here now',
  'unknown-step': 'the rules no longer have the step "{step}" in "{sequence}"',
  'unknown-question': 'the rules no longer ask this question',
  'cannot-be-begun': 'today’s rules cannot even start this match',
  'cannot-go-on': 'the rules cannot continue from here: {error}',
  'not-a-seat-or-dice': 'this should be a seat (0, 1, …) or "dice"',
  'not-a-dice-source': 'this should say where the dice come from',
};
