import { type Faults, fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { abilityOf, effectsOn, type Ledger, type Ongoing, ongoing, weaponOf } from '../ledger.ts';
import { areWithin } from '../near.ts';
import { apOf, type Range, successes } from '../numbers.ts';
import { isInTheOpen, touchesTerrain } from '../terrain.ts';

/** VG-10.21, VG-10.25: behind terrain that it touches; some weapons ignore it. */
function mayCover(l: Ledger, { attack, by, at: target }: Ongoing): boolean {
  if (attack.type === 'harm' || target.at === null) return false;
  if (weaponOf(by, attack.weapon)?.rules.some(({ rule }) => rule === 'ignores-cover')) return false;
  return touchesTerrain(l, target) && !(by.at !== null && isInTheOpen(l, by, target));
}

/** VG-10.4, VG-10.9, VG-10.21: saves, with cover or without. */
function saves(l: Ledger, attack: Ongoing): Range {
  const { armorDice, invulnerable, hits } = attack;
  const target = l.models[attack.attack.target]!;
  const faces = armorDice.map(({ face }) => face);
  const [needs, modifier, cover] =
    invulnerable === null ? [target.card.armor, -apOf(attack), mayCover(l, attack) ? 1 : 0] : [invulnerable, 0, 0];
  const count = (more: number): number => Math.min(hits, successes(faces, needs, modifier + more));
  return { least: count(0), most: count(cover) };
}

/** The wounds of an unsaved hit; a card may reduce them to one, or move them to another model. */
function worth(l: Ledger, attack: Ongoing): Range {
  const by = l.models[attack.attack.attacker]!;
  const over = effectsOn(attack, by, 'overcharge').length > 0 && attack.attack.type === 'ranged' ? 1 : 0;
  const most = attack.attack.damage + over;
  const spared = attack.marks.some(mark => mark.startsWith('necrodermis')) ? 1 : most;
  const caught =
    attack.marks.some(mark => mark.startsWith('saviour')) || l.effects.some(({ use }) => use.rule === 'saved');
  return { least: caught ? 0 : Math.min(spared, most), most };
}

function atEnd(l: Ledger, attack: Ongoing): Faults {
  const { suffered, hits, mortal } = attack;
  const { target } = attack.attack;
  const saved = saves(l, attack);
  const each = worth(l, attack);
  const sum = (mine: typeof suffered): number => mine.reduce((total, { wounds }) => total + wounds, 0);
  const lost = sum(suffered.filter(({ model, mortal: pure }) => model === target && !pure));
  const pure = sum(suffered.filter(({ model, mortal: isPure }) => model === target && isPure));
  const least = (hits - saved.most) * each.least;
  const most = (hits - saved.least) * each.most;
  // A target removed before its armor roll suffers nothing more.
  const gone = l.models[target]!.removed && attack.armorDice.length < hits;
  return [
    lost < least && !gone ? fault(`at least ${least} wounds`, lost, 'VG-10.5') : null,
    lost > most ? fault(`at most ${most} wounds`, lost, 'VG-10.5') : null,
    mortal > 0 && pure < mortal && !gone ? fault(`${mortal} mortal wounds`, pure, 'VG-10.10') : null,
  ];
}

/** Natural 6s of weapons that add mortal wounds. */
function mortalSixes(l: Ledger, attack: Ongoing, wounds: number): Faults {
  const by = l.models[attack.attack.attacker]!;
  const rules = by.weapons.find(({ id }) => id === attack.attack.weapon)?.rules ?? [];
  const own = rules.filter(({ rule }) => rule === 'mortal-sixes').map(each => each.wounds ?? 1);
  const more = effectsOn(l, by, 'mortal-sixes').map(each => each.wounds ?? 1);
  const sixes = attack.hitDice.filter(({ face }) => face === 6).length;
  const due = sixes * [...own, ...more].reduce((a, b) => a + b, 0);
  return wounds <= due ? null : fault(`at most ${due} mortal wounds for ${sixes} sixes`, wounds, 'VG-10.10');
}

/** VG-10.9, VG-10.29: an invulnerable value of the target, or given by a nearby friend. */
function has(l: Ledger, { attack }: Ongoing, value: number): boolean {
  const target = l.models[attack.target]!;
  if (
    abilityOf(target, 'invulnerable')?.on === value ||
    target.abilities.some(({ rule, on }) => rule === 'invulnerable' && on === value)
  )
    return true;
  return l.models.some(friend => {
    const field = abilityOf(friend, 'force-field');
    return (
      field?.on === value &&
      friend.seat === target.seat &&
      friend.at !== null &&
      areWithin(friend, target, field.within ?? 0)
    );
  });
}

/** One die for each hit, AR minus AP; D for each unsaved hit (VG-10.5); mortal wounds by the dice (VG-10.10). */
export const armorAndWounds: VanguardCheck = {
  name: 'armor rolls and wounds',
  clause: 'VG-10.4',
  on: {
    'armor-dice-set': (l, { dice, clause }) => {
      const attack = ongoing(l);
      if (attack === null || clause !== 'VG-10.4') return null;
      return dice.length === attack.hits ? null : fault(`${attack.hits} dice for as many hits`, dice.length);
    },
    'armor-chosen': (l, { invulnerable }) => {
      const attack = ongoing(l);
      if (attack === null || invulnerable === null || has(l, attack, invulnerable)) return null;
      return fault('an invulnerable value it has', `${invulnerable}+`, 'VG-10.9');
    },
    'mortal-wounds-added': (l, { wounds }) => {
      const attack = ongoing(l);
      return attack === null ? null : mortalSixes(l, attack, wounds);
    },
    'attack-ended': l => {
      const attack = ongoing(l);
      return attack === null ? null : atEnd(l, attack);
    },
  },
};
