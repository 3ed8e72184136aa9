import { fault, same } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { areWithin, has, isAbout, type Ledger } from '../ledger.ts';

const sumOf = (faces: readonly number[] = []): number => faces.reduce((sum, face) => sum + face, 0);
const DENIAL = 24;
/** The largest modifier of a test. */
const SHADOW = 1;
const TEST_DICE = 2;
const DIE = 6;

const powerOf = ({ content }: Ledger, id: string) => content.powers.find(each => each.id === id);

/** Powers: once each, tested with two dice, with Perils on doubles, and denied by a higher roll. */
export const powers = (c: Clauses, rises: boolean): CoreCheck => ({
  name: 'powers',
  clause: c.powers,
  on: {
    'power-tried': (l, { model: id, power }) => {
      const model = l.models[id]!;
      const isTwice = l.casts.some(cast => cast.model === id && cast.power === power);
      const isSmite = powerOf(l, power)?.smite === true;
      const isShared = l.casts.some(cast => cast.power === power && cast.model !== id);
      return [
        l.phase === 'psychic' && model.seat === l.turn ? null : fault('its own Psychic phase', l.phase),
        model.sheet.psyker ? null : fault('a Psyker', `model ${id}`),
        isTwice ? fault('each power once', power) : null,
        isShared && !isSmite ? fault('no power but Smite by two', power) : null,
      ];
    },
    'psychic-tested': (l, { model: id, power, total, needs }) => {
      const model = l.models[id]!;
      const rolled = sumOf(model.stood['psychic']);
      const most = Number(has(model, 'waaagh-energy')?.['most'] ?? 0);
      // Of three dice one is dropped.
      const dropped = (model.stood['psychic'] ?? []).length > TEST_DICE ? DIE : 0;
      const least = (isAbout(l, 'shadow-in-the-warp') ? -SHADOW : 0) - dropped;
      const charge = powerOf(l, power)?.warpCharge ?? 0;
      return [
        total >= rolled + least && total <= rolled + most ? null : fault(`${rolled}`, total, c.psychicTest),
        needs === charge || (rises && needs > charge) ? null : fault(`warp charge ${charge}`, needs, c.psychicTest),
      ];
    },
    'power-denied': (l, { model: id }) => {
      const model = l.models[id]!;
      const bonus = has(model, 'deny-bonus')?.by ?? 0;
      const caster = l.models[l.test!.model]!;
      return [
        sumOf(model.stood['deny']) + bonus > (l.test?.total ?? 99)
          ? null
          : fault('more than the test', sumOf(model.stood['deny']), c.deny),
        areWithin(model, caster, DENIAL * INCH) ? null : fault('within 24" of the caster', 'further', c.deny),
      ];
    },
    'power-manifested': (l, { model, power }) => {
      const { test } = l;
      const isTested = test?.model === model && test.power === power && test.passed;
      return [
        isTested ? null : fault('a test that was passed', 'none', c.psychicTest),
        l.denied ? fault('a power that was not denied', power, c.deny) : null,
      ];
    },
  },
  after: {
    'psychic-tested': (l, { model: id, total }, { facts }) => {
      const faces = l.models[id]!.stood['psychic'] ?? [];
      const isDouble = faces.length === 2 && faces[0] === faces[1] && (faces[0] === 1 || faces[0] === 6);
      if (faces.length > TEST_DICE || has(l.models[id]!, 'no-perils')) return null;
      const high = has(l.models[id]!, 'waaagh-energy')?.['perils'];
      const due = isDouble || (high !== undefined && total >= Number(high));
      return same('Perils', String(due), String(facts.some(({ type }) => type === 'perils')));
    },
  },
});
