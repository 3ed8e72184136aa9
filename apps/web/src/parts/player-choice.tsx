import { BOTS } from '@little-wars/bots';
import type { Player } from '@little-wars/table';

/** Titles of the bots; a bot without one is shown by its name. */
const BOT_TITLES: { readonly [level: string]: string } = {
  soldier: 'The soldier bot (weighs its chances)',
  eager: 'The eager bot (likes to attack)',
  random: 'The random bot (does anything legal)',
};
const botTitle = (level: string): string => BOT_TITLES[level] ?? `The ${level} bot`;

/** The default bot. */
export const USUAL_BOT: Player = { kind: 'bot', level: Object.keys(BOTS)[0]! };

interface Props {
  readonly id: string;
  readonly player: Player;
  readonly choose: (player: Player) => void;
}

/** Who plays a side: a person here, or one of the bots. */
export function PlayerChoice({ id, player, choose }: Props) {
  return (
    <select
      id={id}
      value={player.kind === 'bot' ? player.level : 'person'}
      onChange={({ target: { value } }) =>
        choose(value === 'person' ? { kind: 'person' } : { kind: 'bot', level: value })
      }
    >
      <option value="person">A person at this screen</option>
      {Object.keys(BOTS).map(level => (
        <option key={level} value={level}>
          {botTitle(level)}
        </option>
      ))}
    </select>
  );
}
