import { setSeasonActive } from '@/lib/data/season/commands';
import { OPERATOR } from '../../lib/data/operator';
import { runCommand, say } from '../lib/command-line';

runCommand(async () => {
  say(
    'This pauses the season for everyone who plays along: students can look at everything and change nothing, and no',
  );
  say(
    'week of the live season opens by itself, until npm run resume-season. Deadlines keep running. Classes that replay a',
  );
  say('season are not touched: their teachers pause them.');
  const { season, changed } = await setSeasonActive(OPERATOR, false);
  say(changed ? `The season ${season} is paused.` : `The season ${season} was paused already.`);
});
