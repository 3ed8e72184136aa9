// Dataslates for tests of marching orders.
import type { Frame } from '@little-wars/engine';
import { readSetup as readBattle } from '../../../setup.ts';
import type { Team } from '../../../types.ts';
import { found, linking } from '../../linking.ts';
import { giveOrdersTo } from '../orders/index.ts';
import { recruitOf } from '../recruits.ts';
import type { Dataslate, Enlisted, Orders, Position, Setup } from '../types.ts';
import { after, beginning, slate } from './slates.ts';

/** Another operative on a dataslate. */
export const joinedBy = (team: Dataslate, card: string, change: Partial<Enlisted> = {}): Dataslate => ({
  ...team,
  operatives: [...team.operatives, { ...recruitOf(team.operatives, card), ...change }],
});

/** With a fourth warrior, who has no place in the usual team. */
export const reserve = (team = slate()): Dataslate => joinedBy(team, 'tactical-marine-warrior');

export const ordering = (team: Dataslate): [Setup, Position, Frame] => beginning(after(team), giveOrdersTo(0));

export const ordersIn = ({ teams }: Position): Orders | null | undefined => teams[0]!.orders;

const placesIn = (position: Position) => (ordersIn(position)?.fireteams ?? []).flatMap(({ places }) => places);

export const fightersIn = (position: Position): readonly (string | null)[] =>
  placesIn(position).map(({ operative }) => operative);

export const carriedIn = (position: Position): { readonly [operative: string]: readonly string[] } =>
  Object.fromEntries(
    placesIn(position).flatMap(({ operative, equipment }) => (equipment.length > 0 ? [[operative!, equipment]] : [])),
  );

const reds = found('boy', 'The Reds');

/** The next battle of a team. */
export const fielded = (team: Dataslate) => linking.field([team, reds], 0, 'critical-ops');

/** As the battle's own rules accept it. */
export function battleOf(team: Dataslate): Team {
  const read = readBattle(fielded(team).setup);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.teams[0]!;
}
