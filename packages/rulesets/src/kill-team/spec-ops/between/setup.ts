import {
  checked,
  exactly,
  fields,
  flag,
  listOf,
  note,
  nullOr,
  oneOf,
  problem,
  type Read,
  type Reader,
  readAs,
  type Shape,
  text,
  whole,
} from '@little-wars/engine';
import { starters } from '../../content/index.ts';
import { MOST_ON_ROSTER, reasonsAgainstRoster } from '../../roster/index.ts';
import { reasonsAgainstOrders } from '../fielding.ts';
import { RARE_ITEMS, type Upgrade } from '../rare.ts';
import { ASSETS, HONOUR_RULES, SCAR_RULES, SPECIALISMS } from '../uses.ts';
import { optionsShape } from './options.ts';
import { placeOf } from './ranks.ts';
import { SPEC_OPS } from './spec-ops/index.ts';
import type {
  Dataslate,
  Deployed,
  Enlisted,
  OrderedFireteam,
  Orders,
  Place,
  Position,
  Setup,
  Side,
  SpecOpState,
} from './types.ts';

const enlisted = fields<Enlisted>({
  id: text(),
  card: text(),
  name: text(),
  loadOut: listOf(text(), 20),
  xp: whole(0, 10_000),
  specialisms: listOf(oneOf(...SPECIALISMS), SPECIALISMS.length),
  honours: listOf(oneOf(...HONOUR_RULES), HONOUR_RULES.length),
  scars: listOf(oneOf(...SCAR_RULES), SCAR_RULES.length),
  rested: whole(0, 10_000),
  out: flag,
  proficient: flag,
  upgrades: listOf(fields<Upgrade>({ weapon: text(), item: oneOf(...RARE_ITEMS) }), 2),
  smith: flag,
});

const place = fields<Place>({
  operative: nullOr(text()),
  card: text(),
  loadOut: listOf(text(), 20),
  equipment: listOf(text(), 20),
});

const orders = fields<Orders>({
  fireteams: listOf(fields<OrderedFireteam>({ fireteam: text(), places: listOf(place, MOST_ON_ROSTER) }), 10),
  stash: whole(0, 10_000),
});

/** Teams of older campaigns have no orders. */
const shape: Shape<Dataslate> = fields<Dataslate>(
  {
    name: text(),
    faction: text(),
    founder: oneOf(...starters.map(({ id }) => id)),
    operatives: listOf(enlisted, MOST_ON_ROSTER),
    requisition: whole(0, 1000),
    assets: listOf(oneOf(...ASSETS), ASSETS.length),
    capacity: whole(0, ASSETS.length * 10),
    stash: whole(0, 10_000),
    memorial: listOf(text(), 10_000),
    specOp: nullOr(fields<SpecOpState>({ id: oneOf(...SPEC_OPS.map(({ id }) => id)), battles: whole(0, 1000) })),
    orders: nullOr(orders),
  },
  ['orders'],
);

/** KT-14.36: all reasons against a dataslate, in addition to its shape. */
function checkSlate(reader: Reader, slate: Dataslate, path: string): void {
  const { faction, operatives, assets, capacity } = slate;
  const refuse = (at: string, id: string, parameters: object = {}): void =>
    note(reader, problem(`${path}.${at}`, id, { clause: 'KT-14.36', ...parameters }), undefined);
  for (const { reason, at, ...rest } of reasonsAgainstRoster({ faction, operatives }))
    note(reader, problem(`${path}.${at}`, reason, rest), undefined);
  for (const [i, { xp, honours, scars, specialisms, upgrades, smith }] of operatives.entries()) {
    const at = `operatives[${i}]`;
    for (const [list, of] of Object.entries({ honours, scars, specialisms }))
      for (const [k, rule] of (of as readonly string[]).entries())
        if ((of as readonly string[]).indexOf(rule) < k) refuse(`${at}.${list}[${k}]`, 'served-twice', { rule });
    if (upgrades.length > (smith ? 2 : 1)) refuse(`${at}.upgrades`, 'too-many-upgrades', { clause: 'KT-14.63' });
    if (honours.length > placeOf(xp)) refuse(`${at}.honours`, 'too-many-honours', { most: placeOf(xp) });
  }
  for (const [k, rule] of assets.entries())
    if (assets.indexOf(rule) < k) refuse(`assets[${k}]`, 'served-twice', { rule });
  if (assets.length > capacity) refuse('assets', 'too-many-assets', { most: capacity });
  checkOrders(reader, slate, path);
}

/** KT-14.66-68: all reasons against marching orders. */
function checkOrders(reader: Reader, slate: Dataslate, path: string): void {
  if (!slate.orders) return;
  for (const { reason, at: _at, ...rest } of reasonsAgainstOrders(slate, slate.orders))
    note(reader, problem(`${path}.orders`, reason, rest), undefined);
  if (slate.orders.stash > slate.stash)
    note(reader, problem(`${path}.orders.stash`, 'not-in-stash', { clause: 'KT-14.68', most: slate.stash }), undefined);
}

export const dataslateShape: Shape<Dataslate> = checked(shape, (reader, slate) => checkSlate(reader, slate, ''));

export const readDataslate = (x: unknown): Read<Dataslate> => readAs(dataslateShape, x);

const side = fields<Side>({
  deployed: listOf(fields<Deployed>({ operative: text(), fell: flag, felled: whole(0, 100) }), MOST_ON_ROSTER),
  tacOps: listOf(text(), 10),
  stash: whole(0, 10_000),
});

const TEAMS = 2;

const legal = checked(
  fields<Setup>({
    teams: exactly(TEAMS, shape),
    sides: exactly(TEAMS, side),
    winner: nullOr(whole(0, TEAMS - 1)),
    options: optionsShape,
  }),
  (reader, { teams, sides }) => {
    for (const [i, slate] of teams.entries()) {
      checkSlate(reader, slate, `teams[${i}]`);
      for (const [k, { operative }] of sides[i]!.deployed.entries())
        if (!slate.operatives.some(({ id }) => id === operative))
          note(reader, problem(`sides[${i}].deployed[${k}].operative`, 'not-on-dataslate', { operative }), undefined);
      if (sides[i]!.stash > slate.stash)
        note(reader, problem(`sides[${i}].stash`, 'not-in-stash', { most: slate.stash }), undefined);
    }
  },
);

export const readSetup = (x: unknown): Read<Setup> => readAs(legal, x);

export const opening = ({ teams }: Setup): Position => ({
  teams,
  without: teams.map(() => []),
  fresh: teams.map(() => []),
  used: teams.map(() => []),
  over: false,
});
