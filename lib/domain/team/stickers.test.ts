import { STICKER_KIND_IDS, tidyStickerWords } from './stickers';

it('lists each reason to choose from once, in its order', () => {
  expect(new Set(STICKER_KIND_IDS).size).toBe(6);
});

it.each([
  ['  Well   done,\n\tAda!  ', 'Well done, Ada!'],
  ['a\u0000b\u200bc\u202ed', 'a b c d'],
  ['Chloe\u0301', 'Chlo\u00e9'],
  [' \n ', ''],
])('makes one tidy line of %j', (typed, line) => {
  expect(tidyStickerWords(typed)).toBe(line);
});
