import {
  averageOf,
  chancesOf,
  type Distribution,
  type FightCase,
  type FightOdds,
  type ShotCase,
  type ShotOdds,
} from '@little-wars/rulesets/kill-team';
import { wrap } from '../complain.ts';
import { barsOf, drawHistogram, percent } from './histogram.ts';

/** What a shot may do, for people: the wounds lost, and whatever else its weapon does. */
export function drawShot(shot: ShotCase, odds: ShotOdds): string {
  const { attacks, hitOn, damage, defence, saveOn, wounds } = shot;
  return [
    `${attacks} attack dice, ${on(hitOn)} to hit, ${damage.join('/')} damage, ${criticals(shot.criticalOn)}`,
    wrap(`against ${defence} defence dice, ${on(saveOn)} to save${defences(shot)}, ${wounds} wounds`),
    '',
    drawLost('wounds lost', odds.damage, wounds),
    '',
    `average       ${odds.average.toFixed(3)} wounds`,
    `incapacitates ${percent(odds.kill)}`,
    ...(shot.stun ? [`stuns         ${percent(odds.stunned)}`] : []),
    ...(shot.splash > 0 ? [`splashes      ${averageOf(odds.splash).toFixed(3)} mortal wounds on each one near`] : []),
    ...(shot.hot > 0 ? [`burns itself  ${averageOf(odds.self).toFixed(3)} mortal wounds on the shooter`] : []),
  ].join('\n');
}

/** What a fight may do to both sides. */
export function drawFight({ attacker, defender }: FightCase, odds: FightOdds): string {
  const side = ({ attacks, hitOn, damage, wounds, criticalOn }: FightCase['attacker']): string =>
    `${attacks} dice, ${on(hitOn)} to hit, ${damage.join('/')} damage, ${criticals(criticalOn)}, ${wounds} wounds`;
  return [
    `attacker: ${side(attacker)}`,
    `defender: ${side(defender)}`,
    '',
    drawLost('wounds the defender loses', odds.dealt, defender.wounds),
    '',
    drawLost('wounds the attacker loses', odds.taken, attacker.wounds),
    '',
    `average       ${odds.averageDealt.toFixed(3)} wounds dealt, ${odds.averageTaken.toFixed(3)} taken`,
    `incapacitates ${percent(odds.kill)}`,
    `is felled     ${percent(odds.killed)}`,
    `both stand    ${percent(odds.neither)}`,
    ...(attacker.stun || defender.stun
      ? [`stunned       defender ${percent(odds.stunned[0])}, attacker ${percent(odds.stunned[1])}`]
      : []),
    ...odds.reaped.flatMap((reaped, i) =>
      averageOf(reaped) > 0
        ? [`reaps         ${averageOf(reaped).toFixed(3)} on each enemy near the ${i === 0 ? 'attacker' : 'defender'}`]
        : [],
    ),
  ].join('\n');
}

const on = (face: number): string => (face > 6 ? 'only a 6' : `${Math.max(2, face)}+`);
const criticals = (face: number): string => (face === 6 ? 'critical on 6' : `critical on ${face}+`);

function defences({ ap, apWithCritical, invulnerable, kept, ignoresOn }: ShotCase): string {
  return [
    ...(ap > 0 ? [`AP${ap}`] : []),
    ...(apWithCritical > ap ? [`AP${apWithCritical} with a critical hit`] : []),
    ...(invulnerable === null ? [] : [`${invulnerable}+ invulnerable`]),
    ...(kept > 0 ? [kept === 1 ? 'in cover' : `${kept} dice for cover`] : []),
    ...(ignoresOn < 7 ? [`ignores wounds on ${ignoresOn}+`] : []),
  ]
    .map(word => `, ${word}`)
    .join('');
}

/** The last bar, all wounds, is marked: it is the end of the operative. */
const drawLost = (title: string, lost: Distribution, wounds: number): string =>
  `${title}\n${drawHistogram(barsOf(chancesOf(lost), `all ${wounds}`))}`;
