// The killzone as a table shows it
import type { Board, BoardMark, BoardModel, CardLine, StatusLine } from '@little-wars/engine';
import { footprintOf, inches } from '@little-wars/engine/geometry';
import { figureOf, piecesOfScene, statusLines } from '@little-wars/skirmish';
import { labelOf } from '../content/index.ts';
import type { Card, Weapon } from '../content/types.ts';
import { isEngaged } from '../core/01-game/measuring.ts';
import { isInjured } from '../core/06-damage/injured.ts';
import { controllerOf } from '../core/06-damage/objectives.ts';
import { victoryPoints } from '../core/11-ways-to-play/victory.ts';
import { cardOf, fullWounds, heightOf, isInPlay, mapOf, operativeOf, shownScene, weaponsOf } from '../lookups.ts';
import { RARE } from '../spec-ops/rare.ts';
import { specOpsRules } from '../spec-ops/rules.ts';
import { SCAR_RULES, type ServiceRule } from '../spec-ops/uses.ts';
import type { Look, Operative, OperativeId, Token } from '../types.ts';
import { standingsOf } from './standings.ts';
import { zonesOf } from './zones.ts';

export function board(t: Look): Board {
  const { width, depth } = mapOf(t.setup).terrain;
  return {
    width,
    depth,
    pieces: piecesOfScene(shownScene(t)),
    models: t.position.operatives.map((_, id) => modelOf(t, id)),
    marks: t.position.tokens.map(token => markOf(t, token)),
    zones: zonesOf(t),
    status: statusOf(t),
    ...standingsOf(t),
  };
}

function modelOf(t: Look, id: OperativeId): BoardModel {
  const { seat, name, at, wounds, ready, removed } = operativeOf(t, id);
  const card = cardOf(t, id);
  const isActive = t.position.activation?.operative === id;
  return {
    id,
    seat,
    name: name === '' ? card.name : name,
    card: card.name,
    base: at && footprintOf(card.base, at),
    at,
    height: heightOf(t, id),
    figure: figureOf({
      words: [card.name, ...card.keywords],
      weapons: weaponsOf(t, id).map(({ name: of, type }) => ({ name: of, isMelee: type === 'melee' })),
      height: heightOf(t, id),
    }),
    wounds: { left: wounds, of: fullWounds(t, id) },
    conditions: conditionsOf(t, id),
    ready: ready && !isActive,
    active: isActive,
    ...(isActive && { points: t.position.activation!.ap }),
    out: removed,
    lines: [...linesOf(card, weaponsOf(t, id)), ...serviceLines(operativeOf(t, id))],
  };
}

function conditionsOf(t: Look, id: OperativeId): readonly string[] {
  const operative = operativeOf(t, id);
  if (!isInPlay(operative)) return [];
  const { order, onGuard, carrying, aplChange } = operative;
  return [
    order,
    ...(isEngaged(t, id) ? ['engaged'] : []),
    ...(isInjured(t, id) ? ['injured'] : []),
    ...(onGuard ? ['on-guard'] : []),
    ...(carrying === null ? [] : ['carrying']),
    ...(aplChange < 0 ? ['apl-down'] : aplChange > 0 ? ['apl-up'] : []),
  ];
}

/** KT-13.1: the lines of a datacard. */
export function linesOf(card: Card, weapons: readonly Weapon[]): readonly CardLine[] {
  const { move, apl, groupActivation, defence, save, wounds } = card;
  return [
    { label: 'M', value: `${move}"` },
    { label: 'APL', value: String(apl) },
    { label: 'GA', value: String(groupActivation) },
    { label: 'DF', value: String(defence) },
    { label: 'SV', value: `${save}+` },
    { label: 'W', value: String(wounds) },
    ...weapons.flatMap(linesOfWeapon),
  ];
}

const linesOfWeapon = ({ name, profiles }: Weapon): readonly CardLine[] =>
  profiles.map(({ id, attacks, hit, damage, rules }) => ({
    label: profiles.length > 1 ? `${name} (${id})` : name,
    value: [`A${attacks}`, `${hit}+`, damage.join('/'), ...rules.map(labelOf)].join(' · '),
  }));

const wordsOf = (rules: readonly ServiceRule[]): string =>
  rules.map(rule => specOpsRules[rule].words.en.rule).join(' · ');

/** KT-14.1: what it has brought from earlier battles. */
function serviceLines({ service = [], upgrades = [] }: Operative): readonly CardLine[] {
  const isScar = (rule: ServiceRule): boolean => (SCAR_RULES as readonly string[]).includes(rule);
  const [scars, honours] = [service.filter(isScar), service.filter(rule => !isScar(rule))];
  return [
    ...(honours.length > 0 ? [{ label: 'Honours', value: wordsOf(honours) }] : []),
    ...(scars.length > 0 ? [{ label: 'Scars', value: wordsOf(scars) }] : []),
    ...upgrades.map(({ weapon, item }) => ({ label: weapon, value: RARE[item].words.en })),
  ];
}

const RADIUS: { readonly [kind: string]: number } = { objective: inches(1) * 0.79 };

function markOf(t: Look, token: Token): BoardMark {
  const { id, kind, at, seat, marks } = token;
  return {
    id,
    kind,
    at,
    radius: RADIUS[kind] ?? inches(1) * 0.4,
    // KT-6.7: an objective belongs to who controls it now.
    seat: kind === 'objective' && seat === null ? controllerOf(t, token) : seat,
    conditions: Object.keys(marks).filter(mark => marks[mark] !== 0),
  };
}

function statusOf({ setup, position }: Look): readonly StatusLine[] {
  const { turningPoint, phase, cp, initiative } = position;
  return statusLines({
    table: { 'turning-point': turningPoint, phase },
    held: { initiative },
    seats: [0, 1].map(seat => ({ 'victory-points': victoryPoints(setup, position, seat), cp: cp[seat]! })),
  });
}
