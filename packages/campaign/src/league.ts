// The matches of a league: teams as they are, and maps or missions in turn where that was agreed on
import type { Choice, Chosen, Lobby, Roster } from '@little-wars/engine';

/** The value of a choice that rotates: each match of the league takes the next option. */
export const IN_TURN = '*';

/** The choices of a lobby for one match of the league. */
export function chosenFor(lobby: Lobby, options: Chosen = {}, nth = 0): Chosen {
  let chosen: Chosen = {};
  const given = (choice: Choice): Chosen[string] | undefined => {
    const value = options[choice.id];
    if (choice.kind !== 'one-of') return value;
    if (value === IN_TURN) return choice.options[nth % choice.options.length];
    return choice.options.includes(String(value)) ? value : undefined;
  };
  // Later choices may depend on earlier ones.
  for (let at = 0, all = lobby.choices(chosen); at < all.length; at++) {
    const value = given(all[at]!);
    if (value === undefined) continue;
    chosen = { ...chosen, [all[at]!.id]: value };
    all = lobby.choices(chosen);
  }
  return chosen;
}

/** The setup of the match of two teams, still to be read by the ruleset. */
export const leagueSetup = (
  lobby: Lobby,
  options: Chosen | undefined,
  teams: readonly unknown[],
  nth: number,
): unknown => lobby.setup(chosenFor(lobby, options, nth), teams as readonly Roster[]);

/** Texts of what is played: the choices of one of several that the league has in turn, or has chosen. */
export function headingsIn(lobby: Lobby, options: Chosen = {}, nth = 0): readonly string[] {
  const chosen = chosenFor(lobby, options, nth);
  return lobby
    .choices(chosen)
    .flatMap(choice =>
      choice.kind === 'one-of' && options[choice.id] !== undefined ? [`${choice.id}.${chosen[choice.id]}`] : [],
    );
}
