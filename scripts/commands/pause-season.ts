import { setSeasonActive } from '@/lib/data/season/commands';
import { OPERATOR } from '../../lib/data/access/viewer';
import { runCommand, say } from '../lib/command-line';

runCommand(async () => {
  const { season, changed } = await setSeasonActive(OPERATOR, false);
  say(
    changed
      ? `The season ${season} is paused: students can look at everything and change nothing.`
      : `The season ${season} was paused already.`,
  );
});
