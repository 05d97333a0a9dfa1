import { parseArgs } from 'node:util';
import { previewSetSeason, setSeason } from '@/lib/data/season/commands';
import { COMMAND_LINE_OPERATOR } from '../../lib/data/operator';
import { parseWholeNumberArgument, printLine, runCommand, UsageError } from '../lib/command-line';

const USAGE = 'Usage: npm run set-season -- 2023 [--week 6]   (import the season first)';

runCommand(
  async () => {
    const { values, positionals } = parseArgs({
      options: { week: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new UsageError(USAGE);
    const season = parseWholeNumberArgument(positionals[0], USAGE);
    const asked =
      values.week === undefined ? undefined : parseWholeNumberArgument(values.week, USAGE);
    const { from, to, isBack } = await previewSetSeason(COMMAND_LINE_OPERATOR, season, asked);
    if (from && (from.season !== to.season || from.week !== to.week)) {
      const where = isBack ? ', where it was left' : '';
      printLine(
        `Now it is season ${from.season}, week ${from.week}. It becomes season ${to.season}, week ${to.week}${where}.`,
      );
      if (from.season !== to.season && !isBack)
        printLine(
          'Accounts stay. Teachers open new leagues, and students join with a new code and make a new team.',
        );
    }
    const { week, changed } = await setSeason(COMMAND_LINE_OPERATOR, season, asked);
    printLine(
      changed
        ? `The season is ${season}, week ${week}.`
        : `The season was ${season} already, week ${week}.`,
    );
  },
  { beginsData: true },
);
