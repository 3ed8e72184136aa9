// Clauses that no step, fact, reason or special rule is named by, each with the code that carries it out.
import { factions } from './content/index.ts';
import { areEngaged, areWithin, engagementRange, isHeldInMelee } from './core/01-measuring/measuring.ts';
import { succeeds } from './core/03-dice/dice.ts';
import { firstPlayer, round } from './core/04-round/round.ts';
import { turnOptions, turns } from './core/04-round/turns.ts';
import { activation, perform, whatToDo } from './core/05-activation/activation.ts';
import { reasonsAgainstAction, takingsOf } from './core/06-actions/actions.ts';
import { mayChargeAttack } from './core/07-moving/charge.ts';
import { eventsOn } from './core/07-moving/events.ts';
import { disengaging, mayStillStrike } from './core/07-moving/leaving.ts';
import { againstMove } from './core/07-moving/move-reasons.ts';
import { groundFor } from './core/08-falling/ground.ts';
import { sightOf } from './core/09-sight/line-of-sight.ts';
import { invulnerables, sufferHits } from './core/10-attacks/armor.ts';
import { attack, retaliation } from './core/10-attacks/attack.ts';
import { focusOptions } from './core/10-attacks/focus.ts';
import { recovery } from './core/10-attacks/recovery.ts';
import { targetsFor } from './core/10-attacks/targets.ts';
import { mayRetaliate } from './core/11-command/retaliate.ts';
import { fallback, fallbackEdge, isAtEdge } from './core/12-nerve/fallback.ts';
import { mustTest } from './core/12-nerve/nerve.ts';
import { finishedFirst, game } from './core/15-game/game.ts';
import { cutOffTheHead } from './core/16-scenario/cut-off-the-head.ts';
import { holderOf } from './core/16-scenario/scenario.ts';
import { markersOf, SCENARIOS, worthOfRemoval, zoneOf } from './core/16-scenario/scenarios.ts';
import { supplyDrop } from './core/16-scenario/supply-drop.ts';
import { reanimate } from './factions/reanimation-protocol.ts';
import { facts } from './facts.ts';
import { bodyAt, fullWounds, heightOf, standingAt, weaponsOf } from './lookups.ts';
import { generatedMap } from './maps/generated.ts';
import { cover, focus, outnumbering, targetDown } from './rules/melee.ts';
import { reasonsAgainstTeam } from './team/team.ts';
import { asPlayed, blockingMask, classOf } from './terrain.ts';
import { view } from './view.ts';

export const carriedOut: { readonly [clause: string]: object } = {
  'VG-1.1': standingAt,
  'VG-1.4': view,
  'VG-1.5': areWithin,
  'VG-2.7': reanimate,
  'VG-3.1': succeeds,
  'VG-3.5': recovery,
  'VG-3.6': succeeds,
  'VG-3.7': succeeds,
  'VG-3.10': firstPlayer,
  'VG-4.7': turnOptions,
  'VG-4.9': facts,
  'VG-4.10': turnOptions,
  'VG-4.11': disengaging,
  'VG-4.13': firstPlayer,
  'VG-4.16': facts,
  'VG-5.5': reasonsAgainstAction,
  'VG-5.6': mayStillStrike,
  'VG-5.7': whatToDo,
  'VG-5.8': activation,
  'VG-5.9': whatToDo,
  'VG-6.10': perform,
  'VG-6.11': focusOptions,
  'VG-7.2': areEngaged,
  'VG-7.5': mayStillStrike,
  'VG-7.7': areEngaged,
  'VG-7.11': isHeldInMelee,
  'VG-7.13': mayChargeAttack,
  'VG-7.16': eventsOn,
  'VG-7.17': engagementRange,
  'VG-7.18': eventsOn,
  'VG-7.20': attack,
  'VG-8.2': groundFor,
  'VG-8.5': heightOf,
  'VG-8.7': recovery,
  'VG-8.8': groundFor,
  'VG-8.13': groundFor,
  'VG-8.15': againstMove,
  'VG-9.1': sightOf,
  'VG-9.3': sightOf,
  'VG-9.4': bodyAt,
  'VG-9.5': sightOf,
  'VG-9.6': sightOf,
  'VG-10.8': focus,
  'VG-10.15': targetsFor,
  'VG-10.22': targetDown,
  'VG-10.25': cover,
  'VG-10.26': targetDown,
  'VG-10.29': invulnerables,
  'VG-10.30': sufferHits,
  'VG-10.31': attack,
  'VG-10.32': outnumbering,
  'VG-10.33': sufferHits,
  'VG-10.34': targetsFor,
  'VG-11.8': whatToDo,
  'VG-11.9': turns,
  'VG-11.10': turns,
  'VG-11.11': turnOptions,
  'VG-11.13': mayRetaliate,
  'VG-11.15': turns,
  'VG-11.17': retaliation,
  'VG-11.18': mayRetaliate,
  'VG-11.19': takingsOf,
  'VG-11.21': turns,
  'VG-12.7': mustTest,
  'VG-12.8': fallbackEdge,
  'VG-12.9': fallback,
  'VG-12.10': mustTest,
  'VG-12.12': isAtEdge,
  'VG-13.2': fullWounds,
  'VG-13.3': weaponsOf,
  'VG-13.4': factions,
  'VG-13.8': reasonsAgainstTeam,
  'VG-14.1': classOf,
  'VG-14.2': classOf,
  'VG-14.3': classOf,
  'VG-14.5': classOf,
  'VG-14.7': classOf,
  'VG-14.9': blockingMask,
  'VG-14.10': groundFor,
  'VG-14.11': asPlayed,
  'VG-15.4': game,
  'VG-15.6': generatedMap,
  'VG-15.8': finishedFirst,
  'VG-15.9': game,
  'VG-15.10': SCENARIOS,
  'VG-15.11': worthOfRemoval,
  'VG-16.1': zoneOf,
  'VG-16.2': holderOf,
  'VG-16.5': markersOf,
  'VG-16.6': round,
  'VG-16.7': holderOf,
  'VG-16.8': holderOf,
  'VG-17.1': supplyDrop,
  'VG-18.1': cutOffTheHead,
};
