import { tacOps } from '../tac-ops/index.ts';

const AGAIN = '1 VP, and 1 more for doing it again in a later turning point';

/** What each tac op asks for, in a line. Cards that both decks have are told once, unless they differ. */
const HOW: { readonly [name: string]: string } = {
  headhunter: 'incapacitate the enemy LEADER: 1 VP, and 1 more by the end of turning point 2',
  challenge: 'name an enemy and a friend, who must incapacitate it: 1 VP, and 1 more from within 6"',
  rout: `incapacitate an enemy with a friend within 6" of the enemy's drop zone: ${AGAIN}`,
  execution: 'the enemy loses more operatives than you in two turning points: 1 VP, and 1 more for three',
  executioner: `a friend you name incapacitates the enemy you name in that turning point: ${AGAIN}`,
  'deadly-marksman':
    'revealed when a friend noted in secret shoots down an enemy from within 3" of your drop zone: 1 VP for the next, and 1 more if it survives',
  'rob-and-ransack':
    'incapacitate an enemy from within 1", with no other within 3": 1 VP, and 1 more if that friend survives',
  'eliminate-guards': `incapacitate the enemy you name at an objective that is not on your side: ${AGAIN}`,
  'assassinate-target': 'incapacitate the enemy that your opponent names: 2 VP, or 1 VP if it ends injured',

  'seize-ground': 'at the end, have more APL by the terrain you name: 1 VP, and 1 more with 4 APL and no enemy there',
  'hold-the-line': `no enemy within 6" of your drop zone as a turning point ends: ${AGAIN}`,
  'hold-them-back': `no enemy wholly in your territory as a turning point ends: ${AGAIN}`,
  'secure-centre-line': `more APL than the enemy on the centre line as a turning point ends, Vantage Points aside: ${AGAIN}`,
  'central-control': `more APL than the enemy within 3" of the centre as a turning point ends: ${AGAIN}`,
  'critical-ops/central-control': `more APL than the enemy within 3" of the centre as a turning point ends, Vantage Points aside: ${AGAIN}`,
  'protect-assets': `incapacitate two enemies by objectives in one turning point: ${AGAIN}`,
  'damage-limitation': `lose nobody in a turning point: ${AGAIN}`,
  'plant-banner': "a friend noted in secret drops a banner near the enemy's drop zone: 1 VP, and 1 more inside it",
  'escort-operative':
    "the friend you name survives in the enemy's territory: 1 VP, and 1 more within 6\" of the enemy's edge",
  'seize-access-point':
    'at the end, have more APL by the doorway you name: 1 VP, and 1 more with 4 APL and no enemy there',

  'capture-hostage-and-infiltrate':
    'incapacitate an enemy from within 2", with no other within 6"; that friend leaves: 1 VP, and 1 more from turning point 3 on',
  'behind-enemy-lines': `a friend in the enemy's drop zone with no enemy within 3" as a turning point ends: ${AGAIN}`,
  'upload-viral-code': `an action (2 AP) near the enemy's drop zone: ${AGAIN}`,
  implant: 'implant an enemy with a hit in combat, instead of its damage: 1 VP, and 1 more for three enemies',
  sabotage: "an action (2 AP) on terrain near the enemy's drop zone: 1 VP, and 1 more for another piece",
  interloper: "a friend noted in secret leaves by the enemy's edge, with an action: 2 VP",
  'stalk-target': `a concealed friend within 3" of the enemy you name as the turning point ends: ${AGAIN}`,
  'gather-surveillance': `the friend you name is concealed in the enemy's territory with no enemy near: ${AGAIN}`,
  'seize-defences': `more APL than the enemy by one of its barricades as a turning point ends: ${AGAIN}`,
  'install-device':
    'an action (1 AP) at an objective on the centre line or beyond: 1 VP as each later turning point ends, 2 VP at most',
  'subversive-control':
    "control an objective on the enemy's side as turning point 3 ends: 1 VP, and 1 more as turning point 4 ends",

  'mark-target': `mark the enemy LEADER with a shot, instead of its damage: ${AGAIN}`,
  triangulate: 'an action (1 AP) by two edges that are not yours: 1 VP, and 1 more for the third',
  'plant-signal-beacon': 'an action (2 AP): 2 VP at the end if the beacon is within 6" of the enemy\'s drop zone',
  vantage: `an action (2 AP) on a Vantage Point outside your drop zone: ${AGAIN}, on another one`,
  retrieval: 'at the end, control the item that your opponent puts down: 1 VP, and 1 more if you carry it',
  overrun: `a friend in every quarter, away from the centre, as a turning point ends: ${AGAIN}`,
  'surge-forward': `4 APL within 6" of the enemy's drop zone as a turning point ends: ${AGAIN}`,
  outflank: `more APL than the enemy at both neutral edges as a turning point ends: ${AGAIN}`,
  'secure-vantage':
    'hold a Vantage Point away from your drop zone as a turning point ends: 1 VP, and 1 more for another',
  courier: `the friend you name is within 6" of the enemy's drop zone as a turning point ends: ${AGAIN}`,
  'recover-item': `control an item you put down in the enemy's territory as a turning point ends: ${AGAIN}`,
  'plant-transponder': `an action (1 AP) in the enemy's territory, away from terrain: ${AGAIN}`,
  'secure-unexplored-rooms':
    'hold a room away from your drop zone as a turning point ends: 1 VP, and 1 more for another later',
};

/** `core/rout` and `critical-ops/rout` are told alike. */
const howOf = (id: string): string => HOW[id] ?? HOW[id.replace(/^[^/]*\//, '')] ?? '';

export const tacOpTexts: { readonly [id: string]: string } = {
  ...Object.fromEntries(
    tacOps.flatMap(({ id, name }) => [
      [`tac-op.${id}`, name],
      [`tac-op-how.${id}`, howOf(id)],
    ]),
  ),
  'tac-op.sealed': 'a sealed tac op',
  'tac-op.with-how': '{name}: {how}',

  'mission-how.loot':
    'An operative that controls an objective may Loot it (1 AP) for 1 VP: once per turning point, three times in all.',
  'mission-how.secure':
    'An operative that controls an objective may Secure it (1 AP). Each one secured scores 1 VP as every turning point ends.',
  'mission-how.capture':
    'An objective you control as a turning point ends is captured until the enemy controls it. Each captured one scores 1 VP then.',
  'mission-how.control-the-killzone': 'Each objective you control as a turning point ends scores 1 VP.',
};
