import { parseArgs } from 'node:util';
import { setSeasonActive } from '@/lib/data/season/commands';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { printLine, runCommand } from '../lib/command-line';

runCommand(async () => {
  parseArgs();
  printLine(
    'This ends a pause: students can work again, and weeks open as before. A deadline that passed meanwhile has passed.',
  );
  const { season, changed } = await setSeasonActive(COMMAND_LINE_OPERATOR, true);
  printLine(changed ? `The season ${season} goes on.` : `The season ${season} was not paused.`);
});
