import { join } from 'node:path';
import { readSeasonFiles, type SeasonFiles, type SourceFile } from '@/lib/nfl/import/table';

/**
 * These rows are real, and few enough to be checked in each test: a whole season takes a second.
 */
export async function readSeasonWeeks(
  season: number,
  weeks: readonly number[],
): Promise<SeasonFiles> {
  return onlyWeeks(await readSeasonFiles(join(process.cwd(), 'data'), season), weeks);
}

export function onlyWeeks(season: SeasonFiles, weeks: readonly number[]): SeasonFiles {
  const isKept = (line: string) =>
    weeks.some((week) => line.includes(`_${String(week).padStart(2, '0')}_`));
  const shortened = ({ name, text }: SourceFile): SourceFile => {
    const [header = '', ...lines] = text.trimEnd().split('\n');
    return { name, text: [header, ...lines.filter(isKept), ''].join('\n') };
  };
  const { schedule, playerGames, defenseGames } = season;
  return {
    ...season,
    schedule: shortened(schedule),
    playerGames: shortened(playerGames),
    defenseGames: shortened(defenseGames),
  };
}
