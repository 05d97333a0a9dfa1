import { isThemeId, THEMES, themeOrDefaultById } from './looks';

it('knows its own ids and no others', () => {
  expect(THEMES.map(({ id }) => isThemeId(id))).toEqual(Array(9).fill(true));
  expect(['red', '', 'toString'].map(isThemeId)).toEqual([false, false, false]);
});

it('finds each theme by its id, and shows the first one for an id that is not known', () => {
  expect(themeOrDefaultById('Teal')).toEqual({
    id: 'Teal',
    background: '#0b6e6e',
    foreground: '#ffffff',
  });
  expect(themeOrDefaultById('Plaid').id).toBe('Red');
});
