import {
  answer,
  begin,
  hashOf,
  type Input,
  load,
  newMatch,
  play,
  propose,
  type State,
  save,
  startAt,
} from '@little-wars/engine';
import { numbers } from '@little-wars/engine/boards';
import { standardSetup, type Toy, toy } from '@little-wars/engine/toy';
import { checksumOf, type Entry } from './entry.ts';

/** A random game of Tin Soldiers, as inputs. */
function randomGame(seed: number): readonly Input[] {
  const next = numbers(seed);
  const inputs: Input[] = [];
  let state = begin(toy, standardSetup);
  while (state.question !== null) {
    const input = { by: state.question.to, answer: propose(toy, standardSetup, state, next) };
    inputs.push(input);
    state = accepted(state, input);
  }
  return inputs;
}

function accepted(state: State<Toy>, input: Input): State<Toy> {
  const answered = answer(toy, standardSetup, state, input);
  if (!answered.ok) throw new Error(JSON.stringify(answered.reasons));
  return answered.state;
}

/** One shot with every interruption: a duck, a call inside it, a re-roll, hits shared out, a last stand. */
const SHOT: readonly Input[] = [
  { by: 1, answer: 'duck' },
  { by: 0, answer: 'call-out' },
  { by: 'dice', answer: [6, 1, 4] },
  { by: 0, answer: [1] },
  { by: 'dice', answer: [5] },
  { by: 0, answer: [3, 0] },
  { by: 'dice', answer: [4] },
];

function shotBegun(): State<Toy> {
  const { position } = begin(toy, standardSetup);
  const at = (x: number, y: number) => ({ x, y, z: 0 });
  const spots = [at(254, 254), at(254, 1000), at(600, 254), at(500, 1100), at(900, 254), at(2000, 2000)];
  const soldiers = position.soldiers.map((soldier, i) => ({ ...soldier, at: spots[i]! }));
  const cards = ['marksman', 'sergeant', 'private', 'private', 'private', 'private'];
  const lined = soldiers.map((soldier, i) => ({ ...soldier, card: cards[i]! }));
  const frame = {
    sequence: 'shoot',
    at: 'the target may duck',
    vars: { shooter: 0, target: 1, faces: [] },
    todo: null,
  };
  return startAt(toy, standardSetup, { ...position, courage: [1, 1], soldiers: lined }, frame);
}

const SHOTS = 2000;

export const kernelEntries: readonly Entry[] = [
  {
    name: 'kernel: an answer, no geometry',
    unit: 'µs',
    prepare() {
      const begun = shotBegun();
      return {
        count: SHOTS * SHOT.length,
        run() {
          const sum = checksumOf();
          for (let i = 0; i < SHOTS; i++) {
            let state = begun;
            for (const input of SHOT) state = accepted(state, input);
            sum.add(state.position.points[0]! * 10 + state.position.soldiers[0]!.wounds);
          }
          return sum.value;
        },
      };
    },
  },
  {
    name: 'kernel: fork a state and go on both ways',
    unit: 'µs',
    prepare() {
      const state = accepted(accepted(shotBegun(), SHOT[0]!), SHOT[1]!);
      return {
        count: 2 * SHOTS,
        run() {
          const sum = checksumOf();
          for (let i = 0; i < SHOTS; i++)
            for (const faces of [
              [6, 1, 4],
              [1, 1, 1],
            ])
              sum.add(accepted(state, { by: 'dice', answer: faces }).frames.length);
          return sum.value;
        },
      };
    },
  },
  {
    name: 'kernel: whole games of Tin Soldiers replayed',
    unit: 'per second',
    prepare() {
      const games = Array.from({ length: 20 }, (_, seed) => randomGame(seed));
      return {
        count: games.length,
        run() {
          const sum = checksumOf();
          for (const inputs of games) {
            const end = inputs.reduce(accepted, begin(toy, standardSetup));
            sum.add(Number.parseInt(hashOf(end).slice(0, 8), 16));
          }
          return sum.value;
        },
      };
    },
  },
  {
    name: 'record: load and verify a record, per input',
    unit: 'µs',
    prepare() {
      const inputs = randomGame(1);
      let match = newMatch(toy, standardSetup);
      for (const input of inputs) {
        const played = play(match, input);
        if (!played.ok) throw new Error(JSON.stringify(played.reasons));
        match = played.match;
      }
      const text = JSON.stringify(save(match));
      return {
        count: inputs.length,
        run() {
          const loaded = load([toy], text);
          if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
          return loaded.value.inputs.length;
        },
      };
    },
  },
];
