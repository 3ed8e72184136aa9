import type { Roll } from '../kernel/questions.ts';
import type { DiceSource } from './source.ts';

/** A roll's purpose and its faces. */
export type ScriptedRoll = readonly [purpose: string, ...faces: number[]];

export type Scripted = DiceSource & {
  /** The rolls not used yet. */
  left(): readonly ScriptedRoll[];
};

/** Dice from a script, for tests: throws on a roll that does not match the next line. */
export function scripted(script: readonly ScriptedRoll[]): Scripted {
  let at = 0;
  const source = (roll: Roll): readonly number[] => {
    const line = script[at];
    const met = `roll ${at + 1} is ${roll.count}d${roll.sides} for "${roll.purpose}"`;
    if (line === undefined) throw new Error(`${met}, but no dice are left in the script`);
    const [purpose, ...faces] = line;
    if (purpose !== roll.purpose) throw new Error(`${met}, but the script has dice for "${purpose}"`);
    if (faces.length !== roll.count) throw new Error(`${met}, but the script has ${faces.length} dice: ${faces}`);
    const wrong = faces.find(face => !Number.isInteger(face) || face < 1 || face > roll.sides);
    if (wrong !== undefined) throw new Error(`${met}, but the script has a face ${wrong}`);
    at++;
    return faces;
  };
  return Object.assign(source, { left: () => script.slice(at) });
}
