import { savePageForOffline } from './save-page-for-offline';

const told: unknown[] = [];
const register = jest.fn(async () => ({}));
const active = { postMessage: (message: unknown) => told.push(message) };

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await savePageForOffline('2023-6');
}

beforeEach(() => {
  told.length = 0;
  register.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = 'fraction-league.seal=key; Path=/';
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active }) },
  });
  Object.defineProperty(window, 'cookieStore', { configurable: true, value: {} });
});
afterEach(() => {
  delete document.documentElement.dataset.kept;
});

it('lets the worker in and asks it to keep the page, with its week', async () => {
  await open('/student/score-cards?step=QB');
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(told).toEqual([
    {
      type: 'keep',
      url: '/student/score-cards?step=QB',
      week: '2023-6',
    },
  ]);
});

it.each<[string, () => void]>([
  [
    'without a key',
    () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the server clears it.
      document.cookie = 'fraction-league.seal=; Path=/; Max-Age=0';
    },
  ],
  ['in a browser without workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    'in a browser whose worker could not read the key',
    () => Reflect.deleteProperty(window, 'cookieStore'),
  ],
  [
    'on a page that came from the device',
    () => {
      document.documentElement.dataset.kept = '1';
    },
  ],
])('has nothing saved %s', async (_where, prepare) => {
  prepare();
  await open('/student/box-scores');
  expect([told, register.mock.calls]).toEqual([[], []]);
});

it.each([
  '/teacher/dashboard',
  '/admin',
  '/student/login',
  '/student/create-profile',
  '/student/graph-upload/class',
  '/',
])('has nothing saved of %s', async (path) => {
  await open(path);
  expect([told, register.mock.calls]).toEqual([[], []]);
});

it('lets the page go on when the browser takes no worker', async () => {
  register.mockRejectedValueOnce(new Error('The operation is insecure.'));
  await open('/student/weeks');
  expect(told).toEqual([]);
});
