import { cleanStickerReason, isOnHelmet, STICKER_KIND_IDS, stickerPositions } from './stickers';

it('lists each reason to choose from once', () => {
  expect(new Set(STICKER_KIND_IDS).size).toBe(STICKER_KIND_IDS.length);
});

it.each([
  ['  Well   done,\n\tAda!  ', 'Well done, Ada!'],
  ['a\u0000b\u200bc\u202ed', 'a b c d'],
  ['Chloe\u0301', 'Chlo\u00e9'],
  [' \n ', ''],
])('makes one tidy line of %j', (typed, line) => {
  expect(cleanStickerReason(typed)).toBe(line);
});

it('keeps the place a student chose, leaves a new sticker beside the helmet, and gives older ones the usual places in order', () => {
  const own = { x: 62, y: 20 };
  expect(stickerPositions([undefined, own, null, undefined])).toEqual([
    { x: 20, y: 70 },
    own,
    null,
    { x: 29, y: 76 },
  ]);
  const many = stickerPositions(Array.from({ length: 12 }, () => undefined));
  expect(many.slice(0, 10).every((place) => place && isOnHelmet(place))).toBe(true);
  expect(many.slice(10)).toEqual([null, null]);
});

it.each([
  ['the back', 20, 55, true],
  ['the top', 60, 16, true],
  ['the front, above the mask', 100, 45, true],
  ['the lower edge', 60, 86, true],
  ['above', 60, 5, false],
  ['behind', 5, 60, false],
  ['the mask', 110, 80, false],
  ['below', 60, 105, false],
])('tells whether a sticker is on the helmet: %s', (_, x, y, on) => {
  expect(isOnHelmet({ x, y })).toBe(on);
});
