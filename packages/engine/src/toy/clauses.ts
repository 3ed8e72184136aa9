import type { Clause } from '../kernel/index.ts';

/** Tin Soldiers: a game that exercises the kernel, small enough to read in a minute. */
export const clauses: readonly Clause[] = [
  { id: 'TOY-1.1', title: 'Two sides of three soldiers; most points wins, equal points are a draw' },
  { id: 'TOY-1.2', title: 'Ends after the last round, or when a side has nobody standing' },
  {
    id: 'TOY-2.1',
    title: 'Seats place soldiers in turn, wholly within 3" of their own edge, clear of walls and bases',
  },
  { id: 'TOY-3.1', title: 'Each seat bids courage in secret; the higher bid goes first, equal bids swap the order' },
  { id: 'TOY-3.2', title: 'Seats activate one ready soldier in turn until none is ready' },
  { id: 'TOY-4.1', title: 'An active soldier moves up to 4"' },
  { id: 'TOY-4.2', title: 'No move through walls or soldiers, or over the edge' },
  { id: 'TOY-4.3', title: 'Then it may shoot' },
  { id: 'TOY-5.1', title: 'A target is an enemy within 8" in sight of the shooter\'s head' },
  { id: 'TOY-5.2', title: 'Every die of 4 or more hits; beyond 6" one worse' },
  { id: 'TOY-5.3', title: 'Hits are shared over the target and enemies within 1" of it' },
  { id: 'TOY-5.4', title: 'A hit takes a wound; without wounds a soldier falls, a point for the other side' },
  { id: 'TOY-6.1', title: 'Duck: for one courage the target is one harder to hit' },
  { id: 'TOY-6.2', title: 'Call out: for one courage the shooter undoes a duck' },
  { id: 'TOY-7.1', title: 'Steady: one die may be rolled again' },
  { id: 'TOY-7.2', title: 'Sharp: hits on better dice' },
  { id: 'TOY-7.3', title: 'Last stand: falling, it may take a wound off whoever felled it' },
  {
    id: 'TOY-8.1',
    title: 'After each round the seat that went second rolls the barrel D6" straight, to the edge at most',
  },
  { id: 'TOY-8.2', title: 'At the end more soldiers within 2" of the barrel is a point' },
];
