import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { applyStatCorrections } from '@/lib/data/score-card/correction-commands';
import { importSeason } from '@/lib/nfl/import/import-season';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { importStatistics } from './import-commands';

// What they do is tested with real files; here, that the corrections come after the import and are
// told with it.
jest.mock('@/lib/nfl/import/import-season');
jest.mock('@/lib/data/score-card/correction-commands');

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('an import is followed by its corrections, and tells both', async () => {
  const order: string[] = [];
  const report = {
    season: 2023,
    parts: [{ part: 'week-6', rows: 3, outcome: 'imported' as const }],
    problems: [],
  };
  jest.mocked(importSeason).mockImplementation(async () => {
    order.push('import');
    return report;
  });
  const corrections = ['a correction'] as never;
  jest.mocked(applyStatCorrections).mockImplementation(async () => {
    order.push('corrections');
    return corrections;
  });
  const input = { season: 2023, files: 'the files' as never, weeks: [5, 6] };
  expect(await importStatistics(COMMAND_LINE_OPERATOR, input)).toEqual({ ...report, corrections });
  expect(order).toEqual(['import', 'corrections']);
  expect(jest.mocked(importSeason).mock.calls).toEqual([[test.store, { ...input, now: TEST_NOW }]]);
  expect(jest.mocked(applyStatCorrections).mock.calls).toEqual([[COMMAND_LINE_OPERATOR]]);
});
