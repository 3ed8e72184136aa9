import { rulesets } from '@little-wars/rulesets';
import { Command, Option } from 'commander';

// Each command is loaded when it is called: the demonstration needs no physics engine.
const ids = rulesets.map(({ id }) => id);

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
  .option('--games <number>', 'how many games', '100')
  .option('--seed <text>', 'the seed of dice and bots', 'simulate')
  .option('--json', 'for programs')
  .action(async options => (await import('./commands/simulate.ts')).simulateCommand(options));

await program.parseAsync();
