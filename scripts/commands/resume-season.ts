import { setSeasonActive } from '@/lib/data/season/commands';
import { OPERATOR } from '../../lib/data/access/viewer';
import { runCommand, say } from '../lib/command-line';

runCommand(async () => {
  const { season, changed } = await setSeasonActive(OPERATOR, true);
  say(changed ? `The season ${season} goes on.` : `The season ${season} was not paused.`);
});
