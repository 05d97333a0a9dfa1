import { fakeStorage } from '@/lib/testing/fake-storage';
import { createDeviceStorage, deviceStorage } from './device-storage';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);
const [KIMS, LEES] = [keyOf(1), keyOf(2)];

const contents = (storage: Storage) =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map((name) => [
      name,
      storage.getItem(name),
    ]),
  );

const forbidden = new Proxy({} as Storage, {
  get() {
    throw new DOMException('The operation is insecure.');
  },
});

describe('a notebook on this device', () => {
  it('keeps values under names that begin with the name of the app, and gives them back', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage, KIMS);
    expect(notebook.write('draft:kim', { whole: '7 ½' })).toBe(true);
    expect(Object.keys(contents(storage))).toEqual(['fraction-league:draft:kim']);
    expect(notebook.read('draft:kim')).toEqual({ whole: '7 ½' });
    expect(createDeviceStorage(storage, KIMS).read('draft:kim')).toEqual({ whole: '7 ½' });
    expect(notebook.read('draft:lee')).toBeNull();
  });

  it('tells its names by how they begin, and no other app’s', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage, KIMS);
    for (const name of ['draft:kim', 'draft:lee', 'outbox:kim:1', 'a draft:kim'])
      notebook.write(name, 1);
    storage.setItem('draft:of another app', '1');
    expect(notebook.names('draft:')).toEqual(['draft:kim', 'draft:lee']);
    expect(notebook.names('')).toEqual(['draft:kim', 'draft:lee', 'outbox:kim:1', 'a draft:kim']);
  });

  it('removes one name and leaves the others', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage, KIMS);
    notebook.write('one', 1);
    notebook.write('two', 2);
    notebook.remove('one');
    expect([notebook.read('one'), notebook.read('two'), notebook.names('')]).toEqual([
      null,
      2,
      ['two'],
    ]);
    expect(Object.keys(contents(storage))).toEqual(['fraction-league:two']);
  });

  it('reads what someone has edited into nonsense as nothing', () => {
    const storage = fakeStorage();
    storage.setItem('fraction-league:draft', '{"whole":');
    expect(createDeviceStorage(storage, KIMS).read('draft')).toBeNull();
  });
});

describe.each<[string, () => Storage | null]>([
  ['full', () => fakeStorage({ full: true })],
  ['missing', () => null],
  ['forbidden', () => forbidden],
])('where the storage is %s', (_, open) => {
  it('keeps values as long as the page lives, and says so', () => {
    const notebook = createDeviceStorage(open(), KIMS);
    expect(notebook.write('draft:kim', 7)).toBe(false);
    expect([notebook.read('draft:kim'), notebook.names('draft:')]).toEqual([7, ['draft:kim']]);
    notebook.remove('draft:kim');
    expect([notebook.read('draft:kim'), notebook.names('')]).toEqual([null, []]);
    expect(createDeviceStorage(open(), KIMS).read('draft:kim')).toBeNull();
  });
});

it('never gives an older value from the device in place of the newest one, and writes there again when it can', () => {
  const kept = fakeStorage();
  let isFull = false;
  const notebook = createDeviceStorage(
    {
      ...kept,
      get length() {
        return kept.length;
      },
      setItem(name: string, value: string) {
        if (isFull) throw new Error('Quota exceeded');
        kept.setItem(name, value);
      },
    },
    KIMS,
  );
  notebook.write('draft', 'old');
  isFull = true;
  expect(notebook.write('draft', 'new')).toBe(false);
  expect([notebook.read('draft'), notebook.names('')]).toEqual(['new', ['draft']]);
  isFull = false;
  expect(notebook.write('draft', 'newest')).toBe(true);
  // Another tab writes: this page's cached values must not hide it.
  createDeviceStorage(kept, KIMS).write('draft', 'from another tab');
  expect(notebook.read('draft')).toBe('from another tab');
});

describe('what lies on the device', () => {
  const KEPT = { lines: ['Lovelace, Ada'], whole: '1234' };

  it('can be read by no one without the key of the account, and by the account again', () => {
    const storage = fakeStorage();
    createDeviceStorage(storage, KIMS).write('draft:kim', KEPT);
    const seen = JSON.stringify(contents(storage));
    expect(['Lovelace', '1234', 'whole'].filter((plain) => seen.includes(plain))).toEqual([]);
    expect(createDeviceStorage(storage, LEES).read('draft:kim')).toBeNull();
    expect(createDeviceStorage(storage, null).read('draft:kim')).toBeNull();
    expect(createDeviceStorage(storage, KIMS).read('draft:kim')).toEqual(KEPT);
  });

  it('is never sealed alike twice, can’t be changed, and opens under its own name alone', () => {
    const storage = fakeStorage();
    const notebook = createDeviceStorage(storage, KIMS);
    const sealed = () => storage.getItem('fraction-league:draft:kim') ?? '';
    notebook.write('draft:kim', KEPT);
    const first = sealed();
    notebook.write('draft:kim', KEPT);
    expect(JSON.parse(sealed()).sealed).not.toBe(JSON.parse(first).sealed);
    storage.setItem('fraction-league:draft:lee', first);
    expect(notebook.read('draft:lee')).toBeNull();
    const { sealed: text } = JSON.parse(first) as { sealed: string };
    for (const place of [0, 40, text.length - 5]) {
      const other = text[place] === 'A' ? 'B' : 'A';
      const changed = `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
      storage.setItem('fraction-league:draft:kim', JSON.stringify({ savedAt: 0, sealed: changed }));
      expect(notebook.read('draft:kim')).toBeNull();
    }
  });

  it('takes nothing without a key: it stays on the page, which says so, and what was there stays too', () => {
    const storage = fakeStorage();
    createDeviceStorage(storage, KIMS).write('draft:kim', 'before');
    const before = contents(storage);
    const notebook = createDeviceStorage(storage, null);
    expect([notebook.write('draft:kim', 'later'), notebook.read('draft:kim')]).toEqual([
      false,
      'later',
    ]);
    expect(contents(storage)).toEqual(before);
  });

  it('is nothing where someone wrote a value that isn’t sealed', () => {
    const storage = fakeStorage();
    storage.setItem('fraction-league:outbox:kim:1', JSON.stringify(KEPT));
    expect(createDeviceStorage(storage, KIMS).read('outbox:kim:1')).toBeNull();
  });

  it('goes after sixty days, whoever is signed in: drafts of a task, but no answer that waits and no list', () => {
    const DAY = 24 * 60 * 60 * 1000;
    const NOW = Date.parse('2023-10-18T15:00:00Z');
    const storage = fakeStorage();
    const clock = jest.spyOn(Date, 'now');
    const drafts = ['draft:kim', 'graph-draft:kim', 'together:kim'];
    const others = ['outbox:kim:1', 'gradebook-names:l1', 'lines-open:kim'];
    for (const [days, mark] of [
      [60, ''],
      [60.01, ' older'],
    ] as const) {
      clock.mockReturnValue(NOW - days * DAY);
      for (const name of [...drafts, ...others])
        createDeviceStorage(storage, KIMS).write(name + mark, 1);
    }
    for (const [name, text] of [
      ['text', '{"savedAt":"2023"}'],
      ['no date', '{}'],
      ['null', 'null'],
      ['nonsense', '{"whole":'],
    ])
      storage.setItem(`fraction-league:draft:${name}`, text ?? '');
    clock.mockReturnValue(NOW);
    const left = createDeviceStorage(storage, LEES).names('');
    expect(left.sort()).toEqual(
      [...drafts, ...others, ...others.map((name) => `${name} older`)].sort(),
    );
  });
});

describe('the notebook of the browser', () => {
  const browser = globalThis as { window?: unknown; document?: { cookie: string } };
  const storage = fakeStorage();
  const signIn = (key: string) => {
    browser.document = { cookie: `x=1; fraction-league.device-key=${key}` };
  };
  const load = async () => {
    jest.resetModules();
    browser.window = { localStorage: storage };
    return (await import('./device-storage')).deviceStorage();
  };
  afterEach(() => {
    delete browser.window;
    delete browser.document;
  });
  // As the server writes it: 32 bytes of 1 and of 2.
  const [kims, lees] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64url')) as [
    string,
    string,
  ];

  it('has the key of the account that the page was opened with, also when someone else signs in meanwhile', async () => {
    signIn(kims);
    const notebook = await load();
    signIn(lees);
    expect(notebook.write('draft:kim', 'still Kim')).toBe(true);
    expect((await load()).read('draft:kim')).toBeNull();
    signIn(kims);
    expect((await load()).read('draft:kim')).toBe('still Kim');
  });

  it.each(['', 'short', `${'a'.repeat(42)}=`])('takes no %p for a key', async (key) => {
    signIn(key);
    expect((await load()).write('draft:kim', 1)).toBe(false);
  });

  it('is one and the same for everyone who asks', () => {
    signIn(kims);
    browser.window = { localStorage: storage };
    expect(deviceStorage()).toBe(deviceStorage());
  });

  it('does without a storage where the browser does not even name one', async () => {
    jest.resetModules();
    signIn(kims);
    const { deviceStorage: fresh } = await import('./device-storage');
    expect([fresh().write('draft', 1), fresh().read('draft')]).toEqual([false, 1]);
  });
});
