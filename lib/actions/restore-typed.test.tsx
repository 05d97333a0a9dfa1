import type { TypedField } from './keep-typed';
import { restoreTyped } from './restore-typed';

const PAGE = '/student/create-team?x=1';
const KEPT: TypedField[] = [
  ['team ', 'Cosmic Otters'],
  ['note ', 'Two\nlines'],
  ['theme ', 'Red'],
  ['agreed yes', true],
  ['mascot eagle', false],
  ['mascot otter', true],
  ['score ', 'one'],
  ['score ', 'two'],
];
const keptOn = (page: string, fields = KEPT) => JSON.stringify([`http://localhost${page}`, fields]);
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
  restoreTyped(keptOn(PAGE));
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
    restoreTyped(keptOn(page));
    expect([content(), told]).toEqual([before, []]);
  },
);

it('a field that is new keeps what it has, and of two with one name each gets its own', () => {
  document.body.innerHTML =
    '<input name="fresh" value="here" /><input name="score" /><input name="score" /><input name="score" value="3" />';
  restoreTyped(keptOn(PAGE));
  expect(content()).toEqual(['here', 'one', 'two', '3']);
});

it('a field that was emptied is empty again', () => {
  document.body.innerHTML = '<input name="team" value="Otters" />';
  restoreTyped(keptOn(PAGE, [['team ', '']]));
  expect(content()).toEqual(['']);
});

it('code that watches a field’s own value is told by the event alone, as of what a person types', () => {
  const [team] = fields();
  const set = jest.fn();
  if (team) Object.defineProperty(team, 'value', { get: () => '', set, configurable: true });
  restoreTyped(keptOn(PAGE, [['team ', 'Cosmic Otters']]));
  expect(set).not.toHaveBeenCalled();
  if (team) delete (team as Partial<HTMLInputElement>).value;
  expect(team?.value).toBe('Cosmic Otters');
});
