import { saveTypedIfOutdatedPage } from './call-action';
import {
  restoreTypedFields,
  SAVED_FIELDS_STORAGE_KEY,
  type SavedTypedField,
  saveTypedFields,
} from './keep-typed';

const kept = () =>
  JSON.parse(sessionStorage.getItem(SAVED_FIELDS_STORAGE_KEY) ?? 'null') as unknown;
const put = (selector: string, value: string) => {
  (document.querySelector(selector) as HTMLInputElement).value = value;
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.pushState(null, '', '/student/create-team?x=1');
  document.body.innerHTML = `
    <input name="team" id="a" />
    <textarea id="note"></textarea>
    <select name="theme"><option value="Teal">Teal</option><option value="Red">Red</option></select>
    <input type="checkbox" name="agreed" value="yes" checked />
    <input type="radio" name="mascot" value="eagle" checked /><input type="radio" name="mascot" value="otter" />
    <input type="password" name="secret" />
    <input type="text" name="newPassword" />
    <input type="text" name="password" />
    <input type="text" name="shown" autocomplete="current-password" />
    <input type="hidden" name="operation" value="1" />
    <input type="file" name="picture" />
    <button name="send" value="1">Send</button>`;
  put('[name=team]', 'Cosmic Otters');
  put('#note', 'Two\nlines');
  put('[name=theme]', 'Red');
  for (const name of ['secret', 'newPassword', 'password', 'shown'])
    put(`[name=${name}]`, 'seven green kites');
});

it('what is in the fields of a page is kept with its address, except passwords', () => {
  saveTypedFields();
  expect(kept()).toEqual([
    'http://localhost/student/create-team?x=1',
    [
      ['team ', 'Cosmic Otters'],
      ['note ', 'Two\nlines'],
      ['theme ', 'Red'],
      ['agreed yes', true],
      ['mascot eagle', true],
      ['mascot otter', false],
    ],
  ]);
});

it('it is kept when the server does not have the action any more, and then only', () => {
  const gone = { name: 'UnrecognizedActionError' };
  expect(
    [new Error('Failed to fetch'), gone, 'UnrecognizedActionError', null].map(
      saveTypedIfOutdatedPage,
    ),
  ).toEqual(Array(4).fill(false));
  expect(kept()).toBeNull();
  expect(saveTypedIfOutdatedPage(Object.assign(new Error('not found'), gone))).toBe(true);
  expect(kept()).toMatchObject(['http://localhost/student/create-team?x=1', expect.any(Array)]);
});

it('where nothing can be kept, nothing breaks', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota is used up.');
  });
  expect(saveTypedFields).not.toThrow();
  expect(full).toHaveBeenCalledTimes(1);
  full.mockRestore();
});

describe('after a reload', () => {
  const PAGE = '/student/create-team?x=1';
  const KEPT: SavedTypedField[] = [
    ['team ', 'Cosmic Otters'],
    ['note ', 'Two\nlines'],
    ['theme ', 'Red'],
    ['agreed yes', true],
    ['mascot eagle', false],
    ['mascot otter', true],
    ['score ', 'one'],
    ['score ', 'two'],
  ];
  const keptOn = (page: string, fields = KEPT) =>
    JSON.stringify([`http://localhost${page}`, fields]);
  const FORM = `
  <input name="team" />
  <textarea id="note"></textarea>
  <select name="theme"><option value="Teal">Teal</option><option value="Red">Red</option></select>
  <input type="checkbox" name="agreed" value="yes" />
  <input type="radio" name="mascot" value="eagle" checked /><input type="radio" name="mascot" value="otter" />
  <input name="score" id="first" value="one" /><input name="score" id="second" />`;

  /** The events that the page's code received from its fields. */
  const told: string[] = [];
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input,textarea,select')];
  const content = () =>
    fields().map(({ type, checked, value }) => (/^(radio|checkbox)$/.test(type) ? checked : value));

  beforeEach(() => {
    window.history.pushState(null, '', PAGE);
    document.body.innerHTML = FORM;
    told.length = 0;
    for (const field of fields()) {
      for (const type of ['input', 'change']) {
        field.addEventListener(type, () =>
          told.push(
            `${type} ${field.id || field.name}: ${field.value} ${field.checked ? 'on' : 'off'}`,
          ),
        );
      }
      // A page’s own code listens above its fields.
      field.addEventListener('input', ({ bubbles }) => expect(bubbles).toBe(true));
    }
  });

  it('what was typed is in the same fields again, and each that changes is told twice: before, and as if someone typed', () => {
    restoreTypedFields(keptOn(PAGE));
    expect(content()).toEqual([
      'Cosmic Otters',
      'Two\nlines',
      'Red',
      true,
      false,
      true,
      'one',
      'two',
    ]);
    expect(told.filter((each) => !each.includes('mascot'))).toEqual([
      'input team:  off',
      'input team: Cosmic Otters off',
      'change team: Cosmic Otters off',
      'input note:  off',
      'input note: Two\nlines off',
      'change note: Two\nlines off',
      'input theme: Teal off',
      'input theme: Red off',
      'change theme: Red off',
      'input agreed: yes off',
      'input agreed: yes on',
      'change agreed: yes on',
      'input second:  off',
      'input second: two off',
      'change second: two off',
    ]);
    expect(told).toContain('change mascot: otter on');
  });

  it.each(['/student/create-team?x=2', '/student/create-team', '/'])(
    'what was typed on another page is dropped: %s',
    (page) => {
      const before = content();
      restoreTypedFields(keptOn(page));
      expect([content(), told]).toEqual([before, []]);
    },
  );

  it('a field that is new keeps what it has, and of two with one name each gets its own', () => {
    document.body.innerHTML =
      '<input name="fresh" value="here" /><input name="score" /><input name="score" /><input name="score" value="3" />';
    restoreTypedFields(keptOn(PAGE));
    expect(content()).toEqual(['here', 'one', 'two', '3']);
  });

  it('a field that was emptied is empty again', () => {
    document.body.innerHTML = '<input name="team" value="Otters" />';
    restoreTypedFields(keptOn(PAGE, [['team ', '']]));
    expect(content()).toEqual(['']);
  });

  it('code that watches a field’s own value is told by the event alone, as of what a person types', () => {
    const [team] = fields();
    const set = jest.fn();
    if (team) Object.defineProperty(team, 'value', { get: () => '', set, configurable: true });
    restoreTypedFields(keptOn(PAGE, [['team ', 'Cosmic Otters']]));
    expect(set).not.toHaveBeenCalled();
    if (team) delete (team as Partial<HTMLInputElement>).value;
    expect(team?.value).toBe('Cosmic Otters');
  });
});
