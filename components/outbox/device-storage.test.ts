import { fakeStorage } from '@/lib/testing/fake-storage';
import { createDeviceStorage, deviceStorage, forgetOld } from './device-storage';

const contents = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((name) => [
      name,
      storage.getItem(name),
    ]),
  );

/** A browser that forbids all of it. */
const forbidden = new Proxy({} as Storage, {
  get() {
    throw new DOMException('The operation is insecure.');
  },
});

describe('a notebook on this device', () => {
  it('keeps values under names that begin with the name of the app, and gives them back', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage);
    expect(notebook.write('draft:kim', { whole: '7' })).toBe(true);
    expect(contents(storage)).toEqual({ 'fraction-league:draft:kim': '{"whole":"7"}' });
    expect(notebook.read('draft:kim')).toEqual({ whole: '7' });
    expect(createDeviceStorage(storage).read('draft:kim')).toEqual({ whole: '7' });
    expect(notebook.read('draft:lee')).toBeNull();
  });

  it('tells its names by how they begin, and no other app’s', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage);
    for (const name of ['draft:kim', 'draft:lee', 'outbox:kim:1', 'a draft:kim'])
      notebook.write(name, 1);
    storage.setItem('draft:of another app', '1');
    expect(notebook.names('draft:')).toEqual(['draft:kim', 'draft:lee']);
    expect(notebook.names('')).toEqual(['draft:kim', 'draft:lee', 'outbox:kim:1', 'a draft:kim']);
  });

  it('removes one name and leaves the others', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage);
    notebook.write('one', 1);
    notebook.write('two', 2);
    notebook.remove('one');
    expect([notebook.read('one'), notebook.read('two'), notebook.names('')]).toEqual([
      null,
      2,
      ['two'],
    ]);
    expect(contents(storage)).toEqual({ 'fraction-league:two': '2' });
  });

  it('reads what someone has edited into nonsense as nothing', () => {
    const storage = fakeStorage();
    storage.setItem('fraction-league:draft', '{"whole":');
    expect(createDeviceStorage(storage).read('draft')).toBeNull();
  });
});

describe.each<[string, () => Storage | null]>([
  ['full', () => fakeStorage({ full: true })],
  ['missing', () => null],
  ['forbidden', () => forbidden],
])('where the storage is %s', (_, open) => {
  it('keeps values as long as the page lives, and says so', () => {
    const notebook = createDeviceStorage(open());
    expect(notebook.write('draft:kim', 7)).toBe(false);
    expect([notebook.read('draft:kim'), notebook.names('draft:')]).toEqual([7, ['draft:kim']]);
    notebook.remove('draft:kim');
    expect([notebook.read('draft:kim'), notebook.names('')]).toEqual([null, []]);
    expect(createDeviceStorage(open()).read('draft:kim')).toBeNull();
  });
});

it('never gives an older value from the device in place of the newest one, and writes there again when it can', () => {
  const kept = fakeStorage();
  let isFull = false;
  const notebook = createDeviceStorage({
    ...kept,
    get length() {
      return kept.length;
    },
    setItem(name: string, value: string) {
      if (isFull) throw new Error('Quota exceeded');
      kept.setItem(name, value);
    },
  });
  notebook.write('draft', 'old');
  isFull = true;
  expect(notebook.write('draft', 'new')).toBe(false);
  expect([notebook.read('draft'), notebook.names('')]).toEqual(['new', ['draft']]);
  isFull = false;
  expect(notebook.write('draft', 'newest')).toBe(true);
  // Another tab writes: nothing that this page kept is in front of it any more.
  kept.setItem('fraction-league:draft', '"from another tab"');
  expect(notebook.read('draft')).toBe('from another tab');
});

describe('the notebook of the browser', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const NOW = Date.parse('2023-10-18T15:00:00Z');
  const browser = globalThis as { window?: unknown };
  const storage = fakeStorage();

  beforeAll(() => {
    browser.window = { localStorage: storage };
    deviceStorage();
    delete browser.window;
  });
  beforeEach(() => {
    storage.clear();
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });

  it('is one and the same for everyone who asks', () => {
    expect(deviceStorage()).toBe(deviceStorage());
    deviceStorage().write('draft', 1);
    expect(contents(storage)).toEqual({ 'fraction-league:draft': '1' });
  });

  it('forgets what lies on a shelf for more than sixty days or does not say since when, and nothing of another shelf', () => {
    const notes: Record<string, unknown> = {
      'draft:today': { savedAt: NOW },
      'draft:sixty days': { savedAt: NOW - 60 * DAY },
      'draft:longer': { savedAt: NOW - 60 * DAY - 1 },
      'draft:text': { savedAt: '2023' },
      'draft:no date': {},
      'draft:null': null,
      'outbox:longer': { savedAt: 0 },
    };
    for (const [name, note] of Object.entries(notes)) deviceStorage().write(name, note);
    forgetOld('draft:');
    expect(deviceStorage().names('')).toEqual(['draft:today', 'draft:sixty days', 'outbox:longer']);
  });

  it('forgets what is not what is kept there today', () => {
    deviceStorage().write('draft:one', { savedAt: NOW, version: 1 });
    deviceStorage().write('draft:two', { savedAt: NOW, version: 2 });
    deviceStorage().write('draft:old', { savedAt: 0, version: 2 });
    forgetOld('draft:', (kept) => (kept as { version: number }).version === 2);
    expect(deviceStorage().names('')).toEqual(['draft:two']);
  });
});

it('does without a storage where the browser does not even name one', async () => {
  jest.resetModules();
  const { deviceStorage: fresh } = await import('./device-storage');
  expect([fresh().write('draft', 1), fresh().read('draft')]).toEqual([false, 1]);
});
