import { focusedElementKind, reviewShortcutForKey } from './review-keys';

const press = (
  key: string,
  place: Parameters<typeof reviewShortcutForKey>[1] = 'elsewhere',
  held: object = {},
) => reviewShortcutForKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, place);
const EVERY_KEY = [
  '1',
  '4',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  's',
  'S',
  'b',
  'u',
  ' ',
  'Tab',
];

it('rates with one to four, goes on with arrows, and sends', () => {
  expect(['1', '2', '3', '4'].map((key) => press(key))).toEqual(
    [0, 1, 2, 3].map((level) => ({ do: 'rate', level })),
  );
  expect(press('ArrowRight')).toEqual({ do: 'graph', step: 1 });
  expect(press('ArrowLeft')).toEqual({ do: 'graph', step: -1 });
  expect(press('ArrowDown')).toEqual({ do: 'part', step: 1 });
  expect(press('ArrowUp')).toEqual({ do: 'part', step: -1 });
  expect(press('Enter')).toEqual({ do: 'accept', outcome: 'seen' });
  expect([press('s'), press('S')]).toEqual(
    [1, 2].map(() => ({ do: 'accept', outcome: 'approved' })),
  );
  expect([press('b'), press('u')]).toEqual([{ do: 'back' }, { do: 'undo' }]);
  for (const key of ['0', '5', '9', 'a', ' ', 'Tab', 'Shift']) expect(press(key)).toBeNull();
});

it('leaves every key to a text box but the one that leads out', () => {
  for (const key of EVERY_KEY) expect(press(key, 'text')).toBeNull();
  expect(press('Escape', 'text')).toEqual({ do: 'choose' });
});

it('leaves a browser’s own keys alone', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
    for (const key of [...EVERY_KEY, 'Escape'])
      expect(press(key, 'elsewhere', { [held]: true })).toBeNull();
  }
});

it('leaves a circle its arrows and a button its Enter; among sentences a number chooses one', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    expect(press(key, 'circle')).toBeNull();
  expect(press('3', 'circle')).toEqual({ do: 'rate', level: 2 });
  expect([press('Enter', 'button'), press('Enter', 'sentence')]).toEqual([null, null]);
  expect(press('7', 'sentence')).toEqual({ do: 'sentence', index: 6 });
  expect(press('7', 'button')).toBeNull();
});

it('knows where the focus stands', () => {
  document.body.innerHTML =
    '<div><input type="radio" id="circle"><input id="text"><textarea id="area"></textarea>' +
    '<ol data-sentences><li><button id="sentence">A</button></li></ol><a href="#" id="link"><b id="button">B</b></a><p id="other"></p></div>';
  const at = (id: string) => focusedElementKind(document.getElementById(id));
  expect(['circle', 'text', 'area', 'sentence', 'link', 'button', 'other', 'none'].map(at)).toEqual(
    ['circle', 'text', 'text', 'sentence', 'button', 'button', 'elsewhere', 'elsewhere'],
  );
});
