/** KT-15: the words of our own missions: their stories, and what each side is after. */
export const narrativeTexts: { readonly [id: string]: string } = {
  'mission-how.ambush':
    'A patrol has walked into a trap, with enemies on both sides and two ways out. Whoever stays here stays for good.',
  'aim.ambush.attacker': 'Nobody gets out',
  'aim-how.ambush.attacker': '2 VP for every quarter of the enemy team incapacitated, as each turning point ends.',
  'aim.ambush.defender': 'Get out',
  'aim-how.ambush.defender':
    'Break Out (1 AP, from turning point 2) within 2" of an exit, not engaged, to leave the killzone: 4 VP for every quarter of the team.',

  'mission-how.rescue':
    'Three captives will be gone by morning. One night, one way in, and the same way back with somebody on your shoulder.',
  'aim.rescue.attacker': 'Bring them home',
  'aim-how.rescue.attacker':
    'Pick up a captive: 3 VP the first time. Bring to Safety (1 AP) wholly within your drop zone: 3 VP more.',
  'aim.rescue.defender': 'Keep them',
  'aim-how.rescue.defender':
    'As the battle ends, 1 VP for each captive that nobody carries, or 2 VP if it had been freed.',

  'mission-how.sabotage': 'Three sites, a few charges, and guards who expect a quiet night. It will not stay quiet.',
  'aim.sabotage.attacker': 'Blow up the sites',
  'aim-how.sabotage.attacker':
    'Plant Charge (1 AP) at a site you control. It goes off as the next turning point ends: 6 VP. The first one raises the alarm.',
  'aim.sabotage.defender': 'Save the sites',
  'aim-how.sabotage.defender':
    'Defuse Charge (1 AP) at a site you control: 1 VP. 2 VP for each site left at the end. Until the alarm you move 2" less.',

  'mission-how.last-stand':
    'Surrounded, with two relays and no way out. Relief comes if the call is heard often enough, for whoever is left.',
  'aim.last-stand.attacker': 'Silence them',
  'aim-how.last-stand.attacker':
    'Silence Relay (1 AP) at a relay you control: 3 VP. As the battle ends, 2 VP for every quarter of the enemy team incapacitated.',
  'aim.last-stand.defender': 'Hold out',
  'aim-how.last-stand.defender':
    'Call for Relief (1 AP) at a relay you control, once per turning point each: 1 VP. As the battle ends, 1 VP for every quarter of your team still in play.',

  'action.break-out': 'Break Out',
  'action.bring-to-safety': 'Bring to Safety',
  'action.plant-charge': 'Plant Charge',
  'action.defuse-charge': 'Defuse Charge',
  'action.call-for-relief': 'Call for Relief',
  'action.silence-relay': 'Silence Relay',

  'question.choose where to plant the charge': 'Where does {operative} plant the charge?',
  'question.choose what to defuse': 'Which charge does {operative} defuse?',
  'question.choose the relay to call by': 'From which relay does {operative} call?',
  'question.choose the relay to silence': 'Which relay does {operative} silence?',

  'reason.only-the-attacker': 'Only the Attacker has this action',
  'reason.only-the-defender': 'Only the Defender has this action',
  'reason.too-early': 'Nobody breaks out in the first turning point',
  'reason.no-exit-near': 'No exit is within 2"',
  'reason.carries-no-captive': 'It carries no captive',
  'reason.not-in-own-zone': 'It must be wholly within its drop zone',
  'reason.nothing-to-charge': 'The site already has a charge, or is destroyed',
  'reason.nothing-to-defuse': 'It controls no site with a charge',
  'reason.no-relay-to-call-by': 'The relay is silent, or has called in this turning point',
  'reason.already-silent': 'The relay is already silent',

  'log.marked.escaped': '{token}: {value} of the patrol {value|has|have} left',
  'log.marked.freed': '{token} is free',
  'log.marked.charged': 'A charge lies at {token}',
  'log.defused': 'The charge at {token} is defused',
  'log.marked.destroyed': '{token} is blown up',
  'log.marked.called-in': 'A call for relief goes out from {token}',
  'log.marked.silenced': '{token} is silent',
  'log.alarm': 'The alarm is raised: {seat} is no longer at ease',
};
