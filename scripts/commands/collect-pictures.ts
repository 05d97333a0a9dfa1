import { setTimeout as sleep } from 'node:timers/promises';
import { deleteOrphanedPictures } from '../../lib/data/graph/pictures';
import { OPERATOR } from '../../lib/data/operator';
import { runCommand, say } from '../lib/command-line';

/** Longer than any upload takes. */
const WAIT_MS = 5 * 60_000;

runCommand(async () => {
  say('Looking for pictures that no graph belongs to. This takes five minutes when there are any.');
  const removed = await deleteOrphanedPictures(OPERATOR, () => sleep(WAIT_MS));
  say(removed === 0 ? 'There are none.' : `Removed the pictures of ${removed}.`);
});
