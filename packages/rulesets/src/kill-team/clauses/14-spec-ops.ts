import type { Clause } from '@little-wars/engine';

/** Spec Ops: battle honours and scars. */
export const specOps: readonly Clause[] = [
  {
    id: 'KT-14.1',
    title: 'Service: an operative takes its battle honours and scars into a battle, none of them twice',
  },

  // Battle honours: Combat
  { id: 'KT-14.2', title: 'Inexorable: whoever fights it has no combat support' },
  { id: 'KT-14.3', title: 'Bladework: in combat it may roll one attack die again' },
  { id: 'KT-14.4', title: 'Dirty Fighter: one attack die more in combat while anybody supports it' },
  { id: 'KT-14.5', title: 'Vicious: its critical strikes in combat do 1 damage more' },
  { id: 'KT-14.6', title: 'Duellist: the WS of whoever fights it is worsened by 1' },
  { id: 'KT-14.7', title: 'Savage: each critical hit it retains in combat is a mortal wound as well' },

  // Battle honours: Staunch
  { id: 'KT-14.8', title: 'Resilient: it has 2 wounds more' },
  { id: 'KT-14.9', title: 'Shrug Off: of the critical hits of an attack against it one becomes normal' },
  { id: 'KT-14.10', title: 'Focused: it counts for 1 APL more where objectives are contested' },
  { id: 'KT-14.11', title: 'Stalwart: it is never injured' },
  { id: 'KT-14.12', title: 'Invulnerable: AP1 takes no die from it' },
  { id: 'KT-14.13', title: 'Indomitable: each wound of a critical hit, and each mortal wound, is ignored on 5+' },

  // Battle honours: Marksman
  { id: 'KT-14.14', title: 'Gun Ace: when it shoots it may roll one attack die again' },
  { id: 'KT-14.15', title: 'Crack Shot: each critical hit it retains when it shoots is a mortal wound as well' },
  { id: 'KT-14.16', title: 'Calculated: Overwatch does not worsen its BS' },
  { id: 'KT-14.17', title: 'Careful Aim: the bases of other operatives give its targets no cover' },
  { id: 'KT-14.18', title: 'Sharpshooter: without having moved, it may keep one hit of 5 or more as critical' },
  {
    id: 'KT-14.19',
    title: 'Death From Above: from a Vantage Point a shot that takes no wound is repeated, once a turning point',
  },

  // Battle honours: Scout
  { id: 'KT-14.20', title: 'Runner: its Dash is free in an activation in which it neither shoots nor fights' },
  { id: 'KT-14.21', title: 'Swift: it may Dash repeatedly, never fails a jump, and traverses at no cost' },
  { id: 'KT-14.22', title: 'Covert: in the first turning point its order may change as it is activated' },
  { id: 'KT-14.23', title: 'Picket: it is set up wholly within 3" of the drop zone' },
  { id: 'KT-14.24', title: 'Evasive: on conceal it may roll one defence die again' },
  { id: 'KT-14.25', title: 'Dodge: its moves may pass through engagement range' },

  // Battle scars
  { id: 'KT-14.26', title: 'Critical Impairment: no Dash, and nothing raises its APL' },
  { id: 'KT-14.27', title: 'Severe Concussion: its BS is always that of an injured operative' },
  { id: 'KT-14.28', title: 'Sapped Strength: its WS is always that of an injured operative' },
  { id: 'KT-14.29', title: 'Lingering Ailment: its M is always that of an injured operative' },
];
