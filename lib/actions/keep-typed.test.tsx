import { isOutdatedPage } from './call-action';
import { keepTyped, TYPED_KEY } from './keep-typed';

const kept = () => JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? 'null') as unknown;
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
  keepTyped();
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
    [new Error('Failed to fetch'), gone, 'UnrecognizedActionError', null].map(isOutdatedPage),
  ).toEqual(Array(4).fill(false));
  expect(kept()).toBeNull();
  expect(isOutdatedPage(Object.assign(new Error('not found'), gone))).toBe(true);
  expect(kept()).toMatchObject(['http://localhost/student/create-team?x=1', expect.any(Array)]);
});

it('where nothing can be kept, nothing breaks', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota is used up.');
  });
  expect(keepTyped).not.toThrow();
  expect(full).toHaveBeenCalledTimes(1);
  full.mockRestore();
});
