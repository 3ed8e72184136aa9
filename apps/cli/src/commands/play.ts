import { peopleIn } from '@little-wars/table';
import { complain } from '../complain.ts';
import { offerDeparted } from '../play/departed.ts';
import { seedOf, writeRecord } from '../play/leaving.ts';
import { type Opened, openGame, type PlayOptions } from '../play/opening.ts';
import { aimOfSetup, titleOfSetup } from '../play/setups.ts';
import { type Sitting, say } from '../play/shown.ts';
import { sit } from '../play/sitting.ts';
import { seatNames } from '../play/telling.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';

export type { PlayOptions } from '../play/opening.ts';

export async function playCommand(options: PlayOptions, terminal?: Terminal): Promise<void> {
  const opened = openGame(options);
  if (opened.ok) return playOpened(opened, options, terminal ?? openTerminal());
  if (!opened.departed) return complain(opened.why);
  const screen = terminal ?? openTerminal();
  const on = await offerDeparted(opened.departed, screen);
  if (on?.ok) return playOpened(on, options, screen);
  if (on) complain(on.why);
  screen.close();
}

type Played = Extract<Opened, { readonly ok: true }>;

async function playOpened(opened: Played, options: PlayOptions, screen: Terminal): Promise<void> {
  const { session, saving, notes } = opened;
  const sitting: Sitting = {
    session,
    terminal: screen,
    saving,
    unsaved: null,
    brief: options.brief ?? false,
    told: Array<number>(session.players.length + 1).fill(options.resume === undefined ? 0 : 1 + session.moments.length),
    person: null,
    shown: '',
    refused: [],
    page: 0,
  };
  try {
    introduce(sitting, options, notes);
    if ((await sit(sitting)) === 'over') finish(sitting);
    if (options.record !== undefined) say(sitting, writeRecord(sitting.session.match, options.record));
  } finally {
    opened.close();
    screen.close();
  }
}

function introduce(sitting: Sitting, { resume }: PlayOptions, notes: readonly string[]): void {
  const { session } = sitting;
  const { ruleset, setup, inputs } = session.match;
  const names = seatNames(session.match);
  const title = ruleset.texts['en']?.['title'] ?? ruleset.id;
  say(sitting, `${title}: ${titleOfSetup(ruleset, setup)}`);
  for (const aim of aimOfSetup(ruleset, setup)) say(sitting, aim);
  const people = peopleIn(session);
  const roles = session.players.map((player, seat) => {
    const who = player.kind === 'bot' ? `the bot "${player.level}"` : people > 1 ? 'a person' : 'you';
    return `${names[seat]} is ${who}`;
  });
  say(sitting, `${roles.join('; ')}.`);
  for (const note of notes) say(sitting, note);
  if (resume !== undefined) say(sitting, `Going on after answer ${inputs.length}; type log for what happened before.`);
  if (people > 0) say(sitting, 'Type ? for help at any time.');
  sitting.terminal.write('');
}

/** The seed can be revealed now that nothing is left to predict. */
function finish(sitting: Sitting): void {
  const { session, saving } = sitting;
  say(sitting, seedOf(session));
  if (saving?.inputs != null) say(sitting, `The whole game is in ${saving.file}.`);
}
