import { parseArgs } from 'node:util';
import { setSeasonActive } from '@/lib/data/season/commands';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { printLine, runCommand } from '../lib/command-line';

runCommand(async () => {
  parseArgs();
  printLine(
    'This pauses the season for everyone who plays along: students can look at everything and change nothing, and no',
  );
  printLine(
    'week of the live season opens by itself, until npm run resume-season. Deadlines keep running. Classes that replay a',
  );
  printLine('season are not touched: their teachers pause them.');
  const { season, changed } = await setSeasonActive(COMMAND_LINE_OPERATOR, false);
  printLine(
    changed ? `The season ${season} is paused.` : `The season ${season} was paused already.`,
  );
});
