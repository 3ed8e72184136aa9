import { rulesets } from '@little-wars/rulesets';
import { Command, Option } from 'commander';
import { counterIds, countersCalled } from './odds/counters.ts';

// Commands are loaded lazily: the demo needs no physics engine.
const ids = rulesets.map(({ id }) => id);
const withTables = rulesets.filter(({ lobby }) => lobby.ownTables !== null).map(({ id }) => id);

const program = new Command('little-wars')
  .description('A table, an opponent and a playtest lab for small-squad wargames.')
  .showHelpAfterError();

program
  .command('demo')
  .description('play a demonstration in the terminal')
  .option('--seed <text>', 'the seed of the dice', 'little wars')
  .action(async options => (await import('./commands/demo.ts')).demoCommand(options));

program
  .command('rules')
  .description('which clauses are carried out and proven, and where')
  .addOption(new Option('--ruleset <id>', 'one ruleset only').choices(ids))
  .option('--json', 'one array, for programs')
  .action(async options => (await import('./commands/rules.ts')).rulesCommand(options));

program
  .command('bench')
  .description('measure the speed of the engine, each result with a checksum')
  .option('--only <name>', 'entries whose name contains this')
  .option('--json', 'one array, for programs')
  .action(async options => (await import('./commands/bench.ts')).benchCommand(options));

program
  .command('contents')
  .description('the sequences and steps of a ruleset, in the order of play')
  .addOption(new Option('--ruleset <id>', 'one ruleset only').choices(ids))
  .action(async options => (await import('./commands/contents.ts')).contentsCommand(options));

program
  .command('simulate')
  .description('play many games between bots, on all cores')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(ids).default(ids[0]))
  .option('--setup <number>', 'which of the setups ready to play', '0')
  .option('--bots <names>', 'the bot of each seat', 'random,random')
  .option('--games <number>', 'how many games; with --pairings, of each pairing', '100')
  .option('--pairings', 'every two of the ready-made teams against each other, on every map, from both sides')
  .option('--teams <names>', 'with --pairings: only these teams, by name or number')
  .option('--roles', 'how often the Attacker wins each mission, every ready team against itself on every map')
  .option('--choose <choices>', 'with --roles: choices of the lobby, like play=narrative,mission=ambush')
  .option('--seed <text>', 'the seed of dice and bots', 'simulate')
  .option('--json', 'for programs')
  .action(async options => (await import('./commands/simulate.ts')).simulateCommand(options));

program
  .command('campaign')
  .description('play a campaign or a league in the terminal (--play), or many between bots with a report')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(ids).default(ids[0]))
  .option('--play', 'begins a campaign that you take part in')
  .option('--resume [file]', 'continues a campaign (default: little-wars.campaign.json)')
  .option('--import <file>', 'takes up a campaign from a file, checked entry by entry')
  .option('--export <file>', 'writes the campaign to a file for somebody else')
  .option('--chronicle', 'with --resume: prints the chronicle and nothing else')
  .option('--save <file>', 'where it is kept (default: little-wars.campaign.json)')
  .option('--name <text>', 'what it is called')
  .option('--players <number>', 'how many players, from 2 to 8 (default: 2)')
  .option('--people <number>', 'how many of them are people at this terminal (default: 1)')
  .option('--names <names>', 'their names, separated by commas')
  .option('--teams <names>', 'the ready team of each player, by name or number; people are asked otherwise')
  .option('--pairing <kind>', 'round-robin or swiss (default: round-robin)')
  .option('--league', 'a league: teams stay as they are; every ruleset has it')
  .option('--brief', 'no map unless you type map')
  .option('--campaigns <number>', 'between bots: how many campaigns', '10')
  .option('--battles <number>', 'how many rounds it has', '6')
  .option('--from <number>', 'between bots: the number of the first campaign', '1')
  .option('--file <path>', 'between bots: keeps every campaign there; a later run goes on, and reports on all of them')
  .option('--bot <name>', 'which bot plays the other players: soldier, eager or random (soldier; random for a report)')
  .option('--team <id>', 'between bots: the ready team that both sides begin with; each in turn by default')
  .option('--plan <id>', 'which missions are played; an unknown name lists them')
  .option('--seed <text>', 'between bots: the seed of dice and bots', 'campaign')
  .option('--json', 'for programs')
  .action(async options => (await import('./commands/campaign.ts')).campaignCommand(options));

program
  .command('play')
  .description('play in the terminal: against a bot, two people, or bots to watch')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(ids).default(ids[0]))
  .option('--setup <number or name>', 'which of the setups ready to play; an unknown name lists them', '0')
  .option('--bot <name>', 'who plays against you: soldier, eager or random', 'soldier')
  .option('--seat <number>', 'where you sit', '0')
  .option('--people <number>', 'how many people play: 2 take turns at one terminal')
  .option('--watch', 'bots play, you watch')
  .option('--seed <text>', 'the seed of dice and bots; a random one if none is given')
  .option('--record <file>', 'writes the record of the match, for replay')
  .option('--save <file>', 'where the game is saved as you play (default: little-wars.game.json)')
  .option('--resume [file]', 'goes on with a saved game, or with a record')
  .option('--brief', 'no map unless you type map')
  .action(async options => (await import('./commands/play.ts')).playCommand(options));

program
  .command('torture')
  .description('try to break what we promise about saved games: the long forms of those tests')
  .option('--only <name>', 'one promise only')
  .option('--tries <number>', 'how many tries of each; the usual number if none is given')
  .option('--seed <text>', 'the seed of everything random', 'torture')
  .option('--json', 'one line for each promise, for programs')
  .action(async options => (await import('./commands/torture.ts')).tortureCommand(options));

program
  .command('balance')
  .description('every two ready-made teams against each other, kept in a file that a later run continues')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(ids).default('vanguard'))
  .option('--teams <names>', 'only these teams, by name or number')
  .option('--games <number>', 'how many games of each pairing', '400')
  .option('--bot <name>', 'who plays both sides', 'soldier')
  .option('--seed <text>', 'the seed of dice and bots', 'balance')
  .option('--file <path>', 'where results are kept', 'packages/rulesets/balance/vanguard.json')
  .option('--even', 'stops as soon as a pairing is clearly outside 40 to 60 %')
  .action(async options => (await import('./commands/balance.ts')).balanceCommand(options));

program
  .command('prices')
  .description('what every entry, weapon and item of the lists is worth, by games between teams drawn at random')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(ids).default('vanguard'))
  .option('--games <number>', 'how many games', '1000')
  .option('--bot <name>', 'who plays both sides', 'soldier')
  .option('--seed <text>', 'the seed of teams, dice and bots', 'prices')
  .option('--json', 'for programs')
  .action(async options => (await import('./commands/prices.ts')).pricesCommand(options));

program
  .command('tables')
  .argument('[file]', 'a table saved by the editor; a generated one if none is given')
  .description('show a table, and play equal teams on it to see whether it is fair')
  .addOption(new Option('--ruleset <id>', 'which ruleset').choices(withTables).default(withTables[0]))
  .option('--number <number>', 'which generated table', '1')
  .option('--width <inches>', 'its width', '36')
  .option('--depth <inches>', 'its depth', '36')
  .option('--coverage <per cent>', 'how much of it terrain covers', '25')
  .option('--games <number>', 'how many games to play on it', '0')
  .option('--team <number>', 'the ready-made team of both sides', '0')
  .option('--bot <name>', 'who plays both sides', 'soldier')
  .option('--save <file>', 'writes the table as a file for the editor')
  .option('--json', 'for programs')
  .action(async (file, options) => (await import('./commands/tables.ts')).tablesCommand(file, options));

program
  .command('soak')
  .description('play random games on every setup, twice each, and look for anything that goes wrong')
  .addOption(new Option('--ruleset <id>', 'one ruleset only').choices(ids))
  .option('--setup <number>', 'one setup only')
  .option('--games <number>', 'how many games on each setup', '1000')
  .option('--from <number>', 'the number of the first game', '0')
  .option('--bot <name>', 'who plays both sides', 'eager')
  .option('--seed <text>', 'the seed of dice and bots', 'soak')
  .option('--no-referee', 'without the referee')
  .option('--json', 'for programs')
  .action(async options => (await import('./commands/soak.ts')).soakCommand(options));

const odds = program.command('odds').description('exact odds: what an attack, a shot or a fight may do');

for (const id of counterIds) {
  const offers = countersCalled(id);
  const word = (of: string): string => offers.map(({ desk }) => desk.texts['en']?.[of]).find(text => text) ?? of;
  const books = offers.map(({ ruleset }) => ruleset.id);
  const command = odds
    .command(id)
    .description(word(`odds.${id}`))
    .addOption(new Option('--ruleset <id>', 'which ruleset').choices(books).default(books[0]));
  const fields = new Map(offers.flatMap(({ counter }) => counter.fields.map(field => [field.id, field.value])));
  for (const [field, value] of fields)
    command.option(value === null ? `--${field}` : `--${field} <${value}>`, word(`odds.${id}.${field}`));
  command
    .option('--json', 'for programs')
    .action(async options => (await import('./commands/odds.ts')).oddsCommand(id, options));
}

const roster = program.command('roster').description('teams of any ruleset');

roster
  .command('check')
  .argument('<file>', 'a team file, or a list of text')
  .description('whether a team is legal; if not, every reason')
  .option('--json', 'for programs')
  .action(async (file, options) => (await import('./commands/roster.ts')).rosterCheckCommand(file, options));

roster
  .command('starters')
  .description('the ready-made teams; with --name one of them as a file, to begin from')
  .option('--ruleset <id>', 'of which ruleset', ids[0])
  .option('--name <name>', 'which of them')
  .action(async options => (await import('./commands/roster.ts')).rosterStartersCommand(options));

program
  .command('replay')
  .argument('<file>', 'the record of a match')
  .description('play a record again: every fact with its clause, the last hash, and whether the dice are verified')
  .option('--to <number>', 'tell the first inputs only')
  .option('--referee', 'only what the referee, an independent checker of records, objects to')
  .option('--json', 'for programs')
  .action(async (file, options) => (await import('./commands/replay.ts')).replayCommand(file, options));

await program.parseAsync();
