import {
  isOnHelmet,
  PRESET_TEACHER_STICKER_REASONS,
  STICKER_SHAPES,
  stickerReasonsEarnedOnCard,
  stickerShape,
  storedOrDefaultStickerPositions,
  toOneLineStickerReason,
} from './stickers';

it('lists each reason to choose from once', () => {
  expect(new Set(PRESET_TEACHER_STICKER_REASONS).size).toBe(PRESET_TEACHER_STICKER_REASONS.length);
});

const answered = (numerator: number, changes: object = {}) => ({
  correct: true,
  answer: { wholeNumber: 27, numerator, denominator: 10 },
  ...changes,
});

it.each([
  ['a right answer alone', answered(3), []],
  ['a mistake found with lines', answered(3, { foundInLines: ['x'] }), ['mistake-beaten']],
  ['one mended with the app', answered(3, { foundInLines: ['x'], together: true }), []],
  ['one not mended yet', { correct: false, answer: null, foundInLines: ['x'] }, []],
  ['a guess exactly 1 away', answered(0, { estimate: 28 }), ['close-guess']],
  ['a guess a little more than 1 away', answered(1, { estimate: 26 }), []],
  ['a guess below', answered(3, { estimate: 27 }), ['close-guess']],
  ['a guess before any answer', { correct: false, answer: null, estimate: 27 }, []],
  [
    'both, opened again by a correction',
    {
      correct: false,
      answer: null,
      estimate: 27,
      foundInLines: ['x'],
      correction: { before: { wholeNumber: 27, numerator: 3, denominator: 10 } },
    },
    ['mistake-beaten', 'close-guess'],
  ],
])('a card with %s earns %j', (_, step, reasons) => {
  expect(stickerReasonsEarnedOnCard([answered(3), step])).toEqual(reasons);
});

it('gives each thing learned its own shape, and all of a teacher’s one', () => {
  const own = [
    'mistake-beaten',
    'all-tasks',
    'graph-in-gallery',
    'weeks-ago',
    'close-guess',
    'all-kinds-of-graph',
  ];
  const shapes = own.map((reason) => stickerShape(reason, false));
  expect(shapes.toSpliced(2, 0, stickerShape('x', true))).toEqual([...STICKER_SHAPES]);
});

it.each([
  ['  Well   done,\n\tAda!  ', 'Well done, Ada!'],
  ['a\u0000b\u200bc\u202ed', 'a b c d'],
  ['Chloe\u0301', 'Chlo\u00e9'],
  [' \n ', ''],
])('makes one tidy line of %j', (typed, line) => {
  expect(toOneLineStickerReason(typed)).toBe(line);
});

it('keeps the place a student chose, leaves a new sticker beside the helmet, and gives older ones the usual places in order', () => {
  const own = { x: 62, y: 20 };
  expect(storedOrDefaultStickerPositions([undefined, own, null, undefined])).toEqual([
    { x: 20, y: 70 },
    own,
    null,
    { x: 29, y: 76 },
  ]);
  const many = storedOrDefaultStickerPositions(Array.from({ length: 12 }, () => undefined));
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
