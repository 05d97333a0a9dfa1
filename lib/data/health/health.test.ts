import type { CheckAndBackupStatus } from '@/lib/platform/maintenance';
import { SCHEMA_VERSION } from '@/lib/sqlite/migrations';
import { appData } from '@/lib/store/collections/season';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { readHealth } from './queries';

let test: TestServices;
let maintenance: CheckAndBackupStatus | null;
beforeEach(async () => {
  maintenance = null;
  test = await installTestServices({ maintenanceStatus: () => maintenance });
});
afterEach(() => test.dispose());

/** The server's start has another bundle, with its own copy of the class. */
function ofAnotherBundle(message: string): Error {
  let error = new Error();
  jest.isolateModules(() => {
    const { StoreUnavailableError } =
      jest.requireActual<typeof import('@/lib/store/port')>('@/lib/store/port');
    error = new StoreUnavailableError(message);
  });
  return error;
}

const WELL = { status: 'ok', schema: SCHEMA_VERSION, season: 2023, week: 6 };
const told = () =>
  readHealth().catch((error: Error & { code?: string }) => [error.name, error.code, error.message]);

it('says which season and week it is, where another service keeps the data', async () => {
  expect(await told()).toEqual(WELL);
});

it.each<[string, CheckAndBackupStatus, object]>([
  [
    'neither yet',
    { lastCheck: null, lastBackup: null, isSound: true },
    { lastCheck: null, lastBackup: null },
  ],
  [
    'both',
    {
      lastCheck: new Date('2023-10-18T04:00:00Z'),
      lastBackup: new Date('2023-10-17T04:00:00Z'),
      isSound: true,
    },
    { lastCheck: '2023-10-18T04:00:00.000Z', lastBackup: '2023-10-17T04:00:00.000Z' },
  ],
])('says when the data was checked and copied: %s', async (_, kept, when) => {
  maintenance = kept;
  expect(await told()).toEqual({ ...WELL, ...when });
});

it('says so when a check has found damage', async () => {
  maintenance = { lastCheck: new Date('2023-10-18T04:00:00Z'), lastBackup: null, isSound: false };
  expect(await told()).toEqual([
    'DomainError',
    'unavailable',
    expect.stringMatching(
      /^There is damage in the database\. Pages and answers still work where .* Restore the last good backup soon\.$/,
    ),
  ]);
});

it('says so when no season is set', async () => {
  await test.store.delete(appData, 'meta');
  expect(await told()).toEqual(['DomainError', 'unavailable', 'No season has been set up yet.']);
});

it.each([
  ['get', /^The data can’t be read or written right now\.$/],
  [
    'checkUsable',
    /^The data can be read, but nothing can be saved right now\. .*signing in, answers, and changes are refused/,
  ],
] as const)(
  'says of a store that fails at %s what still works, and no word of the store’s own',
  async (name, sentence) => {
    jest.spyOn(test.store, name).mockRejectedValue(ofAnotherBundle('/srv/data/league.db is full'));
    expect(await told()).toEqual(['DomainError', 'unavailable', expect.stringMatching(sentence)]);
  },
);

it('hands on what no one expected', async () => {
  jest.spyOn(test.store, 'checkUsable').mockRejectedValue(new TypeError('a defect'));
  expect(await told()).toEqual(['TypeError', undefined, 'a defect']);
});

it('looks once a second, however many ask, and again when the clock is put back', async () => {
  const look = jest.spyOn(test.store, 'checkUsable');
  for (const [moved, looks] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [-999, 2],
    [-1, 3],
  ] as const) {
    test.advance(moved);
    expect(await told()).toEqual(WELL);
    expect([moved, look.mock.calls.length]).toEqual([moved, looks]);
  }
});
