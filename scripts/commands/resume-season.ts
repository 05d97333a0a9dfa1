import { setSeasonActive } from '@/lib/data/season/commands';
import { OPERATOR } from '../../lib/data/operator';
import { runCommand, say } from '../lib/command-line';

runCommand(async () => {
  say(
    'This ends a pause: students can work again, and weeks open as before. A deadline that passed meanwhile has passed.',
  );
  const { season, changed } = await setSeasonActive(OPERATOR, true);
  say(changed ? `The season ${season} goes on.` : `The season ${season} was not paused.`);
});
