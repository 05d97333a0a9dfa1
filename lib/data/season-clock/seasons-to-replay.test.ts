import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { requireNewestSeasonInFolder, seasonsInFolder } from '@/lib/nfl/source';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { listReplaySeasonsToImportAtStart } from './import-commands';

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const [LIVE, OWN] = [TEST_SEASON, 2019];
const there = [2018, OWN, 2020, LIVE];
const seasons = (fromService: boolean) =>
  listReplaySeasonsToImportAtStart(COMMAND_LINE_OPERATOR, { there, own: OWN, fromService });

describe('a start brings in for replays', () => {
  it('every season of the files but the one that it has brought in itself, also again', async () => {
    await markWeeksImported(test.store, 2020, 18);
    expect(await seasons(false)).toEqual([2018, 2020, LIVE]);
  });

  it('beside a service, what is not there to its last week, and never the live season, which is the service’s', async () => {
    await markWeeksImported(test.store, 2018, 1, 2, 17);
    await markWeeksImported(test.store, 2020, 17, 18);
    expect(await seasons(true)).toEqual([2018]);
  });
});

it('the seasons of a folder are those with a folder of files, the oldest first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seasons-'));
  try {
    for (const name of ['season-2025', 'season-2023', 'season-23', 'season-2024.old'])
      mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'README.md'), '');
    expect(await seasonsInFolder(folder)).toEqual([2023, 2025]);
    expect(await requireNewestSeasonInFolder(folder)).toBe(2025);
    expect(await seasonsInFolder(join(folder, 'nowhere'))).toEqual([]);
    await expect(requireNewestSeasonInFolder(join(folder, 'nowhere'))).rejects.toThrow(
      /There is no season in .*nowhere\. Set SEASON/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
