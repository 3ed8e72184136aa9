/** KT-15: the words of our own missions: their stories, and what each side is after. */
export const narrativeTexts: { readonly [id: string]: string } = {
  'mission-how.ambush':
    'A patrol has walked into a trap: they are on both sides, and there are two ways out. Who stays here, stays for good.',
  'aim.ambush.attacker': 'Nobody gets out',
  'aim-how.ambush.attacker': '2 VP for every quarter of the enemy team that has fallen, as each turning point ends.',
  'aim.ambush.defender': 'Get out',
  'aim-how.ambush.defender':
    'Break Out (1 AP, from turning point 2) within 2" of an exit, not engaged: it leaves the killzone. 4 VP for every quarter of the team.',

  'mission-how.rescue':
    'Three captives will be gone by morning. One night, one way in, and the same way back with somebody on your shoulder.',
  'aim.rescue.attacker': 'Bring them home',
  'aim-how.rescue.attacker':
    'Pick up a captive: 3 VP the first time. Bring it to Safety (1 AP) wholly within your drop zone: 3 VP more.',
  'aim.rescue.defender': 'Keep them',
  'aim-how.rescue.defender':
    'As the battle ends, 1 VP for each captive that nobody carries, 2 VP if it had been freed.',

  'mission-how.sabotage':
    'Three sites, a few charges, and guards who think that it is a quiet night. It will not stay quiet.',
  'aim.sabotage.attacker': 'Blow up the sites',
  'aim-how.sabotage.attacker':
    'Plant Charge (1 AP) at a site you control. As the next turning point ends it goes off: 6 VP. The alarm follows the first one.',
  'aim.sabotage.defender': 'Save the sites',
  'aim-how.sabotage.defender':
    'Defuse Charge (1 AP) at a site you control: 1 VP. 2 VP for each site that stands in the end. Until the alarm you move 2" less.',

  'mission-how.last-stand':
    'Surrounded, with two relays and no way out. Relief comes if the call is heard often enough, for whoever is left.',
  'aim.last-stand.attacker': 'Silence them',
  'aim-how.last-stand.attacker':
    'Silence Relay (1 AP) at a relay you control: 3 VP. As the battle ends, 2 VP for every quarter of the enemy team that has fallen.',
  'aim.last-stand.defender': 'Hold out',
  'aim-how.last-stand.defender':
    'Call for Relief (1 AP) at a relay you control, once a turning point each: 1 VP. As the battle ends, 1 VP for every quarter left standing.',

  'action.break-out': 'Break Out',
  'action.bring-to-safety': 'Bring to Safety',
  'action.plant-charge': 'Plant Charge',
  'action.defuse-charge': 'Defuse Charge',
  'action.call-for-relief': 'Call for Relief',
  'action.silence-relay': 'Silence Relay',

  'question.choose where to plant the charge': 'Where does {operative} plant the charge?',
  'question.choose what to defuse': 'Which charge does {operative} defuse?',
  'question.choose the relay to call by': 'By which relay does {operative} call?',
  'question.choose the relay to silence': 'Which relay does {operative} silence?',

  'reason.only-the-attacker': 'Only the Attacker has this action',
  'reason.only-the-defender': 'Only the Defender has this action',
  'reason.too-early': 'Nobody breaks out in the first turning point',
  'reason.no-exit-near': 'No exit is within 2"',
  'reason.carries-no-captive': 'It carries no captive',
  'reason.not-in-own-zone': 'It must be wholly within its drop zone',
  'reason.nothing-to-charge': 'What it controls is charged or destroyed already',
  'reason.nothing-to-defuse': 'There is no charge at what it controls',
  'reason.no-relay-to-call-by': 'What it controls is silent, or was called by in this turning point',
  'reason.already-silent': 'What it controls is silent already',
  'problem.needs-an-open-killzone': 'this mission needs an open killzone',

  'log.marked.escaped': '{value} of the patrol have left through {token}',
  'log.marked.freed': '{token} is free',
  'log.marked.charged': 'A charge lies at {token}',
  'log.defused': 'The charge at {token} is defused',
  'log.marked.destroyed': '{token} is blown up',
  'log.marked.called-in': 'A call for relief goes out from {token}',
  'log.marked.silenced': '{token} is silent',
  'log.alarm': 'The alarm is raised: {seat} is no longer at ease',
};
