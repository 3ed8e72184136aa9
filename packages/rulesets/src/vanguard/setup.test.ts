import { describe, expect, it } from 'vitest';
import { vanguard } from './index.ts';
import { readMap } from './maps/read-map.ts';

const [first] = vanguard.ready;
const read = (change: object) => vanguard.readSetup(JSON.parse(JSON.stringify({ ...first, ...change })));

describe('reading a setup of Kill Team Vanguard', () => {
  it('accepts every ready-made setup unchanged', () => {
    for (const setup of vanguard.ready) expect(read(setup)).toEqual({ ok: true, value: setup });
  });

  it('refuses values that are not setups, with paths', () => {
    expect(read({ teams: [first!.teams[0]] })).toMatchObject({
      ok: false,
      problems: [{ path: 'teams', problem: 'wrong-number' }],
    });
    expect(read({ map: 'nowhere' })).toMatchObject({ ok: false, problems: [{ path: 'map', problem: 'not-one-of' }] });
    expect(read({ options: { ...first!.options, rounds: 0 } })).toMatchObject({
      ok: false,
      problems: [{ path: 'options.rounds' }],
    });
  });

  it('reports everything wrong with both teams at once', () => {
    const [one, two] = first!.teams;
    const leaderless = { ...one!, models: one!.models.map(model => ({ ...model, leader: false })) };
    const strangers = { ...two!, models: [...two!.models, { card: 'dragon', name: 'x', leader: false, choices: [] }] };
    expect(read({ teams: [leaderless, strangers] })).toMatchObject({
      ok: false,
      problems: [
        { path: 'teams[0].models', problem: 'not-one-leader', clause: 'VG-13.9' },
        { path: `teams[1].models[${two!.models.length}].card`, problem: 'not-in-faction', clause: 'VG-13.5' },
      ],
    });
  });

  it('reads custom maps, and reports what is wrong with them', () => {
    const map = {
      id: 'mine',
      name: 'Mine',
      terrain: { width: 9144, depth: 9144, pieces: [] },
      fallback: [['low'], ['high']],
    };
    expect(readMap(map)).toEqual({ ok: true, value: map });
    expect(readMap({ ...map, fallback: [[], ['up']] })).toMatchObject({
      ok: false,
      problems: [
        { path: 'fallback[0]', problem: 'empty' },
        { path: 'fallback[1][0]', problem: 'not-one-of' },
      ],
    });
    const lava = {
      id: 'lava',
      parts: [
        {
          kind: 'lava',
          outline: [
            { x: 0, y: 0 },
            { x: 9, y: 0 },
            { x: 0, y: 9 },
          ],
          bottom: 0,
          top: 1,
        },
      ],
    };
    expect(read({ map: { ...map, terrain: { ...map.terrain, pieces: [lava] } } })).toMatchObject({
      ok: false,
      problems: [{ path: 'map.terrain.pieces[0].parts[0].kind', problem: 'unknown-kind' }],
    });
  });
});
