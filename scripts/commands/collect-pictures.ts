import { setTimeout as sleep } from 'node:timers/promises';
import { deleteOrphanedPictures } from '../../lib/data/graph/pictures';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { printLine, runCommand } from '../lib/command-line';

/** Longer than any upload takes. */
const WAIT_MS = 5 * 60_000;

runCommand(async () => {
  printLine(
    'Looking for pictures that no graph belongs to. This takes five minutes when there are any.',
  );
  const removed = await deleteOrphanedPictures(COMMAND_LINE_OPERATOR, () => sleep(WAIT_MS));
  printLine(removed === 0 ? 'There are none.' : `Removed the pictures of ${removed}.`);
});
