// Mutants of Vanguard that behave the same; each with the reason.
import { type Equivalent, inFile } from './in-file.ts';

const core = 'packages/rulesets/src/vanguard/core';
const weaponRules = 'packages/rulesets/src/vanguard/weapon-rules';
const SAVES_WORK = 'only saves work, or is set again before it is read: the result is the same without';

const odds = 'packages/rulesets/src/vanguard/odds';
const NEGLIGIBLE = 'concerns only chances that are too small to count';
const NOT_ASKED = 'no rule about attacks asks for it';

export const EQUIVALENT_IN_VANGUARD: readonly Equivalent[] = [
  ...inFile(
    `${odds}/armor.ts`,
    'another key for each case just the same',
    'const key = ((((hits * 8 + faces) * 2 + (explodes ? 1 : 0)) * 64 + free) * 64 + bought) | 0;',
    '+ => -',
  ),
  ...inFile(
    `${odds}/desk.ts`,
    'the attacker is 8" or 14" away, and nothing depends on half a range',
    'range: 36,',
    '36 => 37',
  ),
  ...inFile(`${odds}/desk.ts`, 'no ability costs as much', 'const ENOUGH = 9;', '9 => 10'),
  ...inFile(`${odds}/dice.ts`, NEGLIGIBLE, 'if (part < 0.5 && chances[k - 1]! < NEVER / 2) return chances;', '< => <='),
  ...inFile(`${odds}/dice.ts`, NEGLIGIBLE, 'if (!byOthers.some(chance => chance > 0)) continue;', '> => >='),
  ...inFile(`${odds}/duel.ts`, NOT_ASKED, 'points: 0,', '0 => 1'),
  ...inFile(`${odds}/duel.ts`, NOT_ASKED, 'nerve: 4,', '4 => 5'),
  ...inFile(`${odds}/duel.ts`, NOT_ASKED, 'again: false,', 'false => true'),
  ...inFile(
    `${odds}/duel.ts`,
    NOT_ASKED,
    "const FRIEND: Member = { card: 'rifleman', name: '', leader: false, choices: [] };",
    'false => true',
  ),
  ...inFile(`${odds}/duel.ts`, 'the table is bare: any height sees and is seen', 'height: 1.5,', '1.5 => 2.5'),
  ...inFile(`${odds}/duel.ts`, 'all stand on one level', 'at: { x, y: inches(6), z: 0 },', '0 => 1'),
  ...inFile(
    `${odds}/strike-case.ts`,
    'rules follow from the dice, and whoever reads the hits here takes one at least',
    "followedBy<Vanguard>(look, { type: 'hits-scored', clause: 'VG-10.3', hits: sixes + 1 }).position,",
    '+ => -',
  ),
  ...inFile(
    `${odds}/strike-case.ts`,
    'beyond this nothing changes: the last entry holds for all that follow',
    'const MOST_BEYOND = 8;',
    '8 => 9',
  ),
  ...inFile(
    `${odds}/strike-case.ts`,
    'any number of wounds of which one is left',
    'const tough = withModel(t, model, { wounds: 2 });',
    '2 => 3',
  ),
  ...inFile(
    `${odds}/volley.ts`,
    'who is not on the table is in nobody’s way, removed or not',
    '[withModel(t, target, { at: null, removed: true, wounds: 0 }), removed],',
    'true => false',
    '0 => 1',
  ),
  ...inFile(
    `${odds}/volley.ts`,
    'only saves working out what follows the last target',
    'if (i === shares.length - 1) continue;',
    '- => +',
  ),
  ...inFile(`${odds}/volley.ts`, 'the average of a blend is that of its chances', 'average: 0,', '0 => 1'),
  ...inFile(
    `${core}/03-dice/alike.ts`,
    'harm from elsewhere than an attack has dice only while it has hits, which are grouped as armor',
    "if (weapon === '') return null;",
    "weapon === '' => false",
  ),
  ...inFile(
    `${core}/03-dice/dice.ts`,
    'rolling no dice again does nothing',
    "s.call('VG-3.3', 'take them up', (_t, v) => (v.chosen.length > 0 ? rollAgain.start(v) : null)),",
    'v.chosen.length > 0 => true',
    '> => >=',
  ),
  ...inFile(
    `${core}/05-activation/activation.ts`,
    SAVES_WORK,
    'judged.set(action, is);',
    'judged.set(action, is) => void 0',
  ),
  ...inFile(
    `${core}/01-measuring/measuring.ts`,
    'only rejects those that are far apart before they are measured',
    'return dx * dx + dy * dy <= far * far && isWithin(standingOf(t, a), standingOf(t, b), x);',
    '+ => -',
  ),
  ...inFile(
    `${core}/01-measuring/measuring.ts`,
    'only rejects those that are far apart before they are measured',
    'const FARTHEST_REACH = inches(6);',
    '6 => 7',
  ),
  ...inFile(
    `${core}/01-measuring/measuring.ts`,
    'Math.max takes null for 0, and every reach is longer',
    'return one === null ? another : another === null ? one : Math.max(one, another);',
    'one === null => false',
    'another === null => false',
  ),
  ...inFile(
    `${core}/07-moving/move-reasons.ts`,
    'all solids of a part are of its kind',
    'const solid = sceneOfTable(t).solids.find(each => each.piece === piece && each.part === part);',
    'find => findLast',
  ),
  ...inFile(
    `${core}/09-sight/line-of-sight.ts`,
    'only saves a copy: with nothing moved aside the mask is the same',
    'return moved.length === 0',
    'moved.length === 0 => false',
  ),
  ...inFile(
    `${core}/09-sight/line-of-sight.ts`,
    'a key of the cache: another one for each pair just the same',
    'const key = viewer * MOST + target;',
    '+ => -',
  ),
  ...inFile(
    `${core}/09-sight/line-of-sight.ts`,
    'only reads the cache: what it misses is worked out again',
    'const cached = seen.get(key)?.visible ?? glances.get(key);',
    '?? => &&',
  ),
  ...inFile(
    `${core}/10-attacks/armor.ts`,
    'harm rolls no dice to hit, which alone ask whether it was aimed',
    'aimed: false,',
    'false => true',
  ),
  ...inFile(
    `${core}/15-game/game.ts`,
    'the roll-off decides the seat before anybody is asked',
    "s.call('VG-15.5', 'deploy', () => deployment.start({ seat: 0, faces: [], model: null })),",
    '0 => 1',
  ),
  ...inFile(
    `${core}/16-scenario/scenarios.ts`,
    'no two scenarios have one id',
    'SCENARIOS.find(({ id }) => id === scenario) ?? gatherIntelligence;',
    'find => findLast',
  ),
  ...inFile(
    `${weaponRules}/knocks-down.ts`,
    "a weapon's rules are in play for its own attack only, whose target alone suffers",
    'const isTarget = attack?.attacker === holder && attack.target === model;',
    '&& => ||',
  ),
  ...inFile(
    `${core}/12-nerve/fallback.ts`,
    'from its edge the way to it has no legs',
    'const ways = isAtEdge(t, v.model) ? [] : waysBack(t, v.model, v.stoodUp === true);',
    'isAtEdge(t, v.model) => false',
  ),
  ...inFile(
    `${core}/15-game/lay-terrain.ts`,
    'it is asked only while there is a piece to offer: at first there is, and later it is tested before',
    "return options.length > 0 ? { of: 'terrain', options } : null;",
    'options.length > 0 => true',
    '> => >=',
  ),
  ...[0, 2, 3].map(nth => ({
    file: `${core}/09-sight/line-of-sight.ts`,
    code: 'a.at === b.at && a.down === b.down && a.card === b.card && a.along === b.along;',
    change: '=== => !==',
    nth,
    why: 'only misses the cache: nothing changes it for everybody at once',
  })),
];
