import { tacOps } from '../tac-ops/index.ts';

const AGAIN = '1 VP, and 1 more for doing it again in a later turning point';

/** What each tac op asks for, in a line. Cards that both decks have are told once, unless they differ. */
const HOW: { readonly [name: string]: string } = {
  headhunter: 'incapacitate the enemy LEADER; 1 VP more by the end of turning point 2',
  challenge: 'you name an enemy and a friend, who must incapacitate it; 1 VP more within 6"',
  rout: `incapacitate an enemy by somebody within 6" of the enemy's drop zone: ${AGAIN}`,
  execution: 'in two turning points the enemy loses more operatives than you; 1 VP more for three',
  executioner: `a friend you name incapacitates the enemy you name that turning point: ${AGAIN}`,
  'deadly-marksman':
    'shown when a friend noted in secret shoots an enemy down within 3" of your drop zone; 1 VP for the next it shoots down, 1 if it lives to the end',
  'rob-and-ransack':
    'incapacitate an enemy from within 1", no other enemy within 3"; 1 VP more if whoever did it lives to the end',
  'eliminate-guards': `incapacitate the enemy you name at an objective that is not on your side: ${AGAIN}`,
  'assassinate-target': 'incapacitate the enemy your opponent names: 2 VP; 1 VP if it is injured at the end',

  'seize-ground': 'at the end have more APL by the terrain you name; 1 VP more with 4 APL and no enemy there',
  'hold-the-line': `no enemy within 6" of your drop zone as a turning point ends: ${AGAIN}`,
  'hold-them-back': `no enemy wholly in your territory as a turning point ends: ${AGAIN}`,
  'secure-centre-line': `more APL than the enemy on the centre line as a turning point ends, Vantage Points aside: ${AGAIN}`,
  'central-control': `more APL than the enemy within 3" of the centre as a turning point ends: ${AGAIN}`,
  'critical-ops/central-control': `more APL than the enemy within 3" of the centre as a turning point ends, Vantage Points aside: ${AGAIN}`,
  'protect-assets': `incapacitate two enemies by objectives in one turning point: ${AGAIN}`,
  'damage-limitation': `lose nobody in a turning point: ${AGAIN}`,
  'plant-banner': "a friend noted in secret drops a banner near the enemy's drop zone; 1 VP more inside it",
  'escort-operative':
    "the friend you name lives and is in the enemy's territory at the end; 1 VP more within 6\" of the enemy's edge",
  'seize-access-point': 'at the end have more APL by the doorway you name; 1 VP more with 4 APL and no enemy there',

  'capture-hostage-and-infiltrate':
    'incapacitate an enemy from within 2", no other within 6"; whoever did it leaves. 1 VP more from turning point 3 on',
  'behind-enemy-lines': `a friend in the enemy's drop zone with no enemy within 3" as a turning point ends: ${AGAIN}`,
  'upload-viral-code': `an action (2 AP) near the enemy's drop zone: ${AGAIN}`,
  implant: 'implant an enemy with a hit in combat, instead of its damage; 1 VP more for three enemies',
  sabotage: "an action (2 AP) on terrain near the enemy's drop zone; 1 VP more for another piece",
  interloper: "a friend noted in secret leaves by the enemy's edge, with an action: 2 VP",
  'stalk-target': `a concealed friend within 3" of the enemy you name as the turning point ends: ${AGAIN}`,
  'gather-surveillance': `the friend you name is concealed in the enemy's territory, no enemy near: ${AGAIN}`,
  'seize-defences': `more APL than the enemy by one of its barricades as a turning point ends: ${AGAIN}`,
  'install-device':
    'an action (1 AP) at an objective on the centre line or beyond; scores as each later turning point ends, 2 VP at most',
  'subversive-control':
    "control an objective on the enemy's side as turning point 3 ends; 1 VP more as turning point 4 ends",

  'mark-target': `mark the enemy LEADER with a shot, instead of its damage: ${AGAIN}`,
  triangulate: 'an action (1 AP) by two edges that are not yours; 1 VP more for the third',
  'plant-signal-beacon': 'an action (2 AP); 2 VP at the end if the beacon is within 6" of the enemy\'s drop zone',
  vantage: `an action (2 AP) on a Vantage Point outside your drop zone: ${AGAIN}, on another one`,
  retrieval: 'control a thing that your opponent puts down, at the end; 1 VP more if you carry it',
  overrun: `somebody in every quarter, away from the centre, as a turning point ends: ${AGAIN}`,
  'surge-forward': `4 APL within 6" of the enemy's drop zone as a turning point ends: ${AGAIN}`,
  outflank: `more APL than the enemy at both neutral edges as a turning point ends: ${AGAIN}`,
  'secure-vantage': 'hold a Vantage Point away from your drop zone as a turning point ends; 1 VP more for another',
  courier: `the friend you name is within 6" of the enemy's drop zone as a turning point ends: ${AGAIN}`,
  'recover-item': `control an item you put down in the enemy's territory as a turning point ends: ${AGAIN}`,
  'plant-transponder': `an action (1 AP) in the enemy's territory, away from terrain: ${AGAIN}`,
  'secure-unexplored-rooms':
    'hold a room away from your drop zone as a turning point ends; 1 VP more for another later',
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
    'An operative that controls an objective may Loot it (1 AP) for 1 VP: once in a turning point, three times in all.',
  'mission-how.secure':
    'An operative that controls an objective may Secure it (1 AP). Each one secured scores 1 VP as every turning point ends.',
  'mission-how.capture':
    'Objectives you control as a turning point ends are captured until the enemy controls them. Each scores 1 VP then.',
  'mission-how.control-the-killzone': 'Each objective you control as a turning point ends scores 1 VP.',
};
